"""dies of SIGKILL, SIGXCPU or SIGINT by its own hand, to look like a victim of the grader | runtime error"""
import os
import signal

DEATHS = (signal.SIGKILL, signal.SIGXCPU, signal.SIGINT, signal.SIGSYS)


def solve(xs):
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.kill(os.getpid(), DEATHS[len(xs) % len(DEATHS)])
    os._exit(0)
