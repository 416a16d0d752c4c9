"""The sums that a literal may hold, worked out on trees and counted before they are made."""

from __future__ import annotations

import _operator as operator  # `operator` itself is written in Python, and a check does not pay for it

from graders.engine.model import Tree
from graders.engine.values.bounds import MAX_NODES, Tally
from graders.engine.values.scalars import (
    Number,
    as_bytes,
    as_number,
    as_text,
    items_of,
    scalar,
    tag_of,
    weigh,
)

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Callable

_SEQUENCES = ("l", "t")


class ImpossibleError(Exception):
    """Python has no result for this operator between these values."""


def negative(value: Tree) -> Tree:
    """Return minus `value`; raises ImpossibleError if it is no number."""
    return scalar(-_number(value))


def positive(value: Tree) -> Tree:
    """Return plus `value`; raises ImpossibleError if it is no number."""
    return scalar(+_number(value))


def plus(left: Tree, right: Tree, _tally: Tally) -> Tree:
    """Return the sum of two numbers, or two texts, bytes, lists or tuples joined.

    What it joins was written out or counted before, so that needs no counting again.

    Raises:
        ImpossibleError: if Python has none.
    """
    if as_number(left) is None:
        return _joined(left, right)
    return _calculated(operator.add, left, right)


def minus(left: Tree, right: Tree, _tally: Tally) -> Tree:
    """Return the difference of two numbers; raises ImpossibleError for anything else."""
    return _calculated(operator.sub, left, right)


def times(left: Tree, right: Tree, tally: Tally) -> Tree:
    """Return the product of two numbers, or a text, bytes, list or tuple repeated.

    Raises:
        ImpossibleError: if Python has none.
        LiteralError: if it would be too large.
    """
    if as_number(left) is None:
        return _repeated(left, _whole(right), tally)
    if as_number(right) is None:
        return _repeated(right, _whole(left), tally)
    tally.add(1, _size(left) + _size(right))
    return _calculated(operator.mul, left, right)


def power(left: Tree, right: Tree, tally: Tally) -> Tree:
    """Return a number to a power.

    Raises:
        ImpossibleError: if Python has none.
        LiteralError: if it would be too large.
    """
    base, exponent = _number(left), _number(right)
    if type(base) is int and type(exponent) is int and exponent > 0 and abs(base) > 1:
        tally.add(1, base.bit_length() * exponent // 8)
    return _calculated(operator.pow, left, right)


def _number(value: Tree) -> Number:
    number = as_number(value)
    if number is None:
        raise ImpossibleError
    return number


def _whole(value: Tree) -> int:
    number = as_number(value)
    if type(number) is not int:
        raise ImpossibleError
    return number


def _size(value: Tree) -> int:
    number = as_number(value)
    return number.bit_length() // 8 if type(number) is int else 0


def _calculated(combine: Callable[[Number, Number], Number], left: Tree, right: Tree) -> Tree:
    try:
        return scalar(combine(_number(left), _number(right)))
    except ArithmeticError as error:
        raise ImpossibleError from error


def _joined(left: Tree, right: Tree) -> Tree:
    for read in (as_text, as_bytes):
        parts = read(left), read(right)
        if None not in parts:
            return scalar(parts[0] + parts[1])  # type: ignore[operator]  # both are texts, or both are bytes
    if tag_of(left) not in _SEQUENCES or tag_of(left) != tag_of(right):
        raise ImpossibleError
    return [tag_of(left), items_of(left) + items_of(right)]


def _repeated(value: Tree, times_over: int, tally: Tally) -> Tree:
    tally.add(*_cost(value, max(times_over, 0)))
    for read in (as_text, as_bytes):
        part = read(value)
        if part is not None:
            return scalar(part * times_over)
    if tag_of(value) not in _SEQUENCES:
        raise ImpossibleError
    return [tag_of(value), items_of(value) * times_over]


def _cost(value: Tree, times_over: int) -> tuple[int, int]:
    weight = weigh(value, MAX_NODES)
    inner = max(weight.nodes - 1, 0) * times_over
    return 1 + inner, weight.bytes * times_over
