"""changes folder, umask, environment and time zone of its process, and answers right | right; the next submission notes nothing"""
import os
import time


def solve(xs):
    for change in (lambda: os.chdir("/"), lambda: os.umask(0o777), os.environ.clear):
        try:
            change()
        except OSError:
            pass
    os.environ.update(PYTHONPATH="/nonexistent", PYTHONHASHSEED="x", TZ="Mars/Olympus", LC_ALL="tr_TR.UTF-8")
    time.tzset()
    return sorted(set(xs))
