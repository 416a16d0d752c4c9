"""Collections in any order, and counts in which zeros do not matter."""

from collections import OrderedDict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.custom import Checker, CheckerCall, CheckerOutcome, Opaque
from graders.engine.custom.data import DataError
from graders.engine.custom.values import mapping_without_zeros, multiset
from graders.engine.text import Text

CALL = CheckerCall("f", "f", (), None, None)


def outcome(value: object) -> CheckerOutcome:
    return CheckerOutcome("returned", value, None, None, "", (), {})


def counts(value: object, expected: object) -> Text | None:
    return mapping_without_zeros(CALL, [outcome(value)], {"returns": expected})


def elements(value: object, expected: object) -> Text | None:
    return multiset(CALL, [outcome(value)], {"returns": expected})


# ---------------------------------------------------------------- mapping_without_zeros


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ({}, {}),
        ({}, {"a": 0}),
        ({"a": 0, "b": 0}, {}),
        ({"a": 1, "b": 0}, {"a": 1}),
        ({"b": 2, "a": 1}, {"a": 1, "b": 2, "c": 0}),
        ({"a": [0]}, {"a": [0]}),
        ({(1, 2): 1.5}, {(1, 2): 1.5, 3: 0}),
    ],
)
def test_zeros_do_not_matter(value: object, expected: object) -> None:
    assert counts(value, expected) is None


@pytest.mark.parametrize(
    ("value", "expected", "said"),
    [
        ({"a": 1}, {"a": 2}, "The key 'a' has the value 1 instead of 2."),
        ({}, {"t": 2}, "The key 't' is missing; its value should be 2."),
        ({"t": 0}, {"t": 2}, "The key 't' is missing; its value should be 2."),
        ({"a": 1, "x": 3}, {"a": 1}, "The key 'x' (with value 3) does not belong there."),
        ({"a": -1}, {}, "The key 'a' (with value -1) does not belong there."),
        ({"a": 1.0}, {"a": 1}, "The key 'a' has the value 1.0 instead of 1."),
        ({"a": True}, {"a": 1}, "The key 'a' has the value True instead of 1."),
        ({"a": False}, {}, "The key 'a' (with value False) does not belong there."),
        ({"a": 0.0}, {}, "The key 'a' (with value 0.0) does not belong there."),
        ({1: 1}, {"1": 1}, "The key '1' is missing; its value should be 1."),
        ({True: 1}, {1: 1}, "The key 1 is missing; its value should be 1."),
        (None, {}, "Your function returns nothing; a dictionary (dict) was needed."),
        ([("a", 1)], {"a": 1}, "Your function returns a list instead of a dictionary (dict)."),
        (
            OrderedDict(a=1),
            {"a": 1},
            "Your function returns a value of the class OrderedDict instead of a dictionary (dict).",
        ),
        (
            Opaque("Counter"),
            {"a": 1},
            "Your function returns a value of the class Counter instead of a dictionary (dict).",
        ),
    ],
)
def test_other_counts(value: object, expected: object, said: str) -> None:
    wrong = counts(value, expected)
    assert wrong is not None
    assert wrong.en == said


@given(st.dictionaries(st.text(max_size=2), st.integers(-2, 3)), st.lists(st.text(max_size=2)))
def test_adding_and_dropping_zeros_changes_nothing(mapping: dict[str, int], more: list[str]) -> None:
    padded = dict.fromkeys(more, 0) | mapping
    dropped = {key: count for key, count in mapping.items() if count}
    for one in (mapping, padded, dropped):
        for other in (mapping, padded, dropped):
            assert counts(one, other) is None


@given(
    st.dictionaries(st.text(max_size=1), st.integers(0, 2)),
    st.dictionaries(st.text(max_size=1), st.integers(0, 2)),
)
def test_counts_are_right_exactly_when_every_count_is(one: dict[str, int], other: dict[str, int]) -> None:
    same = all(one.get(key, 0) == other.get(key, 0) for key in {*one, *other})
    assert (counts(one, other) is None) == same


def test_every_outcome_is_judged() -> None:
    outcomes = [outcome({"a": 1}), outcome({"a": 2})]
    assert mapping_without_zeros(CALL, outcomes, {"returns": {"a": 1}}) is not None
    assert mapping_without_zeros(CALL, outcomes[:1], {"returns": {"a": 1}}) is None


# ---------------------------------------------------------------- multiset


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ([], []),
        ([2, 1, 2], [1, 2, 2]),
        (("b", "a"), ("a", "b")),
        ("olleh", "hello"),
        ([[1], {"a": 2}], [{"a": 2}, [1]]),
        ([float("nan"), None], [None, float("nan")]),
        ([{1, 2}], [{2, 1}]),
    ],
)
def test_the_order_does_not_matter(value: object, expected: object) -> None:
    assert elements(value, expected) is None


@pytest.mark.parametrize(
    ("value", "expected", "said"),
    [
        ([1], [1, 2], "The element 2 is missing."),
        ([1, 3], [1], "The element 3 does not belong there."),
        ([1, 1], [1], "The element 1 occurs 2 times instead of once."),
        ([1.0], [1], "The element 1 is missing."),
        ([True], [1], "The element 1 is missing."),
        ([[1, 2]], [[2, 1]], "The element [2, 1] is missing."),
        ("ab", "abb", "The element 'b' occurs once instead of 2 times."),
        ((1,), [1], "Your function returns a tuple instead of a list."),
        ({1}, [1], "Your function returns a set instead of a list."),
        (Opaque("generator"), [1], "Your function returns a generator instead of a list."),
    ],
)
def test_other_elements(value: object, expected: object, said: str) -> None:
    wrong = elements(value, expected)
    assert wrong is not None
    assert wrong.en == said


@given(
    st.lists(st.integers(0, 3)).flatmap(lambda xs: st.tuples(st.just(xs), st.permutations(xs))),
    st.integers(0, 3),
)
def test_a_permutation_is_right_and_one_more_is_not(drawn: tuple[list[int], list[int]], more: int) -> None:
    assert elements(drawn[1], drawn[0]) is None
    assert elements([*drawn[1], more], drawn[0]) is not None
    assert elements(drawn[1], [*drawn[0], more]) is not None


def test_many_colliding_elements_are_counted_quickly() -> None:
    colliding = [number * (2**61 - 1) for number in range(25_000)]
    assert elements(list(reversed(colliding)), colliding) is None


# ---------------------------------------------------------------- data of the bank


@pytest.mark.parametrize(
    "data", [{}, {"returns": 1}, {"returns": None}, {"returns": {}, "x": 1}, {"prints": ""}]
)
def test_unusable_data_for_multiset(data: dict[str, object]) -> None:
    with pytest.raises(DataError):
        multiset(CALL, [], data)


@pytest.mark.parametrize("data", [{}, {"returns": []}, {"returns": None}, {"returns": {}, "x": 1}])
def test_unusable_data_for_mapping(data: dict[str, object]) -> None:
    with pytest.raises(DataError):
        mapping_without_zeros(CALL, [], data)


@pytest.mark.parametrize(("checker", "expected"), [(multiset, [1]), (mapping_without_zeros, {"a": 1})])
def test_the_name_of_a_students_class_is_escaped_and_told_from_a_built_in_one(
    checker: Checker, expected: object
) -> None:
    def wrong(name: str) -> Text:
        outcome = CheckerOutcome("returned", Opaque(name), None, None, "", (), {})
        text = checker(CheckerCall("f", "f", (), None, None), [outcome], {"returns": expected})
        assert text is not None
        return text

    evil = wrong("\x1b[31mRED\x1b]0;pwned\x07\u202e" + "{x}" * 1000)
    assert r"the class \x1b[31mRED\x1b]0;pwned\x07\u202e{x}" in evil.en
    assert evil.en.isprintable()
    assert len(evil.en) < 200
    own = type(expected).__name__
    assert wrong(own).en.startswith(f"Your function returns a value of your own class {own} instead of ")
    assert wrong("NoneType").nl.startswith("Je functie geeft een waarde van je eigen klasse NoneType terug ")
