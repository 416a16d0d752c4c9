"""Recognise a known misconception by the answers that it gives on the cases it fails: pure."""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from graders.engine.model import Misconception, Outcome, Raised, Result, Returned, Verdict
from graders.engine.values.canonical import digest
from graders.engine.values.hashing import sha256

Fingerprints = Mapping[str, Mapping[str, Mapping[str, str]]]
"""Misconception → function id → case id → the mark of its outcome; only the cases that it fails."""

_FITS = 0.75
"""The least share of a misconception's wrong answers that a submission must give too: two mistakes in one
file may change a few of them."""

_PARTICULARS = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"|\d+")
"""What differs from one student's text to the next in the same complaint: quoted text and numbers."""


class Fit(NamedTuple):
    """A misconception that fits a function, and the failing cases that it explains."""

    misconception: Misconception
    cases: tuple[str, ...]


def mark(result: Result) -> str:
    """Return a short mark of what came of a case, equal for equal answers.

    What a checker judges (random values, conversations) may be worded in many ways: there the mark is the kind
    of complaint.
    """
    ended = " ".join(_mark_one(outcome) for outcome in result.outcomes[: result.shown + 1])
    if not any(step.demand.checker or step.demand.prints is not None for step in result.case.steps):
        return ended
    raised = any(not isinstance(outcome.ending, Returned) for outcome in result.outcomes)
    return f"{ended if raised else 'returned'} {_complaint(result)}"


def fits(
    misconceptions: Iterable[Misconception],
    fingerprints: Fingerprints,
    results: Iterable[Result],
    function: str,
) -> tuple[Fit, ...]:
    """Return the misconceptions that fit one function's results, the one that explains most cases first."""
    failing = {
        result.case.id: mark(result)
        for result in results
        if result.verdict not in (Verdict.CORRECT, Verdict.NOT_RUN)
    }
    found = []
    for misconception in misconceptions:
        known = fingerprints.get(misconception.name, {}).get(function, {})
        same = tuple(case for case, seen in failing.items() if known.get(case) == seen)
        if known and known.keys() <= failing.keys() and len(same) >= _FITS * len(known):
            found.append(Fit(misconception, same))
    return tuple(sorted(found, key=lambda fit: -len(fit.cases)))


def particulars_left_out(text: str) -> str:
    """Return a sentence without what differs from one case to the next: quoted text and numbers."""
    return _PARTICULARS.sub("#", text)


def _complaint(result: Result) -> str:
    said = " ".join(f"{one.kind} {particulars_left_out(one.text.en)}" for one in result.judgement.feedback)
    return sha256(said.encode("utf-8", "replace")).hexdigest()[:12]


def _mark_one(outcome: Outcome) -> str:
    ending = outcome.ending
    if isinstance(ending, Returned):
        changed = "" if outcome.arguments is None else "*"
        printed = ">" if outcome.stdout.strip() else ""
        return digest(ending.value)[7:23] + changed + printed
    if isinstance(ending, Raised):
        message = sha256((ending.message or "").encode("utf-8", "replace")).hexdigest()[:8]
        return f"{ending.types[0] if ending.types else ''} {message}"
    return type(ending).__name__
