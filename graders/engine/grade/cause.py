"""Give each function of a submission its likeliest cause: a known misconception, state, or the grader's hint."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from graders.engine.custom.run import hint
from graders.engine.diagnose.fingerprints import Fingerprints, Fit, fits
from graders.engine.grade.failing import HINT, STATE, failing, smallest
from graders.engine.grade.judge import GraderOf
from graders.engine.model import Diagnosis, Exercise, FunctionReport, Result, Verdict

Elsewhere = tuple[tuple[str, tuple[str, ...]], ...]
"""Function id → the failing cases that it causes in another function."""


def diagnosed(
    exercise: Exercise, grader: GraderOf, fingerprints: Fingerprints, reports: Sequence[FunctionReport]
) -> tuple[FunctionReport, ...]:
    """Return the reports with a diagnosis each where one is found.

    Raises:
        GraderError: when a hint of the grader fails.
    """
    findings = Findings(
        fits=_fits(exercise, fingerprints, reports),
        uses={one.function.id: tuple(use.function for use in one.function.uses) for one in reports},
    )
    return tuple(_one(grader, report, findings) for report in reports)


def _fits(
    exercise: Exercise, fingerprints: Fingerprints, reports: Sequence[FunctionReport]
) -> Mapping[str, tuple[Fit, ...]]:
    """Return, per function id, the misconceptions that fit it; they must fit all functions that they get wrong."""
    found = {
        one.function.id: fits(exercise.misconceptions, fingerprints, one.results, one.function.id)
        for one in reports
    }
    whole = {one.function.id for one in reports if _ran(one)}
    names = {function: {fit.misconception.name for fit in fitting} for function, fitting in found.items()}

    def everywhere(fit: Fit) -> bool:
        name = fit.misconception.name
        return all(name in names[function] for function in fingerprints.get(name, {}) if function in whole)

    return {function: tuple(fit for fit in fitting if everywhere(fit)) for function, fitting in found.items()}


def _ran(report: FunctionReport) -> bool:
    """Whether a function is written, and all its cases were run: only then a missing failure tells something."""
    return not report.unwritten and all(one.verdict is not Verdict.NOT_RUN for one in report.results)


class Findings(NamedTuple):
    """Per function id: the misconceptions that fit it, and the functions that it builds on."""

    fits: Mapping[str, tuple[Fit, ...]]
    uses: Mapping[str, tuple[str, ...]]

    def culprit(self, function: str, misconception: str) -> str | None:
        """Return the function at the root of a misconception: the deepest one used that has it too."""
        for used in self.uses.get(function, ()):
            if any(fit.misconception.name == misconception for fit in self.fits.get(used, ())):
                return self.culprit(used, misconception) or used
        return None


def _one(grader: GraderOf, report: FunctionReport, findings: Findings) -> FunctionReport:
    wrong = failing(report)
    if not wrong or report.unwritten:
        return report
    own, elsewhere = _split(report.function.id, findings)
    caused = {case for _, cases in elsewhere for case in cases}
    left = [result for result in wrong if result.case.id not in caused]
    diagnosis = _state(wrong) or _misconception(own) or _hint(grader, left)
    return report._replace(diagnosis=diagnosis, elsewhere=elsewhere)


def _split(function: str, findings: Findings) -> tuple[tuple[Fit, ...], Elsewhere]:
    """Part the fits of a function into its own and those that a function it builds on has too."""
    own: list[Fit] = []
    caused: dict[str, list[str]] = {}
    for fit in findings.fits[function]:
        culprit = findings.culprit(function, fit.misconception.name)
        if culprit is None:
            own.append(fit)
        else:
            caused.setdefault(culprit, []).extend(fit.cases)
    return tuple(own), _without(caused, own[0].cases if own else ())


def _without(caused: Mapping[str, Sequence[str]], own: Sequence[str]) -> Elsewhere:
    """Return each failing case once: under the function's own cause, or else under the first function that causes it."""
    told = set(own)
    elsewhere = []
    for culprit, cases in caused.items():
        left = tuple(case for case in dict.fromkeys(cases) if case not in told)
        told.update(left)
        if left:
            elsewhere.append((culprit, left))
    return tuple(elsewhere)


def _state(wrong: Sequence[Result]) -> Diagnosis | None:
    stated = [
        (feedback, result)
        for result in wrong
        for feedback in result.judgement.feedback
        if feedback.kind == STATE
    ]
    if not stated:
        return None
    return Diagnosis(STATE, stated[0][0].text, tuple(result.case.id for _, result in stated))


def _misconception(own: Sequence[Fit]) -> Diagnosis | None:
    if not own:
        return None
    best = own[0]
    return Diagnosis(f"misconception:{best.misconception.name}", best.misconception.hint, best.cases)


def _hint(grader: GraderOf, wrong: Sequence[Result]) -> Diagnosis | None:
    result = smallest(wrong)
    if result is None or result.case.repeat > 1 or not result.outcomes:
        return None
    step, outcome = result.case.steps[result.shown], result.outcomes[result.shown]
    said = hint(grader(), result.case, step.call, step.demand, outcome)
    return Diagnosis(HINT, said, (result.case.id,)) if said else None
