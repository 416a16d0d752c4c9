"""makes user and mount namespaces of its own, to be root in them and mount over the canary folder | refused"""
import ctypes


def solve(xs):
    libc = ctypes.CDLL(None)
    if libc.unshare(0x10000000 | 0x00020000) == 0:
        libc.mount(b"none", b"@CANARYDIR@", b"tmpfs", 0, None)
        return "@TOKEN@"[::-1]
    return sorted(set(xs))
