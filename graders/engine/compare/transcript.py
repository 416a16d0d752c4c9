"""Comparison of what was printed with what should be: exact but for one trailing newline, the first line first."""

from __future__ import annotations

from collections.abc import Sequence

from graders.engine.compare.found import VALUE_BUDGET, View
from graders.engine.compare.strings import explain_strings, parting
from graders.engine.messages import judging as say
from graders.engine.model import Comparison, Difference
from graders.engine.text import Text
from graders.engine.values.canonical import fold
from graders.engine.values.show import show

NAMED = ("case", "spaces", "look-alike", "quotes")
"""Kinds of differences within a line that have a name of their own."""


def explain_output(expected: str, actual: str, options: Comparison) -> Difference:
    """Tell how two printed texts differ that are not the same under `options.text`."""
    if not actual:
        return Difference("no-output", say.PRINTS_NOTHING)
    ours, theirs = expected.split("\n"), actual.split("\n")
    words = _first_line(ours, theirs, options)
    return Difference("line", words, place=(parting(expected, actual),))


def _first_line(ours: Sequence[str], theirs: Sequence[str], options: Comparison) -> Text:
    our_folds, their_folds = ([fold(line, options) for line in side] for side in (ours, theirs))
    at = next(
        (at for at, pair in enumerate(zip(our_folds, their_folds, strict=False)) if pair[0] != pair[1]), None
    )
    if at is None:
        at = min(len(ours), len(theirs))
    if our_folds[at:] == their_folds[at + 1 :] or at >= len(ours):
        return _extra(theirs[at:], at, whole=len(ours) == at) if at < len(theirs) else say.LINES_OTHERWISE
    if our_folds[at + 1 :] == their_folds[at:] or at >= len(theirs):
        return _missing(ours[at:], at, whole=len(theirs) == at)
    return _line(at + 1, ours[at], theirs[at], options)


def _extra(lines: Sequence[str], at: int, *, whole: bool) -> Text:
    if whole and not "".join(lines).strip():
        return say.BLANK_EXTRA
    return say.LINE_EXTRA.fill(line=at + 1, actual=show(lines[0], VALUE_BUDGET))


def _missing(lines: Sequence[str], at: int, *, whole: bool) -> Text:
    if whole and not "".join(lines).strip():
        return say.BLANK_MISSING
    return say.LINE_MISSING.fill(line=at + 1, expected=show(lines[0], VALUE_BUDGET))


def _line(number: int, expected: str, actual: str, options: Comparison) -> Text:
    found = explain_strings(expected, actual, View(options, nested=True))
    if found.kind in NAMED:
        return say.LINE_DETAIL.fill(line=number, what=found.what)
    shown = {"actual": show(actual, VALUE_BUDGET), "expected": show(expected, VALUE_BUDGET)}
    return say.LINE_OTHER.fill(line=number, **shown)
