# How deep can a function call itself?
import sys


def add_up(n):
    return 0 if n == 0 else n + add_up(n - 1)


def add_up_deep(n):
    old = sys.getrecursionlimit()
    sys.setrecursionlimit(10_000)
    try:
        return add_up(n)
    finally:
        sys.setrecursionlimit(old)


def forever(n):
    return forever(n + 1)


def caught():
    try:
        forever(0)
    except RecursionError:
        return "too deep"


def even(n):
    return True if n == 0 else odd(n - 1)


def odd(n):
    return False if n == 0 else even(n - 1)
