"""Points of a function and of a report: exact fractions, which depend on verdicts and on the bank alone."""

from collections.abc import Iterable
from fractions import Fraction

from graders.engine.model import Function, FunctionReport, Result, Verdict


def earned(report: FunctionReport) -> Fraction:
    """Return the points that the function earns: at least what the bank allows when it is right apart from others."""
    part = share(report.function, report.results)
    if report.follow_through:
        part = max(part, Fraction(report.function.follow_through))
    return part * Fraction(report.function.points)


def maximum(function: Function) -> Fraction:
    """Return the points that the function can earn."""
    return Fraction(function.points)


def share(function: Function, results: Iterable[Result]) -> Fraction:
    """Return the earned share (0 to 1) of a function's points, by its way of scoring.

    A case without a result counts as not earned, so that leaving out results never pays.
    """
    right = {result.case.id for result in results if result.verdict is Verdict.CORRECT}
    return _SCORING[function.scoring](function, right)


def rounded(points: Fraction) -> float | int:
    """Return points as a number for output, rounded to 6 digits; whole points as int."""
    number = round(float(points), 6)
    return int(number) if number == int(number) else number


def _by_requirement(function: Function, right: set[str]) -> Fraction:
    """A requirement's share, by weight, is earned only when all its cases are right."""
    weights: dict[str | None, int] = {}
    broken: set[str | None] = set()
    for case in function.cases:
        weights[case.requirement] = max(weights.get(case.requirement, 0), case.weight)
        if case.id not in right:
            broken.add(case.requirement)
    kept = sum(weight for requirement, weight in weights.items() if requirement not in broken)
    return Fraction(kept, sum(weights.values()))


def _proportional(function: Function, right: set[str]) -> Fraction:
    total = sum(case.weight for case in function.cases)
    return Fraction(sum(case.weight for case in function.cases if case.id in right), total)


def _all_or_nothing(function: Function, right: set[str]) -> Fraction:
    return Fraction(all(case.id in right for case in function.cases))


_SCORING = {
    "by requirement": _by_requirement,
    "proportional": _proportional,
    "all or nothing": _all_or_nothing,
}
