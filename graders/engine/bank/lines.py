"""Lines and columns of a text."""

from __future__ import annotations

import re
from bisect import bisect_right


class Lines:
    """Tells line and column (in characters, both from 1) of an offset in a text."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(end.end() for end in re.finditer(r"\r\n|\r|\n", text))]

    def locate(self, offset: int) -> tuple[int, int]:
        """Return line and column of `offset`."""
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1
