"""answers floats, with -0.0 for 0 and NaN that equals nothing | wrong: int and float are kept apart, and NaN harms no comparison"""


def solve(xs):
    return [-0.0 if x == 0 else float(x) if isinstance(x, int) else x for x in sorted(set(xs))] or [float("nan")]
