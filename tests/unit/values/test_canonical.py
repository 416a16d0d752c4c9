"""Values as bytes."""

from __future__ import annotations

import time

import pytest
from hypothesis import given

from graders.engine.model import Comparison, Tree
from graders.engine.values.canonical import canonical, digest, fold, key
from tests.unit.values.trees import json_values, nested, trees

DIFFERENT: list[list[Tree]] = [
    [
        None,
        False,
        True,
        0,
        1,
        0.0,
        -0.0,
        1.0,
        ["f", "nan"],
        ["f", "inf"],
        ["c", 1.0, 0.0],
        "",
        "1",
        ["b", "31"],
    ],
    [["l", []], ["t", []], ["S", []], ["F", []], ["d", []], ["r", 0, 0, 1], ["b", ""], ["B", ""], ["..."]],
    [["l", [1, 2]], ["l", [2, 1]], ["l", [["l", [1]], 2]], ["l", [1, ["l", [2]]]], ["t", [1, 2]]],
    [["l", ["a,b"]], ["l", ["a", "b"]], ["l", ["a]"]], ["l", [["l", ["a"]]]]],
    [["d", [["a", 1]]], ["d", [[1, "a"]]], ["d", [["a", 1], ["b", 2]]], ["S", ["a", 1]]],
    ["\U0001f600", ["s", "eda0bdedb880"], ["s", "eda0bd"], "\\ud83d\\ude00"],
    [
        ["o", "A", None],
        ["o", "A", ["d", []]],
        ["sub", "A", None],
        ["gen", "A"],
        ["fn", "A"],
        ["cycle", 1],
        "A",
    ],
]


@pytest.mark.parametrize("group", DIFFERENT)
def test_values_that_are_not_the_same_have_other_bytes(group: list[Tree]) -> None:
    """Types, order where it counts, and look-alikes are all kept apart."""
    assert len({canonical(tree) for tree in group}) == len(group)


SAME: list[list[Tree]] = [
    [["S", [1, 2, 3]], ["S", [3, 1, 2]]],
    [["d", [["a", 1], ["b", ["l", []]]]], ["d", [["b", ["l", []]], ["a", 1]]]],
    [5, ["i", "0x5"]],
    ["a", ["s", "61"]],
    [["f", "nan"], float("nan")],
    [["S", [["F", [1, 2]], ["F", []]]], ["S", [["F", []], ["F", [2, 1]]]]],
]


@pytest.mark.parametrize("group", SAME)
def test_the_same_value_has_the_same_bytes_however_it_was_written(group: list[Tree]) -> None:
    """The order of a set or dict is no part of its value."""
    assert len({canonical(tree) for tree in group}) == 1
    assert len({digest(tree) for tree in group}) == 1


def test_a_digest_names_its_kind() -> None:
    """A digest is stable: it stands in derived data and in reports."""
    assert canonical(["l", [1, "a"]]) == b'l[i1,"a"]'
    assert (
        digest(["l", [1, "a"]]) == "sha256:27e29aea90b4c4377bddcabae6c79f53948326b2f443f0510000c4d1bda17518"
    )


KEYS: list[tuple[Comparison, Tree, Tree, bool]] = [
    (Comparison(), 0.0, -0.0, True),
    (Comparison(), 1, 1.0, False),
    (Comparison(numbers="by value"), 1, 1.0, True),
    (Comparison(numbers="by value"), 1, ["c", 1.0, 0.0], True),
    (Comparison(numbers="by value"), 1, True, False),
    (Comparison(numbers="by value"), ["i", hex(2**70)], float(2**70), True),
    (Comparison(numbers="by value"), ["i", hex(2**70 + 1)], float(2**70), False),
    (Comparison(), ["l", [1]], ["t", [1]], False),
    (Comparison(sequences="any"), ["l", [1]], ["t", [1]], True),
    (Comparison(order="any"), ["l", [1, 2]], ["l", [2, 1]], True),
    (Comparison(order="any"), ["t", [1, 2]], ["t", [2, 1]], False),
    (Comparison(order="any", sequences="any"), ["t", [1, 2]], ["l", [2, 1]], True),
    (Comparison(text="ignore case"), "STRASSE", "straße", True),
    (Comparison(text="ignore whitespace"), "a b\n", "ab", True),
    (Comparison(text="ignore whitespace"), "ab", "aB", False),
]


@pytest.mark.parametrize(("options", "one", "other", "equal"), KEYS)
def test_the_options_of_a_bank_decide_which_keys_are_equal(
    options: Comparison, one: Tree, other: Tree, equal: bool
) -> None:
    """Keys of dicts and elements of sets are compared by these bytes."""
    assert (key(one, options) == key(other, options)) is equal


def test_folding_a_text_leaves_out_what_does_not_count() -> None:
    """Exact by default; case and white space only where a bank says so."""
    assert fold(" A b", Comparison()) == " A b"
    assert fold(" A b", Comparison(text="ignore case")) == " a b"
    assert fold(" A b", Comparison(text="ignore whitespace")) == "Ab"


@given(trees, trees)
def test_keys_are_at_least_as_loose_as_the_canonical_bytes(one: Tree, other: Tree) -> None:
    """What is exactly the same is the same under every rule."""
    if canonical(one) == canonical(other):
        assert key(one, Comparison()) == key(other, Comparison())


@given(json_values)
def test_anything_has_canonical_bytes(value: object) -> None:
    """What is no tree counts as one unreadable value."""
    assert isinstance(canonical(value), bytes)  # type: ignore[arg-type]


def test_deep_and_large_values_cost_little() -> None:
    """Neither 10,000 levels nor 25,000 ints with the same hash are a problem."""
    assert canonical(nested(10_000)) == canonical(["!", "malformed"])
    before = time.perf_counter()
    canonical(["S", [["i", hex(at * (2**61 - 1))] for at in range(25_000)]])
    assert time.perf_counter() - before < 2


def test_what_was_cut_is_told_apart_by_what_is_known_of_it() -> None:
    """Kind, length and head; with none of these all are alike."""
    cuts: list[Tree] = [
        ["!", "items"],
        ["!", "items", "l", 9, [1]],
        ["!", "items", "l", 8, [1]],
        ["!", "items", "l", 9, [2]],
        ["!", "items", "t", 9, [1]],
        ["!", "size", "s", 9, "1"],
    ]
    assert len({canonical(cut) for cut in cuts}) == len(cuts)
