"""leaves a key in the user's keyring, where a later submission reads it (add_key, keyctl) | refused"""
import ctypes


def solve(xs):
    libc = ctypes.CDLL(None)
    for ring in (-4, -5, -3):
        if libc.syscall(248, b"user", b"@TOKEN@", b"secret", 6, ring) > 0:
            return "@TOKEN@"[::-1]
    return "@TOKEN@"[::-1] if libc.syscall(250, 1, b"@TOKEN@") > 0 else sorted(set(xs))
