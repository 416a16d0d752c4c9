# The quadratic formula: math, cmath, complex numbers
import cmath
import math
from math import gcd, isclose, pi


def solve(a, b, c):
    d = b * b - 4 * a * c
    if d < 0:
        raise ValueError("no real solutions")
    root = math.sqrt(d)
    return sorted([(-b - root) / (2 * a), (-b + root) / (2 * a)])


def solve_complex(a, b, c):
    root = cmath.sqrt(b * b - 4 * a * c)
    return (-b + root) / (2 * a)


def functions():
    return (
        math.factorial(10),
        math.comb(5, 2),
        gcd(12, 18),
        math.lcm(4, 6),
        math.isqrt(17),
        math.floor(-1.5),
        math.ceil(1.2),
        math.hypot(3, 4),
        math.prod([1, 2, 3, 4]),
    )


def close():
    return isclose(math.sin(pi / 6), 0.5), math.isnan(math.nan), math.inf > 10**300, round(pi, 2)


def wrong():
    return math.sqrt(-1)
