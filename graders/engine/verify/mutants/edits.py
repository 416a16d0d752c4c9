"""A source with the places of its parts, and one small change in it, which keeps every line where it is; pure."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

_LONGEST = 80
"""How many characters of an expression say what was changed; of a longer one only the changed part does."""


class Span(NamedTuple):
    """Where a part of the source stands: offsets in its UTF-8 bytes, the end not included."""

    start: int
    end: int


class Edit(NamedTuple):
    """One change: what comes in the place of a span, and the span of the part that tells where that is."""

    span: Span
    new: str
    around: Span


class Located(NamedTuple):
    """A part of the syntax tree that has a place, and the part that it stands in."""

    node: ast.AST
    parent: ast.AST


class Source:
    """The text of a module (lines end in a line feed) that parses."""

    def __init__(self, text: str) -> None:
        self.raw = text.encode()
        self._starts = [0, *(match.end() for match in re.finditer(rb"\n", self.raw))]

    def span(self, node: ast.AST) -> Span:
        """Return where a statement or expression stands (without the parentheses around it)."""
        line, column, last, end = (
            getattr(node, name) for name in ("lineno", "col_offset", "end_lineno", "end_col_offset")
        )
        return Span(self._starts[line - 1] + column, self._starts[last - 1] + end)

    def text(self, span: Span) -> str:
        """Return what stands there."""
        return self.raw[span.start : span.end].decode()

    def find(self, pattern: str, start: int, end: int) -> Span | None:
        """Return where a pattern stands between two parts; None where there is none, or a comment could hold it."""
        gap = self.raw[start:end]
        found = None if b"#" in gap else re.search(pattern.encode(), gap)
        return Span(start + found.start(), start + found.end()) if found else None

    def line(self, offset: int) -> int:
        """Return the number of the line (from 1) of an offset."""
        return self.raw.count(b"\n", 0, offset) + 1

    def applied(self, edit: Edit) -> str | None:
        """Return the source after a change; None if lines would move."""
        start, end = edit.span
        if self.raw.count(b"\n", start, end) != edit.new.count("\n"):
            return None
        return (self.raw[:start] + edit.new.encode() + self.raw[end:]).decode()

    def described(self, edit: Edit) -> tuple[str, str]:
        """Return what stood there and what stands there now, so wide that one finds it in its line."""
        was, now, around = self.text(edit.span), edit.new, edit.around
        if now.startswith("pass"):
            return _on_one_line(was), _on_one_line(now.removesuffix("\n"))
        if not was.strip() or not now.strip() or self._line_of(edit.span.start).count(was) > 1:
            before = self.text(Span(around.start, edit.span.start))
            after = self.text(Span(edit.span.end, around.end))
            wide = _on_one_line(before + was + after), _on_one_line(before + now + after)
            if max(map(len, wide)) <= _LONGEST or not was.strip() or not now.strip():
                return wide
        return _on_one_line(was), _on_one_line(now)

    def _line_of(self, offset: int) -> str:
        start = self.raw.rfind(b"\n", 0, offset) + 1
        end = self.raw.find(b"\n", offset)
        return self.raw[start : end if end >= 0 else len(self.raw)].decode()


def parts(statement: ast.stmt) -> Iterator[Located]:
    """Yield the parts of a statement that may be changed, in the order of the source; types and f-strings are left alone.

    (Before Python 3.12 what stands in an f-string has no place.)
    """
    yield Located(statement, statement)
    yield from _below(statement)


def _below(parent: ast.AST) -> Iterator[Located]:
    for name, value in ast.iter_fields(parent):
        if name in ("annotation", "returns", "type_params", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.JoinedStr):
                yield Located(child, parent)
                yield from _below(child)


def _on_one_line(text: str) -> str:
    return " ".join(text.split())
