"""opens the bank by absolute, relative, /proc/self/root, /proc/self/cwd path | refused (EACCES)"""

import os


def solve(xs):
    r = []
    for p in (
        "@BANK@",
        os.path.relpath("@BANK@"),
        "/proc/self/root@BANK@",
        "/proc/self/cwd/../../..@BANK@",
        "/proc/@SUP@/root@BANK@",
        "/proc/@SUP@/cwd/bank.json",
    ):
        try:
            r.append(open(p).read()[:40])
        except OSError as e:
            r.append(e.errno)
    return r
