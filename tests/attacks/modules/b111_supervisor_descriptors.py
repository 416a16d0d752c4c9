"""opens the supervisor's own open files anew through /proc/PID/fd, and reads its links | refused"""
import os


def solve(xs):
    found = []
    for fd in range(64):
        path = f"/proc/@SUP@/fd/{fd}"
        try:
            found.append(os.readlink(path))
            found.append(os.read(os.open(path, os.O_RDONLY | os.O_NONBLOCK), 2000).decode(errors="replace"))
        except OSError:
            pass
    return found or sorted(set(xs))
