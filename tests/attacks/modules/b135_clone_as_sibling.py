"""clone with CLONE_PARENT: the new process is the supervisor's child, not its own | refused"""
import ctypes
import os


def solve(xs):
    pid = ctypes.CDLL(None).syscall(56, 0x8000 | 17, 0, 0, 0, 0)
    if pid == 0:
        os.execve("/bin/sleep", ["sleep", "300"], {"MARK": "@TOKEN@"})
    return "@TOKEN@"[::-1] if pid > 0 else sorted(set(xs))
