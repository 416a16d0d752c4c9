"""forks for ever | refused (EPERM)"""

import os


def solve(xs):
    while True:
        os.fork()
