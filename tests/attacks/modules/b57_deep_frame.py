"""a well-sized frame that is a million brackets deep, to overflow the reader's parser | fail: the supervisor's reading is bounded"""
import os
import struct
import time


def solve(xs):
    body = b'{"k":"ret","v":' + b"[" * 1_000_000 + b"]" * 1_000_000 + b"}"
    for fd in range(3, 16):
        data = struct.pack("<I", len(body)) + body
        try:
            while data:
                data = data[os.write(fd, data) :]
        except OSError:
            pass
    time.sleep(60)
