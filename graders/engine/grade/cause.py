"""Give each function of a submission its likeliest cause: state, a mistake of one kind, a misconception, a hint."""

from collections import Counter
from collections.abc import Mapping, Sequence

from graders.engine.custom.run import hint
from graders.engine.diagnose.fingerprints import Fingerprints
from graders.engine.grade.blame import Blamed, Findings, Followed, blamed, findings_of
from graders.engine.grade.failing import (
    COMMON,
    HINT,
    MISCONCEPTION,
    STATE,
    failing,
    feedback_kind,
    most_telling,
)
from graders.engine.grade.judge import GraderOf
from graders.engine.model import Diagnosis, Exercise, FunctionReport, Raised, Result, Verdict

_HALF = 0.5
"""A cause must explain at least this share of a function's own failures: else it may be a coincidence."""

_NAMES_THE_MISTAKE = frozenset({
    "wrong-exception", "wrong-message", "prints-message", "returns-message", "returns-exception", "prints",
    "no-return", "wrong-type", "returns-output", "no-output", "changed-argument", "same-object", "recursion",
    "exit", "signature", "asked-more", "called-too-often",
})  # fmt: skip
"""Kinds of feedback that say what is wrong better than any hint could."""


def diagnosed(
    exercise: Exercise,
    grader: GraderOf,
    fingerprints: Fingerprints,
    reports: Sequence[FunctionReport],
    followed: Mapping[str, Followed] = {},
) -> tuple[FunctionReport, ...]:
    """Return the reports with a diagnosis each where one is found; `followed`: what trying again found out, by function id.

    Raises:
        GraderError: when a hint of the grader fails.
    """
    findings = findings_of(exercise, fingerprints, reports, followed)
    return tuple(_one(grader, report, findings) for report in reports)


def _one(grader: GraderOf, report: FunctionReport, findings: Findings) -> FunctionReport:
    wrong = failing(report)
    if not wrong or report.unwritten:
        return report
    elsewhere = blamed(report, wrong, findings)
    caused = {case for _, cases in elsewhere for case in cases}
    own = [result for result in wrong if result.case.id not in caused]
    diagnosis = (
        _state(own)
        or _common(own)
        or _misconception(report, own, findings)
        or _hint(grader, own)
        or _one_exception(own)
    )
    return report._replace(diagnosis=diagnosis, elsewhere=_still(elsewhere, diagnosis))


def _still(elsewhere: Blamed, diagnosis: Diagnosis | None) -> Blamed:
    """Leave out what the diagnosis explains: every failure is told once."""
    told = set(diagnosis.cases) if diagnosis else set()
    left = ((culprit, tuple(case for case in cases if case not in told)) for culprit, cases in elsewhere)
    return tuple((culprit, cases) for culprit, cases in left if cases)


def _state(own: Sequence[Result]) -> Diagnosis | None:
    """Only a few are tried again: when all of those are right then, the others have the same cause."""
    said = {
        result.case.id: one.text for result in own for one in result.judgement.feedback if one.kind == STATE
    }
    if not said:
        return None
    return Diagnosis(STATE, next(iter(said.values())), tuple(result.case.id for result in own))


def _common(own: Sequence[Result]) -> Diagnosis | None:
    counts = Counter(map(feedback_kind, own))
    kind, count = counts.most_common(1)[0] if counts else ("", 0)
    if kind not in _NAMES_THE_MISTAKE or count < _HALF * len(own):
        return None
    alike = [result for result in own if feedback_kind(result) == kind]
    example = most_telling(alike)
    assert example is not None
    text = next(one.text for one in example.judgement.feedback if one.kind == kind)
    return Diagnosis(f"{COMMON}{kind}", text, tuple(result.case.id for result in alike))


def _misconception(report: FunctionReport, own: Sequence[Result], findings: Findings) -> Diagnosis | None:
    ids = {result.case.id for result in own}
    fitting = [fit for fit in findings.own_fits(report.function.id) if not ids.isdisjoint(fit.cases)]
    explained = {case for fit in fitting for case in fit.cases} & ids
    if not fitting or len(explained) < _HALF * len(ids):
        return None
    best = fitting[0]
    return Diagnosis(f"{MISCONCEPTION}{best.misconception.name}", best.misconception.hint, best.cases)


def _hint(grader: GraderOf, own: Sequence[Result]) -> Diagnosis | None:
    result = most_telling(own)
    if result is None or result.case.repeat > 1 or not result.outcomes:
        return None
    step, outcome = result.case.steps[result.shown], result.outcomes[result.shown]
    said = hint(grader(), result.case, step.call, step.demand, outcome)
    return Diagnosis(HINT, said, _same_exception(result, own)) if said else None


def _one_exception(own: Sequence[Result]) -> Diagnosis | None:
    """Most failures are the same exception on the same line: that is one cause, even if no hint is known."""
    result = most_telling(own)
    if result is None:
        return None
    cases = _same_exception(result, own)
    if len(cases) < 2 or len(cases) < _HALF * len(own):
        return None
    return Diagnosis(f"{COMMON}exception", result.judgement.feedback[0].text, cases)


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
