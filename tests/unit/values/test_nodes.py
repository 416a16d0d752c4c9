"""The gate for trees that a worker sent."""

from __future__ import annotations

import pytest
from hypothesis import given

from graders.engine.model import Tree
from graders.engine.values.nodes import MAX_DEPTH, UNREADABLE, complete, kind, sound
from tests.unit.values.trees import json_values, nested, trees

BAD: list[object] = [
    [], ["l"], ["l", 1], ["l", [], []], ["x", []], [1, 2], [["l"], []], {"l": []}, (1, 2), b"a",
    pytest.param(object(), id="object"),
    ["d", [1]], ["d", [[1]]], ["d", [[1, 2, 3]]], ["d", {}], ["i", 5], ["i", "5"], ["i", "0xG"], ["i", "0x1\n"],
    ["f", "1.5"], ["f", 1.5], ["f", "NaN"], ["s", "zz"], ["s", "ff"], ["s", "a"], ["b", "6"], ["b", "61 62"],
    ["B", None], ["c", 1.0], ["c", 1, 2.0], ["c", 1.0, ["f", "1"]], ["r", 0, 1], ["r", 0, 1, 0], ["r", 0, 1.0, 1],
    ["...", 1], ["sub", "A"], ["sub", 1, 2], ["sub", "A", ["l"]], ["o", "A"], ["o", "A", 1], ["o", "A", ["l", []]],
    ["gen"], ["gen", 1], ["fn", None], ["cycle", "1"], ["cycle"], ["!"], ["!", 1], ["!", "size", "l", 9],
    ["!", "size", "l", -1, []], ["!", "size", "l", True, []], ["!", "size", "l", 9, [["l"]]], ["!", "size", "x", 9, []],
    ["!", "size", "s", 9, []], ["!", "size", "b", 9, "zz"], ["!", "size", "d", 9, [1]], ["!", 1, "l", 9, []],
    ["!", "size", [], 9, []], ["!", "size", "o", 9, None], ["l", [["l", [["l"]]]]],
]  # fmt: skip


@pytest.mark.parametrize("value", BAD, ids=repr)
def test_what_is_no_tree_is_unreadable(value: object) -> None:
    """One bad node makes the whole tree unreadable: it was not made by our worker."""
    assert sound(value) == UNREADABLE


@given(trees)
def test_a_tree_passes_as_it_is(tree: Tree) -> None:
    """Nothing is copied or changed."""
    assert sound(tree) is tree
    assert complete(tree)
    assert kind(tree)


@given(json_values)
def test_anything_may_come_to_the_gate(value: object) -> None:
    """The gate gives back a tree whatever it gets."""
    assert kind(sound(value))


def test_a_tree_may_not_be_too_deep() -> None:
    """What passed the gate can be walked with recursion."""
    assert sound(nested(MAX_DEPTH - 1)) != UNREADABLE
    assert sound(nested(MAX_DEPTH)) == UNREADABLE
    assert sound(nested(100_000)) == UNREADABLE


@pytest.mark.parametrize(
    "tree",
    [
        ["!", "size"],
        ["!", "size", "l", 9, [1]],
        ["l", [1, ["!", "items"]]],
        ["d", [[["t", [["!", "depth"]]], 1]]],
        ["sub", "A", ["!", "memory"]],
    ],
)
def test_a_cut_is_found_wherever_it_is(tree: Tree) -> None:
    """A value of which a part was left out is not known."""
    assert not complete(tree)
