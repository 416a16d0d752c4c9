"""a handler for SIGSEGV in C that returns, so that the same fault comes again for ever | time limit or runtime error"""
import ctypes
import signal


def solve(xs):
    libc = ctypes.CDLL(None)
    for number in (signal.SIGSEGV, signal.SIGBUS, signal.SIGILL, signal.SIGFPE):
        libc.signal(number, ctypes.cast(libc.abs, ctypes.c_void_p))
    ctypes.string_at(0)
