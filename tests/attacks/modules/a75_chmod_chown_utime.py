"""chmod 000 / chown / utime / setxattr on the bank (Landlock does not cover these) | refused by seccomp (EPERM)"""

import os


def solve(xs):
    r = []
    for f in (
        lambda: os.chmod("@CANARY@", 0),
        lambda: os.chown("@CANARY@", 1, 1),
        lambda: os.utime("@CANARY@", (0, 0)),
        lambda: os.setxattr("@CANARY@", "user.x", b"1"),
    ):
        try:
            f()
            r.append("DONE")
        except OSError as e:
            r.append(e.errno)
    return r
