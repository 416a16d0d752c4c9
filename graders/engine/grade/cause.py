"""Give each function of a submission its likeliest cause: what other functions cause, a kind of diagnosis, a grader's hint."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from graders.engine.custom.run import hint
from graders.engine.diagnose.evidence import Evidence, seen
from graders.engine.diagnose.failing import HINT, failing, most_telling
from graders.engine.diagnose.fingerprints import Fingerprints
from graders.engine.diagnose.kinds import likeliest
from graders.engine.diagnose.scope import most_broken
from graders.engine.grade.blame import Blamed, Findings, blamed, findings_of
from graders.engine.grade.judge import GraderOf
from graders.engine.messages import grade as say
from graders.engine.model import Diagnosis, Exercise, FunctionReport, Loaded, Raised, Result, Trait, Verdict


class Known(NamedTuple):
    """What is known beside the results: of the bank, and of the submission's source."""

    fingerprints: Fingerprints
    examples: frozenset[str] = frozenset()
    """The ids of the cases that the description shows."""
    loaded: Loaded = Loaded({})
    traits: Mapping[str, tuple[Trait, ...]] = MappingProxyType({})
    """Of each function, by its name."""


def diagnosed(
    exercise: Exercise, grader: GraderOf, known: Known, reports: Sequence[FunctionReport]
) -> tuple[FunctionReport, ...]:
    """Return the reports with a diagnosis each where one is found.

    Raises:
        GraderError: when a hint of the grader fails.
    """
    findings = findings_of(exercise, known.fingerprints, reports)
    return tuple(_one(exercise, grader, known, report, findings) for report in reports)


def _one(
    exercise: Exercise, grader: GraderOf, known: Known, report: FunctionReport, findings: Findings
) -> FunctionReport:
    wrong = failing(report)
    if report.unwritten and wrong:
        cases = tuple(result.case.id for result in wrong)
        return report._replace(diagnosis=Diagnosis("unwritten", say.UNWRITTEN, cases))
    elsewhere = blamed(report, wrong, findings)
    caused = {case for _, cases in elsewhere for case in cases}
    own = [result for result in wrong if result.case.id not in caused]
    evidence = Evidence(
        exercise,
        report,
        tuple(seen(own)),
        known.traits.get(report.function.name, ()),
        known.examples,
        tuple(findings.own_fits(report.function.id)),
        known.loaded,
    )
    diagnosis = likeliest(evidence) or _hint(grader, own) or most_broken(evidence)
    return report._replace(diagnosis=diagnosis, elsewhere=_still(elsewhere, diagnosis))


def _still(elsewhere: Blamed, diagnosis: Diagnosis | None) -> Blamed:
    """Leave out what the diagnosis explains: every failure is told once."""
    told = set(diagnosis.cases) if diagnosis else set()
    left = ((culprit, tuple(case for case in cases if case not in told)) for culprit, cases in elsewhere)
    return tuple((culprit, cases) for culprit, cases in left if cases)


def _hint(grader: GraderOf, own: Sequence[Result]) -> Diagnosis | None:
    result = most_telling(own)
    if result is None or result.case.repeat > 1 or not result.outcomes:
        return None
    step, outcome = result.case.steps[result.shown], result.outcomes[result.shown]
    said = hint(grader(), result.case, step.call, step.demand, outcome)
    return Diagnosis(HINT, said, _same_exception(result, own), said) if said else None


def _same_exception(example: Result, own: Sequence[Result]) -> tuple[str, ...]:
    """Return the cases that raised what the example raised, where it did; else only the example."""
    place = _place_of_exception(example)
    alike = [one.case.id for one in own if place is not None and _place_of_exception(one) == place]
    return tuple(alike) or (example.case.id,)


def _place_of_exception(result: Result) -> tuple[str, str, int] | None:
    ending = result.outcomes[result.shown].ending if result.shown < len(result.outcomes) else None
    if result.verdict is not Verdict.RUNTIME_ERROR or not isinstance(ending, Raised) or not ending.frames:
        return None
    inner = ending.frames[-1]
    return ending.types[0], inner.file, inner.line
