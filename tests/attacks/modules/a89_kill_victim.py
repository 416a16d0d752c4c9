"""SIGKILLs one named process of the same user (safe form of kill_parent, for ablation runs) | refused (EPERM)"""

import os


def solve(xs):
    try:
        os.kill(int("@VICTIM@"), 9)
        return ["sent"]
    except OSError as e:
        return [e.errno]
