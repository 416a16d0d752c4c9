"""Comparison of what was printed with what should be: exact but for one trailing newline, the first line first."""

from __future__ import annotations

from graders.engine.compare.found import View
from graders.engine.compare.strings import explain_strings
from graders.engine.messages import judging as say
from graders.engine.model import Comparison, Difference
from graders.engine.text import Text
from graders.engine.values.canonical import fold
from graders.engine.values.show import show

LINE_BUDGET = 60

NAMED = ("case", "spaces", "look-alike", "quotes", "order")
"""Kinds of differences within a line that have a name of their own."""


def compare_output(expected: str, actual: str, options: Comparison) -> Difference | None:
    """Return the first line in which the printed text differs; `options.text` holds here too."""
    ours, theirs = without_newline(expected), without_newline(actual)
    if fold(ours, options) == fold(theirs, options):
        return None
    if not theirs:
        return Difference("no-output", say.PRINTS_NOTHING)
    return _first_line(ours.split("\n"), theirs.split("\n"), options)


def without_newline(text: str) -> str:
    """Return `text` without one newline at its end."""
    return text.removesuffix("\n")


def _first_line(ours: list[str], theirs: list[str], options: Comparison) -> Difference:
    for at, (one, other) in enumerate(zip(ours, theirs, strict=False)):
        if fold(one, options) != fold(other, options):
            return Difference("line", _line(at + 1, one, other, options))
    at = min(len(ours), len(theirs))
    if at < len(ours):
        return Difference("line", say.OUTPUT_MISSING.fill(line=at + 1, expected=show(ours[at], LINE_BUDGET)))
    if at < len(theirs) and not "".join(theirs[at:]).strip():
        return Difference("line", say.OUTPUT_BLANK)
    if at < len(theirs):
        return Difference("line", say.OUTPUT_EXTRA.fill(line=at + 1, actual=show(theirs[at], LINE_BUDGET)))
    return Difference("line", say.OUTPUT_LINES)


def _line(number: int, expected: str, actual: str, options: Comparison) -> Text:
    found = explain_strings(expected, actual, View(options, nested=True))
    if found.kind in NAMED:
        return say.OUTPUT_DETAIL.fill(line=number, what=found.what)
    shown = {"actual": show(actual, LINE_BUDGET), "expected": show(expected, LINE_BUDGET)}
    return say.OUTPUT_LINE.fill(line=number, **shown)
