"""computes for most of a second in each case, to make all cases together take very long | right or time limit, within the budget"""
import time


def solve(xs):
    end = time.process_time() + 0.7
    while time.process_time() < end:
        pass
    return sorted(set(xs))
