"""Demand that every known wrong solution is recognised as itself, so that its own hint is given; pure."""

from collections.abc import Iterator, Sequence

from graders.engine.diagnose.fingerprints import Fingerprints
from graders.engine.grade.cause import Known, diagnosed
from graders.engine.grade.judge import GraderOf
from graders.engine.messages import verify as say
from graders.engine.model import FunctionReport, Verdict
from graders.engine.verify.problem import Problem
from graders.engine.verify.solutions import Run

_PREFIX = "misconception:"


def check(runs: Sequence[Run], fingerprints: Fingerprints, grader: GraderOf) -> Iterator[Problem]:
    """Yield the wrong solutions that are taken for another misconception in the first function they get wrong."""
    for run in runs:
        functions = diagnosed(run.report.exercise, grader, Known(fingerprints), run.report.functions)
        taken_for = _taken_for(functions)
        if taken_for not in (None, run.name):
            text = say.taken_for(run.name, taken_for or "")
            yield Problem(str(run.path), 1, 1, "V123", text, severity="warning")


def _taken_for(functions: Sequence[FunctionReport]) -> str | None:
    for function in functions:
        if function.verdict is not Verdict.CORRECT:
            kind = function.diagnosis.kind if function.diagnosis else ""
            return kind.removeprefix(_PREFIX) if kind.startswith(_PREFIX) else None
    return None
