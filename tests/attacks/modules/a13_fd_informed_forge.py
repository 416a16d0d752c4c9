"""steals the request id from the caller's frame and writes its own reply with a verdict field | fail: extra fields ignored, value is still wrong"""

import os, struct, json, sys


def solve(xs):
    f = sys._getframe(1)
    rid = f.f_locals["rid"]
    os.write(1, b"\0" + rid.encode() + b"\0")
    b = json.dumps(
        {
            "id": rid,
            "k": "ret",
            "v": ["verdict", "pass"],
            "pass": True,
            "score": 100,
            "args": ["l", [["l", xs]]],
        }
    ).encode()
    os.write(11, struct.pack("<I", len(b)) + b)
    import time

    time.sleep(60)
