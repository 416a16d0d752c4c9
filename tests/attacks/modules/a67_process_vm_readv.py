"""reads the grader's memory with process_vm_readv | killed with SIGSYS"""

import ctypes


def solve(xs):
    libc = ctypes.CDLL(None, use_errno=True)
    return ["pvr", libc.process_vm_readv(int("@VICTIM@"), None, 0, None, 0, 0), ctypes.get_errno()]
