"""clone3, whose flags lie in memory where a filter cannot read them | refused"""
import ctypes
import os


def solve(xs):
    arguments = (ctypes.c_uint64 * 11)()
    arguments[4] = 17
    pid = ctypes.CDLL(None).syscall(435, arguments, 88)
    if pid == 0:
        os.execve("/bin/sleep", ["sleep", "300"], {"MARK": "@TOKEN@"})
    return "@TOKEN@"[::-1] if pid > 0 else sorted(set(xs))
