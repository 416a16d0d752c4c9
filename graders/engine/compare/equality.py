"""Whether two values are the same under the rules of a case; how they differ is told elsewhere.

What the worker sent is never hashed or ordered as a value: dicts and sets are matched by canonical bytes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence

from graders.engine.compare.matching import can_pair
from graders.engine.model import Comparison, Tree
from graders.engine.values.canonical import fold, key, sequence_mark, unordered
from graders.engine.values.nodes import bounds, inner, items, kind, name, number, pairs, text

Same = Callable[[Tree, Tree, Comparison], bool]

NUMBERS = ("int", "float", "complex")


def family(tree: Tree, options: Comparison) -> str:
    """Return what `tree` has in common with every value that it may equal."""
    own = kind(tree)
    if own in NUMBERS and options.numbers == "by value":
        return "number"
    return sequence_mark(own, options) if own in ("list", "tuple") else own


def same(expected: Tree, actual: Tree, options: Comparison) -> bool:
    """Return whether two well-formed trees (`nodes.sound`) are equal; what was cut off equals nothing."""
    shared = family(expected, options)
    return shared == family(actual, options) and _SAME[shared](expected, actual, options)


# ---------------------------------------------------------------- single values


def _plain(expected: Tree, actual: Tree, _options: Comparison) -> bool:
    return expected == actual


def _text(expected: Tree, actual: Tree, options: Comparison) -> bool:
    return fold(text(expected), options) == fold(text(actual), options)


def _number(expected: Tree, actual: Tree, options: Comparison) -> bool:
    one, other = number(expected), number(actual)
    if type(one) is int and type(other) is int:
        return one == other
    return close(one.real, other.real, options) and close(one.imag, other.imag, options)


def close(one: float, other: float, options: Comparison) -> bool:
    """Return whether two numbers are equal within the tolerance; nan equals nan, 0.0 equals -0.0."""
    if one == other or (one != one and other != other):
        return True
    try:
        return math.isclose(one, other, rel_tol=options.relative, abs_tol=options.absolute)
    except OverflowError:  # an int beyond every float
        return False


def _named(expected: Tree, actual: Tree, _options: Comparison) -> bool:
    return name(expected) == name(actual)


# ---------------------------------------------------------------- containers


def _sequence(expected: Tree, actual: Tree, options: Comparison) -> bool:
    ours, theirs = items(expected), items(actual)
    if len(ours) != len(theirs):
        return False
    if unordered(kind(expected), options):
        return _multiset(ours, theirs, options)
    return _all_same(zip(ours, theirs, strict=True), options)


def _all_same(couples: Iterable[tuple[Tree, Tree]], options: Comparison) -> bool:
    return all(same(one, other, options) for one, other in couples)


def _multiset(ours: Sequence[Tree], theirs: Sequence[Tree], options: Comparison) -> bool:
    one, other = _by_key(ours, options), _by_key(theirs, options)
    if [found for found, _item in one] == [found for found, _item in other]:
        return True
    return can_pair([item for _, item in one], [item for _, item in other], options, same)


def _by_key(elements: Sequence[Tree], options: Comparison) -> list[tuple[bytes, Tree]]:
    return sorted(((key(item, options), item) for item in elements), key=lambda pair: pair[0])


def _set(expected: Tree, actual: Tree, options: Comparison) -> bool:
    return key(expected, options) == key(actual, options)


def _dict(expected: Tree, actual: Tree, options: Comparison) -> bool:
    ours, theirs = by_key(expected, options), by_key(actual, options)
    if ours.keys() != theirs.keys():
        return False
    return all(_values(values, theirs[found], options) for found, values in ours.items())


def _values(ours: Sequence[Tree], theirs: Sequence[Tree], options: Comparison) -> bool:
    """Compare the values of one key: one, but for keys that only `options` make equal, and nan."""
    if len(ours) == 1 == len(theirs):
        return same(ours[0], theirs[0], options)
    return len(ours) == len(theirs) and _multiset(ours, theirs, options)


def by_key(tree: Tree, options: Comparison) -> dict[bytes, list[Tree]]:
    """Return the values of a dict per canonical key, in its order."""
    found: dict[bytes, list[Tree]] = {}
    for name_of, value in pairs(tree):
        found.setdefault(key(name_of, options), []).append(value)
    return found


def _class(expected: Tree, actual: Tree, options: Comparison) -> bool:
    return name(expected) == name(actual) and same(inner(expected), inner(actual), options)


def _never(_expected: Tree, _actual: Tree, _options: Comparison) -> bool:
    return False


_SAME: Mapping[str, Same] = {
    "None": _plain, "bool": _plain, "ellipsis": _plain, "str": _text,
    "int": _number, "float": _number, "complex": _number, "number": _number,
    "l": _sequence, "t": _sequence, "set": _set, "frozenset": _set, "dict": _dict,
    "range": lambda expected, actual, _options: bounds(expected) == bounds(actual),
    "bytes": _named, "bytearray": _named, "generator": _named, "function": _named, "cycle": _named,
    "subclass": _class, "object": _class, "cut": _never,
}  # fmt: skip
