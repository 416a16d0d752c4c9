"""Whether the elements of two lists can be paired off in any order, when some are only nearly equal."""

from __future__ import annotations

import math
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence

from graders.engine.model import Comparison, Tree
from graders.engine.values.canonical import key, unordered
from graders.engine.values.nodes import inner, items, kind, number, pairs

MOST = 20_000
"""Comparisons of elements after which a match is given up: nearly equal elements find each other at once."""

Same = Callable[[Tree, Tree, Comparison], bool]

Profile = tuple[bytes, tuple[float, ...]]
"""What is exact in a value, and its inexact numbers: nearly equal values have nearly the same one."""


def can_pair(ours: Sequence[Tree], theirs: Sequence[Tree], options: Comparison, same: Same) -> bool:
    """Return whether every element of `ours` has its own equal in `theirs`, and none is left.

    Elements without an inexact number are equal when their keys are; for the others a matching is sought.
    """
    if len(ours) != len(theirs):
        return False
    one, other = (Counter(key(item, options) for item in side) for side in (ours, theirs))
    if one == other:
        return True
    one, other = (Counter(_exact(side, options)) for side in (ours, theirs))
    if one != other:
        return False
    return _is_perfect(_in_order(ours, options), _in_order(theirs, options), options, same)


# ---------------------------------------------------------------- inexact values


def _is_inexact(tree: Tree, options: Comparison) -> bool:
    """Return whether a tolerance can make `tree` equal another value: whether it holds such a number."""
    own = kind(tree)
    if own in ("float", "complex"):
        return True
    if own == "int":
        return options.numbers == "by value"
    if own in ("list", "tuple"):
        return any(_is_inexact(item, options) for item in items(tree))
    if own == "dict":
        return any(_is_inexact(value, options) for _key, value in pairs(tree))
    return own in ("subclass", "object") and _is_inexact(inner(tree), options)


def _exact(elements: Sequence[Tree], options: Comparison) -> list[bytes]:
    return [key(item, options) for item in elements if not _is_inexact(item, options)]


def _in_order(elements: Sequence[Tree], options: Comparison) -> list[Tree]:
    inexact = [item for item in elements if _is_inexact(item, options)]
    return sorted(inexact, key=lambda item: _profile(item, options))


def _profile(tree: Tree, options: Comparison) -> Profile:
    own = kind(tree)
    if not _is_inexact(tree, options):
        return key(tree, options), ()
    if own in ("list", "tuple"):
        parts = [_profile(item, options) for item in items(tree)]
        return _together(sorted(parts) if unordered(own, options) else parts)
    if own == "dict":
        named = sorted((key(name, options), _profile(value, options)) for name, value in pairs(tree))
        return _together([(name + exact, numbers) for name, (exact, numbers) in named])
    if own in ("subclass", "object"):
        return _profile(inner(tree), options)
    value = number(tree)
    return b"", (_sortable(value.real), _sortable(value.imag))


def _together(parts: Sequence[Profile]) -> Profile:
    return b"|".join(exact for exact, _ in parts), tuple(value for _, numbers in parts for value in numbers)


def _sortable(value: float) -> float:
    return math.inf if value != value else value


# ---------------------------------------------------------------- matching


def _is_perfect(ours: Sequence[Tree], theirs: Sequence[Tree], options: Comparison, same: Same) -> bool:
    """Give each element of ours one of theirs, moving others where needed (augmenting paths).

    Both are in order, so that equal ones stand near each other. One function, to keep the stack shallow.
    """
    owner: dict[int, int] = {}
    holds: dict[int, int] = {}
    comparisons = 0
    for start in range(len(ours)):
        came_from: dict[int, int] = {}
        waiting, free = deque([start]), None
        while waiting and free is None:
            one = waiting.popleft()
            for other in _nearest(one, len(theirs)):
                comparisons += 1
                if comparisons > MOST:
                    return False
                if other in came_from or not same(ours[one], theirs[other], options):
                    continue
                came_from[other] = one
                if other not in owner:
                    free = other
                    break
                waiting.append(owner[other])
        if free is None:
            return False
        _give(free, came_from, owner, holds)
    return True


def _nearest(one: int, size: int) -> Iterator[int]:
    """Yield all indices below `size`, the nearest to `one` first."""
    for distance in range(size):
        if one - distance >= 0:
            yield one - distance
        if distance and one + distance < size:
            yield one + distance


def _give(free: int, came_from: Mapping[int, int], owner: dict[int, int], holds: dict[int, int]) -> None:
    """Give away the free element, and along the way back each element to the one that asked for it."""
    given: int | None = free
    while given is not None:
        one = came_from[given]
        before = holds.get(one)
        owner[given], holds[one] = one, given
        given = before
