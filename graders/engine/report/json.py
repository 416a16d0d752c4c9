"""Render a report as data: the one format that every other format is made from (`report.schema.json`)."""

import json
import sys
from collections.abc import Iterable, Mapping
from fractions import Fraction

from graders.engine.compare.expected import expected_text, outcome_text
from graders.engine.custom.demanded import demanded
from graders.engine.diagnose.failing import for_student
from graders.engine.grade.one import verdict_of
from graders.engine.grade.points import cost, earned, maximum, rounded, total
from graders.engine.model import (
    Broken,
    Crashed,
    Demand,
    Diagnosis,
    Feedback,
    FunctionReport,
    MemoryExceeded,
    Missing,
    NotRun,
    Outcome,
    OutputExceeded,
    Raised,
    Report,
    Result,
    Returned,
    Search,
    Submission,
    Tampered,
    TimedOut,
    Verdict,
)
from graders.engine.report.spot import Spot, spot_of
from graders.engine.report.version import version
from graders.engine.text import Text
from graders.engine.values.canonical import digest
from graders.engine.values.show import show, show_call

FORMAT = "nakijk-report/1"

_BUDGET = 1000
"""How many characters of a value stand in a report."""

_VALUE = 200
"""How many characters of a variable do."""

_KINDS: Mapping[type, str] = {
    Returned: "returned",
    Raised: "raised",
    TimedOut: "timed out",
    MemoryExceeded: "memory exceeded",
    OutputExceeded: "output exceeded",
    Crashed: "crashed",
    Tampered: "tampered",
    Missing: "missing",
    NotRun: "not run",
}

_TYPES = {
    "l": "list", "t": "tuple", "S": "set", "F": "frozenset", "d": "dict", "b": "bytes", "B": "bytearray",
    "c": "complex", "r": "range", "i": "int", "f": "float", "s": "str", "...": "ellipsis", "gen": "generator",
    "fn": "function", "cycle": "cycle", "!": "too large",
}  # fmt: skip


def render(report: Report, *, for_student: bool) -> str:
    """Return one report as one line of JSON, in ASCII, that ends in a newline."""
    return json.dumps(as_data(report, for_student=for_student), allow_nan=False) + "\n"


def as_data(report: Report, *, for_student: bool) -> dict[str, object]:
    """Return one report as JSON-ready data; for a student, hidden cases keep their values to themselves.

    The list of functions and cases, and every `max_points`, follow from the bank alone.
    """
    exercise, submission = report.exercise, report.submission
    return {
        "format": FORMAT,
        "nakijk": version(),
        "python": ".".join(str(part) for part in sys.version_info[:3]),
        "platform": sys.platform,
        "level": report.level,
        "exercise": exercise.slug,
        "bank_digest": report.bank_digest,
        "language": exercise.language,
        "search": _search(report.search),
        "error": None if report.error is None else {"reason": report.error},
        "submission": {"id": submission.id, "path": submission.path, "digest": submission.digest},
        "verdict": verdict_of(report).value,
        "points": rounded(total(report)),
        "max_points": rounded(sum((maximum(one.function) for one in report.functions), start=Fraction())),
        "remarks": [_pair(remark.text) for remark in report.remarks],
        "broken_rules": list(map(_broken, report.broken)),
        "syntax": _syntax(report),
        "functions": [_function(one, submission, for_student) for one in report.functions],
    }


def _search(search: Search | None) -> dict[str, object] | None:
    return None if search is None else {"seed": search.seed, "examples": search.examples}


def _searched(one: FunctionReport, submission: Submission) -> dict[str, object] | None:
    searched = one.searched
    if searched is None:
        return None
    return {
        "tried": searched.tried,
        "ended": searched.ended,
        "counts": one.function.search == "counts",
        "found": _result(searched.found, submission) if searched.found else None,
        "hint": _pair(searched.hint) if searched.hint else None,
        "left_out": _pair(searched.left_out) if searched.left_out else None,
    }


def _syntax(report: Report) -> dict[str, object] | None:
    trouble = report.syntax
    if trouble is None:
        return None
    cause = _pair(trouble.cause) if trouble.cause else None
    return {"line": trouble.line, "column": trouble.column, "message": trouble.message, "cause": cause}


def _function(one: FunctionReport, submission: Submission, to_student: bool) -> dict[str, object]:
    told = for_student(one) if to_student else one
    return {
        "id": one.function.id,
        "name": one.function.name,
        "verdict": one.verdict.value,
        "points": rounded(earned(one)),
        "max_points": rounded(maximum(one.function)),
        "correct": _correct(one.results),
        "cases": len(one.results),
        "follow_through": _follow_through(one),
        "reason": _pair(one.reason.text) if one.reason else None,
        "remarks": [_pair(remark.text) for remark in one.remarks],
        "broken_rules": list(map(_broken, one.broken)),
        "diagnosis": _as_data(told.diagnosis) if told.diagnosis else None,
        "also": list(map(_as_data, told.also)),
        "requirements": _requirements(one.results),
        "search": _searched(one, submission),
        "near_miss": _pair(one.near_miss) if one.near_miss and not to_student else None,
        "results": [
            _hidden(result) if to_student and result.case.hidden else _result(result, submission)
            for result in one.results
        ],
    }


def _broken(one: Broken) -> dict[str, object]:
    return {
        "kind": one.kind,
        "line": one.line,
        "file": one.file or None,
        "points": rounded(cost([one])),
        "text": _pair(one.text),
    }


def _follow_through(one: FunctionReport) -> dict[str, object] | None:
    if not one.follow_through:
        return None
    return {
        "points_without": rounded(earned(one._replace(follow_through=()))),
        "points_with": rounded(earned(one)),
        "because": list(one.follow_through),
    }


def _as_data(diagnosis: Diagnosis) -> dict[str, object]:
    return {
        "kind": diagnosis.kind,
        "text": _pair(diagnosis.text),
        "hint": _pair(diagnosis.hint) if diagnosis.hint else None,
        "cases": list(diagnosis.cases),
    }


def _requirements(results: Iterable[Result]) -> list[dict[str, object]]:
    groups: dict[str, list[Result]] = {}
    for result in results:
        if result.case.requirement is not None:
            groups.setdefault(result.case.requirement, []).append(result)
    return [{"id": name, "correct": _correct(group), "cases": len(group)} for name, group in groups.items()]


def _result(result: Result, submission: Submission) -> dict[str, object]:
    step, outcome = result.case.steps[result.shown], _shown(result)
    feedback = (*result.judgement.feedback, *result.judgement.remarks)
    return {
        "case": result.case.id,
        "call": show_call(step.call.name, step.call.arguments, _BUDGET),
        "verdict": result.verdict.value,
        "visibility": "hidden" if result.case.hidden else "public",
        "outcome": _outcome(outcome),
        "where": _where(spot_of(result, submission)),
        "expected": _expected(step.demand),
        "stdout": show_text(outcome.stdout),
        "feedback": [_feedback(one) for one in feedback],
        "seconds": round(sum(one.seconds for one in result.outcomes), 6),
    }


def _where(spot: Spot | None) -> dict[str, object] | None:
    if spot is None:
        return None
    return {
        "line": spot.line,
        "source": spot.source,
        "function": spot.function or None,
        "file": spot.file or None,
        "variables": [{"name": name, "value": show(tree, _VALUE)} for name, tree in spot.variables],
    }


def _expected(demand: Demand) -> str:
    by_checker = demanded(demand.checker, _BUDGET) if demand.checker else None
    return (by_checker or expected_text(demand, _BUDGET)).en


def _hidden(result: Result) -> dict[str, object]:
    outcome = {"kind": _outcome(_shown(result))["kind"], "value": None, "type": None, "digest": None}
    return {
        "case": result.case.id,
        "call": None,
        "verdict": result.verdict.value,
        "visibility": "hidden",
        "outcome": outcome,
        "where": None,
        "expected": None,
        "stdout": None,
        "feedback": [],
        "seconds": None,
    }


def _shown(result: Result) -> Outcome:
    shown = result.shown if len(result.case.steps) > 1 else 0
    return result.outcomes[shown] if shown < len(result.outcomes) else Outcome(NotRun("infrastructure"))


def show_text(text: str) -> str:
    """Return printed text cut to the budget, head and tail kept."""
    return text if len(text) <= _BUDGET else f"{text[: _BUDGET // 2]} … {text[-_BUDGET // 2 :]}"


def _outcome(outcome: Outcome) -> dict[str, object]:
    ending = outcome.ending
    data: dict[str, object] = {"kind": _KINDS[type(ending)], "value": None, "type": None, "digest": None}
    if isinstance(ending, Returned):
        data |= {"value": show(ending.value, _BUDGET), "type": type_name(ending.value)}
        data["digest"] = digest(ending.value)
    elif isinstance(ending, Raised):
        data |= {"value": outcome_text(outcome).en, "type": ending.types[0] if ending.types else None}
    elif isinstance(ending, NotRun):
        data["value"] = ending.reason
    return data


def type_name(tree: object) -> str:
    """Return the name of the type that a tagged tree stands for."""
    if not isinstance(tree, list):
        return "NoneType" if tree is None else type(tree).__name__
    tag = tree[0] if tree else None
    if tag == "!" and len(tree) > 2:  # the type of what was too large
        tag = tree[2]
    if tag in ("sub", "o") and len(tree) > 1:
        return str(tree[1])
    return _TYPES.get(str(tag), "unknown")


def _correct(results: Iterable[Result]) -> int:
    return sum(result.verdict is Verdict.CORRECT for result in results)


def _feedback(feedback: Feedback) -> dict[str, object]:
    return {"kind": feedback.kind, "text": _pair(feedback.text)}


def _pair(text: Text) -> dict[str, str]:
    return {"nl": text.nl, "en": text.en}
