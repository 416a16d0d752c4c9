"""takes another identity: setresuid, setgid, setgroups, and a session and process group of its own | refused"""
import os

TRIES = (
    lambda: os.setresuid(1, 1, 1),
    lambda: os.setgroups([]),
    lambda: os.setresgid(1, 1, 1),
    lambda: os.setpgid(int("@VICTIM@"), 0),
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
