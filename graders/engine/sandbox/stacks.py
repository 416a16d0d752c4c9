"""Where a child was that did not end: from the stacks that its interpreter wrote, which are only a claim, to a line."""

import re

_HEAD = b"Stack (most recent call first):\n"
_LINE = re.compile(rb'  File "([^"\n]*)", line (\d{1,9}) in ')


def line(stacks: bytes, file: str, lines: int) -> int | None:
    """Return the line of `file` (of so many lines) that a child was at; None when it cannot be told.

    Of several looks the one with the fewest calls under way counts: a loop is rather there than in a function that it calls.
    """
    name = file.encode("ascii", "backslashreplace")
    *looks, last = stacks.split(_HEAD)
    found = []
    for look in looks[1:] or [last]:  # before the first is nothing, and the last may have been cut off
        places = _LINE.findall(look)
        inner = next((int(number) for place, number in places if place == name), 0)
        if 0 < inner <= lines:
            found.append((len(places), inner))
    return min(found)[1] if found else None
