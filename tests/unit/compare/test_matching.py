"""Pairing off elements that are only nearly equal."""

from __future__ import annotations

import time
from itertools import permutations

from hypothesis import example, given
from hypothesis import strategies as st

from graders.engine.compare.equality import same
from graders.engine.compare.matching import can_pair
from graders.engine.model import Comparison, Tree

WIDE = Comparison(order="any", absolute=1.0)

numbers = st.lists(st.sampled_from([0.0, 0.6, 1.2, 1.8, 2.4, 3.0]), max_size=5)
points = st.lists(st.tuples(st.sampled_from([0.0, 0.7, 1.4]), st.sampled_from([0.0, 0.7, 1.4])), max_size=4)


def _can_be_paired(ours: list[Tree], theirs: list[Tree]) -> bool:
    """Try every order: the plain meaning of a multiset with a tolerance."""
    return any(
        all(same(one, other, WIDE) for one, other in zip(ours, order, strict=True))
        for order in permutations(theirs)
    )


@given(numbers, numbers)
def test_numbers_are_paired_off_if_any_order_does_it(ours: list[Tree], theirs: list[Tree]) -> None:
    """Near numbers form chains, so that the first fit is not always the right one."""
    theirs = theirs[: len(ours)] + ours[len(theirs) :]
    assert can_pair(ours, theirs, WIDE, same) == _can_be_paired(ours, theirs)


@given(points, points)
def test_tuples_are_paired_off_if_any_order_does_it(
    ours: list[tuple[float, float]], theirs: list[tuple[float, float]]
) -> None:
    """In two dimensions nothing stands in one order, and elements must be moved to make place."""
    theirs = theirs[: len(ours)] + ours[len(theirs) :]
    one: list[Tree] = [["t", list(point)] for point in ours]
    other: list[Tree] = [["t", list(point)] for point in theirs]
    assert can_pair(one, other, WIDE, same) == _can_be_paired(one, other)


@example(3, {(0, 0), (0, 1), (0, 2), (1, 0), (2, 0)})
@given(st.integers(0, 5), st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4))))
def test_elements_are_paired_off_whatever_equals_what(size: int, edges: set[tuple[int, int]]) -> None:
    """Also where to be nearly equal makes no sense at all."""
    ours: list[Tree] = [float(at) for at in range(size)]
    theirs: list[Tree] = [at + 0.5 for at in range(size)]

    def equal(one: Tree, other: Tree, _options: Comparison) -> bool:
        return (one, other) in {(at, to + 0.5) for at, to in edges}

    pairs = any(all((at, to) in edges for at, to in enumerate(order)) for order in permutations(range(size)))
    assert can_pair(ours, theirs, WIDE, equal) == pairs


def test_an_element_moves_to_make_place() -> None:
    """The corner is near all three, each of the others near only two."""
    ours: list[Tree] = [["t", [1.0, 1.0]], ["t", [0.0, 1.0]], ["t", [1.0, 0.0]]]
    theirs: list[Tree] = [["t", [0.0, 2.0]], ["t", [2.0, 0.0]], ["t", [1.0, 1.0]]]
    assert can_pair(ours, theirs, WIDE, same)
    assert can_pair(ours[::-1], theirs, WIDE, same)


def test_thousands_of_elements_with_noise_find_each_other() -> None:
    """Nearly equal elements stand near each other once both sides are in order."""
    letters = {True: "a", False: "b"}
    ours: list[Tree] = [["l", [at % 7, at / 7, letters[at % 2 == 0]]] for at in range(3_000)]
    theirs: list[Tree] = [["l", [at % 7, at / 7 + 1e-14, letters[at % 2 == 0]]] for at in range(3_000)]
    before = time.perf_counter()
    assert can_pair(ours, theirs[::-1], Comparison(order="any"), same)
    assert not can_pair(ours, [*theirs[1:], theirs[1]], Comparison(order="any"), same)
    assert time.perf_counter() - before < 5


def test_a_hopeless_match_is_given_up() -> None:
    """One element of thousands that are all alike has no partner: that is known before all others moved."""
    ours: list[Tree] = [0.0] * 3_000
    theirs: list[Tree] = [*[1e-13] * 2_999, 5.0]
    before = time.perf_counter()
    assert not can_pair(ours, theirs, Comparison(order="any"), same)
    assert time.perf_counter() - before < 3


def test_other_values_than_numbers_can_be_inexact_too() -> None:
    """Floats inside dicts, objects, subclasses; complex numbers; ints where numbers count by value."""
    loose = Comparison(order="any", numbers="by value")
    big: Tree = ["i", hex(10**400)]
    nan: Tree = ["f", "nan"]
    named: list[Tree] = [["d", [["a", 0.5]]], ["sub", "P", ["l", [0.5]]], ["c", 1.0, 0.5]]
    noisy: list[Tree] = [
        ["c", 1.0, 0.5 + 1e-13],
        ["sub", "P", ["l", [0.5 + 1e-13]]],
        ["d", [["a", 0.5 + 1e-13]]],
    ]
    assert can_pair([*named, 3, nan, "x", big], [3.0, big, *noisy, "x", nan], loose, same)
    assert not can_pair([*named, 3], [3.0, *noisy[:-1], ["d", [["b", 0.5]]]], loose, same)
