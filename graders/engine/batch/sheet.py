"""The rows as `results.csv`, safe to open in a spreadsheet; pure."""

from __future__ import annotations

import csv
import io
import re

from graders.engine.batch.table import Column, FunctionRow, Row, Table

_FIRST = ("id", "file", "exercise", "verdict", "points", "max_points", "error", "near_miss")
_MOST_ERROR = 200
"""How many characters of an error fit in a cell; the whole trace is in `results.jsonl`."""

_FORMULA = re.compile(r"""(^|[;,|\t\r\n"])(?=\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])""")
"""Where a spreadsheet could take what follows for a formula: also after what it may take for a separator."""


def sheet(table: Table) -> bytes:
    """Return the table as CSV (RFC 4180): a row a submission, and two columns a function.

    It is UTF-8 with a byte order mark: without one, Excel takes the file for the system's old encoding and
    turns Zoë into ZoÃ«; other programs skip the mark. A submission that was not graded has empty points.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow([*_FIRST, *(heading for column in table.columns for heading in _headings(column, table))])
    for row in table.rows:
        writer.writerow(_cells(row, table.columns))
    return text.getvalue().encode("utf-8-sig")


def _headings(column: Column, table: Table) -> tuple[str, str]:
    several = len({each.exercise for each in table.columns}) > 1
    name = f"{column.exercise}.{column.id}" if several else column.id
    return safe(f"{name} points"), safe(f"{name} verdict")


def _cells(row: Row, columns: tuple[Column, ...]) -> list[str | float | None]:
    cells = [safe(row.id), safe(row.file), safe(row.exercise), safe(row.verdict), row.points, row.max_points]
    cells += [safe(_last_line(row.error or "")), safe("; ".join(row.near))]
    functions = {(row.exercise, function.id): function for function in row.functions}
    for column in columns:
        cells += _pair(functions.get((column.exercise, column.id)))
    return cells


def _last_line(error: str) -> str:
    """Return what a trace ends with: what went wrong."""
    return error.strip().rpartition("\n")[2][:_MOST_ERROR]


def _pair(function: FunctionRow | None) -> tuple[float | None, str]:
    return (None, "") if function is None else (function.points, safe(function.verdict))


def safe(text: str) -> str:
    """Return `text` as a spreadsheet shows it and never runs it: an apostrophe before what starts a formula.

    The rule is OWASP's ("CSV Injection"): `=`, `+`, `-`, `@`, tab and carriage return, wide forms too, and
    also after a separator, since a spreadsheet may take `;` for the one. Lone surrogates are escaped.
    """
    return _FORMULA.sub(r"\1'", text.encode("utf-8", "backslashreplace").decode())
