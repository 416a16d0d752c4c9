"""raises from code that claims to be the canary, so that a traceback shows its lines | wrong file is not opened; no secret shown"""

CODE = "\n" * 0 + "def fail(xs):\n    raise ValueError(xs)\n"
NAMES = {}
for path in ("@CANARY@", "@BANK@", "/etc/passwd"):
    names = {}
    exec(compile(CODE, path, "exec"), names)
    names["fail"].__code__ = names["fail"].__code__.replace(co_firstlineno=1, co_name="\x1b[2Jsolve", co_linetable=b"\x80\x00" * 50)
    NAMES[path] = names["fail"]


def solve(xs):
    NAMES[("@CANARY@", "@BANK@", "/etc/passwd")[len(xs) % 3]](xs)
