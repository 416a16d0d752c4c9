"""a thread of one call waits and writes the answer during the next call | fail: an answer is bound to its call"""
import os
import sys
import threading
import time


def later():
    for _ in range(200):
        time.sleep(0.01)
        for frame in list(sys._current_frames().values()):
            while frame is not None:
                for value in list(frame.f_locals.values()):
                    if type(value) is str and 4 < len(value) < 80:
                        body = b'{"id": "%s", "k": "ret", "v": ["l", [1, 2, 3]]}' % value.encode(errors="replace")
                        for fd in range(3, 16):
                            try:
                                os.write(fd, len(body).to_bytes(4, "little") + body)
                            except OSError:
                                pass
                frame = frame.f_back


def solve(xs):
    threading.Thread(target=later, daemon=True).start()
    return ["for now"]
