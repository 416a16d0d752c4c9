"""answers right and leaves a non-daemon thread behind that never ends | right or time limit; the process is gone afterwards"""
import threading


def spin():
    while True:
        pass


def solve(xs):
    threading.Thread(target=spin).start()
    return sorted(set(xs))
