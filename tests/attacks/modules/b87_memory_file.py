"""fills a memfd, whose pages belong to no address space, past RLIMIT_AS | refused, or a limit"""
import os


def solve(xs):
    fd = os.memfd_create("anonymous")
    block = bytes(1 << 20)
    for _ in range(4096):
        os.write(fd, block)
    return "@TOKEN@"[::-1]
