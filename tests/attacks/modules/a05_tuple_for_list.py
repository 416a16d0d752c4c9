"""returns a tuple where a list is expected | fail: type-exact comparison"""


def solve(xs):
    return tuple(sorted(set(xs)))
