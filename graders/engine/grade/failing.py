"""The failing cases of a function, and which of them to show; pure."""

from collections.abc import Sequence

from graders.engine.model import FunctionReport, Result, Verdict
from graders.engine.values.show import show_call

STATE = "keeps-state"
"""The kind of feedback and of diagnosis on what is right only in a fresh process."""

HINT = "hint"
"""The kind of diagnosis that is a grader's own hint."""


def failing(report: FunctionReport) -> tuple[Result, ...]:
    """Return the results that ran and are not right."""
    fine = (Verdict.CORRECT, Verdict.NOT_RUN)
    return tuple(result for result in report.results if result.verdict not in fine)


def quotes_hidden(report: FunctionReport) -> bool:
    """Return whether the diagnosis may quote a value of a hidden case: hints of a grader do as they like."""
    diagnosis = report.diagnosis
    hidden = {result.case.id for result in report.results if result.case.hidden}
    return diagnosis is not None and diagnosis.kind == HINT and not hidden.isdisjoint(diagnosis.cases)


def smallest(results: Sequence[Result]) -> Result | None:
    """Return the result with the shortest call in text, the first in the bank among equals."""
    return min(results, key=call_length, default=None)


def call_length(result: Result) -> int:
    """Return how many characters the call of the shown step takes."""
    call = result.case.steps[result.shown].call
    typed = sum(len(line) + 1 for line in call.stdin or ())
    return len(show_call(call.name, call.arguments, 100_000)) + typed
