"""2**60 leaves through shared sublists | fail: node budget"""


def solve(xs):
    a = [0]
    for _ in range(60):
        a = [a, a]
    return a
