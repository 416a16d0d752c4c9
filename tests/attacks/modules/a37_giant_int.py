"""integer with 30 million digits | fail: size limit, no quadratic str()"""


def solve(xs):
    return 1 << 100_000_000
