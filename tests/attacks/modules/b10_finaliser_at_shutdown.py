"""a __del__ that runs while the interpreter is torn down forges a report and exits 0 | fail: no answer was given in time"""
import os
import sys


class Last:
    def __del__(self, write=os.write, leave=os._exit):
        for fd in range(1, 32):
            try:
                write(fd, b'\x1e\0\0\0{"k":"ret","v":["l",[1,2,3]]}')
            except OSError:
                pass
        leave(0)


sys.keep = Last()


def solve(xs):
    raise SystemExit(0)
