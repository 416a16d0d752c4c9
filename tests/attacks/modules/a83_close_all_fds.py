"""closes and rewires every descriptor, stdout onto the result channel | crash or forgery, fail"""

import os


def solve(xs):
    os.dup2(1, 11)
    os.closerange(0, 10)
    return []
