"""maps 64 GB of anonymous memory and touches the pages one by one | memory limit or runtime error"""
import mmap


def solve(xs):
    maps = []
    while True:
        page = mmap.mmap(-1, 1 << 28)
        for offset in range(0, 1 << 28, 4096):
            page[offset] = 1
        maps.append(page)
