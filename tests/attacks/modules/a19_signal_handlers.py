"""ignores SIGTERM/SIGINT/SIGXCPU, arms itimers that keep raising in the worker's loop | fail: killed with SIGKILL from outside"""

import signal

for s in (signal.SIGTERM, signal.SIGINT, signal.SIGXCPU, signal.SIGHUP):
    signal.signal(s, signal.SIG_IGN)


def h(*a):
    raise SystemExit(0)


signal.signal(signal.SIGALRM, h)
signal.setitimer(signal.ITIMER_REAL, 0.001, 0.001)


def solve(xs):
    while True:
        pass
