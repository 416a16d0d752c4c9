"""Laws of comparison, for any values at all."""

from __future__ import annotations

import time
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from graders.engine.compare.values import compare
from graders.engine.model import Comparison, Tree
from graders.engine.values.canonical import key
from graders.engine.values.nodes import sound
from tests.unit.values.trees import json_values, nested, trees

EXACT = Comparison(relative=0.0, absolute=0.0)

options = st.builds(
    Comparison,
    numbers=st.sampled_from(["exact", "by value"]),
    sequences=st.sampled_from(["exact", "any"]),
    order=st.sampled_from(["exact", "any"]),
    text=st.sampled_from(["exact", "ignore case", "ignore whitespace"]),
    relative=st.sampled_from([0.0, 1e-9, 0.1]),
    absolute=st.sampled_from([0.0, 1e-12, 0.5]),
)

LOOSER: list[dict[str, object]] = [
    {"numbers": "by value"},
    {"sequences": "any"},
    {"order": "any"},
    {"relative": 0.2},
    {"absolute": 1.0},
]
"""What makes any options looser."""


@st.composite
def near(draw: DrawFn, tree: Tree) -> Tree:
    """Draw a value that is nearly `tree`: with other types, another order, another case, a little noise."""
    if type(tree) is int:
        return draw(st.sampled_from([tree, float(tree), tree + 1]))
    if type(tree) is float:
        return draw(st.sampled_from([tree, tree + 1e-13, tree + 0.3, -tree]))
    if type(tree) is str:
        return draw(st.sampled_from([tree, tree.upper(), tree + " "]))
    if type(tree) is list and tree[0] in ("l", "t"):
        parts = [draw(near(item)) for item in cast("list[Tree]", tree[1])]
        return [draw(st.sampled_from(["l", "t"])), list(draw(st.permutations(parts)))]
    return tree


pairs = st.one_of(st.tuples(trees, trees), trees.flatmap(lambda tree: st.tuples(st.just(tree), near(tree))))


@given(trees, options)
def test_a_value_equals_itself(tree: Tree, how: Comparison) -> None:
    """Under every rule."""
    assert compare(tree, tree, how) is None


@given(pairs)
def test_a_difference_is_found_exactly_if_there_is_one(pair: tuple[Tree, Tree]) -> None:
    """Without tolerance, two values are equal if and only if their bytes are."""
    one, other = pair
    assert (compare(one, other, EXACT) is None) == (key(one, EXACT) == key(other, EXACT))


@given(pairs, options, st.sampled_from(LOOSER))
def test_looser_rules_never_find_more(
    pair: tuple[Tree, Tree], how: Comparison, looser: dict[str, object]
) -> None:
    """What is right under some rules is right under looser ones."""
    one, other = pair
    if compare(one, other, how) is None:
        assert compare(one, other, how._replace(**looser)) is None


@given(pairs, st.sampled_from(["ignore case", "ignore whitespace"]))
def test_ignoring_a_difference_in_texts_never_finds_more(pair: tuple[Tree, Tree], text: str) -> None:
    """Also where texts are keys or elements of sets."""
    if compare(*pair, EXACT) is None:
        assert compare(*pair, EXACT._replace(text=text)) is None


@given(pairs, options)
def test_equality_does_not_depend_on_which_side_is_expected(pair: tuple[Tree, Tree], how: Comparison) -> None:
    """Only the words do."""
    one, other = pair
    assert (compare(one, other, how) is None) == (compare(other, one, how) is None)


@given(pairs, options)
def test_a_difference_is_told_in_a_few_safe_words(pair: tuple[Tree, Tree], how: Comparison) -> None:
    """In both languages, bounded, as one clause that can be printed anywhere."""
    difference = compare(*pair, how)
    if difference is not None:
        for words in difference.text:
            assert words.isprintable()
            assert 0 < len(words) < 600
            assert not words.endswith(".")


@given(json_values, json_values, options)
def test_anything_can_be_compared(expected: object, actual: object, how: Comparison) -> None:
    """What a hostile worker sends is different from everything, and never makes us raise."""
    difference = compare(expected, actual, how)  # type: ignore[arg-type]
    if sound(actual) is not actual:
        assert difference is not None
        assert difference.kind == "cut"


CUTS: list[Tree] = [
    ["!", "items"],
    ["l", [["!", "size"]]],
    ["S", [["!", "size"]]],
    ["d", [[["!", "depth"], 1]]],
    ["x"],
]


@pytest.mark.parametrize("tree", CUTS)
@pytest.mark.parametrize("how", [Comparison(), Comparison(order="any")])
def test_what_was_cut_off_equals_nothing(tree: Tree, how: Comparison) -> None:
    """Not even the same cut: nobody knows what was left out."""
    assert compare(tree, tree, how) is not None


def test_deep_values_do_not_exhaust_the_stack() -> None:
    """As deep as a worker may send, and far deeper."""
    assert compare(nested(100), nested(100)) is None
    found = compare(nested(100), nested(100, 2))
    assert found is not None
    assert found.place == (0,) * 100
    for how in (Comparison(order="any"), Comparison(order="any", sequences="any", numbers="by value")):
        assert compare(nested(100, 0.5), nested(100, 0.5 + 1e-13), how) is None
        assert compare(nested(100, 0.5), nested(100, 1.5), how) is not None
    for levels in (1_000, 10_000, 100_000):
        assert compare(nested(100), nested(levels)) is not None
        assert compare(nested(levels), nested(100)) is not None


def _colliding(count: int) -> list[Tree]:
    return [["i", hex((at + 2**10) * (2**61 - 1))] for at in range(count)]


def test_ints_that_collide_cost_little() -> None:
    """25,000 keys with the same hash would cost a dict many seconds."""
    keys = _colliding(25_000)
    one: Tree = ["d", [[key, at] for at, key in enumerate(keys)]]
    other: Tree = ["d", [[key, at] for at, key in enumerate(keys)]]
    changed: Tree = ["d", [[key, at + (at == 12_345)] for at, key in enumerate(keys)]]
    before = time.perf_counter()
    assert compare(one, other) is None
    assert compare(one, changed) is not None
    assert compare(["S", keys[1:]], ["S", keys]) is not None
    assert time.perf_counter() - before < 6


def test_large_values_are_explained_quickly() -> None:
    """The search for a pattern in the differences stops where it would take long."""
    rows: list[Tree] = [["l", list(range(300))] for _ in range(300)]
    others: list[Tree] = [*rows[:-1], ["l", list(range(299))]]
    before = time.perf_counter()
    assert compare(["l", rows], ["l", others]) is not None
    assert compare("a" * 200_000 + "b", "a" * 200_000 + "c") is not None
    assert time.perf_counter() - before < 3
