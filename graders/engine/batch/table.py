"""Results as rows: what the table at the end and `results.csv` show of each report, and totals; pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from graders.engine.model import SEVERITY, Verdict
from graders.engine.submissions.names import comparable


class FunctionRow(NamedTuple):
    """One function of one submission; `points` is None when it could not be graded."""

    id: str
    name: str
    verdict: str
    points: float | None
    max_points: float | None


class Row(NamedTuple):
    """One submission; `points` is None when it could not be graded, which is not the same as none earned."""

    id: str
    file: str
    exercise: str
    verdict: str
    points: float | None
    max_points: float | None
    functions: tuple[FunctionRow, ...] = ()
    error: str | None = None
    """Why it could not be graded."""
    found: tuple[str, ...] = ()
    """The functions (names) whose cases are all right, and on which a search found a difference."""
    near: tuple[str, ...] = ()
    """Per function that is the reference solution but for one step, its name and what it does, in English as the verdicts."""


class Column(NamedTuple):
    """One function over all submissions that were graded on it."""

    exercise: str
    id: str
    correct: int
    graded: int


class Table(NamedTuple):
    """All rows in the order of their ids, with the totals."""

    rows: tuple[Row, ...]
    verdicts: Mapping[str, int]
    """How many submissions got each verdict, the best first; verdicts that nobody got are not there."""
    columns: tuple[Column, ...]
    """The functions in the order of the bank."""


def row_of(report: Mapping[str, object]) -> Row:
    """Return the row of a report (interop's JSON-ready data); what it lacks is empty, never an error."""
    submission, error = _mapping(report.get("submission")), report.get("error")
    verdict = _text(report.get("verdict")) or Verdict.INTERNAL_ERROR.value
    graded = error is None and verdict != Verdict.INTERNAL_ERROR.value
    return Row(
        id=_text(submission.get("id")),
        file=_text(submission.get("path")),
        exercise=_text(report.get("exercise")),
        verdict=verdict,
        points=_number(report.get("points")) if graded else None,
        max_points=_number(report.get("max_points")),
        functions=tuple(_function(_mapping(each)) for each in _list(report.get("functions"))),
        error=None if error is None else _text(_mapping(error).get("reason")),
        found=tuple(_found(map(_mapping, _list(report.get("functions"))))),
        near=tuple(_near(map(_mapping, _list(report.get("functions"))))),
    )


def table_of(rows: Iterable[Row]) -> Table:
    """Return all rows with their totals, the same whatever order they come in."""
    ordered = sorted(rows, key=lambda row: (comparable(row.id), row.id, row.exercise, row.file))
    counts = Counter(row.verdict for row in ordered)
    rank = {verdict.value: place for verdict, place in SEVERITY.items()}
    verdicts = sorted(counts, key=lambda verdict: (rank.get(verdict, len(rank)), verdict))
    return Table(tuple(ordered), {verdict: counts[verdict] for verdict in verdicts}, _columns(ordered))


def _columns(rows: Iterable[Row]) -> tuple[Column, ...]:
    graded: dict[tuple[str, str], list[FunctionRow]] = {}
    for row in rows:
        for function in row.functions:
            results = graded.setdefault((row.exercise, function.id), [])
            results += [function] if function.points is not None else []
    return tuple(
        Column(exercise, id_, sum(each.verdict == Verdict.CORRECT.value for each in results), len(results))
        for (exercise, id_), results in graded.items()
    )


def _function(function: Mapping[str, object]) -> FunctionRow:
    verdict = _text(function.get("verdict")) or Verdict.INTERNAL_ERROR.value
    graded = verdict != Verdict.INTERNAL_ERROR.value
    return FunctionRow(
        id=_text(function.get("id")),
        name=_text(function.get("name")),
        verdict=verdict,
        points=_number(function.get("points")) if graded else None,
        max_points=_number(function.get("max_points")),
    )


def _found(functions: Iterable[Mapping[str, object]]) -> Iterator[str]:
    """Yield the names of the functions that a search caught, and their cases did not."""
    for one in functions:
        if _mapping(one.get("search")).get("found") and one.get("correct") == one.get("cases"):
            yield _text(one.get("name"))


def _near(functions: Iterable[Mapping[str, object]]) -> Iterator[str]:
    for one in functions:
        does = _text(_mapping(one.get("near_miss")).get("en"))
        if does:
            yield f"{_text(one.get('name'))} {does}"


def _mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, Mapping) else {}


def _list(value: object) -> list[object] | tuple[object, ...]:
    return value if isinstance(value, list | tuple) else ()


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _number(value: object) -> float | None:
    return value if isinstance(value, int | float) and not isinstance(value, bool) else None
