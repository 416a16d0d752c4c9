# Measuring time
import time
from time import perf_counter, sleep


class Stopwatch:
    def __enter__(self):
        self.start = perf_counter()
        return self

    def __exit__(self, *args):
        self.seconds = perf_counter() - self.start


def sleeping():
    with Stopwatch() as watch:
        sleep(0.02)
    return watch.seconds >= 0.019


def clocks():
    a = time.monotonic(), time.process_time(), time.time(), time.time_ns(), time.thread_time()
    b = time.monotonic(), time.process_time(), time.time(), time.time_ns(), time.thread_time()
    return all(x <= y for x, y in zip(a, b))


def formatted():
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(0)), time.localtime(3600).tm_hour, time.tzname[0]
