"""Which exercises a file solves, and in which language, follows from the names that it defines."""

import pytest

from graders.engine.grade.detect import Found, FunctionNames, exercises_in, language_of, told

SCORES: FunctionNames = {"nl": ("letterscore", "woordscore"), "en": ("letter_score", "word_score")}
SNAKES: FunctionNames = {"nl": ("samenvoegen", "vakjes"), "en": ("merge", "spaces")}
BOARD: FunctionNames = {"nl": ("premie", "leggen", "zetscore"), "en": ("premium", "place", "move_score")}
ALL = {"scores": SCORES, "snakes": SNAKES, "board": BOARD}


@pytest.mark.parametrize(
    ("defined", "language", "matched"),
    [
        (["letterscore", "woordscore"], "nl", 2),
        (["letter_score", "other"], "en", 1),
        (["letterscore", "word_score"], None, 1),
        (["LetterScore"], None, 0),
        ([], None, 0),
    ],
)
def test_the_language_has_most_exact_names(defined: list[str], language: str | None, matched: int) -> None:
    assert language_of(SCORES, defined) == (language, matched)


def test_a_file_may_solve_several_exercises() -> None:
    found = exercises_in(["letterscore", "woordscore", "vakjes"], ALL)
    assert found == (Found("scores", "nl", 2), Found("snakes", "nl", 1))
    assert told(found, ALL)


def test_one_function_that_happens_to_have_a_name_of_another_exercise_does_not_count() -> None:
    assert exercises_in(["letter_score", "word_score", "place"], ALL) == (Found("scores", "en", 2),)


def test_an_exercise_with_few_of_its_functions_is_found_when_nothing_else_is() -> None:
    found = exercises_in(["premie"], ALL)
    assert found == (Found("board", "nl", 1),)
    assert told(found, ALL)


def test_it_cannot_be_told_when_two_exercises_have_as_few_functions() -> None:
    big: dict[str, FunctionNames] = {"one": {"en": ("a", "b", "c")}, "two": {"en": ("a", "d", "e")}}
    found = exercises_in(["a"], big)
    assert [one.slug for one in found] == ["one", "two"]
    assert not told(found, big)
    assert told(exercises_in(["a"], big, stem="two"), big, stem="two")


def test_nothing_is_found_without_any_name() -> None:
    assert exercises_in(["helper"], ALL) == ()
    assert not told((), ALL)
