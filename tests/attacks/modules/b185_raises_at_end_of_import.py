"""exit handlers, finalisers and thread clean-up that all raise when the interpreter is left | right; the grader goes on"""
import atexit
import sys
import threading
import weakref


def burst(*_positional):
    raise RuntimeError("at the end")


atexit.register(burst)
threading._shutdown = burst
KEEP = weakref.finalize(burst, burst)
sys.unraisablehook = burst


def solve(xs):
    return sorted(set(xs))
