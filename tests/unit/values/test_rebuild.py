"""Trees back into Python objects, for checkers."""

from __future__ import annotations

import time

import pytest
from hypothesis import given

from graders.engine.model import Comparison, Tree
from graders.engine.values.canonical import key
from graders.engine.values.rebuild import Opaque, rebuild
from tests.unit.values.trees import encode, json_values, nested, plain_trees, trees

SAME_HASH = [["i", hex(at * (2**61 - 1))] for at in range(1, 25_001)]


@given(plain_trees)
def test_ordinary_values_come_back_exactly(tree: Tree) -> None:
    """A checker sees the very value that the student returned."""
    assert key(encode(rebuild(tree)), Comparison()) == key(tree, Comparison())


def test_other_built_in_values_come_back_too() -> None:
    """Ranges, bytearrays and the ellipsis have no literal, and are rebuilt all the same."""
    assert rebuild(["r", 5, 0, -2]) == range(5, 0, -2)
    assert rebuild(["B", "6162"]) == bytearray(b"ab")
    assert rebuild(["..."]) is ...
    assert rebuild(["i", hex(10**5000)]) == 10**5000


OPAQUE: list[tuple[Tree, str]] = [
    (["o", "Punt", ["d", [["x", 1]]]], "Punt"),
    (["sub", "Counter", ["d", []]], "Counter"),
    (["gen", "vakjes"], "generator"),
    (["fn", "upper"], "function"),
    (["cycle", 1], "cycle"),
    (["!", "size"], "cut"),
    (["S", [["l", []]]], "set"),
    (["F", [["d", []]]], "frozenset"),
    (["d", [[["t", [["l", []]]], 1]]], "dict"),
    (["l", [0] * 200], "list"),
]


@pytest.mark.parametrize(("tree", "type_name"), OPAQUE)
def test_what_cannot_be_rebuilt_is_opaque(tree: Tree, type_name: str) -> None:
    """It keeps the name of its type, and equals nothing but itself."""
    value = rebuild(tree, nodes=100)
    assert isinstance(value, Opaque)
    assert value.type_name == type_name
    assert value != rebuild(tree, nodes=100)
    assert repr(value) == f"Opaque({type_name!r})"


def test_an_opaque_part_leaves_the_rest() -> None:
    """A list of objects is still a list of the right length."""
    value = rebuild(["l", [1, ["o", "Punt", None]]])
    assert isinstance(value, list)
    assert value[0] == 1
    assert isinstance(value[1], Opaque)


@pytest.mark.parametrize("tree", [["d", [[one, 1] for one in SAME_HASH]], ["S", SAME_HASH], ["F", SAME_HASH]])
def test_values_made_to_collide_are_not_put_into_a_dict(tree: Tree) -> None:
    """25,000 ints with the same hash would cost a dict seconds."""
    before = time.perf_counter()
    assert isinstance(rebuild(tree), Opaque)
    assert time.perf_counter() - before < 2


@given(trees)
def test_every_tree_can_be_rebuilt(tree: Tree) -> None:
    """No value a student returns makes us raise."""
    rebuild(tree)


@given(json_values)
def test_anything_can_be_rebuilt(value: object) -> None:
    """Not even one that is no tree."""
    rebuild(value)  # type: ignore[arg-type]


def test_a_tree_that_is_too_deep_is_opaque() -> None:
    """It does not even start to be rebuilt."""
    assert isinstance(rebuild(nested(10_000)), Opaque)
