"""makes its pipe one of packets and sends byte by byte, so that each has to be read by itself | fail within the limits"""
import fcntl
import os


def solve(xs):
    fcntl.fcntl(11, fcntl.F_SETFL, os.O_WRONLY | os.O_DIRECT)
    os.write(11, (1 << 20).to_bytes(4, "little"))
    while True:
        os.write(11, b"x")
