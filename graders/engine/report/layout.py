"""Lay out values over several lines: a board row by row, anything else broken after commas; pure text."""

from collections.abc import Sequence

from graders.engine.model import Tree
from graders.engine.report.style import folded
from graders.engine.values.show import show, show_call

_BUDGET = 600
"""How many characters of a value are shown."""

_ROWS, _TALLEST = 3, 40
"""From so many texts of one length on, a list is a board; one that is taller is folded as any list."""


def value_lines(tree: Tree, room: int, place: tuple[Tree, ...] = ()) -> list[str]:
    """Return a value as lines of at most `room` columns; a board has a line for each row.

    What stands at `place` (a path of indices and keys) stays in sight when the value is cut.
    """
    text = show(tree, _BUDGET, place)
    return [text] if len(text) <= room else _board(tree) or folded(text, room)


def call_lines(name: str, arguments: Sequence[Tree], room: int) -> list[str]:
    """Return a call as lines of at most `room` columns; boards among its arguments row by row."""
    text = show_call(name, arguments, _BUDGET)
    if len(text) <= room or not any(_board(argument) for argument in arguments):
        return folded(text, room)
    lines = [f"{name}("]
    for argument in arguments:
        lines += [f"  {line}" for line in value_lines(argument, room - 3)]
        lines[-1] += ","
    lines[-1] = lines[-1][:-1] + ")"
    return lines


def _board(tree: Tree) -> list[str]:
    """Return the lines of a list of texts (or of lists) of one length, nothing for any other value."""
    if not isinstance(tree, list) or len(tree) != 2 or tree[0] != "l" or not isinstance(tree[1], list):
        return []
    rows = tree[1]
    if (
        not _ROWS <= len(rows) <= _TALLEST
        or len({_width(row) for row in rows}) > 1
        or _width(rows[0]) is None
    ):
        return []
    shown = [show(row, _BUDGET) for row in rows]
    return [f"[{shown[0]},", *(f" {row}," for row in shown[1:-1]), f" {shown[-1]}]"]


def _width(row: Tree) -> tuple[str, int] | None:
    """Return how wide a row of a board is, None when it is no row."""
    if isinstance(row, str):
        return "text", len(row)
    if isinstance(row, list) and len(row) == 2 and row[0] == "l" and isinstance(row[1], list):
        return "list", len(row[1])
    return None
