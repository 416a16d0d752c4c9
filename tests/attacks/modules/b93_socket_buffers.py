"""fills socket pairs, with descriptors in flight inside descriptors in flight, in the kernel | refused, or a limit"""
import socket


def solve(xs):
    pairs = []
    for _ in range(2000):
        left, right = socket.socketpair()
        left.setblocking(False)
        left.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 20)
        try:
            socket.send_fds(left, [b"x"], [left.fileno(), right.fileno()])
            left.send(bytes(1 << 20))
        except OSError:
            pass
        pairs.append((left, right))
    return "@TOKEN@"[::-1]
