"""prints 10 MB, then answers right | output limit (never buffered without bound)"""


def solve(xs):
    for _ in range(1000):
        print("x" * 10000)
    return sorted(set(xs))
