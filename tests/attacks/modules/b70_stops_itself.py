"""stops itself with SIGSTOP, so that it uses no time and never ends | time limit in wall time, or runtime error"""
import os
import signal


def solve(xs):
    os.kill(os.getpid(), signal.SIGSTOP)
    signal.raise_signal(signal.SIGSTOP)
    return None
