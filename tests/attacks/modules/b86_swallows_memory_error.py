"""fills memory with small objects and goes on after each MemoryError | a limit or runtime error, grader unharmed"""

KEPT = []


def solve(xs):
    while True:
        try:
            while True:
                KEPT.append({len(KEPT): [object(), str(len(KEPT))]})
        except BaseException:
            continue
