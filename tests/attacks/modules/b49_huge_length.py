"""claims a length of 2 GB on every pipe and keeps sending | fail: the length is bounded, nothing is laid up for it"""
import os
import stat


def solve(xs):
    pipes = []
    for fd in range(3, 64):
        try:
            if not stat.S_ISREG(os.fstat(fd).st_mode):
                pipes.append(fd)
        except OSError:
            pass
    data = b"\xff\xff\xff\x7f" + b"x" * 65532
    while pipes:
        for fd in list(pipes):
            try:
                os.write(fd, data)
            except OSError:
                pipes.remove(fd)
    return None
