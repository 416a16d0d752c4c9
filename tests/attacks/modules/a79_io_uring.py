"""io_uring_setup (would bypass the syscall filter) | killed with SIGSYS"""

import ctypes


def solve(xs):
    return [ctypes.CDLL(None).syscall(425, 8, ctypes.create_string_buffer(200))]
