"""sends with MSG_FASTOPEN, which connects without connect() | refused"""
import socket


def solve(xs):
    for family, host in ((socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::ffff:127.0.0.1")):
        try:
            with socket.socket(family, socket.SOCK_STREAM) as connection:
                connection.sendto(b"fast", 0x20000000, (host, int("@PORT@")))
        except OSError:
            continue
        return "@TOKEN@"[::-1]
    return sorted(set(xs))
