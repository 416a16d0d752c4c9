"""writes to stdout as fast as it can | output limit"""

import os


def solve(xs):
    b = b"x" * 65536
    while True:
        os.write(1, b)
