"""sends whatever the worker sends twice, by an os.write that writes all again | fail: a second answer is not taken for the next"""
import os
import posix

once = posix.write


def twice(fd, data):
    once(fd, data)
    return once(fd, data)


os.write = posix.write = twice


def solve(xs):
    os.write(1, b"twice")
    return []
