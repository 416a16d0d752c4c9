"""Hints of the graders: they add to what the feedback says, and never say it once more."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.custom import CheckerCall, CheckerOutcome, Opaque
from graders.engine.custom.load import load_grader
from graders.engine.text import Text

ROOT = Path(__file__).parents[2]
GRADERS = {
    slug: load_grader(ROOT / "graders" / f"{slug}.py")
    for slug in ("scrabble_board", "scrabble_scores", "snakes_and_ladders")
}
ENGLISH = "1332142418513113X11114484X"
EMPTY = ["." * 15] * 15
BOARD = [*EMPTY[:7], "......AX.......", *EMPTY[8:]]
MOVE = (EMPTY, "AX", "h7")
VALID: tuple[dict[int, int], dict[int, int]] = ({16: 6}, {})
CHUTE_UP: tuple[dict[int, int], dict[int, int]] = ({3: 8}, {})

ARGUMENTS: dict[tuple[str, str], tuple[object, ...]] = {
    ("scrabble_board", "premium"): ("a2",),
    ("scrabble_board", "place"): MOVE,
    ("scrabble_board", "formed_words"): MOVE,
    ("scrabble_board", "move_score"): (*MOVE, {"A": 1, "X": 8}),
    ("scrabble_scores", "letter_score"): ("S", ENGLISH),
    ("scrabble_scores", "letter_scores"): ("k[a]t", ENGLISH),
    ("scrabble_scores", "multipliers"): ("k[a]t",),
    ("scrabble_scores", "word_score"): ("k[a]t", ENGLISH),
    ("snakes_and_ladders", "merge"): VALID,
    ("snakes_and_ladders", "spaces"): ([6], *VALID),
}

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.floats() | st.just(Opaque("AssertionError")),
    lambda part: st.lists(part) | st.dictionaries(st.integers() | st.text(), part) | st.tuples(part),
    max_leaves=5,
)


def hint(
    slug: str,
    function: str,
    value: object,
    expected: object,
    arguments: tuple[object, ...] | None = None,
    raised: tuple[str, str] | None = None,
    stdout: str = "",
) -> Text | None:
    """Return the hint for one outcome."""
    given_arguments = ARGUMENTS[slug, function] if arguments is None else arguments
    exception, message = raised or (None, None)
    outcome = CheckerOutcome("raised" if raised else "returned", value, exception, message, stdout, (), {})
    call = CheckerCall(function, function, given_arguments, None, None)
    return GRADERS[slug].hints[function](call, outcome, expected)


@pytest.mark.parametrize(("slug", "function"), sorted(ARGUMENTS))
@given(value=VALUES, expected=VALUES)
def test_no_answer_makes_a_hint_fail(slug: str, function: str, value: object, expected: object) -> None:
    said = hint(slug, function, value, expected)
    assert said is None or isinstance(said, Text)


@pytest.mark.parametrize(
    ("slug", "function", "value", "expected", "said"),
    [
        ("scrabble_board", "premium", "W2", "2W", "digit of the premium first"),
        ("scrabble_board", "premium", None, "", "an empty string"),
        ("scrabble_board", "place", EMPTY, BOARD, "Check what lies on h7, h8."),
        ("scrabble_board", "place", BOARD[:14], BOARD, "15 rows of 15 characters"),
        ("scrabble_board", "formed_words", ["CA", "AT", "AX"], ["AX", "CA", "AT"], "main word come first"),
        ("scrabble_board", "formed_words", ["AX", "A", "X"], ["AX"], "forms no cross word"),
        ("scrabble_board", "move_score", 9, 59, "50 points short"),
        ("scrabble_scores", "letter_scores", "5,1,1", "511", "nothing in between"),
        ("scrabble_scores", "letter_scores", "51111", "511", "has 3 letters, your result 5 characters"),
        ("scrabble_scores", "letter_scores", "", "5", "has 1 letter, your result 0 characters"),
        ("scrabble_scores", "multipliers", "1", "", "has 0 letters, your result 1 character:"),
        ("scrabble_scores", "word_score", 7, 8, "without the factors"),
        ("snakes_and_ladders", "merge", {16: -10, 6: 0}, {16: -10}, "starts is a key"),
        ("snakes_and_ladders", "merge", {16: 10}, {16: -10}, "where does the pawn move forward"),
        ("snakes_and_ladders", "merge", {16: 6}, {16: -10}, "by hand"),
        ("snakes_and_ladders", "spaces", [6, 6], [6], "exactly one space"),
        ("snakes_and_ladders", "spaces", [101], [97], "past 100"),
        ("snakes_and_ladders", "spaces", [7], [6], "roll number 1"),
    ],
)
def test_hints(slug: str, function: str, value: object, expected: object, said: str) -> None:
    text = hint(slug, function, value, expected)
    assert text is not None
    assert said in text.en


@pytest.mark.parametrize(
    ("slug", "function", "value", "expected"),
    [
        ("scrabble_board", "place", None, BOARD),
        ("scrabble_board", "place", tuple(BOARD), BOARD),
        ("scrabble_board", "place", [list(row) for row in BOARD], BOARD),
        ("scrabble_board", "place", "\n".join(BOARD), BOARD),
        ("scrabble_board", "formed_words", None, ["AX"]),
        ("scrabble_board", "formed_words", "AX", ["AX"]),
        ("scrabble_board", "formed_words", ("AX",), ["AX"]),
        ("scrabble_board", "move_score", "59", 59),
        ("scrabble_scores", "letter_score", None, "1"),
        ("scrabble_scores", "letter_scores", None, "511"),
        ("scrabble_scores", "letter_scores", ["5", "1", "1"], "511"),
        ("scrabble_scores", "letter_scores", "511\n", "511"),
        ("scrabble_scores", "letter_scores", "5 1 1", "511"),
        ("scrabble_scores", "letter_scores", " ", ""),
        ("scrabble_scores", "letter_scores", "'511'", "511"),
        ("scrabble_scores", "letter_scores", "115", "511"),
        ("scrabble_scores", "word_score", "8", 8),
        ("snakes_and_ladders", "merge", None, {16: -10}),
        ("snakes_and_ladders", "merge", [16, -10], {16: -10}),
        ("snakes_and_ladders", "merge", {}, {16: -10}),
        ("snakes_and_ladders", "merge", {16: -10.0}, {16: -10}),
        ("snakes_and_ladders", "spaces", None, [6]),
        ("snakes_and_ladders", "spaces", (6,), [6]),
    ],
)
def test_what_the_feedback_says_already_gives_no_hint(
    slug: str, function: str, value: object, expected: object
) -> None:
    assert hint(slug, function, value, expected) is None


@pytest.mark.parametrize(
    ("value", "raised", "stdout"),
    [
        ("invalid configuration", None, ""),
        ("AssertionError: no", None, ""),
        (Opaque("AssertionError"), None, ""),
        (None, None, "invalid configuration\n"),
        (None, ("AssertionError", ""), ""),
        (None, ("AssertionError", "Invalid configuration"), ""),
        (None, ("ValueError", "invalid configuration"), ""),
    ],
)
def test_a_board_that_is_refused_in_another_way(
    value: object, raised: tuple[str, str] | None, stdout: str
) -> None:
    assert hint("snakes_and_ladders", "merge", value, None, CHUTE_UP, raised, stdout) is None


def test_a_board_that_is_accepted_or_refused_wrongly() -> None:
    accepted = hint("snakes_and_ladders", "merge", {3: 5}, None, CHUTE_UP)
    assert accepted is not None
    assert "the chute on space 3 does not go down" in accepted.en
    refused = hint("snakes_and_ladders", "merge", None, {16: -10}, raised=("AssertionError", ""))
    assert refused is not None
    assert "which line of your code refuses this configuration" in refused.en


def test_a_capital_that_leads_to_an_error() -> None:
    text = hint(
        "scrabble_scores", "letter_score", None, "1", raised=("IndexError", "string index out of range")
    )
    assert text is not None
    assert "the small letter s" in text.en
