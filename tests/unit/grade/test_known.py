"""What is known of right functions, and what stays a question."""

import json

import pytest

from graders.engine.grade.known import (
    Known,
    Table,
    answerable,
    as_json,
    can_be_replaced,
    from_json,
    of_bank,
    plain,
    talks,
)
from graders.engine.model import (
    Answer,
    Call,
    Case,
    CheckerUse,
    Demand,
    Exercise,
    Function,
    Question,
    Raises,
    Step,
    Tree,
    Turn,
    Value,
)
from graders.engine.text import same

BOARD: Tree = ["d", [[1, 2], [3, 4]]]
OTHER_WAY: Tree = ["d", [[3, 4], [1, 2]]]


def case(name: str, call: Call, demand: Demand, repeat: int = 1) -> Case:
    return Case(name, "f", (Step(call, demand),), repeat)


def function(*cases: Case) -> Function:
    return Function("f", "functie", ("x",), same(""), cases)


def call(*arguments: Tree, **more: object) -> Call:
    return Call("f", "functie", arguments, **more)  # type: ignore[arg-type]


RETURNS = Demand(returns=Value(7))


def test_the_banks_cases_answer_for_the_values_and_exceptions_that_they_demand() -> None:
    raises = Demand(raises=Raises("AssertionError", "no"), prints="so")
    cases = (case("a", call(1), RETURNS), case("b", call(2), raises))
    known = list(of_bank(Exercise("x", same("X"), "nl", ("nl",), (function(*cases),))))
    assert known == [
        Known(Question("f", (1,)), Answer(value=7)),
        Known(Question("f", (2,)), Answer((Turn("so"),), raises=("AssertionError", "no"))),
    ]


@pytest.mark.parametrize(
    "silent",
    [
        case("a", call(1), Demand(checker=CheckerUse("c", {}))),
        case("a", call(1), Demand(prints="so")),
        case("a", call(1, stdin=("b",)), RETURNS),
        case("a", call(1, seed=3), RETURNS),
        case("a", call(1, consume=3), RETURNS),
        case("a", call(1), RETURNS, repeat=2),
        Case("a", "f", (Step(call(1), RETURNS), Step(call(2), RETURNS))),
    ],
)
def test_other_cases_do_not_say_what_a_call_gives(silent: Case) -> None:
    assert list(of_bank(Exercise("x", same("X"), "nl", ("nl",), (function(silent),)))) == []


def test_the_first_answer_stays_and_arguments_are_compared_as_values() -> None:
    table = Table([Known(Question("f", (BOARD,)), Answer(value=1))])
    table.add(Known(Question("f", (OTHER_WAY,)), Answer(value=2), ("c-1",)))
    assert table.find(Question("f", (OTHER_WAY,))) == Answer(value=1)
    assert table.find(Question("f", (["d", [[True, 2], [3, 4]]],))) is None
    assert table.find(Question("g", (BOARD,))) is None
    assert table.of_case("c-1") == [Known(Question("f", (OTHER_WAY,)), Answer(value=1))]
    assert table.of_case("c-2") == []


def test_an_entry_without_an_answer_is_one_of_the_banks_own() -> None:
    entry = Known(Question("f", (1,)), None, ("c-1",))
    assert Table([entry]).of_case("c-1") == []
    assert Table([Known(Question("f", (1,)), Answer(value=1)), entry]).of_case("c-1")


def test_derived_data_comes_back_as_it_was_in_its_own_language() -> None:
    answers = [
        Known(
            Question("f", (BOARD, "x"), ("n", ".")), Answer((Turn("? ", ""), Turn("!")), 3), ("c-1", "c-2")
        ),
        Known(Question("f", (1,)), Answer(raises=("ValueError", "nee"), arguments=(2,)), ("c-3",)),
        Known(Question("f", (2,)), None, ("c-1",)),
    ]
    written = [
        as_json(one, languages) for one, languages in zip(answers, (None, ["nl"], ["nl", "en"]), strict=True)
    ]
    read = json.loads(json.dumps(written))
    assert list(from_json(read, "nl")) == answers
    assert list(from_json(read, "en")) == [answers[0], answers[2]]


@pytest.mark.parametrize("damaged", [{}, [1], [["f", [1], None]], [["f", 1, None, [], None, []]]])
def test_damaged_data_is_an_error_of_a_known_kind(damaged: object) -> None:
    with pytest.raises((TypeError, ValueError, KeyError, IndexError)):
        list(from_json(damaged, "nl"))


@pytest.mark.parametrize(
    ("tree", "value"),
    [
        (1, True),
        (["l", [["t", [["S", ["a"]]]], BOARD]], True),
        (["l", [["o", "Thing", None]]], False),
        (["d", [[1, ["gen", "f"]]]], False),
        (["sub", "Mine", 1], False),
        (["cycle", 1], False),
        (["!", "items"], False),
        (["nonsense"], False),
    ],
)
def test_only_values_can_be_made_again(tree: Tree, value: bool) -> None:
    assert plain(tree) is value
    assert answerable(Question("f", (tree,)), 1) is value


def test_another_number_of_arguments_cannot_be_answered() -> None:
    assert not answerable(Question("f", (1, 2)), 1)


def test_a_function_of_chance_is_not_replaced() -> None:
    assert can_be_replaced(function(case("a", call(1, stdin=()), RETURNS)))
    assert not can_be_replaced(function(case("a", call(1, seed=0), RETURNS)))
    assert not can_be_replaced(function(case("a", call(1, consume=3), RETURNS)))


def test_only_who_is_typed_to_talks() -> None:
    assert talks(function(case("a", call(1, stdin=("b",)), RETURNS)))
    assert not talks(function(case("a", call(1, stdin=()), RETURNS)))
