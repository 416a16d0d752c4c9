"""Points of a function and of a report: exact fractions, which depend on verdicts and on the bank alone."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from graders.engine.model import Broken, Case, Function, FunctionReport, Report, Result, Verdict

Cases = Sequence[Case]


def earned(report: FunctionReport) -> Fraction:
    """Return the points that the function earns, less what the rules that it breaks cost, and never below 0.

    They are those of its cases, and at least what the bank allows when it is right apart from other functions.
    """
    counts = report.found is not None and report.function.search == "counts"
    part = share(report.function, report.results, found=counts)
    if report.follow_through:
        part = max(part, Fraction(report.function.follow_through))
    return max(Fraction(), part * Fraction(report.function.points) - cost(report.broken))


def total(report: Report) -> Fraction:
    """Return the points of a whole submission, less what the rules for the file that it breaks cost, and never below 0."""
    return max(Fraction(), sum(map(earned, report.functions), start=Fraction()) - cost(report.broken))


def cost(broken: Iterable[Broken]) -> Fraction:
    """Return the points that broken rules cost together."""
    return sum((Fraction(one.points) for one in broken if one.points is not None), start=Fraction())


def maximum(function: Function) -> Fraction:
    """Return the points that the function can earn."""
    return Fraction(function.points)


def share(function: Function, results: Iterable[Result], *, found: bool = False) -> Fraction:
    """Return the earned share (0 to 1) of a function's points, by its way of scoring.

    A case without a result counts as not earned, so that leaving out results never pays. A call that was `found` by search and
    counts is one case more, of weight 1 and without a requirement, that is not right.
    """
    right = {result.case.id for result in results if result.verdict is Verdict.CORRECT}
    more = (Case(_FOUND, function.id, ()),) if found else ()
    return _SCORING[function.scoring]((*function.cases, *more), right)


_FOUND = "search:"
"""No id of a bank has a colon."""


def rounded(points: Fraction) -> float | int:
    """Return points as a number for output, rounded to 6 digits; whole points as int."""
    number = round(float(points), 6)
    return int(number) if number == int(number) else number


def _by_requirement(cases: Cases, right: set[str]) -> Fraction:
    """A requirement's share, by weight, is earned only when all its cases are right."""
    weights: dict[str | None, int] = {}
    broken: set[str | None] = set()
    for case in cases:
        weights[case.requirement] = max(weights.get(case.requirement, 0), case.weight)
        if case.id not in right:
            broken.add(case.requirement)
    kept = sum(weight for requirement, weight in weights.items() if requirement not in broken)
    return Fraction(kept, sum(weights.values()))


def _proportional(cases: Cases, right: set[str]) -> Fraction:
    total = sum(case.weight for case in cases)
    return Fraction(sum(case.weight for case in cases if case.id in right), total)


def _all_or_nothing(cases: Cases, right: set[str]) -> Fraction:
    return Fraction(all(case.id in right for case in cases))


_SCORING = {
    "by requirement": _by_requirement,
    "proportional": _proportional,
    "all or nothing": _all_or_nothing,
}
