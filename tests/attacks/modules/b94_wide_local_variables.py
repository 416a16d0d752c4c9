"""raises from frames that hold gigabytes of shared structure in their local variables | runtime error; variables are cut"""


def deeper(depth, laughs):
    wide = {number: laughs for number in range(1000)}
    if depth == 0:
        raise ValueError(len(wide))
    return deeper(depth - 1, laughs)


def solve(xs):
    laughs = "ha"
    for _ in range(40):
        laughs = [laughs, laughs]
    return deeper(50, laughs)
