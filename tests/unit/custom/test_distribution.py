"""Random outcomes: each must be possible, and together they must differ."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.custom import CheckerCall, CheckerOutcome, Opaque
from graders.engine.custom.data import DataError
from graders.engine.custom.distribution import TYPES, distribution
from graders.engine.text import Text

CALL = CheckerCall("f", "f", (), None, None)
HAND = {
    "type": "dict", "keys": "abcdefghijklmnopqrstuvwxyz", "values_between": [0, 7], "sum_of_values": 7,
    "distinct_at_least": 2,
}  # fmt: skip


def judge(values: Sequence[object], data: dict[str, object]) -> Text | None:
    outcomes = [CheckerOutcome("returned", value, None, None, "", (), {}) for value in values]
    return distribution(CALL, outcomes, data)


def deal(n: int, letters: str = "abcdefghijklmnopqrstuvwxyz") -> dict[str, int]:
    hand = dict.fromkeys(random.choices(letters, k=0), 0)
    for letter in random.choices(letters, k=n):
        hand[letter] = hand.get(letter, 0) + 1
    return hand


def test_dealt_hands() -> None:
    random.seed(1)
    assert judge([deal(7) for _ in range(20)], dict(HAND)) is None
    assert judge([{**dict.fromkeys("xyz", 0), **deal(7, "abc")} for _ in range(20)], dict(HAND)) is None


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"a": 6}, "the sum of the values is 6 instead of 7"),
        ({"a": 7.0}, "7.0 is not the kind of number that is needed"),
        ({"a": True, "b": 6}, "True is not the kind of number that is needed"),
        ({"A": 7}, "the key 'A' is not allowed"),
        ({"ab": 7}, "the key 'ab' is not allowed"),
        ({"a": 8, "b": -1}, "the value is 8, but must be from 0 to 7"),
        ({"a": "7"}, "'7' is not the kind of number that is needed"),
        (["a"] * 7, "that is a list instead of a dictionary (dict)"),
        (Opaque("dict"), "that is a value of your own class dict instead of a dictionary (dict)"),
        (Opaque("Counter"), "that is a value of the class Counter instead of a dictionary (dict)"),
        (None, "that is None instead of a dictionary (dict)"),
    ],
)
def test_a_bad_hand_among_good_ones(value: object, said: str) -> None:
    wrong = judge([{"a": 7}, value, {"b": 7}], dict(HAND))
    assert wrong is not None
    assert wrong.en.startswith("In 3 attempts, ")
    assert wrong.en.endswith(f" came up as well: {said}.")


def test_the_whole_text_in_both_languages() -> None:
    assert judge([{"a": 6}], {"sum_of_values": 7}) == Text(
        nl="De uitkomst is {'a': 6}: de som van de waarden is 6 in plaats van 7.",
        en="The outcome is {'a': 6}: the sum of the values is 6 instead of 7.",
    )
    assert judge([{"a": 7}] * 9, dict(HAND)) == Text(
        nl="Bij 9 pogingen kwam altijd hetzelfde uit: {'a': 7}.",
        en="In 9 attempts, the outcome was always the same: {'a': 7}.",
    )


@pytest.mark.parametrize(
    ("value", "data"),
    [
        (3, {"type": "int", "between": [1, 6]}),
        (0.25, {"between": [0.0, 1.0]}),
        (1, {"between": [0.0, 1.0]}),
        ("kop", {"one_of": ["kop", "munt"]}),
        ([3, 1, 2], {"type": "list", "size": 3, "values_between": [1, 6], "all_different": True}),
        ((1, 1), {"type": "tuple", "size": [1, 2], "values": [1, 2]}),
        ({4, 5}, {"type": "set", "values": [4, 5, 6]}),
        ("abba", {"type": "str", "size": 4, "values": "ab"}),
        ([0.5, 0.25], {"sum_of_values": 0.75}),
        ([0.1] * 10, {"sum_of_values": 1.0}),
        ([0.1, 0.2], {"sum_of_values": [0.0, 0.3]}),
        ([5, 6], {"sum_of_values": [2, 12]}),
        ({}, {"keys": "", "size": 0, "sum_of_values": 0}),
        (None, {"type": "NoneType", "one_of": [None]}),
    ],
)
def test_possible_outcomes(value: object, data: dict[str, object]) -> None:
    assert judge([value], data) is None


@pytest.mark.parametrize(
    ("value", "data", "said"),
    [
        (7, {"between": [1, 6]}, "the number is 7, but must be from 1 to 6"),
        (0, {"between": [1, 6]}, "the number is 0, but must be from 1 to 6"),
        (3.0, {"between": [1, 6]}, "3.0 is not the kind of number that is needed"),
        (True, {"between": [1, 6]}, "True is not the kind of number that is needed"),
        (float("nan"), {"between": [0.0, 1.0]}, "the number is nan, but must be from 0.0 to 1.0"),
        (float("inf"), {"between": [0.0, 1.0]}, "the number is inf, but must be from 0.0 to 1.0"),
        ("edge", {"one_of": ["heads", "tails"]}, "that cannot come up"),
        (1, {"one_of": [True, 1.0, "1"]}, "that cannot come up"),
        ([1, 2], {"size": 3}, "the number of elements is 2 instead of 3"),
        ([1, 2], {"size": [3, 4]}, "the number of elements is 2, but must be from 3 to 4"),
        (12, {"size": 2}, "there are no values inside"),
        ([1, 2], {"keys": [1, 2]}, "that is a list instead of a dictionary (dict)"),
        ([1, 9], {"values": [1, 2]}, "the value 9 is not allowed"),
        ([1, 9], {"values_between": [1, 6]}, "the value is 9, but must be from 1 to 6"),
        ([2, 1, 2], {"all_different": True}, "2 occurs more than once"),
        ([1, "2"], {"sum_of_values": 3}, "'2' is not the kind of number that is needed"),
        ([1e308, 1e308], {"sum_of_values": 1.0}, "the sum of the values is nan instead of 1.0"),
        ([10**400, 0.5], {"sum_of_values": 1.0}, "the sum of the values is nan instead of 1.0"),
        (None, {"values": []}, "there are no values inside"),
        (None, {"values_between": [0, 1]}, "there are no values inside"),
        (None, {"sum_of_values": 0}, "there are no values inside"),
        (None, {"all_different": True}, "there are no values inside"),
    ],
)
def test_impossible_outcomes(value: object, data: dict[str, object], said: str) -> None:
    wrong = judge([value], data)
    assert wrong is not None
    assert wrong.en.endswith(f": {said}.")


def test_outcomes_together() -> None:
    die = [1, 2, 3, 4, 5, 6] * 10
    assert judge(die, {"distinct_at_least": 6, "seen": [1, 6], "shares": [[1, 0.1, 0.25]]}) is None
    assert judge(die, {"distinct_at_least": 7}) == Text(
        nl="Bij 60 pogingen kwamen maar 6 verschillende uitkomsten voor, minder dan 7.",
        en="In 60 attempts, only 6 different outcomes came up, fewer than 7.",
    )
    assert judge(die, {"seen": [6, 7]}) == Text(
        nl="Bij 60 pogingen kwam 7 nooit voor.", en="In 60 attempts, 7 never came up."
    )
    assert judge(die, {"seen": [1.0]}) is not None
    assert judge([1] * 60, {"shares": [[1, 0.1, 0.25]]}) == Text(
        nl="Bij 60 pogingen kwam 1 60 keer voor; verwacht: 6 tot 15 keer.",
        en="In 60 attempts, 1 came up 60 times; expected: 6 to 15 times.",
    )
    assert judge(die, {"shares": [[1, 0, 0.1]]}) is not None
    assert judge([1, 2], {"shares": [[1, 0.5, 0.5], [3, 0, 0]]}) is None
    assert judge([1, True, 1.0], {"distinct_at_least": 3}) is None
    assert judge([[1, 2], [1, 2]], {"distinct_at_least": 2}) is not None
    assert judge([], {"distinct_at_least": 1}) is not None


@given(st.integers(1, 20), st.lists(st.integers(0, 9), min_size=1, max_size=20))
def test_distinct_counts_different_outcomes(needed: int, values: list[int]) -> None:
    assert (judge(values, {"distinct_at_least": needed}) is None) == (len(set(values)) >= needed)


@pytest.mark.parametrize(
    "data",
    [
        {"sum": 7}, {"type": "dictionary"}, {"type": 3}, {"one_of": 3}, {"keys": None}, {"values": 5},
        {"between": [1]}, {"between": "1-6"}, {"between": [1, True]}, {"size": [1, 2, 3]}, {"size": None},
        {"values_between": [0, float("inf")]}, {"sum_of_values": "7"}, {"sum_of_values": 10**400},
        {"all_different": False}, {"distinct_at_least": "2"}, {"distinct_at_least": True}, {"seen": "ab"},
        {"shares": 0.5}, {"shares": [5]}, {"shares": [[1, 0.5]]}, {"shares": [[1, "a", "b"]]},
    ],
)  # fmt: skip
def test_unusable_data_is_the_fault_of_the_bank(data: dict[str, object]) -> None:
    with pytest.raises(DataError):
        judge([{"a": 1}], data)


@pytest.mark.parametrize("name", TYPES)
def test_a_class_with_the_name_of_a_built_in_type_is_not_that_type(name: str) -> None:
    wrong = judge([Opaque(name)], {"type": name})
    assert wrong is not None
    assert f"dat is een waarde van je eigen klasse {name} in plaats van" in wrong.nl
    assert f"that is a value of your own class {name} instead of" in wrong.en


def test_keys_are_asked_of_a_real_dictionary() -> None:
    wrong = judge([Opaque("dict")], {"keys": "abc"})
    assert wrong is not None
    assert wrong.en.endswith("that is a value of your own class dict instead of a dictionary (dict).")


def test_objects_are_no_different_outcomes() -> None:
    wrong = judge([Opaque("A"), Opaque("A"), 7], {"distinct_at_least": 2})
    assert wrong is not None
    assert wrong.en == "In 3 attempts, only 1 different outcomes came up, fewer than 2."
    assert judge([Opaque("A"), 7, 8], {"distinct_at_least": 2}) is None


def test_the_name_of_a_students_class_is_escaped() -> None:
    wrong = judge([Opaque("\x1b[31mRED\x1b]0;pwned\x07\u202e")], {"type": "dict"})
    assert wrong is not None
    assert r"of the class \x1b[31mRED\x1b]0;pwned\x07\u202e instead of" in wrong.en
    assert wrong.en.isprintable()
    assert wrong.nl.isprintable()
