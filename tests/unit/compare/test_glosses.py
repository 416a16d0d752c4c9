"""What is said of exceptions that this very Python raises: `glosses.txt` holds the code and the words."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from graders.engine.compare.glosses import gloss
from graders.engine.model import Call, Frame, Raised
from graders.engine.text import Text

CALL = Call("letterScores", "letterscores", ("abc",))
HERE = (Frame("f.py", 5, "letterscores", (("woord", "abc"), ("totaal", 3))),)


class Golden(NamedTuple):
    """One block of the file."""

    code: str
    demanded: str | None
    text: Text


def _read() -> list[Golden]:
    blocks = Path(__file__).with_name("glosses.txt").read_text("utf-8").strip().split("\n\n")
    return [_block(block.split("\n")) for block in blocks if not block.startswith("#")]


def _block(lines: list[str]) -> Golden:
    code, nl, en = (line.strip() for line in lines)
    code, _, demanded = code.partition("  # demanded: ")
    return Golden(code.replace("\\n", "\n"), demanded or None, Text(nl, en))


def raised(code: str) -> Raised:
    """Return the exception that code raises, as a worker tells it."""
    with pytest.raises(Exception) as caught:
        exec(code, {})
    types = tuple(one.__name__ for one in type(caught.value).__mro__)
    return Raised(types, str(caught.value), HERE)


@pytest.mark.filterwarnings("ignore::SyntaxWarning")
@pytest.mark.parametrize("golden", _read(), ids=lambda golden: golden.code)
def test_an_exception_of_python_is_explained_in_these_words(golden: Golden) -> None:
    """In one sentence, the same whatever Python runs."""
    assert gloss(raised(golden.code), CALL, golden.demanded) == golden.text


SILENT = ["raise ValueError('oei')", "raise OSError", "next(iter([]))", "[].append(1, 2, x=3)"]


@pytest.mark.parametrize("code", SILENT)
def test_nothing_is_said_without_an_idea(code: str) -> None:
    """What a student raised on purpose, or what is too rare."""
    assert gloss(raised(code), CALL) is None


@pytest.mark.parametrize("name", ["AssertionError", "NotImplementedError"])
def test_what_was_raised_on_purpose_needs_no_words_where_another_is_demanded(name: str) -> None:
    """The arguments are not valid there."""
    assert gloss(Raised((name, "Exception"), "oei", HERE), CALL, "ValueError") is None


def test_a_class_of_the_submission_is_not_explained() -> None:
    """Whatever its name."""
    assert gloss(Raised(("user:TypeError", "Exception"), "'int' object is not callable"), CALL) is None


def test_words_of_a_submission_are_made_safe() -> None:
    """A message may be anything."""
    hostile = "unsupported operand type(s) for +\x1b{}: 'int' and 'x'"
    words = gloss(Raised(("TypeError",), hostile), CALL)
    assert words is not None
    assert words.nl == "+\\x1b{} werkt niet tussen een geheel getal (int) en x."
