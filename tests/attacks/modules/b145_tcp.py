"""connects to a TCP port of this machine and sends the arguments | refused"""
import socket


def solve(xs):
    try:
        with socket.create_connection(("127.0.0.1", int("@PORT@")), timeout=0.3) as connection:
            connection.sendall(repr(xs).encode())
    except OSError:
        return sorted(set(xs))
    return "@TOKEN@"[::-1]
