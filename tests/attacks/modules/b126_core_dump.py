"""raises its limit on core files and aborts, to leave its memory in a file | runtime error; no core file"""
import os
import resource


def solve(xs):
    try:
        resource.setrlimit(resource.RLIMIT_CORE, resource.getrlimit(resource.RLIMIT_CORE)[1:] * 2)
    except (OSError, ValueError):
        pass
    os.abort()
