"""The word list of `word_game` is what its description says, and the grader holds to the description."""

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from graders.engine.custom import CheckerCall, CheckerOutcome, Turn
from graders.engine.custom.load import load_grader
from graders.engine.text import Text

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "exercises" / "word_game"
GRADER = load_grader(ROOT / "graders" / "word_game.py")
assert GRADER.strategies is not None
STRATEGIES = GRADER.strategies()
TEXT = (FOLDER / "words.txt").read_text(encoding="ascii")
WORDS = TEXT.splitlines()

VALUES = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.integers())


def test_the_word_list_is_sorted_lower_case_and_small() -> None:
    assert TEXT.endswith("\n")
    assert sorted(set(WORDS)) == WORDS
    assert all(re.fullmatch("[a-z]{2,15}", word) for word in WORDS)
    assert (FOLDER / "words.txt").stat().st_size < 1_000_000


@pytest.mark.parametrize(
    ("word", "known"),
    [
        ("tot", True), ("top", True), ("paw", True), ("qi", True), ("inertia", True), ("weed", True),
        ("waybill", True), ("tu", False), ("xvi", False), ("kg", False),
    ],
)  # fmt: skip
def test_the_words_of_the_examples(word: str, known: bool) -> None:
    assert (word in WORDS) == known


def test_the_licence_names_the_source_and_the_number_of_words() -> None:
    licence = (FOLDER / "words-LICENSE.txt").read_text(encoding="utf-8")
    assert "SCOWL" in licence
    assert f"{len(WORDS)} English words" in licence


@pytest.mark.parametrize("function", sorted(STRATEGIES))
@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_strategies_draw_only_what_the_description_allows(function: str, data: st.DataObject) -> None:
    strategy = STRATEGIES[function]
    assert isinstance(strategy, st.SearchStrategy)
    arguments = data.draw(strategy)
    assert GRADER.allowed[function](*arguments) is None


@pytest.mark.parametrize(
    ("function", "arguments"),
    [
        ("getWordScore", ("", 7)),
        ("getWordScore", ("Weed", 7)),
        ("getWordScore", ("weed", 0)),
        ("updateHand", ({"a": 1}, "aa")),
        ("updateHand", ({"a": -1, "b": 1}, "b")),
        ("isValidWord", ("at", {"a": 1}, "at")),
        ("calculateHandlen", ({"ab": 1},)),
        ("dealHand", (0,)),
        ("dealHand", (27,)),
        ("displayHand", ([],)),
        ("playHand", ({"a": 2}, ["a"], 3)),
        ("playGame", (["Top"],)),
    ],
)
def test_what_the_description_leaves_open_is_refused(function: str, arguments: tuple[object, ...]) -> None:
    assert isinstance(GRADER.allowed[function](*arguments), Text)


@pytest.mark.parametrize("function", sorted(GRADER.hints))
@given(data=st.data())
def test_no_answer_makes_a_hint_fail(function: str, data: st.DataObject) -> None:
    strategy = STRATEGIES.get(function, st.tuples(st.just({"a": 1})))
    assert isinstance(strategy, st.SearchStrategy)
    exception = data.draw(st.sampled_from([None, "KeyError", "RuntimeError"]))
    kind = "raised" if exception else "returned"
    outcome = CheckerOutcome(kind, data.draw(VALUES), exception, None, "", (Turn("", None),), {})
    said = GRADER.hints[function](
        CheckerCall(function, function, data.draw(strategy), None, None), outcome, data.draw(VALUES)
    )
    assert said is None or isinstance(said, Text)


@pytest.mark.parametrize(
    ("function", "arguments", "value", "expected", "said"),
    [
        ("getWordScore", ("weed", 7), 8, 32, "multiplied by the length"),
        ("getWordScore", ("weed", 4), 32, 82, "another 50 points"),
        ("getWordScore", ("waybill", 5), 155, 105, "exactly n = 5; the length of this word is 7"),
        (
            "isValidWord",
            ("tot", {"t": 1, "o": 1}, ["tot"]),
            True,
            False,
            "needs 2 × the letter t; the hand has 1",
        ),
        ("isValidWord", ("tu", {"t": 1, "u": 1}, ["tot"]), True, False, "not in the word list"),
        ("calculateHandlen", ({"t": 3, "o": 1},), 2, 4, "How often is each letter in the hand?"),
        ("displayHand", ({"a": 1},), "a", None, "Use print"),
        ("playGame", (["top"],), None, None, "is read with input"),
    ],
)
def test_hints(
    function: str, arguments: tuple[object, ...], value: object, expected: object, said: str
) -> None:
    outcome = CheckerOutcome("returned", value, None, None, "", (Turn("", None),), {})
    text = GRADER.hints[function](CheckerCall(function, function, arguments, None, None), outcome, expected)
    assert text is not None
    assert said in text.en


@pytest.mark.parametrize(
    ("function", "arguments", "value"),
    [
        ("getWordScore", ("weed", 7), None),
        ("updateHand", ({"a": 1}, "a"), None),
        ("isValidWord", ("tu", {"t": 1, "u": 1}, ["tot"]), None),
        ("isValidWord", ("tu", {"t": 1, "u": 1}, ["tot"]), -1),
        ("calculateHandlen", ({"t": 3, "o": 1},), "4"),
        ("displayHand", ({"a": 1},), None),
    ],
)
def test_what_the_feedback_says_already_gives_no_hint(
    function: str, arguments: tuple[object, ...], value: object
) -> None:
    outcome = CheckerOutcome("returned", value, None, None, "", (Turn("", None),), {})
    call = CheckerCall(function, function, arguments, None, None)
    assert GRADER.hints[function](call, outcome, False) is None
