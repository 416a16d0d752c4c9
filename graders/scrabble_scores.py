"""Grader of `scrabble_scores`: the arguments that the description allows, and hints for common slips."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from graders.engine.text import Text

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

    from graders.engine.custom import CheckerCall, CheckerOutcome

BRACKETS = "[]()"
NOTATION = re.compile(r"(?:[A-Za-z]|\[[A-Za-z]+\]|\([A-Za-z]+\))*")
DISTRIBUTION = re.compile(r"[1-9X]{26}")


def strategies() -> dict[str, SearchStrategy[tuple[object, ...]]]:
    """Return, per function id, a strategy for its argument tuples."""
    from hypothesis import strategies as st

    letter = st.sampled_from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    distribution = st.text(st.sampled_from("123456789X"), min_size=26, max_size=26)
    part = st.builds(
        str.format,
        st.sampled_from(["{}", "[{}]", "({})"]),
        st.text(letter, min_size=1, max_size=4),
    )
    word = st.lists(part, max_size=6).map("".join)
    return {
        "letter_score": st.tuples(letter, distribution),
        "letter_scores": st.tuples(word, distribution),
        "multipliers": st.tuples(word),
        "word_score": st.tuples(word, distribution),
    }


def open_letter(letter: object, distribution: object) -> Text | None:
    """Say what the description leaves open in a letter and a distribution."""
    if type(letter) is not str or not re.fullmatch("[A-Za-z]", letter):
        return Text(
            nl="de letter is niet precies één letter van a tot z", en="it is not one letter from a to z"
        )
    return _open_distribution(distribution)


def open_word(word: object, distribution: object = "1" * 26) -> Text | None:
    """Say what the description leaves open in a word and a distribution."""
    if type(word) is not str or not NOTATION.fullmatch(word):
        return Text(
            nl="het woord heeft een lege, onvolledige of geneste groep, of een teken dat geen letter is",
            en="the word has an empty, unbalanced or nested group, or a character that is not a letter",
        )
    return _open_distribution(distribution)


def _open_distribution(distribution: object) -> Text | None:
    if type(distribution) is str and DISTRIBUTION.fullmatch(distribution):
        return None
    return Text(
        nl="de scoreverdeling bestaat niet uit 26 letterscores",
        en="the distribution does not consist of 26 letter scores",
    )


def hint_letter_score(call: CheckerCall, outcome: CheckerOutcome, _expected: object) -> Text | None:
    """Say when a capital letter is not found."""
    letter = call.args[0]
    lost = outcome.exception in ("IndexError", "KeyError", "ValueError")
    if outcome.kind == "raised" and lost and type(letter) is str and letter.isupper():
        return Text(
            nl=f"Je functie vindt de hoofdletter {letter} niet. Lukt het met de kleine letter wel?",
            en=f"Your function does not find the capital letter {letter}. Does it find the small one?",
        )
    return None


def hint_per_letter(_call: CheckerCall, outcome: CheckerOutcome, expected: object) -> Text | None:
    """Say when there are more or fewer characters than letters, or when they are in another order."""
    if type(outcome.value) is not str or type(expected) is not str or outcome.value == expected:
        return None
    if any(char in outcome.value for char in " ,"):
        return Text(
            nl="Zet de tekens meteen achter elkaar, zonder spaties of komma's ertussen.",
            en="Put the characters right after each other, without spaces or commas in between.",
        )
    if outcome.value == expected[::-1]:
        return Text(
            nl="De tekens kloppen, maar staan in omgekeerde volgorde.",
            en="The characters are right, but in reverse order.",
        )
    if len(outcome.value) == len(expected):
        return None
    letters = len(expected)
    return Text(
        nl=f"Het woord heeft {letters} letters, je resultaat {len(outcome.value)} tekens: "
        "elke letter geeft precies één teken, een haakje geen.",
        en=f"The word has {letters} letters, your result {len(outcome.value)} characters: "
        "each letter gives exactly one character, a bracket gives none.",
    )


def hint_word_score(call: CheckerCall, outcome: CheckerOutcome, expected: object) -> Text | None:
    """Say when the factors or the tens are left out of the sum."""
    points = _points(call)
    if outcome.kind == "raised":
        if outcome.exception == "ValueError" and 10 in points:
            return Text(
                nl="Dit woord heeft de letterscore X. Die is 10 waard, maar int kan een X niet omzetten.",
                en="This word has the letter score X. It is worth 10, but int cannot convert an X.",
            )
        return None
    if type(outcome.value) is not int or outcome.value == expected:
        return None
    if outcome.value == sum(points):
        return Text(
            nl="Dit is de som van de letterscores zonder de factoren.",
            en="This is the sum of the letter scores without the factors.",
        )
    if 10 in points and outcome.value == sum(point for point in points if point < 10):
        return Text(
            nl="De letters met score X tellen niet mee. Een X is 10 punten waard.",
            en="The letters with score X do not take part. An X is worth 10 points.",
        )
    return None


def _points(call: CheckerCall) -> list[int]:
    """Return the points of the letters of the call's word, without factors."""
    word, distribution = call.args
    if type(word) is not str or type(distribution) is not str:
        return []
    scores = [distribution[ord(char.lower()) - ord("a")] for char in word if char not in BRACKETS]
    return [10 if score == "X" else int(score) for score in scores]


allowed = {
    "letter_score": open_letter,
    "letter_scores": open_word,
    "multipliers": open_word,
    "word_score": open_word,
}

hints = {
    "letter_score": hint_letter_score,
    "letter_scores": hint_per_letter,
    "multipliers": hint_per_letter,
    "word_score": hint_word_score,
}


if __name__ == "__main__":
    from graders.engine.cli.main import main_for

    main_for("scrabble_scores")
