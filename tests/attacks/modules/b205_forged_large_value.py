"""answers in our place with a value that is larger than the worker would tell, in each case | fail, and is not asked for ever"""
import json
import os
import sys
import time


def identity():
    frame = sys._getframe()
    while frame is not None:
        for value in list(frame.f_locals.values()):
            name = getattr(value, "_id", None)
            if isinstance(name, str):
                return name
        frame = frame.f_back


def solve(xs):
    name = identity()
    body = json.dumps({"id": name, "kind": "returned", "value": ["l", [1.5] * 40_000], "seconds": 0.0}).encode()
    os.write(1, b"\0" + name.encode() + b"\0")
    body = len(body).to_bytes(4, "little") + body
    while body:
        body = body[os.write(11, body) :]
    time.sleep(60)
