"""sleeps without using CPU | wall timeout"""

import time


def solve(xs):
    time.sleep(10**6)
