"""a frame with NaN, 1e999, repeated keys and an integer of 300000 digits | fail: no error and no quadratic time outside"""
import os
import struct
import sys
import time


def solve(xs):
    known = [v for v in sys._getframe(1).f_locals.values() if type(v) in (int, str)] or [0]
    for name in known[:20]:
        text = '{"id":%s,"k":"ret","v":["l",[NaN,-Infinity,1e999,%s]],"v":%s,"seconds":-1,"args":1e999}'
        body = (text % (f'"{name}"' if isinstance(name, str) else name, "9" * 300_000, "8" * 300_000)).encode()
        for fd in range(3, 16):
            try:
                os.write(fd, struct.pack("<I", len(body)) + body)
            except OSError:
                pass
    time.sleep(60)
