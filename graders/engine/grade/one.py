"""Grade one submission: plan the calls, have them made, judge them, and find the likeliest cause."""

from __future__ import annotations

from _collections_abc import Iterable, Iterator, Mapping, Sequence

from graders.engine.grade.judge import judge_case
from graders.engine.grade.material import Material
from graders.engine.grade.remarks import builds_on, loading_remarks, not_run_reason, uses_broken
from graders.engine.model import (
    SEVERITY,
    Broken,
    Exercise,
    Feedback,
    Function,
    FunctionReport,
    Loaded,
    NotRun,
    Outcome,
    Report,
    Result,
    Submission,
    Verdict,
)
from graders.engine.plan import alone, calls, chosen, together
from graders.engine.sandbox.session import Session

Judged = Iterator[tuple[str, Result]]
"""Case id and result, case after case."""


def grade(
    material: Material, submission: Submission, session: Session, functions: Sequence[str] = ()
) -> Report:
    """Return the report on one submission, on all functions or on those named (by id or name).

    Raises:
        GraderError: when a checker of the bank is missing or fails.
        SandboxError: when the sandbox itself fails.
    """
    loaded = session.load()
    wanted = chosen(material.exercise, functions)
    results = dict(_unparsed(material, wanted, loaded) if loaded.syntax else run(material, session, wanted))
    broken = _file_rules(material.exercise, loaded, results)
    level, protections = session.protections
    report = Report(
        exercise=material.exercise,
        submission=submission,
        functions=tuple(_function(material, function, loaded, results) for function in wanted),
        remarks=(*submission.remarks, *loading_remarks(loaded), *_said(broken)),
        broken=broken,
        level=level,
        protections=protections,
        bank_digest=material.digest,
        syntax=loaded.syntax,
        error=loaded.failure or session.failure,
    )
    if verdict_of(report) is Verdict.CORRECT:
        return report
    # Lazy: a right submission needs none of this, and its student hears so the sooner.
    from graders.engine.grade.explain import explained

    if any(one.verdict is Verdict.TIME_LIMIT_EXCEEDED for one in report.functions):
        from graders.engine.grade.watch import watched

        report = watched(report, session, material.grader)
    return explained(report, session, material)


def ungraded(material: Material, submission: Submission, reason: str) -> Report:
    """Return the report on a submission that could not be graded at all: no points, the same maximum."""
    skipped = Outcome(NotRun("infrastructure"))
    functions = []
    for function in material.exercise.functions:
        judged = [judge_case(material.grader, case, (skipped,) * len(calls(case))) for case in function.cases]
        functions.append(FunctionReport(function, Verdict.INTERNAL_ERROR, tuple(judged)))
    return Report(material.exercise, submission, tuple(functions), bank_digest=material.digest, error=reason)


def worst(verdicts: Iterable[Verdict]) -> Verdict:
    """Return the worst verdict; of none at all an internal error, since nothing is not a success."""
    return max(set(verdicts), key=SEVERITY.__getitem__, default=Verdict.INTERNAL_ERROR)


def verdict_of(report: Report) -> Verdict:
    """Return the verdict on a whole submission: its worst function's."""
    if report.error is not None:
        return Verdict.INTERNAL_ERROR
    return worst(function.verdict for function in report.functions)


def run(material: Material, session: Session, functions: Sequence[Function]) -> Judged:
    """Yield each case of a loaded submission, judged as soon as it is made: the child makes the next ones meanwhile.

    Raises:
        GraderError: when a checker of the bank is missing or fails.
        SandboxError: when the sandbox itself fails.
    """
    cases = list(together(functions))
    groups = session.run(calls(case) for case in cases)
    for case, outcomes in zip(cases, groups, strict=True):
        yield case.id, judge_case(material.grader, case, outcomes)
    for case in alone(functions):
        yield case.id, judge_case(material.grader, case, session.run_fresh(calls(case)))


def _unparsed(material: Material, functions: Sequence[Function], loaded: Loaded) -> Judged:
    line = loaded.syntax.line if loaded.syntax else None
    not_run = Outcome(NotRun("syntax", line))
    for function in functions:
        for case in function.cases:
            yield case.id, judge_case(material.grader, case, (not_run,) * len(calls(case)))


def loses_points(report: Report) -> bool:
    """Return whether a rule is broken that costs points, though cases may all be right."""
    broken = (*report.broken, *(one for function in report.functions for one in function.broken))
    return any(one.points is not None for one in broken)


def _said(broken: Iterable[Broken]) -> tuple[Feedback, ...]:
    return tuple(Feedback(one.kind, one.text) for one in broken)


def _file_rules(exercise: Exercise, loaded: Loaded, judged: Mapping[str, Result]) -> tuple[Broken, ...]:
    if not exercise.rules or loaded.syntax:
        return ()
    from graders.engine.grade.rules import broken_by_file  # lazy: few exercises have rules

    return broken_by_file(exercise, loaded, judged.values())


def _function_rules(
    exercise: Exercise, function: Function, loaded: Loaded, judged: Mapping[str, Result]
) -> tuple[Broken, ...]:
    broken = uses_broken(exercise, function, loaded)
    if not function.rules or loaded.syntax:
        return broken
    from graders.engine.grade.rules import broken_by_function  # lazy: few exercises have rules

    return (*broken_by_function(exercise, function, loaded, judged), *broken)


def _function(
    material: Material, function: Function, loaded: Loaded, judged: Mapping[str, Result]
) -> FunctionReport:
    results = tuple(judged[case.id] for case in function.cases)
    broken = _function_rules(material.exercise, function, loaded, judged)
    return FunctionReport(
        function=function,
        verdict=worst([result.judgement.verdict for result in results]),
        results=results,
        remarks=_said(broken),
        broken=broken,
        reason=not_run_reason(material.exercise, function, results, loaded),
        unwritten=function.name in loaded.bodies,
        builds_on=builds_on(material.exercise, function, loaded),
    )
