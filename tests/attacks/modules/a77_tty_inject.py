"""opens /dev/tty and injects keystrokes with TIOCSTI | refused"""

import fcntl, os


def solve(xs):
    r = []
    try:
        r.append(os.open("/dev/tty", os.O_RDWR))
    except OSError as e:
        r.append(e.errno)
    for fd in (0, 1, 2):
        try:
            fcntl.ioctl(fd, 0x5412, b"x")
            r.append("DONE")
        except OSError as e:
            r.append(e.errno)
    return r
