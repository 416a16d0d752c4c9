"""a forged frame that claims no time, no output and unchanged arguments beside a wrong value | fail: wrong value, facts are measured"""
import json
import os
import struct
import sys
import time


def solve(xs):
    xs.append("changed")
    for name, value in list(sys._getframe(1).f_locals.items()):
        if type(value) in (str, int):
            claims = {"id": value, name: value, "k": "ret", "v": ["l", []], "seconds": 0, "ns": 0, "out": "", "args": None}
            claims |= {"arguments": None, "same": None, "replaced": {}, "unread": 0, "limit": None, "verdict": "correct"}
            body = json.dumps(claims).encode()
            for fd in range(3, 16):
                try:
                    os.write(fd, struct.pack("<I", len(body)) + body)
                except OSError:
                    pass
    time.sleep(60)
