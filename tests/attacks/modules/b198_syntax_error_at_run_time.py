"""raises a SyntaxError and an OSError that name the canary as their file, with texts of their own | runtime error; no line is read"""


def solve(xs):
    if len(xs) % 2:
        raise SyntaxError("hacked", ("@CANARY@", 1, 1, None, 1, 99))
    raise FileNotFoundError(2, "\x1b[31mgone", "@CANARY@", None, "@BANK@")
