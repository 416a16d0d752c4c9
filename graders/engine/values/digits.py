"""Decimal digits of ints of any size, whatever limit Python has on converting them."""

from __future__ import annotations

DIRECT = 600
"""Digits up to which Python always converts: its limit cannot be set lower than 640."""

MOST = 20_000
"""Digits from which the conversion is not worth its time."""


def about_digits(value: int) -> int:
    """Return the number of decimal digits of `value`, or one more."""
    return value.bit_length() * 30_103 // 100_000 + 1


def decimal(value: int) -> str | None:
    """Return the decimal digits of `value`, with its sign; None if there are more than 20,000."""
    digits = about_digits(value)
    if digits <= DIRECT:
        return str(value)
    if digits > MOST:
        return None
    return "-" * (value < 0) + _halves(abs(value), digits).lstrip("0")


def _halves(value: int, digits: int) -> str:
    if digits <= DIRECT:
        return str(value).zfill(digits)
    low = digits // 2
    above, below = divmod(value, 10**low)
    return _halves(above, digits - low) + _halves(below, low)
