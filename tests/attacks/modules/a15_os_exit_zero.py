"""os._exit(0) inside the function | fail: a missing reply is a crash, exit status means nothing"""

import os


def solve(xs):
    os._exit(0)
