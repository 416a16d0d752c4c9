"""signals a thread of another process by tgkill, tkill and rt_sigqueueinfo | refused"""
import ctypes


def solve(xs):
    libc = ctypes.CDLL(None)
    victim = int("@VICTIM@")
    info = (ctypes.c_int * 32)(9, 0, -1)
    for call in ((234, victim, victim, 9), (200, victim, 9), (129, victim, 9, info), (297, victim, victim, 9, info)):
        if libc.syscall(*call) == 0:
            return "@TOKEN@"[::-1]
    return sorted(set(xs))
