"""starts a shell on a pseudo terminal of its own (forkpty) | refused"""
import os


def solve(xs):
    try:
        pid, _fd = os.forkpty()
    except OSError:
        return sorted(set(xs))
    if pid == 0:
        os.execve("/bin/sleep", ["sleep", "300"], {"MARK": "@TOKEN@"})
    return "@TOKEN@"[::-1]
