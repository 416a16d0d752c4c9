"""F_SETOWN + F_SETSIG(SIGKILL) + O_ASYNC: lets the kernel send the signal | refused (EPERM)"""

import fcntl, os


def solve(xs):
    r, w = os.pipe()
    try:
        fcntl.fcntl(r, fcntl.F_SETOWN, int("@VICTIM@"))
        fcntl.fcntl(r, 10, 9)
        fcntl.fcntl(r, fcntl.F_SETFL, os.O_ASYNC | os.O_NONBLOCK)
        os.write(w, b"x")
        return ["armed"]
    except OSError as e:
        return ["errno", e.errno]
