"""Printed text, cut at the marks where lines were typed."""

from hypothesis import given
from hypothesis import strategies as st

from graders.engine.model import Turn
from graders.engine.sandbox.transcript import counted, turns, typed_mark

ID = "0123456789abcdef"
TEXT = st.text(st.characters(exclude_characters="\0", codec="utf-8"), max_size=20)


@given(st.lists(st.tuples(TEXT, TEXT), max_size=5), TEXT)
def test_what_was_said_and_typed_comes_out(conversation: list[tuple[str, str]], last: str) -> None:
    """Each turn is what was said before a line, and the line."""
    printed = b"".join(said.encode() + typed_mark(ID) for said, _ in conversation) + last.encode()
    typed = [line for _, line in conversation]
    expected = (*(Turn(said, line) for said, line in conversation), Turn(last))
    assert turns(printed, ID, typed, 10_000) == (expected, False)


@given(st.binary(max_size=60), st.integers(0, 40), st.lists(st.text(), max_size=3))
def test_any_bytes_are_a_transcript(noise: bytes, most: int, typed: list[str]) -> None:
    """No more turns than lines typed and one; no more text than allowed, and cut exactly when there was more."""
    printed = noise.replace(b"0", typed_mark(ID))
    got, cut = turns(printed, ID, typed, most)
    assert len(got) <= len(typed) + 1
    marks, size = counted(printed, ID, len(typed))
    assert marks == noise.count(b"0")
    assert size == len(printed) - len(typed_mark(ID)) * min(marks, len(typed))
    assert cut == (size > most)
    assert got[-1].typed is None
    assert len("".join(turn.said for turn in got)) <= most


def test_marks_of_another_request_are_text() -> None:
    """Only those with the id of this one count."""
    assert turns(b"a" + typed_mark("f" * 16) + b"b", ID, ["x"], 100)[0] == (Turn("a\0" + "f" * 16 + ">\0b"),)


def test_the_head_is_kept() -> None:
    """What is over the limit is cut, in the turn where it happens and after it."""
    printed = b"abc" + typed_mark(ID) + b"def"
    assert turns(printed, ID, ["x"], 4) == ((Turn("abc", "x"), Turn("d")), True)
    assert turns(printed, ID, ["x"], 2) == ((Turn("ab", "x"), Turn("")), True)
