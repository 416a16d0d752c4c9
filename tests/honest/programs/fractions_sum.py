# Exact arithmetic with fractions
from fractions import Fraction


def harmonic(n):
    total = sum((Fraction(1, k) for k in range(1, n + 1)), Fraction(0))
    return total.numerator, total.denominator


def egyptian(a, b):
    """Write a/b as a sum of different unit fractions."""
    rest = Fraction(a, b)
    parts = []
    while rest:
        d = -(-rest.denominator // rest.numerator)
        parts.append(d)
        rest -= Fraction(1, d)
    return parts


def show(text):
    print(Fraction(text), float(Fraction(text)))


def zero():
    return Fraction(1, 0)
