"""frames and printed bytes that are no UTF-8: overlong forms, surrogates, byte order marks, UTF-16 | fail, no decoding error"""
import os

BYTES = b"\xc0\x80\xed\xa0\x80\xf8\x88\x80\x80\x80\xff\xfe\xef\xbb\xbf\xfe\xff{\x00}\x00"


def solve(xs):
    os.write(1, BYTES)
    os.write(2, BYTES)
    for fd in range(3, 16):
        try:
            os.write(fd, len(BYTES).to_bytes(4, "little") + BYTES)
            os.write(fd, BYTES + b"\n")
        except OSError:
            pass
    return [BYTES.decode("utf-8", "surrogateescape")]
