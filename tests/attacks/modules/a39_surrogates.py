"""lone surrogates, and a surrogate pair posing as one character | fail, no UnicodeEncodeError in the grader"""


def solve(xs):
    return ["\ud800", "\ud83d\ude00", "\udcff\x00\x1b[2J"]
