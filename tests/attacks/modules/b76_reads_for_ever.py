"""waits for a line on standard input and on every descriptor that can be polled | runtime error or time limit"""
import select
import sys


def solve(xs):
    poll = select.poll()
    for fd in range(64):
        poll.register(fd, select.POLLPRI)
    sys.stdin.read()
    poll.poll()
    return input("verdict: ")
