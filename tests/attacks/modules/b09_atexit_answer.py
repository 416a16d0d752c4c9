"""leaves by sys.exit and prints the answer in an atexit handler | fail: what is said after the end is no answer"""
import atexit
import os
import sys


def late():
    for fd in range(1, 32):
        try:
            os.write(fd, b'{"k": "ret", "verdict": "correct"}\n')
        except OSError:
            pass
    os._exit(0)


def solve(xs):
    atexit.register(late)
    sys.exit(0)
