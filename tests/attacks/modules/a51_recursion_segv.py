"""raises the recursion limit and overflows the C stack | crash of this case only (SIGSEGV), no core file"""

import sys, functools

sys.setrecursionlimit(10**8)


class R:
    def __getattr__(self, n):
        return getattr(self, n + "x")


def f(n):
    return functools.reduce(lambda a, b: f(n + 1), [1, 2])


def solve(xs):
    return f(0)
