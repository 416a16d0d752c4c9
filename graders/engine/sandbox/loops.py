"""From what a watched child told, which is only a claim, to the loop that it does not leave; pure, from the text of its code."""

from __future__ import annotations

import re

from graders.engine.model import Loop, Tree
from graders.engine.record import Record
from graders.engine.sandbox.frames import Frame, ProtocolError, count, expect
from graders.engine.values.code import indentation, names_in

TYPE_CHECKING = False  # as in every module of this room
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

ROUNDS = 3
"""How often a loop must have gone round before anything is said of it."""

MOST_LINES, MOST_SAMPLES, MOST_VARIABLES = 40, 7, 20
"""How much a child tells: lines, times of passing one, variables."""

_HEADER = re.compile(r"\s*(?:while\b|for\b|async\s+for\b)")
_ENDLESS = re.compile(r"\s*while\s*\(?\s*(?:True|1)\s*\)?\s*:")
_LEAVES = re.compile(r"\s*(?:break|return)\b")
_ASKS = re.compile(r"\s*(?:el)?if\b")

Variables = dict[str, Tree]


class Passed(Record):
    """A line that a child passed: how often, and its variables at some of those times."""

    times: int
    samples: tuple[Variables, ...]


def loop_of(frame: Frame, file: str, text: str) -> Loop | None:
    """Return the loop in `file`, of that text, that a watched child told of; None when there is none.

    Raises:
        ProtocolError: when what it told has another shape.
    """
    told = frame.get("loop")
    if told is None:
        return None
    where, function, passed = _read(told)
    lines = text.split("\n")
    if where != file or not passed or max(passed) > len(lines):
        return None
    header = _outermost(lines, passed)
    if header is None:
        return None
    # A loop with a condition passes its own line in every round, `while True` only those below it.
    samples = passed[header if header in passed else _first_inside(lines, header, passed)].samples
    names = _deciding(lines, header)
    still, changes = _compared(names, samples)
    source = lines[header - 1].strip()
    return Loop(header, source, function, still, changes)


def _read(told: object) -> tuple[str, str, dict[int, Passed]]:
    parts = expect(told, list)
    if len(parts) != 3 or len(expect(parts[2], list)) > MOST_LINES:
        raise ProtocolError("malformed")
    return expect(parts[0], str), expect(parts[1], str), dict(map(_passed, parts[2]))


def _passed(value: object) -> tuple[int, Passed]:
    parts = expect(value, list)
    if len(parts) != 3 or not 0 < len(expect(parts[2], list)) <= MOST_SAMPLES:
        raise ProtocolError("malformed")
    line, times = count(parts[0]), count(parts[1])
    if line < 1:
        raise ProtocolError("malformed")
    return line, Passed(times, tuple(map(_variables, parts[2])))


def _variables(value: object) -> Variables:
    pairs = expect(value, list)
    if len(pairs) > MOST_VARIABLES or any(len(expect(pair, list)) != 2 for pair in pairs):
        raise ProtocolError("malformed")
    return {expect(name, str): tree for name, tree in pairs}


# ---------------------------------------------------------------- the lines of the code


def _outermost(lines: Sequence[str], passed: Mapping[int, Passed]) -> int | None:
    """Return the line of the outermost loop that goes round: the loops inside it end each time."""
    headers: dict[int, int] = {}
    for line, what in passed.items():
        inner = True
        for header in _around(lines, line):
            goes_round = header in passed or (inner and _ENDLESS.match(lines[header - 1]) is not None)
            if goes_round and what.times >= ROUNDS:
                headers[header] = indentation(lines[header - 1])
            inner = inner and header == line
    return min(headers, key=lambda header: (headers[header], header)) if headers else None


def _around(lines: Sequence[str], line: int) -> Iterator[int]:
    """Yield the lines of the loops around a line, the innermost first; the line itself if it begins one."""
    column = indentation(lines[line - 1])
    if _HEADER.match(lines[line - 1]):
        yield line
    for number in range(line - 1, 0, -1):
        text = lines[number - 1]
        if not text.strip() or text.lstrip().startswith("#") or indentation(text) >= column:
            continue
        column = indentation(text)
        if _HEADER.match(text):
            yield number
        if text.lstrip().startswith(("def ", "async def ", "class ")):
            return


def _inside(lines: Sequence[str], header: int) -> Iterator[int]:
    """Yield the lines of the body of a loop."""
    column = indentation(lines[header - 1])
    for number in range(header + 1, len(lines) + 1):
        text = lines[number - 1]
        if text.strip() and indentation(text) <= column:
            return
        yield number


def _first_inside(lines: Sequence[str], header: int, passed: Mapping[int, Passed]) -> int:
    return next(number for number in _inside(lines, header) if number in passed)


def _deciding(lines: Sequence[str], header: int) -> list[str]:
    """Return the names that decide whether a loop ends: in its own line, or before a `break` or `return` inside it."""
    if not _ENDLESS.match(lines[header - 1]):
        return names_in(lines[header - 1])
    body = list(_inside(lines, header))
    asked = [
        lines[number - 1]
        for number in body
        if _ASKS.match(lines[number - 1]) and number < len(lines) and _LEAVES.match(lines[number])
    ]
    return list(dict.fromkeys(name for line in asked for name in names_in(line)))


# ---------------------------------------------------------------- the variables


def _compared(
    names: Sequence[str], samples: Sequence[Variables]
) -> tuple[tuple[tuple[str, Tree], ...], tuple[tuple[str, str], ...]]:
    """Return the variables that stay as they are, with their value, and how the others change where that can be said."""
    still: list[tuple[str, Tree]] = []
    changes: list[tuple[str, str]] = []
    for name in names:
        values = [sample.get(name) for sample in samples if name in sample]
        if len(values) < ROUNDS or len(values) < len(samples) or not all(map(_is_value, values)):
            continue
        if all(_same(value, values[0]) for value in values):
            still.append((name, values[0]))
        else:
            changes.append((name, _direction(values)))
    still.sort(key=lambda pair: isinstance(pair[1], list))  # a number or text tells most
    return tuple(still), tuple(changes)


def _is_value(tree: Tree) -> bool:
    return not isinstance(tree, list) or tree[:1] not in (["!"], ["fn"], ["gen"])


def _same(one: Tree, other: Tree) -> bool:
    return type(one) is type(other) and one == other and repr(one) == repr(other)


def _direction(values: Sequence[Tree]) -> str:
    """Return "up", "down", "longer" or "shorter", "other" for anything else."""
    numbers = [value for value in values if type(value) is int]
    if len(numbers) == len(values):
        return _monotone(numbers, "up", "down")
    lengths = [length for length in map(_length, values) if length is not None]
    return _monotone(lengths, "longer", "shorter") if len(lengths) == len(values) else "other"


def _length(tree: Tree) -> int | None:
    if isinstance(tree, str):
        return len(tree)
    many = isinstance(tree, list) and len(tree) == 2 and tree[0] in ("l", "d", "S")
    return len(tree[1]) if many and isinstance(tree[1], list) else None  # type: ignore[index]


def _monotone(numbers: Sequence[int], up: str, down: str) -> str:
    steps = [numbers[place + 1] - numbers[place] for place in range(len(numbers) - 1)]
    if all(step > 0 for step in steps):
        return up
    return down if all(step < 0 for step in steps) else "other"
