"""sends half a header and sleeps | timeout"""
import os
import time


def solve(xs):
    for fd in range(3, 16):
        try:
            os.write(fd, b"\x10\0")
        except OSError:
            pass
    time.sleep(1000)
