"""A conversation is judged by what is said, in whatever words, and a failure names the place."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.custom import CheckerCall, CheckerOutcome, Turn
from graders.engine.custom.conversation import MOST_NUMBERS, MOST_ROWS, conversation
from graders.engine.custom.data import DataError
from graders.engine.text import Text

HAND = [{"letters": "pzuttto"}]
AFTER_TOT = [{"any_order": [9, 9, {"letters": "pzut"}]}]
START = 'Current Hand: p z u t t t o\nEnter word, or a "." to indicate that you are finished: '


def judge(said: Sequence[str], typed: Sequence[str], says: object) -> Text | None:
    """Judge what was said before each typed line, and after the last one."""
    turns = [Turn(text, line) for text, line in zip(said, [*typed, None], strict=False)]
    if len(said) <= len(typed):
        turns[-1] = turns[-1]._replace(typed=None)
    outcome = CheckerOutcome("returned", None, None, None, "", tuple(turns), {})
    return conversation(CheckerCall("f", "f", (), tuple(typed), None), [outcome], {"says": says})


def after_tot(said: str) -> Text | None:
    """Judge what is said after the word `tot`, with the hand p z u t t t o."""
    return judge([START, said, "Total score: 9 points."], ["tot", "."], [HAND, AFTER_TOT, [9]])


@pytest.mark.parametrize(
    "said",
    [
        '"tot" earned 9 points. Total: 9 points\nCurrent Hand: p z u t\nEnter word, or a ".": ',
        '"tot" earned 9 points. Total: 9 points Current Hand: p z u t Enter word, or a ".": ',
        "9\n9\np z u t\n? ",
        "+9 -> 9\n['p', 'z', 'u', 't']\nword> ",
        "tot levert 9 punten op (totaal: 9).\nJe hand: t u z p\nGeef een woord: ",
        "Je had 0 punten en krijgt er 9 bij: dat maakt 9.\nJe letters: p t u z\nBeurt 2. Welk woord? ",
        "You now have 9pts (9pts for TOT)\nP Z U T\nword> ",
        "\x1b[32m9\x1b[0m points, total \x1b[1m9\x1b[0m\n\x1b[1;34mp z u t\x1b[0m\n> ",
        "Score: 9, total: 9!\nHand (4 letters of 7): p z u t\nA word, or . to stop: ",
        "p z u t\n9 points for tot, 9 in all\nNext word: ",
        "woord   tot\npunten    9\ntotaal    9\np z u t \nUw woord:\n",
        "(1+1+1)*3 = 9. Totaal = 9\np  z  u  t\n",
        "Total so far: 9 - this word: 9\nHand: ['p', 'z', 'u', 't']\n",
        "9 | 9\r\np z u t\r\n",
    ],
)
def test_right_in_many_wordings(said: str) -> None:
    assert after_tot(said) is None


@pytest.mark.parametrize(
    ("said", "what"),
    [
        ("tot earned 9 points.\np z u t\n", "a second number 9 is missing"),
        ("tot earned 99 points. Total: 99\np z u t\n", "the number 9 is missing"),
        ("tot earned 3 points. Total: 3\np z u t\n", "the number 9 is missing"),
        ("9 points, total 9.0\np z u t\n", "a second number 9 is missing"),
        ("nine points, total nine\np z u t\n", "the number 9 is missing"),
        ("9 points, total 9\np z u t t t o\n", "the row of letters p z u t (in any order) is missing"),
        ("9 points, total 9\np z u t t\n", "the row of letters p z u t (in any order) is missing"),
        ("9 points, total 9\npzut\n", "the row of letters p z u t (in any order) is missing"),
        ("9 points, total 9\n{'p': 1, 'z': 1, 'u': 1, 't': 1}\n", "the row of letters p z u t"),
        ("9 points, total 9\n", "the row of letters p z u t (in any order) is missing"),
        ("", "the number 9 is missing"),
    ],
)
def test_wrong_and_what_is_missing(said: str, what: str) -> None:
    wrong = after_tot(said)
    assert wrong is not None
    assert f"After typed line 1 ('tot'), {what}" in wrong.en


def test_the_whole_text_of_a_failure() -> None:
    wrong = after_tot('"tot" earned 9 points.\n\nCurrent hand: p z u t\nWord: ')
    assert wrong == Text(
        nl="Na invoer 1 ('tot') ontbreekt nog een keer het getal 9. "
        "Er staat: '\"tot\" earned 9 points.\\n\\nCurrent hand: p z u t\\nWord:'",
        en="After typed line 1 ('tot'), a second number 9 is missing. "
        "It says: '\"tot\" earned 9 points.\\n\\nCurrent hand: p z u t\\nWord:'",
    )


def test_letters_on_several_lines() -> None:
    wrong = judge(["f\nf\n"], [], [[{"letters": "ff", "separated_by": "spaces"}]])
    assert wrong == Text(
        nl="In wat je functie toont ontbreekt het rijtje letters f f op één regel (in welke volgorde ook). "
        "Er staat: 'f\\nf'",
        en="In what your function shows, the row of letters f f on one line (in any order) is missing. "
        "It says: 'f\\nf'",
    )


@pytest.mark.parametrize("said", ["ff\n", "f, f\n", "f\n", "f f f\n", "f\nf\nf\n", "f\nx\nf\n", "f f x"])
def test_letters_that_are_not_just_on_several_lines(said: str) -> None:
    wrong = judge([said], [], [[{"letters": "ff", "separated_by": "spaces"}]])
    assert wrong is not None
    assert "f f (in any order) is missing" in wrong.en


def test_the_quote_is_cut_and_shows_no_control_characters() -> None:
    wrong = after_tot("\x07" + "a long story about nothing at all " * 50)
    assert wrong is not None
    assert len(wrong.en) < 260
    assert " … " in wrong.en
    assert wrong.en.isprintable()


def test_before_the_first_line_and_in_the_whole_output() -> None:
    wrong = judge(["Word? ", "0"], ["."], [HAND, [0]])
    assert wrong is not None
    assert wrong.en.startswith("Before the first typed line, the row of letters p z u t t t o")
    wrong = judge(["k2"], [], [[{"letters": "k"}]])
    assert wrong == Text(
        nl="In wat je functie toont ontbreekt de letter k. Er staat: 'k2'",
        en="In what your function shows, the letter k is missing. It says: 'k2'",
    )
    wrong = judge([""], [], [["hello"]])
    assert wrong == Text(
        nl="In wat je functie toont ontbreekt het woord 'hello'. Er staat niets.",
        en="In what your function shows, the word 'hello' is missing. It says nothing.",
    )


def test_order_counts_outside_a_group() -> None:
    assert judge(["6 5 4 3 2 1"], [], [[{"any_order": [1, 2, 3, 4, 5, 6]}]]) is None
    assert judge(["3 then 2 then 1"], [], [[3, 2, 1]]) is None
    wrong = judge(["2 then 3"], [], [[3, 2]])
    assert wrong is not None
    assert wrong.en == "In what your function shows, the number 2 stands too early. It says: '2 then 3'"
    assert judge(["2 then 3"], [], [[{"any_order": [3, 2]}]]) is None
    assert judge(["b 5 a"], [], [[{"any_order": [5, "b"]}, "a"]]) is None
    assert judge(["a b 5"], [], [[{"any_order": [5, "b"]}, "a"]]) is not None


@given(st.lists(st.integers(0, 3), min_size=1, max_size=5), st.lists(st.integers(0, 3), max_size=8))
def test_a_group_is_met_when_every_number_stands_there_often_enough(
    wanted: list[int], said: list[int]
) -> None:
    enough = all(said.count(number) >= wanted.count(number) for number in wanted)
    wrong = judge([" and ".join(map(str, said))], [], [[{"any_order": wanted}]])
    assert (wrong is None) == enough


@given(st.lists(st.integers(0, 3), max_size=4), st.lists(st.integers(0, 3), max_size=8))
def test_a_list_is_met_when_it_is_a_subsequence(wanted: list[int], said: list[int]) -> None:
    rest = iter(said)
    met = all(number in rest for number in wanted)
    wrong = judge([" and ".join(map(str, said))], [], [list(wanted)])
    assert (wrong is None) == met


# ---------------------------------------------------------------- saying something

INVALID = [{"something": True}, {"letters": "pzuttto"}]


def after_invalid(start: str, said: str) -> Text | None:
    """Judge what is said after an invalid word."""
    return judge([start, said, "Total: 0"], ["tu", "."], [HAND, INVALID, [0]])


@pytest.mark.parametrize(
    "message",
    [
        "Invalid word, please try again.", "Ongeldig woord!", "nee", "✗ no", "That is not in my list of 63000 words.",
        "0 points", "Dat woord ken ik niet", "U hebt een ongeldig woord ingegeven.",
    ],
)  # fmt: skip
@pytest.mark.parametrize(
    "prompt",
    [
        "Hand: p z u t t t o\nWord? ",
        "p z u t t t o\n",
        "This is a hand of 7 letters.\nTurn 1: p z u t t t o\nType a word from the list, or . to stop: ",
        "['p', 'z', 'u', 't', 't', 't', 'o'] > ",
    ],
)
def test_a_message_is_something(message: str, prompt: str) -> None:
    assert after_invalid(prompt, f"{message}\n{prompt}") is None
    welcome = f"Welcome! Lay words with your letters.\n{prompt}"
    assert after_invalid(welcome, f"{message}\n{prompt}") is None


@pytest.mark.parametrize(
    ("start", "said"),
    [
        ("Hand: p z u t t t o\nWord? ", "Hand: p z u t t t o\nWord? "),
        ("Hand: p z u t t t o\nWord? ", "Hand: o t t t u z p\nWord? "),
        ("Hand: p z u t t t o\nWord? ", "\n\nHAND: p z u t t t o\n  word? "),
        ("Turn 1: p z u t t t o\nWord? ", "Turn 2: p z u t t t o\nWord? "),
        ("Welcome!\np z u t t t o\nWord? ", "p z u t t t o\nWord? "),
        ("p z u t t t o\n? ", "p z u t t t o\n? "),
        ("Go!\np z u t t t o\n? ", "p z u t t t o\n...\n"),
    ],
)
def test_the_usual_question_is_nothing(start: str, said: str) -> None:
    wrong = after_invalid(start, said)
    assert wrong is not None
    assert wrong.en.startswith(
        "After typed line 1 ('tu'), your function had to report something, but it did not."
    )
    assert wrong.nl.startswith("Na invoer 1 ('tu') moest je functie iets melden, maar dat gebeurde niet.")


def test_the_same_message_twice_is_something_twice() -> None:
    says = [[], [{"something": True}], [{"something": True}], []]
    menu = "n, r or e? "
    assert judge([menu, f"What?\n{menu}", f"What?\n{menu}", ""], ["x", "y", "e"], says) is None
    assert judge([menu, f"What?\n{menu}", menu, ""], ["x", "y", "e"], says) is not None


def test_something_without_an_earlier_turn() -> None:
    assert judge(["Hello"], [], [[{"something": True}]]) is None
    for silent in ("", "  \n", "...", "42", "a b c"):
        assert judge([silent], [], [[{"something": True}]]) is not None


# ---------------------------------------------------------------- not saying something


def test_not_holds_for_the_whole_turn() -> None:
    says = [[1, {"not": 36}, 2], []]
    assert judge(["1 or 2", ""], ["x"], says) is None
    for said in ("36 1 2", "1 36 2", "1 2 36"):
        wrong = judge([said, ""], ["x"], says)
        assert wrong == Text(
            nl=f"Voor de eerste invoer staat het getal 36, en dat hoort daar niet. Er staat: '{said}'",
            en=f"Before the first typed line stands the number 36, which does not belong there. It says: '{said}'",
        )


# ---------------------------------------------------------------- too few questions


def test_a_function_that_stops_too_early() -> None:
    wrong = judge(["Hand: p z u t t t o > ", "Total: 0"], ["tu", "."], [HAND, INVALID, [0]])
    assert wrong == Text(
        nl="Na invoer 1 ('tu') stopte je functie, maar er moest nog invoer 2 ('.') gevraagd worden.",
        en="After typed line 1 ('tu'), your function stopped. It still had to ask for typed line 2 ('.').",
    )
    wrong = judge([""], ["n", "e"], [[], [], []])
    assert wrong == Text(
        nl="Je functie stopte zonder iets te vragen. De eerste invoer was 'n'.",
        en="Your function stopped without asking anything. The first line to type was 'n'.",
    )


def test_an_earlier_failure_comes_first() -> None:
    wrong = judge(["Word? ", "bye"], ["tu", "."], [HAND, [], []])
    assert wrong is not None
    assert wrong.en.startswith("Before the first typed line")


# ---------------------------------------------------------------- data of the bank


@pytest.mark.parametrize(
    "says",
    [
        None, {}, "9", [[]], [[], [], []], [9, []], [[], [None]], [[], [True]], [[], [""]], [[], [" "]], [[], [[]]],
        [[], [{}]], [[], [{"letters": ""}]], [[], [{"letters": "a b"}]], [[], [{"letters": 3}]],
        [[], [{"letters": "a", "separated_by": "commas"}]], [[], [{"letters": "a", "x": 1}]],
        [[], [{"something": False}]], [[], [{"something": True, "x": 1}]], [[], [{"any_order": []}]],
        [[], [{"any_order": [1] * 7}]], [[], [{"any_order": [{"any_order": [1]}]}]], [[], [{"not": {"not": 1}}]],
        [[], [10**1001]], [[], [float("nan")]],
    ],
)  # fmt: skip
def test_unusable_data_is_the_fault_of_the_bank(says: object) -> None:
    with pytest.raises(DataError):
        judge(["", ""], ["x"], says)


def test_an_unknown_key_is_refused() -> None:
    call = CheckerCall("f", "f", (), (), None)
    with pytest.raises(DataError, match="'say'"):
        conversation(call, [], {"say": [[]]})
    assert conversation(call, [], {"says": [[]], "returns": None, "prints": ""}) is None


EVERYTHING = [
    [9, "tot", {"letters": "ab"}, {"something": True}],
    [{"something": True}, {"not": 5}, {"any_order": [1, 1, {"letters": "a", "separated_by": "spaces"}]}],
    [0.5, {"not": {"letters": "b"}}],
]


@given(st.lists(st.text(), max_size=4))
def test_no_conversation_makes_it_fail(said: list[str]) -> None:
    turns = tuple(Turn(text, None if at == 2 else "x") for at, text in enumerate(said))
    outcome = CheckerOutcome("returned", None, None, None, "", turns, {})
    conversation(CheckerCall("f", "f", (), ("x", "x"), None), [outcome], {"says": EVERYTHING})


def counted(count: int) -> str:
    """Say so many different numbers."""
    return " ".join(map(str, range(count)))


def lines(count: int) -> str:
    """Say so many different rows of letters, all of two letters."""
    return "".join(f"a {chr(ord('a') + at)}\n" for at in range(count))


def test_saying_every_number_is_no_answer() -> None:
    assert judge(["? ", counted(MOST_NUMBERS + 1)], ["x"], [[], [9]]) is None
    assert judge(["? ", f"{counted(MOST_NUMBERS + 1)} " * 9], ["x"], [[], [9]]) is None
    wrong = judge(["? ", counted(700)], ["x"], [[], [9]])
    assert wrong is not None
    assert wrong.nl.startswith(
        "Na invoer 1 ('x') zegt je functie veel meer dan gevraagd: 700 verschillende getallen. Er staat: '0 1"
    )
    assert wrong.en.startswith(
        "After typed line 1 ('x'), your function says far more than was asked: 700 different numbers. It says: '0 1"
    )
    assert judge([counted(MOST_NUMBERS + 2)], [], [[9]]) is not None


def test_saying_every_row_of_letters_is_no_answer() -> None:
    demand = {"letters": "ab"}
    assert judge([lines(MOST_ROWS + 1)], [], [[demand]]) is None
    assert judge([lines(MOST_ROWS + 1) * 9], [], [[demand]]) is None
    for separated in (demand, {**demand, "separated_by": "spaces"}):
        wrong = judge([lines(MOST_ROWS + 2)], [], [[separated]])
        assert wrong is not None
        assert wrong.nl.startswith(
            "In wat je functie toont zegt je functie veel meer dan gevraagd: 8 verschillende rijtjes letters. "
        )
        assert "your function says far more than was asked: 8 different rows of letters." in wrong.en


def test_much_may_be_said_where_nothing_like_it_is_asked() -> None:
    table = counted(700) + "\n" + lines(20)
    assert judge([table, "9"], ["x"], [[], [9]]) is None
    assert judge([f"{lines(20)} 9"], [], [[9]]) is None
    assert judge([f"{counted(700)}\na b"], [], [[{"letters": "ab"}]]) is None
    assert judge([f"{table} right"], [], [["right"]]) is None


def test_what_is_asked_does_not_count_as_too_much() -> None:
    numbers = list(range(80))
    assert judge([counted(80)], [], [[*numbers]]) is None
    rows = [{"letters": f"a{chr(ord('a') + at)}"} for at in range(20)]
    assert judge([lines(20)], [], [rows]) is None
