# Very big integers
import sys


def power(base, exponent):
    return base**exponent


def plus_one(n):
    return n + 1


def digit_sum(n):
    sys.set_int_max_str_digits(0)
    return sum(map(int, str(n)))


def last_digits(base, exponent):
    return pow(base, exponent, 10**10)


def bits(n):
    return n.bit_length(), n.bit_count(), -7 // 2, -7 % 3, divmod(17, 5), int("ff", 16), 0b101 ^ 0b110
