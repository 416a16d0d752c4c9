"""Points are exact, and depend on verdicts and the bank alone."""

from fractions import Fraction

import pytest

from graders.engine.grade.points import cost, earned, rounded, share, total
from graders.engine.model import (
    Broken,
    Call,
    Case,
    Demand,
    Exercise,
    Function,
    FunctionReport,
    Judgement,
    Report,
    Result,
    Searched,
    Step,
    Submission,
    Verdict,
)
from graders.engine.text import same


def case(id: str, requirement: str | None = None, weight: int = 1) -> Case:  # noqa: A002 - the noun's own field
    return Case(id, "f", (Step(Call("f", "f"), Demand()),), requirement=requirement, weight=weight)


def function(*cases: Case, scoring: str = "by requirement") -> Function:
    return Function("f", "f", (), same(""), cases, scoring=scoring)


def results(function: Function, *right: str) -> list[Result]:
    return [
        Result(case, (), Judgement(Verdict.CORRECT if case.id in right else Verdict.WRONG))
        for case in function.cases
    ]


def test_a_requirement_is_earned_only_when_all_its_cases_are_right() -> None:
    made = function(case("a", "one"), case("b", "one"), case("c", "two"), case("d"))
    assert share(made, results(made, "a", "c", "d")) == Fraction(2, 3)
    assert share(made, results(made, "a", "b", "c", "d")) == 1
    assert share(made, results(made)) == 0


def test_requirements_weigh_as_their_cases_say() -> None:
    made = function(case("a", "one", 3), case("b", "two"))
    assert share(made, results(made, "a")) == Fraction(3, 4)


@pytest.mark.parametrize(
    ("scoring", "expected"), [("proportional", Fraction(4, 5)), ("all or nothing", Fraction(0))]
)
def test_other_ways_of_scoring(scoring: str, expected: Fraction) -> None:
    made = function(case("a", "one", 4), case("b", "one"), scoring=scoring)
    assert share(made, results(made, "a")) == expected


@pytest.mark.parametrize("scoring", ["by requirement", "proportional", "all or nothing"])
def test_a_result_that_is_left_out_is_not_earned(scoring: str) -> None:
    made = function(case("a", "one"), case("b", "two"), scoring=scoring)
    assert share(made, results(made, "a", "b")[:1]) < 1
    assert share(made, []) == 0


@pytest.mark.parametrize(
    ("points", "number"), [(Fraction(2), 2), (Fraction(1, 3), 0.333333), (Fraction(3, 2), 1.5)]
)
def test_points_are_rounded_to_six_digits(points: Fraction, number: float) -> None:
    assert rounded(points) == number
    assert isinstance(rounded(Fraction(2)), int)


@pytest.mark.parametrize(
    ("costs", "points"),
    [
        ((), Fraction(2)),
        ((None,), Fraction(2)),
        (("0.5",), Fraction(3, 2)),
        (("0.1", "0.2"), Fraction(17, 10)),
        (("3",), 0),
    ],
)
def test_broken_rules_cost_what_they_say_and_never_more_than_there_is(
    costs: tuple[str | None, ...], points: Fraction
) -> None:
    """On a function, and on the whole file; exactly, though they are decimal."""
    made = function(case("a"))._replace(points="2")
    broken = tuple(Broken("forbids name", same(""), points=one) for one in costs)
    one = FunctionReport(made, Verdict.CORRECT, tuple(results(made, "a")))
    assert earned(one._replace(broken=broken)) == points
    report = Report(Exercise("x", same(""), "nl", ("nl",), (made,)), Submission("s", "s.py", b""), (one,))
    assert total(report._replace(broken=broken)) == points
    assert cost(broken) == sum(Fraction(each) for each in costs if each)


def test_what_is_wrong_earns_no_more_by_keeping_the_rules() -> None:
    made = function(case("a"))
    assert earned(FunctionReport(made, Verdict.WRONG, tuple(results(made)))) == 0


@pytest.mark.parametrize(
    ("scoring", "expected"),
    [("by requirement", Fraction(2, 3)), ("proportional", Fraction(3, 4)), ("all or nothing", Fraction(0))],
)
def test_a_call_that_was_found_and_counts_is_one_more_case_without_a_requirement(
    scoring: str, expected: Fraction
) -> None:
    made = function(case("a", "one"), case("b", "one"), case("c", "two"), scoring=scoring)
    assert share(made, results(made, "a", "b", "c"), found=True) == expected
    assert share(made, results(made, "a", "b", "c")) == 1


@pytest.mark.parametrize(("search", "points"), [("reported", Fraction(2)), ("counts", Fraction(1))])
def test_what_was_found_costs_points_only_when_the_bank_says_so(search: str, points: Fraction) -> None:
    made = function(case("a", "one"))._replace(points="2", search=search)
    (result,) = results(made, "a")
    found = Searched(1, result._replace(judgement=Judgement(Verdict.WRONG)))
    assert earned(FunctionReport(made, Verdict.CORRECT, (result,), searched=found)) == points
    assert earned(FunctionReport(made, Verdict.CORRECT, (result,), searched=Searched(1))) == 2


def report(share: str, *right: str, because: tuple[str, ...] = ("g",), points: str = "4") -> FunctionReport:
    """A function of four points and two requirements, right apart from `because`."""
    made = function(case("a", "one"), case("b", "two"))._replace(points=points, follow_through=share)
    judged = tuple(results(made, *right))
    return FunctionReport(made, Verdict.WRONG, judged, follow_through=because, builds_on=("g",))


@pytest.mark.parametrize(("share", "points"), [("1", 4), ("0.75", 3), ("0.25", 2), ("0", 2)])
def test_who_is_right_apart_from_others_earns_at_least_what_the_bank_allows(share: str, points: int) -> None:
    assert earned(report(share, "a")) == points
    assert earned(report(share, "a", because=())) == 2
