"""Words that are nearly the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.values.spelling import near

KNOWN = ["def", "del", "for", "from", "if", "print", "return", "AssertionError", "True"]

NEAR = [
    ("retrun", "return"), ("returm", "return"), ("retrn", "return"), ("returnn", "return"), ("Return", "return"),
    ("fro", "for"), ("form", "from"), ("fi", "if"), ("df", "def"), ("dfe", "def"), ("ture", "True"), ("prnt", "print"),
    ("assertionError", "AssertionError"), ("AsertionEror", "AssertionError"),
]  # fmt: skip


@pytest.mark.parametrize(("word", "meant"), NEAR)
def test_a_near_word_is_found(word: str, meant: str) -> None:
    """Other capitals and swapped letters before one letter too many, too few or wrong."""
    assert near(word, KNOWN) == meant


@pytest.mark.parametrize("word", ["", "i", "return", "is", "totaal", "rtrn", "prt", "if" * 30])
def test_other_words_are_not_near(word: str) -> None:
    """Nor is a word itself, nor one that is too short or too long to tell."""
    assert near(word, KNOWN) is None


def test_short_words_can_be_left_out() -> None:
    """A variable of three letters is near to too many."""
    assert near("sun", ["sum"]) == "sum"
    assert near("sun", ["sum"], shortest=4) is None
    assert near("smu", ["sum"], shortest=4) == "sum"


@given(st.text(max_size=50), st.lists(st.text(max_size=50), max_size=5))
def test_what_is_near_is_known_and_another_word(word: str, known: list[str]) -> None:
    """For any words at all."""
    found = near(word, known)
    assert found is None or (found in known and found != word)
