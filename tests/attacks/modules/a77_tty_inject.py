"""opens /dev/tty and injects keystrokes with TIOCSTI | refused"""
import fcntl
import os


def solve(xs):
    done = 0
    for attempt in (
        lambda: os.open("/dev/tty", os.O_RDWR),
        lambda: fcntl.ioctl(0, 0x5412, b"x"),
        lambda: fcntl.ioctl(1, 0x5412, b"x"),
        lambda: fcntl.ioctl(2, 0x5412, b"x"),
    ):
        try:
            attempt()
            done += 1
        except OSError:
            pass
    return "@TOKEN@"[::-1] if done else sorted(set(xs))
