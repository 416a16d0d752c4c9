"""How large values are told: by their heads, and apart."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.model import Tree
from graders.engine.values.nodes import head, headed, length, sound
from graders.engine.worker.codec import NODES, TEXT, encode
from graders.engine.worker.protocol import LARGE, ROOM, VALUE, dumps
from graders.engine.worker.telling import HEAD_NODES, HEAD_TEXT, told

ATOMS = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary()
VALUES = st.recursive(ATOMS, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=50)


@given(st.lists(VALUES))
def test_small_ones_are_told_as_they_are(values: list[object]) -> None:
    """Whatever is small stands there as it is; otherwise all are told whole beside."""
    trees, whole = told(values, ROOM)
    wholes = [encode(value) for value in values]
    if whole is None:
        assert trees == wholes or len(dumps(wholes)) > ROOM
    else:
        assert json.loads(whole) == json.loads(dumps(wholes))
        assert any(len(dumps(one)) > LARGE for one in wholes)
    assert all(tree == one or len(dumps(one)) > LARGE for tree, one in zip(trees, wholes, strict=True))


LARGE_ONES: list[tuple[object, Tree]] = [
    (list(range(5_000)), ["l", list(range(HEAD_NODES))]),
    (tuple(range(5_000)), ["t", list(range(HEAD_NODES))]),
    ({number: -number for number in range(2_000)}, ["d", [[n, -n] for n in range(HEAD_NODES)]]),
    ("x" * 5_000, "x" * HEAD_TEXT),
    ("\ud800" * 5_000, ["s", "eda080" * HEAD_TEXT]),
    (b"x" * 5_000, ["b", (b"x" * (HEAD_TEXT // 2)).hex()]),
    (bytearray(b"x" * 5_000), ["B", (b"x" * (HEAD_TEXT // 2)).hex()]),
]


@pytest.mark.parametrize("room", [ROOM, 1])
@pytest.mark.parametrize(("value", "began"), LARGE_ONES)
def test_a_head(value: Any, began: Tree, room: int) -> None:
    """Kind, length, and how it begins; a frame that has it is small."""
    (tree,), whole = told([value], room)
    assert sound(tree) == tree
    assert headed(tree)
    assert (head(tree), length(tree)) == (began, len(value))
    assert len(dumps(tree)) <= VALUE
    assert (None if whole is None else json.loads(whole)) == (None if room == 1 else [encode(value)])


@pytest.mark.parametrize(
    "value",
    [
        list(range(NODES)),
        "x" * (TEXT + 1),
        [["x" * TEXT] * 2, 1],
        {"a": list(range(NODES))},
        set(range(NODES)),
    ],
)
def test_more_than_is_ever_told_has_a_head_too(value: Any) -> None:
    """Nothing is told apart, and what it was still is."""
    (tree,), whole = told([value], 1 << 20)
    assert whole is None
    assert headed(sound(tree))
    assert length(tree) == len(value)


def test_a_head_in_a_head() -> None:
    """Large rows: of the first one the head."""
    (tree,), _ = told([[list(range(5_000))] * 9], ROOM)
    assert headed(tree)
    row = head(tree)[1][0]  # type: ignore[index]  # a list of tag and items
    assert (length(row), head(row)) == (5_000, ["l", list(range(HEAD_NODES // 4))])


def test_a_value_that_holds_itself() -> None:
    """Its head ends, as the whole does."""
    value: list[object] = list(range(5_000))
    value.insert(1, value)
    (tree,), _ = told([value], ROOM)
    assert headed(sound(tree))
    assert head(tree)[1][:3] == [0, ["cycle", 1], 1]  # type: ignore[index]  # a list of tag and items


@pytest.mark.parametrize("value", [1 << 40_000, type("Own", (list,), {})(range(5_000)), object()], ids=type)
def test_what_has_no_head(value: object) -> None:
    """It is told whole apart, and that it is too large."""
    (tree,), whole = told([value], ROOM)
    small = len(dumps(encode(value))) <= LARGE
    assert tree == (encode(value) if small else ["!", "size"])
    assert (whole is None) == small
