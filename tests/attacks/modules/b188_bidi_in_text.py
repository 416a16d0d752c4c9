"""prints bidirectional overrides and isolates, which make a line read as another | shown as marks"""


def solve(xs):
    print("\u202etcerroc :evlos\u202c \u2066\u2067solve: correct\u2069\u2069 \u200f\u061c")
    return "\u202e[3 ,2 ,1]\u202c"
