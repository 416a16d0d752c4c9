"""A syntax error is explained by its likely cause, with the messages of the Python that runs the tests.

`syntax.txt` holds sources, and the words for them in both languages.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.diagnose.syntax import explained
from graders.engine.model import SyntaxTrouble
from graders.engine.text import Text


def cause(source: str) -> Text:
    """Return the cause of the syntax error in a source, as Python itself reports it."""
    with pytest.raises(SyntaxError) as caught:
        compile(source, "f.py", "exec")
    error = caught.value
    line = error.lineno or 1
    text = source.splitlines()[line - 1] if source.splitlines() else ""
    trouble = explained(SyntaxTrouble(line, max(error.offset or 1, 1), text, error.msg))
    assert trouble.cause is not None
    return trouble.cause


def _read() -> list[tuple[str, Text]]:
    blocks = Path(__file__).with_name("syntax.txt").read_text("utf-8").strip().split("\n\n")
    return [_block(block.split("\n")) for block in blocks[1:]]


def _block(lines: list[str]) -> tuple[str, Text]:
    source, nl, en = lines
    # The escapes of a Python text, in which all other characters stay what they are.
    unescaped = source.encode("latin-1", "backslashreplace").decode("unicode_escape")
    return unescaped + "\n", Text(nl.strip(), en.strip())


@pytest.mark.filterwarnings("ignore::SyntaxWarning")
@pytest.mark.parametrize(("source", "words"), _read())
def test_the_cause_is_named_in_these_words(source: str, words: Text) -> None:
    """The same whatever Python reads the file."""
    assert cause(source) == words


def test_there_are_many_examples() -> None:
    """The file is really read."""
    assert len(_read()) > 150


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="Python 3.12 allows these quotes")
@pytest.mark.parametrize("source", ["x = f'{d['a']}'\n", 'x = f"{d["a"]}"\n'])
def test_quotes_inside_an_f_string(source: str) -> None:
    """What is right in a later Python is named as what it is."""
    assert cause(source) == Text(
        nl="Binnen { } gebruik je andere aanhalingstekens dan rond de f-string.",
        en="Within { }, use other quotes than those around the f-string.",
    )


CURLY = "invalid character '\u201c' (U+201C)"
MESSAGES = ["invalid syntax", "expected ':'", "expected '('", CURLY, "unterminated string literal"]


@given(st.text(max_size=60), st.sampled_from(MESSAGES), st.integers(1, 80))
def test_every_line_gets_some_words(source: str, message: str, column: int) -> None:
    """Whatever a file holds; they can be filled in and printed."""
    words = explained(SyntaxTrouble(1, column, source, message)).cause
    assert words is not None
    assert words.nl
    assert words.en


@pytest.mark.parametrize(
    "part", ["f'{", "'", "\\", "{", "x ", "else ", "&", "a.b ", "'a", "f'{{'", ">>> ", "x!", "((", "a-"]
)
def test_a_hostile_line_is_read_quickly(part: str) -> None:
    """No pattern goes back and forth over a line that was made for it."""
    before = time.perf_counter()
    for message in ("invalid syntax", "'(' was never closed", "unterminated string literal", "expected '('"):
        explained(SyntaxTrouble(1, 500, (part * 1000)[:1000], message))
        explained(SyntaxTrouble(1, 500, ("def " + part * 1000)[:1000], message))
    assert time.perf_counter() - before < 2
