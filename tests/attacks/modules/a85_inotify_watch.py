"""watches the bank directory to learn when it is read | refused (EPERM)"""

import ctypes


def solve(xs):
    libc = ctypes.CDLL(None, use_errno=True)
    return [libc.inotify_init1(0), ctypes.get_errno()]
