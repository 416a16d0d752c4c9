"""returns a set and a dict of 60000 integers with one hash | wrong or time limit here; outside it costs no quadratic time"""

PRIME = (1 << 61) - 1


def solve(xs):
    flood = [number * PRIME for number in range(1, 60_000)]
    return [flood, [frozenset([number]) for number in flood], dict.fromkeys(str(number) for number in flood)]
