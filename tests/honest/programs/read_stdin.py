# Reading all lines that are typed: sys.stdin
import fileinput
import sys


def add_lines():
    return sum(int(line) for line in sys.stdin)


def first_and_rest():
    first = sys.stdin.readline()
    rest = sys.stdin.read()
    return first, rest


def all_lines():
    return [line.rstrip("\n") for line in sys.stdin.readlines()]


def until_end():
    lines = []
    try:
        while True:
            lines.append(input())
    except EOFError:
        return lines


def numbered():
    return [f"{n}:{line.strip()}" for n, line in enumerate(fileinput.input(files=["-"]), 1)]
