"""returns 60000 integers with one hash, some in a set | wrong: neither here nor outside does it cost quadratic time"""

PRIME = (1 << 61) - 1


def solve(xs):
    flood = [number * PRIME for number in range(1, 60_000)]
    return [flood, set(flood[:2000]), dict.fromkeys(flood[:2000])]
