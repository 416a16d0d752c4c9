"""reads the CPU time of another process from its clock, whose number holds that of the process | refused"""
import time


def solve(xs):
    for which in (2, 6):
        try:
            time.clock_gettime(~int("@VICTIM@") << 3 | which)
        except OSError:
            continue
        return "@TOKEN@"[::-1]
    return sorted(set(xs))
