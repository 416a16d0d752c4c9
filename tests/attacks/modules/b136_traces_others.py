"""attaches to another process by ptrace (ATTACH, SEIZE) to change it | refused"""
import ctypes


def solve(xs):
    libc = ctypes.CDLL(None)
    for pid in (int("@VICTIM@"), int("@SUP@")):
        for request in (16, 0x4206):
            if libc.ptrace(request, pid, None, None) == 0:
                libc.ptrace(17, pid, None, None)
                return "@TOKEN@"[::-1]
    return sorted(set(xs))
