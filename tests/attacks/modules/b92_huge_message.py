"""raises an error with a message of 100 MB and a class name of 1 MB | runtime error, cut before it is sent"""


def solve(xs):
    raise type("E" * 1_000_000, (Exception,), {})("x" * 100_000_000)
