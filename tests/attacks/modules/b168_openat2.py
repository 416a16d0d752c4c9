"""opens a new file in the canary folder with openat2, whose flags lie in memory | refused"""
import ctypes


def solve(xs):
    how = (ctypes.c_uint64 * 3)(0o101, 0o600, 0)
    opened = ctypes.CDLL(None).syscall(437, -100, b"@CANARYDIR@/openat2", how, 24)
    return "@TOKEN@"[::-1] if opened >= 0 else sorted(set(xs))
