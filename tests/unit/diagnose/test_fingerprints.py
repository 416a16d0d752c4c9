"""A misconception is recognised by the answers that it gives on the cases it fails."""

import pytest

from graders.engine.diagnose.fingerprints import fits, mark
from graders.engine.model import (
    Call,
    Case,
    CheckerUse,
    Demand,
    Judgement,
    Misconception,
    Outcome,
    Raised,
    Result,
    Returned,
    Step,
    TimedOut,
    Tree,
    Verdict,
)
from graders.engine.text import same

ONE = Misconception("one", ("f",), ("a*",), same("tip"))
TWO = Misconception("two", ("f",), ("b*",), same("tip"))


def case(name: str, demand: Demand = Demand()) -> Case:
    return Case(name, "f", (Step(Call("f", "f"), demand),))


def wrong(name: str, value: Tree) -> Result:
    return Result(case(name), (Outcome(Returned(value)),), Judgement(Verdict.WRONG))


def seen(value: Tree) -> str:
    return mark(case("x"), [Outcome(Returned(value))])


def names(results: list[Result], known: dict[str, dict[str, str]]) -> list[tuple[str, tuple[str, ...]]]:
    fingerprints = {name: {"f": cases} for name, cases in known.items()}
    return [(fit.misconception.name, fit.cases) for fit in fits((ONE, TWO), fingerprints, results, "f")]


def test_equal_answers_on_all_its_cases_fit() -> None:
    known = {"one": {"a1": seen(1), "a2": seen(2)}}
    assert names([wrong("a1", 1), wrong("a2", 2), wrong("b", 9)], known) == [("one", ("a1", "a2"))]


def test_other_answers_do_not() -> None:
    known = {"one": {"a1": seen(1), "a2": seen(2)}}
    assert names([wrong("a1", True), wrong("a2", 2.0)], known) == []


def test_a_case_that_is_right_here_rules_it_out() -> None:
    known = {"one": {"a1": seen(1), "a2": seen(2)}}
    assert names([wrong("a1", 1)], known) == []


def test_a_second_mistake_may_change_a_few_answers() -> None:
    known = {"one": {f"a{n}": seen(n) for n in range(4)}}
    results = [wrong("a0", 99), *(wrong(f"a{n}", n) for n in range(1, 4))]
    assert names(results, known) == [("one", ("a0", "a1", "a2", "a3"))]


def test_the_one_that_explains_most_comes_first() -> None:
    known = {"one": {"a": seen(1)}, "two": {"a": seen(1), "b": seen(2)}}
    assert [name for name, _ in names([wrong("a", 1), wrong("b", 2)], known)] == ["two", "one"]


def test_where_only_the_fact_counts_exactly_those_cases_must_fail() -> None:
    talk = Demand(checker=CheckerUse("conversation", {}))
    assert mark(case("a", talk), [Outcome(Returned(None))]) == "wrong"
    known = {"one": {"a": "wrong"}}
    assert names([wrong("a", None)], known) == [("one", ("a",))]
    assert names([wrong("a", None), wrong("b", None)], known) == []


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Returned(1), Returned(True)),
        (Returned(None), Raised(("ValueError",))),
        (Raised(("ValueError",)), Raised(("user:ValueError",))),
        (TimedOut(1.0), Returned(None)),
    ],
)
def test_marks_tell_outcomes_apart(first: Returned, second: Returned) -> None:
    assert mark(case("a"), [Outcome(first)]) != mark(case("a"), [Outcome(second)])


def test_a_changed_argument_is_part_of_the_mark() -> None:
    assert mark(case("a"), [Outcome(Returned(1))]) != mark(case("a"), [Outcome(Returned(1), arguments=(2,))])


def test_marks_tell_no_wording_of_exceptions_apart() -> None:
    assert mark(case("a"), [Outcome(Raised(("E",), "x"))]) == mark(case("a"), [Outcome(Raised(("E",), "y"))])
