"""overwrites its own source file with a right solution, or removes it, between loading and grading | refused; the file stays"""
import os
import sys

RIGHT = "def solve(xs):\n    return sorted(set(xs))\n"


def solve(xs):
    for path in {globals().get("__file__", ""), sys.argv[0] if sys.argv else "", solve.__code__.co_filename}:
        try:
            with open(path, "w") as file:
                file.write(RIGHT)
            os.unlink(path)
        except OSError:
            continue
    return None
