"""raises an error whose __cause__, __context__ and notes run in a circle | runtime error: no chain is followed for ever"""


def solve(xs):
    first, second = ValueError("first"), KeyError("second")
    first.__cause__, second.__cause__ = second, first
    first.__context__, second.__context__ = second, first
    first.__notes__ = [first, second, 3, None]
    raise first
