"""asks for leave to signal all processes (kill -1) and the supervisor's group, in the harmless form of signal 0 | refused"""
import os


def solve(xs):
    for send in (lambda: os.kill(-1, 0), lambda: os.killpg(int("@SUP@"), 0), lambda: os.kill(int("@VICTIM@"), 0)):
        try:
            send()
        except OSError:
            continue
        return "@TOKEN@"[::-1]
    return sorted(set(xs))
