"""maps the canary as shared memory and writes through the map, and maps the bank to read it | refused"""
import mmap
import os


def solve(xs):
    found = []
    for path, flags, protection in (
        ("@CANARY@", os.O_RDWR, mmap.PROT_READ | mmap.PROT_WRITE),
        ("@CANARY@", os.O_RDONLY, mmap.PROT_READ),
        ("@BANK@", os.O_RDONLY, mmap.PROT_READ),
    ):
        try:
            view = mmap.mmap(os.open(path, flags), 0, mmap.MAP_SHARED, protection)
            found.append(view[:2000].decode(errors="replace"))
            view[0:1] = b"\xff"
        except (OSError, TypeError, ValueError):
            pass
    return found or sorted(set(xs))
