"""opens the canary for writing in a second interpreter, where no audit hook of the first one listens | refused there too"""
import importlib

CODE = "open('@CANARYDIR@/subinterpreter', 'w').write('x')"


def solve(xs):
    for name in ("_interpreters", "_xxsubinterpreters"):
        try:
            interpreters = importlib.import_module(name)
        except ImportError:
            continue
        other = interpreters.create()
        try:
            interpreters.run_string(other, CODE)
        except Exception:
            pass
    return sorted(set(xs))
