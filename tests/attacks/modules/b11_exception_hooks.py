"""sys.excepthook, unraisablehook and threading.excepthook that claim success, then an error | runtime error all the same"""
import os
import sys
import threading


def all_is_well(*_what):
    os.write(1, b"1 passed, 0 failed\n")
    os._exit(0)


sys.excepthook = sys.unraisablehook = threading.excepthook = all_is_well


def solve(xs):
    raise AssertionError("never seen")
