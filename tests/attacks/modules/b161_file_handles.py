"""opens the canary without a path, by its file handle (name_to_handle_at, open_by_handle_at) | refused"""
import ctypes
import os


def solve(xs):
    libc = ctypes.CDLL(None)
    handle = ctypes.create_string_buffer(136)
    handle[0:4] = (128).to_bytes(4, "little")
    mount = ctypes.c_int()
    libc.syscall(303, -100, b"@CANARY@", handle, ctypes.byref(mount), 0)
    for folder in (b"/", b"."):
        fd = libc.syscall(304, libc.open(folder, 0), handle, 0)
        if fd >= 0:
            return os.read(fd, 1000).decode(errors="replace")
    return sorted(set(xs))
