"""Text that can be printed anywhere: control, bidirectional and invisible characters as escapes."""

from __future__ import annotations

import re

_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Characters that count as printable and show nothing."""


def quoted(value: str | bytes) -> str:
    """Return the Python literal of a str or bytes, without what a terminal acts on or hides."""
    return _BLANK.sub(_escape, repr(value))


def bare(value: str) -> str:
    """Return `value` with the same escapes, without quotes: for names and the text of one line."""
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in _BLANK.sub(_escape, value))


def cut_quoted(value: str | bytes, room: int) -> str:
    """Return the literals of the head and tail of `value`, at most `room` characters with the cut."""
    ends = (room - len(CUT)) * 2 // 3
    head = _end(value, ends, from_start=True)
    tail = _end(value, room - len(CUT) - len(head), from_start=False)
    return f"{head}{CUT}{tail}"


def _end(value: str | bytes, room: int, *, from_start: bool) -> str:
    size = max(room - len(repr(value[:0])), 0)
    while True:
        literal = quoted(value[:size] if from_start else value[len(value) - size :])
        if len(literal) <= room or not size:
            return literal
        size -= max(1, (len(literal) - room) // 10)  # no character takes more than ten


def _escape(found: re.Match[str]) -> str:
    return found[0].encode("unicode_escape").decode("ascii")


CUT = " … "
"""What stands where something was left out."""
