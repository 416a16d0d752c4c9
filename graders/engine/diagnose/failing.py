"""The failing cases of a function, and which of them to show; pure."""

from collections import Counter
from collections.abc import Sequence

from graders.engine.model import Diagnosis, FunctionReport, Result, Tree, Verdict
from graders.engine.values.show import show_call

STATE = "keeps-state"
"""The kind of feedback and of diagnosis on what is right only in a fresh process."""

VARIES = "varies"
"""The kind of feedback and of diagnosis on what differs from run to run."""

HINT = "hint"
"""The kind of diagnosis that is a grader's own hint."""

QUOTING = frozenset({
    HINT, "exception", "wrong-type", "unit", "wrong-message", "other-language-message", "changed-argument", "conversation",
    "signature", "asks", "exits", "too-deep", "endless", "waits", "called-too-often", "wrong-exception", "raises-for-valid",
})  # fmt: skip
"""Kinds of diagnosis that may quote a value of a case, or a name that the submission can make of one."""

FOLLOW_THROUGH = "follow-through"
"""The kind of diagnosis of a function that is right apart from those that it builds on."""

MISCONCEPTION = "misconception:"
"""What the kind of a diagnosis starts with when a known wrong solution fits."""


def failing(report: FunctionReport) -> tuple[Result, ...]:
    """Return the results that ran and are not right."""
    fine = (Verdict.CORRECT, Verdict.NOT_RUN)
    return tuple(result for result in report.results if result.verdict not in fine)


def feedback_kind(result: Result) -> str:
    """Return the kind of a failing case's first feedback; that it is right when fresh does not count."""
    kinds = (feedback.kind for feedback in result.judgement.feedback if feedback.kind not in (STATE, VARIES))
    return next(kinds, result.verdict.value)


def for_student(report: FunctionReport) -> FunctionReport:
    """Return the report without a diagnosis that may quote a value of a hidden case; without the first there is no second."""
    if report.diagnosis is None or _quotes_hidden(report, report.diagnosis):
        return report._replace(diagnosis=None, also=())
    return report._replace(also=tuple(one for one in report.also if not _quotes_hidden(report, one)))


def _quotes_hidden(report: FunctionReport, diagnosis: Diagnosis) -> bool:
    """Return whether a diagnosis may quote a value of a hidden case: it speaks of a public one where it can."""
    if diagnosis.kind not in QUOTING:
        return False
    hidden = {result.case.id for result in report.results if result.case.hidden}
    explained = set(diagnosis.cases)
    # A grader's hint is on one case and may be on any of those that it explains.
    return not hidden.isdisjoint(explained) if diagnosis.kind == HINT else explained <= hidden


def most_telling(results: Sequence[Result]) -> Result | None:
    """Return the case to show: of the largest group that fails alike, the one with the shortest call.

    Cases of which the right answer is empty come last: there, many a mistake looks like another.
    """
    if not results:
        return None
    counts = Counter(feedback_kind(result) for result in results)
    most = max(counts.values())
    kind = next(kind for kind, count in counts.items() if count == most)
    return min((result for result in results if feedback_kind(result) == kind), key=_size)


def call_length(result: Result) -> int:
    """Return how many characters the call of the shown step takes."""
    call = result.case.steps[result.shown].call
    typed = sum(len(line) + 1 for line in call.stdin or ())
    return len(show_call(call.name, call.arguments, 100_000)) + typed


def _size(result: Result) -> tuple[bool, int]:
    returns = result.case.steps[result.shown].demand.returns
    return returns is not None and _empty(returns.tree), call_length(result)


def _empty(tree: Tree) -> bool:
    if isinstance(tree, list):
        return len(tree) == 2 and tree[1] == []
    return tree is None or tree == "" or (type(tree) is int and tree == 0)
