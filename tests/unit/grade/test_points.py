"""Points are exact, and depend on verdicts and the bank alone."""

from fractions import Fraction

import pytest

from graders.engine.grade.points import earned, rounded, share
from graders.engine.model import (
    Call,
    Case,
    Demand,
    Function,
    FunctionReport,
    Judgement,
    Result,
    Step,
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


def report(share: str, *right: str, because: tuple[str, ...] = ("g",), points: str = "4") -> FunctionReport:
    """A function of four points and two requirements, right apart from `because`."""
    made = function(case("a", "one"), case("b", "two"))._replace(points=points, follow_through=share)
    judged = tuple(results(made, *right))
    return FunctionReport(made, Verdict.WRONG, judged, follow_through=because, builds_on=("g",))


@pytest.mark.parametrize(("share", "points"), [("1", 4), ("0.75", 3), ("0.25", 2), ("0", 2)])
def test_who_is_right_apart_from_others_earns_at_least_what_the_bank_allows(share: str, points: int) -> None:
    assert earned(report(share, "a")) == points
    assert earned(report(share, "a", because=())) == 2
