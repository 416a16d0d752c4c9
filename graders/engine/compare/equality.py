"""Whether two values are the same under the rules of a case; how they differ is told elsewhere.

What a worker sent is never hashed or ordered as a value: dicts and sets are matched by canonical bytes.
"""

from __future__ import annotations

import math
from _collections_abc import Callable, Mapping

from graders.engine.model import Comparison, Tree
from graders.engine.values.canonical import fold, key, sequence_mark, unordered
from graders.engine.values.nodes import bounds, inner, items, kind, name, number, pairs, text

Same = Callable[[Tree, Tree, Comparison], bool]

Entries = list[tuple[Tree, Tree]]
"""The (key, value) pairs of a dict that share a key: one, but for nan and keys that only options make equal."""

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
    return _close(one.real, other.real, options) and _close(one.imag, other.imag, options)


def _close(one: float, other: float, options: Comparison) -> bool:
    """Return whether two numbers are equal within the tolerance; nan equals nan, 0.0 equals -0.0."""
    if one == other:
        return True
    try:
        if math.isnan(one) and math.isnan(other):
            return True
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
        from graders.engine.compare.matching import can_pair  # lazy: hardly any case asks for it

        return can_pair(ours, theirs, options, same)
    for one, other in zip(ours, theirs, strict=True):  # noqa: SIM110  a generator would double the depth
        if not same(one, other, options):
            return False
    return True


def _set(expected: Tree, actual: Tree, options: Comparison) -> bool:
    return key(expected, options) == key(actual, options)


def _dict(expected: Tree, actual: Tree, options: Comparison) -> bool:
    ours, theirs = by_key(expected, options), by_key(actual, options)
    if ours.keys() != theirs.keys():
        return False
    for own, entries in ours.items():  # noqa: SIM110  a generator would double the depth
        if not _values(entries, theirs[own], options):
            return False
    return True


def _values(ours: Entries, theirs: Entries, options: Comparison) -> bool:
    if len(ours) == 1 == len(theirs):
        return same(ours[0][1], theirs[0][1], options)
    from graders.engine.compare.matching import can_pair  # lazy: as above

    return can_pair([value for _, value in ours], [value for _, value in theirs], options, same)


def by_key(tree: Tree, options: Comparison) -> dict[bytes, Entries]:
    """Return the pairs of a dict per canonical key, in its order."""
    found: dict[bytes, Entries] = {}
    for entry in pairs(tree):
        found.setdefault(key(entry[0], options), []).append(entry)
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
