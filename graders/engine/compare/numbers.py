"""How two numbers of the same kind differ: sign, rounding, and the digit in which large ones do."""

from __future__ import annotations

from graders.engine.compare.found import Found, View, instead, shown
from graders.engine.messages import compare as say
from graders.engine.model import Tree
from graders.engine.values.nodes import number

LARGE = 10**16
"""From here a difference in one digit is hard to see."""

READABLE = 10**600
"""Up to here Python always converts an int to decimal."""

DECIMALS = 6
"""Roundings to at most this many decimals are recognised."""


def explain_number(expected: Tree, actual: Tree, view: View) -> Found:
    """Tell how two numbers differ."""
    one, other = number(expected), number(actual)
    if type(one) is int and type(other) is int:
        return _integers(expected, actual, one, other)
    if type(one) is float and type(other) is float:
        return _floats(expected, actual, one, other)
    return instead(expected, actual)


def _integers(expected: Tree, actual: Tree, one: int, other: int) -> Found:
    if one == -other:
        return Found("sign", say.SIGN.fill(actual=shown(actual), expected=shown(expected)))
    if abs(one) < LARGE or abs(other) < LARGE:
        return instead(expected, actual)
    if abs(one) >= READABLE or abs(other) >= READABLE:
        return _huge(one, other)
    return _digits(str(abs(one)), str(abs(other))) or instead(expected, actual)


def _digits(one: str, other: str) -> Found | None:
    if len(one) != len(other):
        return Found("digits", say.DIGITS.fill(actual=len(other), expected=len(one)))
    place = next(
        (at for at, (ours, theirs) in enumerate(zip(one, other, strict=True)) if ours != theirs), None
    )
    if place is None:
        return None
    return Found("digits", say.DIGIT.fill(place=place + 1, actual=other[place], expected=one[place]))


def _huge(one: int, other: int) -> Found:
    """Tell how two ints differ that Python does not always convert to decimal, without converting them."""
    return Found("digits", say.LARGE)


def _floats(expected: Tree, actual: Tree, one: float, other: float) -> Found:
    if one == -other:
        return Found("sign", say.SIGN.fill(actual=shown(actual), expected=shown(expected)))
    for decimals in range(DECIMALS + 1):
        if round(one, decimals) == other:
            return Found("rounded", say.ROUNDED.fill(actual=shown(actual), expected=shown(expected)))
        if round(other, decimals) == one:
            return Found("rounded", say.NOT_ROUNDED.fill(actual=shown(actual), expected=shown(expected)))
    return instead(expected, actual)
