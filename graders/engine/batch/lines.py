"""One graded submission as one line of `results.jsonl`, or what stands there when grading failed; pure."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple

from graders.engine.batch.table import Row, row_of
from graders.engine.model import Verdict
from graders.engine.submissions.folder import Found


class Line(NamedTuple):
    """A report as text that ends in a newline, and what the table shows of it."""

    text: bytes
    row: Row


def line_of(report: Mapping[str, object]) -> Line:
    """Return the line of a report.

    It is ASCII, so that one report is one line for every reader: some also split at U+2028 and U+0085.

    Raises:
        TypeError, ValueError: when the report is no JSON-ready data.
    """
    text = json.dumps(report, allow_nan=False, separators=(",", ":"))
    return Line(text.encode("ascii") + b"\n", row_of(report))


def failure(found: Found, reason: str) -> Mapping[str, object]:
    """Return the least that a report can be: this submission could not be graded, because of `reason`."""
    return {
        "format": "nakijk-report/1",
        "error": {"reason": reason},
        "submission": {"id": found.id, "path": found.place, "digest": ""},
        "verdict": Verdict.INTERNAL_ERROR.value,
        "points": 0,
        "functions": [],
    }
