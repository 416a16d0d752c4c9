"""Text that can be printed anywhere: control, bidirectional and invisible characters as escapes."""

from __future__ import annotations

import re

CUT = " … "
"""What stands where a part was left out, between two literals."""

_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Characters that count as printable and show nothing."""

_LONGEST = 10
"""Characters that the escape of one character takes at most."""


def quoted(value: str | bytes) -> str:
    """Return the Python literal of a str or bytes, without what a terminal acts on or hides."""
    return _BLANK.sub(_escape, repr(value))


def bare(value: str) -> str:
    """Return `value` with the same escapes, without quotes: for names and the text of one line."""
    if value.isascii() and value.isprintable():
        return value
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in _BLANK.sub(_escape, value))


def _escape(found: re.Match[str]) -> str:
    return found[0].encode("unicode_escape").decode("ascii")


def cut_quoted(value: str | bytes, room: int, kept: int | None = None) -> str:
    """Return the literals of the head and tail of `value`, at most `room` characters with the cuts.

    If there is room for it, what stands around index `kept` stays in sight too.
    """
    third = (room - 2 * len(CUT)) // 3
    far = kept is not None and third > _LONGEST and third <= kept < len(value) - third
    if kept is None or not far:
        head = quoted_start(value, (room - len(CUT)) * 2 // 3)
        return f"{head}{CUT}{_end(value, room - len(CUT) - len(head))}"
    head, middle = quoted_start(value, third), quoted_start(value[kept - third // 4 :], third)
    return f"{head}{CUT}{middle}{CUT}{_end(value, third)}"


def quoted_start(value: str | bytes, room: int) -> str:
    """Return the literal of as much of the start of `value` as fits."""
    size = max(room - len(repr(value[:0])), 0)
    while len(quoted(value[:size])) > room and size:
        size -= max(1, (len(quoted(value[:size])) - room) // _LONGEST)
    return quoted(value[:size])


def _end(value: str | bytes, room: int) -> str:
    """Return the literal of as much of the end of `value` as fits."""
    size = max(room - len(repr(value[:0])), 0)
    while len(quoted(value[len(value) - size :])) > room and size:
        size -= max(1, (len(quoted(value[len(value) - size :])) - room) // _LONGEST)
    return quoted(value[len(value) - size :])
