"""Grader of `word_game`: the arguments that the description allows, and hints for common slips."""

from __future__ import annotations

from graders.engine.text import Text

TYPE_CHECKING = False  # checking a right file does not pay for importing `typing`
if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

    from graders.engine.custom import CheckerCall, CheckerOutcome

LETTERS = "abcdefghijklmnopqrstuvwxyz"
VALUES = dict(
    zip(
        LETTERS, (1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10), strict=True
    )
)
BONUS = 50
MOST_DEALT = 26
"""The most letters that dealHand must deal; a bag with one set of tiles holds more."""


def strategies() -> dict[str, SearchStrategy[tuple[object, ...]]]:
    """Return, per function id whose answer is a value, a strategy for its argument tuples."""
    from hypothesis import strategies as st

    letter = st.sampled_from(LETTERS)
    word = st.text(letter, min_size=1, max_size=9)
    few = st.text(st.sampled_from("aet"), min_size=1, max_size=4)
    hand = st.dictionaries(letter, st.integers(0, 3), max_size=7)

    def with_letters_of(laid: str) -> SearchStrategy[dict[str, int]]:
        # A hand that holds the word, and perhaps more.
        counts = {one: laid.count(one) for one in laid}
        return hand.map(
            lambda more: {one: counts.get(one, 0) + more.get(one, 0) for one in {**counts, **more}}
        )

    def checked(laid: str) -> SearchStrategy[tuple[object, ...]]:
        lists = st.lists(few, max_size=4).flatmap(lambda others: st.sampled_from([others, [*others, laid]]))
        return st.tuples(st.just(laid), st.one_of(hand, with_letters_of(laid)), lists)

    return {
        "getWordScore": st.tuples(word, st.integers(1, 10)),
        "updateHand": word.flatmap(lambda laid: st.tuples(with_letters_of(laid), st.just(laid))),
        "isValidWord": st.one_of(few, word).flatmap(checked),
        "calculateHandlen": st.tuples(hand),
    }


# ---------------------------------------------------------------- what the description leaves open


def open_score(word: object, n: object) -> Text | None:
    """Say what the description leaves open in a word and a number of letters."""
    return _open_word(word) or _open_number(n)


def open_update(hand: object, word: object) -> Text | None:
    """Say what the description leaves open in a hand and the word that is laid with it."""
    reason = _open_hand(hand) or _open_word(word)
    if reason is None and isinstance(word, str) and isinstance(hand, dict):
        lacking = [letter for letter in word if word.count(letter) > hand.get(letter, 0)]
        if lacking:
            return Text(
                nl="de hand heeft de letters van het woord niet", en="the hand lacks letters of the word"
            )
    return reason


def open_check(word: object, hand: object, words: object) -> Text | None:
    """Say what the description leaves open in a word, a hand and a word list."""
    return _open_word(word) or _open_hand(hand) or _open_list(words)


def open_hand(hand: object) -> Text | None:
    """Say what the description leaves open in a hand."""
    return _open_hand(hand)


def open_deal(n: object) -> Text | None:
    """Say what the description leaves open in the number of letters to deal."""
    reason = _open_number(n)
    if reason is None and isinstance(n, int) and n > MOST_DEALT:
        return Text(nl=f"n is groter dan {MOST_DEALT}", en=f"n is greater than {MOST_DEALT}")
    return reason


def open_play(hand: object, words: object, n: object) -> Text | None:
    """Say what the description leaves open in a hand, a word list and a number of letters."""
    reason = _open_hand(hand) or _open_list(words) or _open_number(n)
    if reason is None and isinstance(hand, dict) and sum(hand.values()) != n:
        return Text(nl="de hand heeft geen n letters", en="the hand does not have n letters")
    return reason


def _open_word(word: object) -> Text | None:
    if type(word) is str and word and set(word) <= set(LETTERS):
        return None
    return Text(
        nl="het woord is leeg of bevat iets anders dan kleine letters",
        en="the word is empty or holds something else than small letters",
    )


def _open_number(n: object) -> Text | None:
    if type(n) is int and n > 0:
        return None
    return Text(nl="n is geen geheel getal groter dan 0", en="n is not a whole number greater than 0")


def _open_hand(hand: object) -> Text | None:
    fine = type(hand) is dict and all(
        letter in VALUES and type(count) is int and count >= 0 for letter, count in hand.items()
    )
    if fine:
        return None
    return Text(
        nl="de hand is geen dictionary van letters en aantallen", en="the hand does not map letters to counts"
    )


def _open_list(words: object) -> Text | None:
    if type(words) is list and not any(map(_open_word, words)):
        return None
    return Text(nl="de woordenlijst is geen lijst van woorden", en="the word list is not a list of words")


# ---------------------------------------------------------------- hints


def hint_score(call: CheckerCall, outcome: CheckerOutcome, expected: object) -> Text | None:
    """Say which part of the score is left out or added wrongly."""
    word, n = call.args
    if type(outcome.value) is not int or type(expected) is not int or type(word) is not str:
        return None
    if outcome.value == expected - BONUS:
        return Text(
            nl=f"Dit woord heeft een lengte van precies n = {n}: daarvoor komen er 50 punten bij.",
            en=f"The length of this word is exactly n = {n}: that earns another 50 points.",
        )
    if outcome.value == expected + BONUS:
        return Text(
            nl=f"De 50 extra punten zijn voor een lengte van precies n = {n}; dit woord heeft lengte {len(word)}.",
            en=f"The 50 extra points are for a length of exactly n = {n}; the length of this word is {len(word)}.",
        )
    values = sum(VALUES.get(letter, 0) for letter in word)
    if outcome.value in (values, values + BONUS):
        return Text(
            nl="De som van de letterwaarden moet nog vermenigvuldigd worden met de lengte van het woord.",
            en="The sum of the letter values still has to be multiplied by the length of the word.",
        )
    return None


def hint_update(_call: CheckerCall, outcome: CheckerOutcome, _expected: object) -> Text | None:
    """Say when keys are taken out during a loop."""
    if outcome.kind == "raised" and outcome.exception == "RuntimeError":
        return Text(
            nl="Een dictionary mag geen sleutels krijgen of verliezen zolang een lus haar doorloopt. "
            "Kun je een nieuwe maken?",
            en="A dictionary may not gain or lose keys while a loop goes through it. Can you make a new one?",
        )
    return None


def hint_check(call: CheckerCall, outcome: CheckerOutcome, expected: object) -> Text | None:
    """Say why a word is or is not valid."""
    word, hand, words = call.args
    if not isinstance(word, str) or not isinstance(hand, dict) or not isinstance(words, list):
        return None
    if outcome.kind == "raised":
        lacking = next((letter for letter in word if letter not in hand), None)
        if outcome.exception == "KeyError" and lacking is not None:
            return Text(
                nl=f"De letter {lacking} komt in deze hand niet voor. Wat doet je functie met zo'n letter?",
                en=f"The letter {lacking} does not occur in this hand. What does your function do with such a letter?",
            )
        return None
    if outcome.value is not True or expected is not False:
        return None
    if word not in words:
        return Text(nl=f"'{word}' staat niet in de woordenlijst.", en=f"'{word}' is not in the word list.")
    letter = next((one for one in word if word.count(one) > hand.get(one, 0)), "")
    needed, held = word.count(letter), hand.get(letter, 0)
    return Text(
        nl=f"Voor '{word}' is {needed} × de letter {letter} nodig; de hand heeft er {held}.",
        en=f"'{word}' needs {needed} × the letter {letter}; the hand has {held}.",
    )


def hint_count(call: CheckerCall, outcome: CheckerOutcome, expected: object) -> Text | None:
    """Say when every letter is counted once."""
    (hand,) = call.args
    if isinstance(hand, dict) and type(outcome.value) is int and outcome.value == len(hand) != expected:
        return Text(
            nl="Dit is het aantal verschillende letters. Hoe vaak zit elke letter in de hand?",
            en="This is the number of different letters. How often is each letter in the hand?",
        )
    return None


def hint_display(_call: CheckerCall, outcome: CheckerOutcome, _expected: object) -> Text | None:
    """Say when the letters are returned and not shown."""
    if outcome.kind == "returned" and not outcome.stdout.strip() and outcome.value is not None:
        return Text(
            nl="Je functie geeft iets terug, maar moet het op het scherm tonen. Gebruik print.",
            en="Your function returns something, but must show it on the screen. Use print.",
        )
    return None


def hint_conversation(_call: CheckerCall, outcome: CheckerOutcome, _expected: object) -> Text | None:
    """Say how to ask something when a function never asks."""
    if outcome.kind == "returned" and len(outcome.turns) == 1:
        return Text(
            nl="Wat de speler typt, lees je met input.",
            en="What the player types is read with input.",
        )
    return None


allowed = {
    "getWordScore": open_score,
    "updateHand": open_update,
    "isValidWord": open_check,
    "calculateHandlen": open_hand,
    "dealHand": open_deal,
    "displayHand": open_hand,
    "playHand": open_play,
    "playGame": _open_list,
}

hints = {
    "getWordScore": hint_score,
    "updateHand": hint_update,
    "isValidWord": hint_check,
    "calculateHandlen": hint_count,
    "displayHand": hint_display,
    "playHand": hint_conversation,
    "playGame": hint_conversation,
}


if __name__ == "__main__":
    from graders.engine.cli.console import main_for

    main_for("word_game")
