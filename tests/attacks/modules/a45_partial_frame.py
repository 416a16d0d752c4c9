"""sends half a header and sleeps | timeout"""

import os, time


def solve(xs):
    os.write(11, b"\x10\0")
    time.sleep(1000)
