"""(scratch granted) fills the scratch folder with files | stopped by quota watch / FSIZE"""

import os


def solve(xs):
    n = 0
    while True:
        with open(f"f{n}", "wb") as f:
            f.write(b"x" * (1 << 20))
        n += 1
