"""Values are written down exactly, to compare them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.custom import Opaque
from graders.engine.custom.canonical import canonical, is_namesake, type_name

LEAVES = (
    st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from([0.0, 1.0, float("inf")]) | st.text("ab'", max_size=2)
)  # fmt: skip
VALUES = st.recursive(
    LEAVES,
    lambda part: (
        st.lists(part, max_size=3)
        | st.lists(part, max_size=3).map(tuple)
        | st.dictionaries(st.text("ab", max_size=1) | st.integers(0, 1), part, max_size=2)
        | st.frozensets(st.integers(0, 3), max_size=3)
    ),
    max_leaves=6,
)


def same(one: object, other: object) -> bool:
    """Tell whether two values are equal and of the same types, by Python's own means."""
    if type(one) is not type(other):
        return False
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        kinds = {(type(key), key) for key in one} == {(type(key), key) for key in other}
        return kinds and all(same(one[key], other[key]) for key in one)
    return one == other


@given(VALUES, VALUES)
def test_equal_texts_mean_equal_values(one: object, other: object) -> None:
    assert (canonical(one) == canonical(other)) == same(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (0.0, -0.0),
        (float("nan"), float("nan")),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}),
        ({3, 1, 2}, {2, 3, 1}),
        ([float("nan")], [float("nan")]),
    ],
)
def test_equal(one: object, other: object) -> None:
    assert canonical(one) == canonical(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (1, True), (1, 1.0), (1, "1"), (0, None), ([1], (1,)), ({1}, frozenset({1})), (b"a", "a"),
        (b"a", bytearray(b"a")), ([], {}), (["a,b"], ["a", "b"]), (["a']", "b"], ["a", "'b"]), ("é", "e\u0301"),
        (Opaque("A"), Opaque("A")), ({"a": 1}, {"a": True}), (range(3), [0, 1, 2]), (1j, 1),
    ],
)  # fmt: skip
def test_different(one: object, other: object) -> None:
    assert canonical(one) != canonical(other)


def test_huge_and_deep_values() -> None:
    deep: object = []
    for _ in range(400):
        deep = [deep]
    assert canonical(deep) == canonical([deep])
    assert canonical(10**5000) != canonical(10**5000 + 1)


@pytest.mark.parametrize(
    ("value", "name"), [(1, "int"), (None, "NoneType"), ([], "list"), (Opaque("Counter"), "Counter")]
)
def test_names_of_types(value: object, name: str) -> None:
    assert type_name(value) == name


def test_the_name_of_a_students_class_is_safe_to_print_and_bounded() -> None:
    assert type_name(Opaque("\x1b[31mRED\x1b]0;pwned\x07\u202e")) == r"\x1b[31mRED\x1b]0;pwned\x07\u202e"
    for name in ("x" * 10_000, "\x07" * 10_000, "\u202e" * 81):
        assert len(type_name(Opaque(name))) == 80
        assert type_name(Opaque(name)).endswith("…")
    assert type_name(Opaque("x" * 80)) == "x" * 80


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (Opaque("dict"), True),
        (Opaque("NoneType"), True),
        (Opaque("Counter"), False),
        ({}, False),
        (None, False),
    ],
)
def test_a_class_named_like_a_built_in_one(value: object, told: bool) -> None:
    assert is_namesake(value) is told
