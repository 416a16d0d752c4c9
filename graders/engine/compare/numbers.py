"""How two numbers of the same kind differ: sign, rounding, and the digit in which large ones do."""

from __future__ import annotations

from graders.engine.compare.found import Found, View, instead, shown
from graders.engine.messages import compare as say
from graders.engine.model import Tree
from graders.engine.text import Text
from graders.engine.values.digits import decimal
from graders.engine.values.nodes import number

LONG = 16
"""Digits from which a difference in one of them is hard to see."""

FLOAT_DIGITS = (14, 17)
"""How many digits of a large int are right at least and at most if a float came between."""

DECIMALS = range(1, 7)
"""Roundings to these numbers of decimals are recognised."""


def explain_number(expected: Tree, actual: Tree, _view: View) -> Found:
    """Tell how two numbers differ."""
    one, other = number(expected), number(actual)
    if one == -other and type(one) is type(other):
        return _filled("sign", say.SIGN, expected, actual)
    if type(one) is int and type(other) is int:
        return _long(one, other) or instead(expected, actual)
    if type(one) is float and type(other) is float:
        return _rounded(one, other, expected, actual) or instead(expected, actual)
    return instead(expected, actual)


def _filled(kind: str, words: Text, expected: Tree, actual: Tree) -> Found:
    return Found(kind, words.fill(actual=shown(actual), expected=shown(expected)))


def _long(one: int, other: int) -> Found | None:
    """Tell how two ints differ by their digits, if both are long."""
    ours, theirs = decimal(abs(one)), decimal(abs(other))
    if ours is None or theirs is None:
        return Found("digits", say.HUGE)
    if min(len(ours), len(theirs)) < LONG or (one < 0) != (other < 0):
        return None
    if len(ours) != len(theirs):
        return Found("digits", say.DIGITS.fill(actual=len(theirs), expected=len(ours)))
    return _digit(ours, theirs)


def _digit(ours: str, theirs: str) -> Found:
    place = next(at for at, (one, other) in enumerate(zip(ours, theirs, strict=True)) if one != other)
    if FLOAT_DIGITS[0] <= place <= FLOAT_DIGITS[1] and len(ours) > FLOAT_DIGITS[1] + 1:
        return Found("precision", say.PRECISION.fill(place=place))
    filled = say.DIGIT.fill(place=place + 1, count=len(ours), actual=theirs[place], expected=ours[place])
    return Found("digits", filled)


def _rounded(one: float, other: float, expected: Tree, actual: Tree) -> Found | None:
    """Find out whether one is the other with fewer decimals; 0.0 comes about in too many other ways."""
    if not one or not other:
        return None
    if any(round(one, decimals) == other for decimals in DECIMALS):
        return _filled("rounded", say.ROUNDED, expected, actual)
    if any(round(other, decimals) == one for decimals in DECIMALS):
        return _filled("rounded", say.NOT_ROUNDED, expected, actual)
    return None
