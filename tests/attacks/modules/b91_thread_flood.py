"""starts threads with stacks of 64 MB until no process of this user can start one | fail: the number is limited"""
import _thread
import time


def solve(xs):
    _thread.stack_size(64 << 20)
    started = 0
    while started < 100_000:
        _thread.start_new_thread(time.sleep, (1000,))
        started += 1
    return "@TOKEN@"[::-1]
