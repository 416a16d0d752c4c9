"""answers right, but its __del__ loops for ever when the interpreter ends | right; nobody waits for a polite end"""
import sys


class Sticky:
    def __del__(self):
        while True:
            pass


sys.sticky = Sticky()


def solve(xs):
    return sorted(set(xs))
