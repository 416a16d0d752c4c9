"""copies a descriptor out of the supervisor (pidfd_getfd) | refused"""
import ctypes
import os


def solve(xs):
    libc = ctypes.CDLL(None)
    for pid in (int("@SUP@"), int("@VICTIM@")):
        handle = libc.syscall(434, pid, 0)
        for fd in range(32):
            copy = libc.syscall(438, handle, fd, 0)
            if handle >= 0 and copy >= 0:
                os.write(2, b"copied")
                return "@TOKEN@"[::-1]
    return sorted(set(xs))
