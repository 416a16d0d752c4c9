"""locks the same lock twice at import, waiting for ever without work | not run: loading has a limit in wall time"""
import threading

LOCK = threading.Lock()
LOCK.acquire()
LOCK.acquire()


def solve(xs):
    return sorted(set(xs))
