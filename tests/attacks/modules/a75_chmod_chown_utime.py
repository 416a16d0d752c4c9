"""chmod 000, chown, utime and setxattr on a file that it may not open | refused"""
import os


def solve(xs):
    done = 0
    for change in (
        lambda: os.chmod("@CANARY@", 0),
        lambda: os.chown("@CANARY@", 1, 1),
        lambda: os.utime("@CANARY@", (0, 0)),
        lambda: os.setxattr("@CANARY@", "user.x", b"1"),
    ):
        try:
            change()
            done += 1
        except OSError:
            pass
    return "@TOKEN@"[::-1] if done else sorted(set(xs))
