"""cancels and re-arms every timer and alarm of the process, in case its limit is one of them | time limit all the same"""
import faulthandler
import resource
import signal


def solve(xs):
    faulthandler.cancel_dump_traceback_later()
    signal.alarm(0)
    for timer in (signal.ITIMER_REAL, signal.ITIMER_VIRTUAL, signal.ITIMER_PROF):
        signal.setitimer(timer, 0)
    try:
        resource.setrlimit(resource.RLIMIT_CPU, resource.getrlimit(resource.RLIMIT_CPU)[1:] * 2)
    except (OSError, ValueError):
        pass
    while True:
        pass
