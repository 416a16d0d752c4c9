"""raises from code that claims to be the canary, so that a traceback shows its lines | that file is not opened; no secret shown"""

PATHS = ("@CANARY@", "@BANK@", "/proc/@SUP@/environ")
FAILING = []
for path in PATHS:
    names = {}
    exec(compile("def fail(xs): raise ValueError(xs)", path, "exec"), names)
    FAILING.append(names["fail"])
    names["fail"].__code__ = names["fail"].__code__.replace(co_name="\x1b[2Jsolve")


def solve(xs):
    FAILING[len(xs) % len(PATHS)](xs)
