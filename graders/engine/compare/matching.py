"""Whether the elements of two lists can be paired off in any order, when some are only nearly equal."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence

from graders.engine.model import Comparison, Tree
from graders.engine.values.canonical import key
from graders.engine.values.nodes import inner, items, kind, number, pairs

MOST = 60
"""How many inexact elements are matched in full, which takes quadratic time."""

Same = Callable[[Tree, Tree, Comparison], bool]


def can_pair(ours: Sequence[Tree], theirs: Sequence[Tree], options: Comparison, same: Same) -> bool:
    """Return whether every element of `ours` has its own equal in `theirs` (as many elements).

    Elements without an inexact number are equal when their keys are. For the others a maximum matching is
    sought, or beyond sixty of them a match in the order of their values.
    """
    exact = Counter(key(item, options) for item in ours if not inexact(item, options))
    if exact != Counter(key(item, options) for item in theirs if not inexact(item, options)):
        return False
    one = [item for item in ours if inexact(item, options)]
    other = [item for item in theirs if inexact(item, options)]
    return _matches(one, other, options, same)


def inexact(tree: Tree, options: Comparison) -> bool:
    """Return whether a tolerance can make `tree` equal another value: whether it holds a float or complex."""
    own = kind(tree)
    if own in ("float", "complex"):
        return True
    if own == "int":
        return options.numbers == "by value"
    if own in ("list", "tuple"):
        return any(inexact(item, options) for item in items(tree))
    if own == "dict":
        return any(inexact(value, options) for _key, value in pairs(tree))
    return own in ("subclass", "object") and inexact(inner(tree), options)


def _matches(ours: Sequence[Tree], theirs: Sequence[Tree], options: Comparison, same: Same) -> bool:
    if len(ours) != len(theirs):
        return False
    if len(ours) > MOST:
        couples = zip(_in_order(ours, options), _in_order(theirs, options), strict=True)
        return all(same(one, other, options) for one, other in couples)
    edges = [[index for index, other in enumerate(theirs) if same(one, other, options)] for one in ours]
    return _perfect(edges)


def _in_order(elements: Sequence[Tree], options: Comparison) -> list[Tree]:
    """Sort numbers by value and nan last; the order of anything else only has to be the same for both lists."""
    if any(kind(item) not in ("int", "float") for item in elements):
        return sorted(elements, key=lambda item: key(item, options))
    nans = [item for item in elements if _is_nan(item)]
    numbers = [item for item in elements if not _is_nan(item)]
    return sorted(numbers, key=lambda item: number(item).real) + nans


def _is_nan(item: Tree) -> bool:
    return kind(item) == "float" and math.isnan(number(item).real)


def _perfect(edges: Sequence[Sequence[int]]) -> bool:
    """Return whether every left node can have a right node of its own (augmenting paths)."""
    owner: dict[int, int] = {}

    def place(left: int, tried: set[int]) -> bool:
        for right in edges[left]:
            if right not in tried:
                tried.add(right)
                if right not in owner or place(owner[right], tried):
                    owner[right] = left
                    return True
        return False

    return all(place(left, set()) for left in range(len(edges)))
