"""Give each function of a submission its likeliest cause: what other functions cause, a kind of diagnosis, a grader's hint."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from graders.engine.custom.run import hint
from graders.engine.diagnose.evidence import Evidence, seen
from graders.engine.diagnose.failing import HINT, failing, most_telling
from graders.engine.diagnose.fingerprints import Fingerprints, particulars_left_out
from graders.engine.diagnose.kinds import likeliest
from graders.engine.diagnose.scope import most_broken
from graders.engine.grade.blame import Blamed, Findings, Followed, blamed, findings_of
from graders.engine.grade.judge import GraderOf
from graders.engine.messages import grade as say
from graders.engine.model import Diagnosis, Exercise, FunctionReport, Loaded, Result, Trait
from graders.engine.text import Text


class Known(NamedTuple):
    """What is known beside the results: of the bank, and of the submission's source."""

    fingerprints: Fingerprints
    examples: frozenset[str] = frozenset()
    """The ids of the cases that the description shows."""
    loaded: Loaded = Loaded({})
    traits: Callable[[], Mapping[str, tuple[Trait, ...]]] = dict
    """Gives those of each function, by its name: finding them takes a process, and many a cause is plain without."""


def diagnosed(
    exercise: Exercise,
    grader: GraderOf,
    known: Known,
    reports: Sequence[FunctionReport],
    followed: Mapping[str, Followed] = MappingProxyType({}),
) -> tuple[FunctionReport, ...]:
    """Return the reports with a diagnosis each where one is found; `followed`: what trying again found out, by function id.

    Raises:
        GraderError: when a hint of the grader fails.
    """
    findings = findings_of(exercise, known.fingerprints, reports, followed)
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
        lambda: known.traits().get(report.function.name, ()),
        known.examples,
        tuple(findings.own_fits(report.function.id)),
        known.loaded,
    )
    diagnosis = likeliest(evidence) or _hint(grader, own) or most_broken(evidence)
    also = _also(evidence, diagnosis)
    return report._replace(diagnosis=diagnosis, also=also, elsewhere=_still(elsewhere, diagnosis))


def _also(evidence: Evidence, diagnosis: Diagnosis | None) -> tuple[Diagnosis, ...]:
    """Return the likeliest cause of what a diagnosis leaves unexplained."""
    if diagnosis is None:
        return ()
    explained = set(diagnosis.cases)
    left = tuple(one for one in evidence.own if one.result.case.id not in explained)
    second = likeliest(evidence._replace(own=left, fits=())) if left else None
    return (second,) if second and second.kind not in {diagnosis.kind, *_OF_THE_WHOLE} else ()


_OF_THE_WHOLE = ("border", "hard-coded", "unwritten")
"""Kinds of diagnosis that say something of a whole function, and nothing of what is left."""


def _still(elsewhere: Blamed, diagnosis: Diagnosis | None) -> Blamed:
    """Leave out what the diagnosis explains: every failure is told once."""
    told = set(diagnosis.cases) if diagnosis else set()
    left = ((culprit, tuple(case for case in cases if case not in told)) for culprit, cases in elsewhere)
    return tuple((culprit, cases) for culprit, cases in left if cases)


def _hint(grader: GraderOf, own: Sequence[Result]) -> Diagnosis | None:
    """Return the grader's hint on the most telling case, and the cases on which it says the same but for particulars."""
    example = most_telling(own)
    said = _hint_on(grader, example) if example else None
    if said is None:
        return None
    gist = particulars_left_out(said.en)
    alike = [
        one for one in own if (other := _hint_on(grader, one)) and particulars_left_out(other.en) == gist
    ]
    return Diagnosis(HINT, said, tuple(one.case.id for one in alike), said)


def _hint_on(grader: GraderOf, result: Result) -> Text | None:
    if result.case.repeat > 1 or result.shown >= len(result.outcomes):
        return None
    step, outcome = result.case.steps[result.shown], result.outcomes[result.shown]
    return hint(grader(), result.case, step.call, step.demand, outcome)
