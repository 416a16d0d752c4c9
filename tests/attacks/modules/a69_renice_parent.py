"""renices and pins the grader | refused (EPERM)"""

import os


def solve(xs):
    r = []
    for f in (
        lambda: os.setpriority(os.PRIO_PROCESS, int("@VICTIM@"), 19),
        lambda: os.sched_setaffinity(int("@VICTIM@"), {0}),
        lambda: os.nice(-5),
    ):
        try:
            f()
            r.append("done")
        except OSError as e:
            r.append(e.errno)
    return r
