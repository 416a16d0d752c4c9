"""renames the canary, replaces it, removes it, and makes and removes folders beside it | refused"""
import os

TRIES = (
    lambda: os.mkdir("@CANARYDIR@/folder"),
    lambda: os.rename("@CANARY@", "@CANARYDIR@/moved"),
    lambda: os.replace("@CANARY@", "/tmp/@TOKEN@"),
    lambda: os.unlink("@CANARY@"),
    lambda: os.rmdir("@CANARYDIR@"),
)


def solve(xs):
    done = 0
    for attempt in TRIES:
        try:
            attempt()
            done += 1
        except OSError:
            pass
    return "@TOKEN@"[::-1] if done else sorted(set(xs))
