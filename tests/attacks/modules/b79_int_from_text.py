"""lifts the limit on digits and reads an integer of ten million of them, quadratic in C | time limit"""
import sys


def solve(xs):
    sys.set_int_max_str_digits(0)
    return int("7" * 10_000_000)
