"""Recognise a known misconception by the answers that it gives on the cases it fails: pure."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from graders.engine.model import Case, Misconception, Outcome, Raised, Result, Returned, Verdict
from graders.engine.values.canonical import digest

Fingerprints = Mapping[str, Mapping[str, Mapping[str, str]]]
"""Misconception → function id → case id → the mark of its outcome; only the cases that it fails."""

_FITS = 0.75
"""The least share of a misconception's wrong answers that a submission must give too: two mistakes in one
file may change a few of them."""


class Fit(NamedTuple):
    """A misconception that fits a function, and the failing cases that it explains."""

    misconception: Misconception
    cases: tuple[str, ...]


_WRONG = "wrong"
"""The mark of an outcome of which only counts that it is wrong."""


def mark(case: Case, outcomes: Iterable[Outcome]) -> str:
    """Return a short mark of what came of a case, equal for equal answers.

    What a checker judges (random values, conversations) may be worded in many ways: there only the fact that
    it went wrong counts.
    """
    if any(step.demand.checker or step.demand.prints is not None for step in case.steps):
        return _WRONG
    return " ".join(_mark_one(outcome) for outcome in outcomes)


def fits(
    misconceptions: Iterable[Misconception],
    fingerprints: Fingerprints,
    results: Iterable[Result],
    function: str,
) -> tuple[Fit, ...]:
    """Return the misconceptions that fit one function's results, the one that explains most cases first."""
    failing = {
        result.case.id: mark(result.case, result.outcomes)
        for result in results
        if result.verdict not in (Verdict.CORRECT, Verdict.NOT_RUN)
    }
    found = []
    for misconception in misconceptions:
        known = fingerprints.get(misconception.name, {}).get(function, {})
        if _fit(known, failing):
            found.append(Fit(misconception, tuple(case for case in failing if case in known)))
    return tuple(sorted(found, key=lambda fit: -len(fit.cases)))


def _fit(known: Mapping[str, str], failing: Mapping[str, str]) -> bool:
    told = {case: seen for case, seen in known.items() if seen != _WRONG}
    if not told:
        # Nothing but which cases fail: then only exactly those will do.
        return bool(known) and known.keys() == failing.keys()
    same = sum(failing.get(case) == seen for case, seen in told.items())
    return known.keys() <= failing.keys() and same >= _FITS * len(told)


def _mark_one(outcome: Outcome) -> str:
    ending = outcome.ending
    if isinstance(ending, Returned):
        changed = "" if outcome.arguments is None else "*"
        printed = ">" if outcome.stdout.strip() else ""
        return digest(ending.value)[7:23] + changed + printed
    if isinstance(ending, Raised):
        return "raised " + (ending.types[0] if ending.types else "")
    return type(ending).__name__
