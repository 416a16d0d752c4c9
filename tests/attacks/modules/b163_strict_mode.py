"""enters strict seccomp mode, in which every call but read and write kills the worker silently | runtime error"""
import ctypes


def solve(xs):
    ctypes.CDLL(None).prctl(22, 1, 0, 0, 0)
    return None
