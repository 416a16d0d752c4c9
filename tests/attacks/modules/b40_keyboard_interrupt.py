"""raises KeyboardInterrupt, as if the teacher had pressed Ctrl-C | runtime error: the grading of the others goes on"""


def solve(xs):
    raise KeyboardInterrupt
