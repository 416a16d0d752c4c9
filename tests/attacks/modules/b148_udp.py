"""sends datagrams: to this machine, by broadcast and by multicast | refused"""
import socket


def solve(xs):
    for address in ("127.0.0.1", "255.255.255.255", "224.0.0.251"):
        try:
            with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
                sender.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
                sender.sendto(b"@TOKEN@", (address, int("@PORT@")))
        except OSError:
            continue
        return "@TOKEN@"[::-1]
    return sorted(set(xs))
