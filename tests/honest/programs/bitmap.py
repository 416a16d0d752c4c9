# struct, array, bytes, bytearray, memoryview
import array
import struct
import sys


def header(width, height):
    return struct.pack("<2sHI", b"BM", width, height)


def read_header(data):
    return struct.unpack("<2sHI", data), struct.calcsize("<2sHI")


def numbers():
    a = array.array("i", [1, 2, 3])
    a.append(4)
    return a.tolist(), a.typecode, sum(a)


def change(text):
    data = bytearray(text, "utf-8")
    data[0] ^= 0x20
    view = memoryview(data)
    view[1:2] = b"-"
    return bytes(data), data.hex(), len(text.encode("utf-8"))


def convert():
    return (
        (258).to_bytes(2, "big"),
        int.from_bytes(b"\x01\x02", "little"),
        bytes(3),
        b"a,b".split(b","),
        sys.byteorder,
    )


def too_short():
    return struct.unpack("<I", b"ab")
