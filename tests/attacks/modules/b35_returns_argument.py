"""empties the argument in place and gives that same object back as the answer | wrong: the argument is no measure of itself"""


def solve(xs):
    xs.clear()
    return xs
