"""Whether the elements of two lists can be paired off in any order, when some are only nearly equal."""

from __future__ import annotations

import math
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence

from graders.engine.model import Comparison, Tree
from graders.engine.values.canonical import key, unordered
from graders.engine.values.nodes import inner, items, kind, number, pairs

MOST = 20_000
"""Comparisons of elements after which a match is given up: nearly equal elements find each other at once."""

Same = Callable[[Tree, Tree, Comparison], bool]

Profile = tuple[bytes, tuple[float, ...]]
"""What is exact in a value, and its inexact numbers: nearly equal values have nearly the same one."""


def can_pair(ours: Sequence[Tree], theirs: Sequence[Tree], options: Comparison, same: Same) -> bool:
    """Return whether every element of `ours` has its own equal in `theirs` (which has as many elements).

    Elements without an inexact number are equal when their keys are; for the others a matching is sought.
    """
    exact = Counter(key(item, options) for item in ours if not _is_inexact(item, options))
    if exact != Counter(key(item, options) for item in theirs if not _is_inexact(item, options)):
        return False
    one = _in_order((item for item in ours if _is_inexact(item, options)), options)
    other = _in_order((item for item in theirs if _is_inexact(item, options)), options)
    return _Matching(one, other, lambda left, right: same(one[left], other[right], options)).is_perfect()


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


def _in_order(elements: Iterator[Tree], options: Comparison) -> list[Tree]:
    return sorted(elements, key=lambda item: _profile(item, options))


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


class _Matching:
    """A growing matching of two rows of elements, in which equal ones stand near each other."""

    def __init__(
        self, ours: Sequence[Tree], theirs: Sequence[Tree], equal: Callable[[int, int], bool]
    ) -> None:
        self._size = len(ours) if len(ours) == len(theirs) else -1
        self._equal = equal
        self._left = MOST
        self._ours: dict[int, int] = {}
        self._theirs: dict[int, int] = {}

    def is_perfect(self) -> bool:
        """Give each element of ours one of theirs, moving others where needed (augmenting paths)."""
        return self._size >= 0 and all(self._place(one) for one in range(self._size))

    def _place(self, start: int) -> bool:
        came_from: dict[int, int] = {}
        waiting = deque([start])
        while waiting:
            one = waiting.popleft()
            for other in self._candidates(one):
                if other in came_from:
                    continue
                came_from[other] = one
                if other not in self._theirs:
                    self._give(other, came_from)
                    return True
                waiting.append(self._theirs[other])
        return False

    def _candidates(self, one: int) -> Iterator[int]:
        """Yield the elements of theirs that equal one of ours, the nearest first."""
        for distance in range(self._size):
            for other in {one - distance, one + distance}:
                if 0 <= other < self._size and self._may_compare() and self._equal(one, other):
                    yield other

    def _may_compare(self) -> bool:
        self._left -= 1
        return self._left >= 0

    def _give(self, other: int, came_from: dict[int, int]) -> None:
        """Give away `other`, and along the way back each element of theirs to the one that asked for it."""
        given: int | None = other
        while given is not None:
            one = came_from[given]
            before = self._ours.get(one)
            self._ours[one], self._theirs[given] = given, one
            given = before
