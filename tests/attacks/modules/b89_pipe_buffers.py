"""fills thousands of pipes of 1 MB each, memory of the kernel that no process is charged for | fail: few descriptors, small pipes"""
import fcntl
import os


def solve(xs):
    filled = 0
    for _ in range(3000):
        _reader, writer = os.pipe()
        os.set_blocking(writer, False)
        try:
            fcntl.fcntl(writer, 1031, 1 << 20)
        except OSError:
            pass
        filled += os.write(writer, bytes(1 << 20))
    return ["filled", filled, "@TOKEN@"[::-1]]
