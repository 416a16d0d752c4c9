"""a thread that keeps interrupting the main thread (interrupt_main) through a handler that ends the process | fail, grader goes on"""
import _thread
import os
import signal
import time


def pester():
    while True:
        _thread.interrupt_main(signal.SIGUSR1)
        time.sleep(0.001)


def solve(xs):
    signal.signal(signal.SIGUSR1, lambda number, frame: os._exit(0))
    _thread.start_new_thread(pester, ())
    time.sleep(0.2)
    return []
