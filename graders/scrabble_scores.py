"""Grader of `scrabble_scores`: the arguments that the description allows, and hints for common slips."""

from __future__ import annotations

import re

from graders.engine.text import Text

TYPE_CHECKING = False  # checking a right file does not pay for importing `typing`
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
    """Ask about the small letter when a capital one leads to an error."""
    letter = call.args[0]
    lost = outcome.exception in ("IndexError", "KeyError", "ValueError")
    if outcome.kind == "raised" and lost and type(letter) is str and letter.isupper():
        small = letter.lower()
        return Text(
            nl=f"Dit is een hoofdletter. Geeft je functie voor de kleine letter {small} wel een letterscore?",
            en=f"This is a capital letter. Does your function return a letter score for the small letter {small}?",
        )
    return None


def hint_per_letter(_call: CheckerCall, outcome: CheckerOutcome, expected: object) -> Text | None:
    """Say when there are more or fewer characters than letters, or something in between."""
    found = outcome.value
    if type(found) is not str or type(expected) is not str or _only_around(found, expected):
        return None
    if "," in found:
        return Text(
            nl="Zet de tekens meteen achter elkaar, zonder iets ertussen.",
            en="Put the characters right after each other, with nothing in between.",
        )
    if len(found) == len(expected):
        return None
    letters, chars = len(expected), len(found)
    return Text(
        nl=f"Het woord heeft {_count(letters, 'letter', 'letters')}, je resultaat "
        f"{_count(chars, 'teken', 'tekens')}: elke letter geeft precies één teken, een haakje geen.",
        en=f"The word has {_count(letters, 'letter', 'letters')}, your result "
        f"{_count(chars, 'character', 'characters')}: each letter gives exactly one character, a bracket none.",
    )


def _only_around(found: str, expected: str) -> bool:
    """Return whether only white space or quotes are wrong, of which the first difference says all there is."""
    return "".join(found.split()).strip("'\"") == expected


def _count(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"


def hint_word_score(call: CheckerCall, outcome: CheckerOutcome, expected: object) -> Text | None:
    """Say when the factors or the tens are left out of the sum."""
    points = _points(call)
    if outcome.kind == "raised":
        if outcome.exception == "ValueError" and 10 in points:
            return Text(
                nl="Dit woord heeft een letterscore X. Hoe maakt je functie daar 10 punten van?",
                en="This word has a letter score X. How does your function turn it into 10 points?",
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
    if outcome.value == _without_factor_for_tens(call):
        return Text(
            nl="Voor de letters met score X telt de factor niet mee: ook 10 punten worden verdubbeld of verdrievoudigd.",
            en="For the letters with score X the factor does not count: 10 points are doubled or tripled as well.",
        )
    return None


def _without_factor_for_tens(call: CheckerCall) -> int:
    """Return the word score of a call in which the tens are counted once, whatever group they stand in."""
    word, factor, total = call.args[0], 1, 0
    points = iter(_points(call))
    for char in word if type(word) is str else "":
        if char in BRACKETS:
            factor = {"[": 2, "(": 3}.get(char, 1)
        else:
            own = next(points, 0)
            total += own if own == 10 else own * factor
    return total


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
    from graders.engine.cli.console import main_for

    main_for("scrabble_scores")
