"""replies whose tagged trees have a wrong arity and wrong types | fail, comparator does not raise"""
import json
import os
import struct
import sys
import time

TREES = (["d", [1, [2], [3, 4, 5], {"x": 1}]], ["l"], ["l", 5], [], ["f", []], ["i", "0xzz"], ["s", "odd"], {"l": []}, [["l"], []])


def solve(xs):
    names = [value for value in sys._getframe(1).f_locals.values() if type(value) in (str, int)]
    for request in names[:10] or [0]:
        tree = TREES[len(xs) % len(TREES)]
        body = json.dumps({"id": request, "k": "ret", "v": tree, "args": {"a": [None]}}).encode()
        for fd in range(3, 16):
            try:
                os.write(fd, struct.pack("<I", len(body)) + body)
            except OSError:
                pass
    time.sleep(60)
