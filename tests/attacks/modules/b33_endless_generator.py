"""returns a generator that never ends and grows with each step | wrong or a limit: nothing is drawn from it without bound"""


def solve(xs):
    kept = []
    while True:
        kept.append("x" * 1000)
        yield len(kept)
