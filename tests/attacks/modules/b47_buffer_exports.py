"""returns memory views of a buffer that is released and reused, and a cast one of 8 dimensions | wrong, worker survives"""


def solve(xs):
    buffer = bytearray(1 << 16)
    view = memoryview(buffer)
    gone = view[:10]
    gone.release()
    return [gone, view.cast("B", [2, 2, 2, 2, 2, 2, 2, 512]), view[::-1]]
