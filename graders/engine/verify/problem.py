"""A problem of a bank, as `verify` reports it: place, code, and what is wrong."""

from typing import NamedTuple

from graders.engine.text import Text


class Problem(NamedTuple):
    """One problem; line and column count from 1, `code` is stable."""

    file: str
    line: int
    column: int
    code: str
    text: Text
    severity: str = "error"
    """`"error"` or `"warning"`; only errors make `verify` fail."""
