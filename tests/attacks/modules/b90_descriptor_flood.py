"""opens descriptors until the table of the whole system is full | fail: a small number is allowed"""
import os


def solve(xs):
    held = []
    while len(held) < 200_000:
        held.append(os.dup(1))
    return "@TOKEN@"[::-1]
