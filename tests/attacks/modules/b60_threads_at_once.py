"""sixteen threads write answers at the same time, in pieces that mix with the worker's own | fail: a mixed answer is none"""
import os
import threading


def write():
    while True:
        for fd in range(3, 16):
            try:
                os.write(fd, b'\x0d\0\0\0{"k":')
                os.write(fd, b'"ret"}')
            except OSError:
                pass


def solve(xs):
    for _ in range(16):
        threading.Thread(target=write, daemon=True).start()
    return ["mixed"] * 1000
