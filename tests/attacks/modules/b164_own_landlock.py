"""binds itself by Landlock, so that the worker can read no file any more | right or runtime error, of this case only"""
import ctypes


def solve(xs):
    libc = ctypes.CDLL(None)
    handled = (ctypes.c_uint64 * 1)((1 << 13) - 1)
    rules = libc.syscall(444, handled, 8, 0)
    libc.prctl(38, 1, 0, 0, 0)
    libc.syscall(446, rules, 0)
    return sorted(set(xs))
