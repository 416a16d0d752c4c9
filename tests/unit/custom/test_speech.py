"""Numbers, words and rows of letters are found in whatever a program prints."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.custom import speech
from graders.engine.custom.speech import Span


@pytest.mark.parametrize(
    "text",
    [
        "9", "Total: 9 points", "9.", "9, and more", "(9)", "[9]", "9!", "+9", "=9", "€9", "9pt", "earned9points",
        "5-9", "score--9", "7)-9", "09", "12 9", "9\n", "'9'", "9/10", "tot: 9%", "9...", "total 9.Next",
    ],
)  # fmt: skip
def test_a_number_of_its_own(text: str) -> None:
    assert len(speech.numbers(text, 9)) == 1


@pytest.mark.parametrize(
    "text", ["", "nine", "99", "19", "90", "-9", "−9", ": -9", "(-9)", "9.0", "9,5", "1.9", "0.9"]
)
def test_no_number_of_its_own(text: str) -> None:
    assert speech.numbers(text, 9) == []


@pytest.mark.parametrize(
    ("text", "wanted", "times"),
    [
        ("0", 0, 1),
        ("-0", 0, 1),
        ("000", 0, 1),
        ("10", 0, 0),
        ("-9", -9, 1),
        ("9", -9, 0),
        ("x = -12, y = 12", -12, 1),
        ("9 9 99 9", 9, 3),
        ("2.5", 2.5, 1),
        ("2,50 euro", 2.5, 1),
        ("3", 3.0, 1),
        ("-0.1", -0.1, 1),
        ("1.2.3", 1.2, 0),
        ("9" * 5000, 9, 0),
        ("9" * 5000, 9.0, 0),
        ("٩", 9, 0),
    ],
)
def test_numbers(text: str, wanted: int | float, times: int) -> None:
    assert len(speech.numbers(text, wanted)) == times


@given(st.integers(), st.sampled_from([" ", ": ", "(", "=", "\n", "[", "é "]))
def test_a_printed_integer_is_found_and_its_neighbours_are_not(number: int, before: str) -> None:
    text = f"{before}{number}) "
    assert speech.numbers(text, number) == [Span(len(before), len(text) - 2)] or number < 0
    assert len(speech.numbers(text, number)) == 1
    assert speech.numbers(text, number + 1) == []
    assert speech.numbers(text, number * 10 or 10) == []


@pytest.mark.parametrize(
    ("text", "wanted", "times"),
    [
        ("Invalid word", "invalid", 1),
        ("invalidate", "invalid", 0),
        ("'tot', \"tot\" en _tot_", "tot", 3),
        ("totaal", "tot", 0),
        ("GAME\n  over!", "game over", 1),
        ("één", "e\u0301e\u0301n", 1),
        ("a.b", "a.b", 1),
        ("axb", "a.b", 0),
    ],
)
def test_words(text: str, wanted: str, times: int) -> None:
    assert len(speech.words(text, wanted)) == times


@pytest.mark.parametrize(
    "text",
    [
        "p z u t t t o",
        "Current Hand:  p z u t t t o ",
        "t t t o p u z",
        "P Z U T T T O",
        "p  z\tu   t t t o",
        "Hand: p z u t t t o Enter word, or a \".\" to stop: ",
        "['p', 'z', 'u', 't', 't', 't', 'o']",
        "p, z, u, t, t, t, o",
        "('p', 'z', 'u', 't', 't', 't', 'o')",
        "Letters (a-z): p z u t t t o",
        "hand of 7: p z u t t t o",
        "p z u t t t o A word, please: ",
        "p z u t t t o\na word, please: ",
        "p z u t t t o\nU mag een woord kiezen",
        "a b\np z u t t t o\nc",
        "you don't have p z u t t t o",
        "-> p z u t t t o <-",
        "p z u t t t o.",
    ],
)  # fmt: skip
def test_letters_are_found(text: str) -> None:
    assert len(speech.letters(text, "pzuttto", only_spaces=False)) == 1


def test_letters_may_be_demanded_as_capitals() -> None:
    assert len(speech.letters("p z u", "PUZ", only_spaces=False)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pzuttto",
        "p z u t o",
        "p z u t t t o a",
        "a p z u t t t o",
        "p z u t t t",
        "p z u tt t o",
        "p\nz\nu\nt\nt\nt\no",
        "{'p': 1, 'z': 1, 'u': 1, 't': 3, 'o': 1}",
        "p z u t t t 0",
        "p1 z1 u1 t3 o1",
        "p z u | t t t o",
        "p z u t t t o's",
    ],
)
def test_letters_are_not_found(text: str) -> None:
    assert speech.letters(text, "pzuttto", only_spaces=False) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a b b", 1),
        ("Hand: b a b", 1),
        (" a  b  b ", 1),
        ("a, b, b", 0),
        ("['a', 'b', 'b']", 0),
        ("a;b;b", 0),
    ],
)
def test_letters_with_only_spaces(text: str, found: int) -> None:
    assert len(speech.letters(text, "abb", only_spaces=True)) == found


@pytest.mark.parametrize(
    ("text", "found"), [("k", 1), ("k ", 1), ("'k'", 0), ("'k", 0), ("k,", 0), ("x 'k", 0), ("[k]", 1)]
)
def test_one_letter_with_only_spaces(text: str, found: int) -> None:
    assert len(speech.letters(text, "k", only_spaces=True)) == found


@given(st.text("abcé", min_size=1).flatmap(lambda hand: st.tuples(st.just(hand), st.permutations(hand))))
def test_a_shown_hand_is_found_in_any_order(drawn: tuple[str, list[str]]) -> None:
    hand, shown = drawn
    said = f"Hand: {' '.join(shown)}\nWord? "
    for only_spaces in (True, False):
        assert len(speech.letters(said, hand, only_spaces)) == 1
        assert speech.letters(said, hand + "a", only_spaces) == []


@pytest.mark.parametrize(
    ("said", "cleaned"),
    [
        ("\x1b[1;34mp z\x1b[0m", "p z"),
        ("a\r\nb\rc", "a\nb\nc"),
        ("e\u0301", "é"),
        ("\x1b[", "\x1b["),
    ],
)
def test_clean(said: str, cleaned: str) -> None:
    assert speech.clean(said) == cleaned


def test_a_gist_forgets_numbers_and_letters() -> None:
    first = speech.gist("Beurt 1 (7 letters)\nJe hand: p z u t t t o \nWoord? ")
    second = speech.gist("Beurt 12 (4 letters)\nJe hand: z u t t \nWoord? ")
    assert first == second == "beurt # (# letters) je hand: § woord?"


def test_a_gist_of_many_rows() -> None:
    assert speech.gist("a b c then d e f\nand g H i\nend") == "§ then § and §§§ end"


@given(st.text())
def test_everything_can_be_searched(text: str) -> None:
    said = speech.clean(text)
    speech.gist(said)
    for span in (
        *speech.numbers(said, 9), *speech.numbers(said, 0.5), *speech.words(said, "tot"),
        *speech.letters(said, "ab", only_spaces=True), *speech.letters(said, "a", only_spaces=False),
    ):  # fmt: skip
        assert 0 <= span.start < span.end <= len(said)


def test_different_numbers_and_rows() -> None:
    assert speech.different_numbers("9 points, 9 in all, 009 and 10") == 2
    assert speech.different_rows("a b c\nC B A\na b\nEnter a word, I say\n'a', 'b', 'z'", False) == 3
    assert speech.different_rows("'a', 'b', 'z'\nx y", True) == 1
