"""Values and what was said are shown on one line, and cut between tokens only."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.custom import Opaque
from graders.engine.custom.shown import cut, quote, shown

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=30) | st.binary(max_size=9),
    lambda part: (
        st.lists(part, max_size=30)
        | st.lists(part, max_size=5).map(tuple)
        | st.dictionaries(st.text("abc", max_size=3) | st.integers(0, 9), part, max_size=9)
        | st.frozensets(st.integers(0, 9), max_size=9)
    ),
    max_leaves=40,
)


@given(VALUES)
def test_a_short_value_is_shown_whole(value: object) -> None:
    text = shown(value, 100_000)
    assert text == repr(value) or isinstance(value, frozenset) or not text.isascii() or "frozenset" in text


@given(st.dictionaries(st.text("abcd", max_size=3), st.integers(0, 99), min_size=3), st.integers(40, 120))
def test_a_cut_stands_between_entries(counts: dict[str, int], limit: int) -> None:
    text = shown(counts, limit)
    assert len(text) <= limit
    assert set(text[1:-1].split(", ")) <= {*repr(counts)[1:-1].split(", "), "…"}


def test_a_hand_is_cut_between_its_letters() -> None:
    hand = dict.fromkeys("abcdefghijklmnopqrstuvwxyz", 1)
    assert shown(hand) == "{'a': 1, 'b': 1, 'c': 1, 'd': 1, 'e': 1, 'f': 1, …, 'x': 1, 'y': 1, 'z': 1}"


def test_huge_and_deep_values() -> None:
    deep: object = []
    for _ in range(400):
        deep = [deep]
    large: list[object] = [deep, 10**5000, "x" * 10**6, list(range(10**5)), {n: n for n in range(10**4)}]
    for value in large:
        assert len(shown(value)) <= 80


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ({"a": 1, "b": 2}, "{'a': 1, 'b': 2}"),
        ([1, "x"], "[1, 'x']"),
        ([Opaque("Counter")], "[<Counter object>]"),
        ("a\nb\x1b", "'a\\nb\\x1b'"),
        ((1.0, float("nan"), 2**80), "(1.0, nan, 1208925819614629174706176)"),
        ({3, 1, 2}, "{1, 2, 3}"),
        (frozenset({1}), "frozenset({1})"),
        (bytearray(b"a"), "bytearray(b'a')"),
        (range(3), "range(0, 3)"),
    ],
)
def test_shown(value: object, text: str) -> None:
    assert shown(value) == text


@given(st.text(), st.integers(20, 200))
def test_what_is_quoted_fits_on_one_printable_line(text: str, limit: int) -> None:
    for line in (cut(text, limit), quote(text, limit)):
        assert len(line) <= limit
        assert line.isprintable()


def test_cut_keeps_both_ends() -> None:
    assert cut("abcdefghijklmnopqrstuvwxyz", 13) == "abcdef … wxyz"
    assert cut(" a \n\t b ", 13) == "a b"


def test_line_ends_stay_in_sight_in_a_quote() -> None:
    assert quote("f\nf\n", 20) == "f\\nf"
    assert quote("\n  a   b \n\n\tc", 20) == "a b\\n\\nc"
    assert quote("abcd\nefghijklmnop", 12) == "abcd\\n … nop"
    assert quote("abcde\nfghijklmnop", 12) == "abcde … mnop"
