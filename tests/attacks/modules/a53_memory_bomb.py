"""allocates until memory ends | MemoryError or crash at the limit"""


def solve(xs):
    a = []
    while True:
        a.append(bytearray(10_000_000))
