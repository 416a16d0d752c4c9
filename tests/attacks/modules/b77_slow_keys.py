"""spends the time in C's sort, through keys whose comparison sleeps | time limit in wall time"""
import time


class Slow:
    def __lt__(self, other):
        time.sleep(0.3)
        return False


def solve(xs):
    return sorted([*xs, *range(1000)], key=lambda x: Slow())
