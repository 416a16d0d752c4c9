"""shrinks every pipe to one page (F_SETPIPE_SZ), so that long answers stall, and prints much | right or a limit, no deadlock"""
import fcntl


def solve(xs):
    for fd in range(64):
        try:
            fcntl.fcntl(fd, 1031, 4096)
        except OSError:
            pass
    print("x" * 20_000)
    return sorted(set(xs))
