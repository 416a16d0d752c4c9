"""vfork of the C library, and execution of a program in the child | refused"""
import ctypes
import os


def solve(xs):
    pid = ctypes.CDLL(None).vfork()
    if pid == 0:
        os.execve("/bin/sleep", ["sleep", "300"], {"MARK": "@TOKEN@"})
        os._exit(0)
    return None if pid > 0 else sorted(set(xs))
