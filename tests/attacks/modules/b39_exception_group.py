"""raises an exception group nested 20000 deep with wide branches | runtime error, told within bounds"""


def solve(xs):
    group = ExceptionGroup("innermost", [ValueError(n) for n in range(1000)])
    for depth in range(20_000):
        group = ExceptionGroup(f"at {depth}", [group])
    raise group
