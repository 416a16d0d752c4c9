"""closes and rewires every descriptor, stdout onto the result channel | crash or forgery, fail"""
import os


def solve(xs):
    for fd in range(3, 16):
        try:
            os.fstat(fd)
            os.dup2(1, fd)
        except OSError:
            pass
    os.closerange(0, 10)
    return []
