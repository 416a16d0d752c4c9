"""returns True/False where 1/0 are expected | fail: type-exact comparison"""


def solve(xs):
    return [bool(x) if x in (0, 1) else x for x in sorted(set(xs))]
