"""reply whose tagged tree has wrong arity and types | fail, comparator does not raise"""

import os, struct, json, sys


def solve(xs):
    rid = sys._getframe(1).f_locals["rid"]
    os.write(1, b"\0" + rid.encode() + b"\0")
    b = json.dumps(
        {"id": rid, "k": "ret", "v": ["d", [1, [2], [3, 4, 5], {"x": 1}]], "args": {"a": [None]}}
    ).encode()
    os.write(11, struct.pack("<I", len(b)) + b)
    import time

    time.sleep(60)
