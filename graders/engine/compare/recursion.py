"""A function that keeps calling itself: which one, on which line, and what its arguments do from level to level."""

from __future__ import annotations

from collections.abc import Sequence

from graders.engine.compare.phrases import joined, short
from graders.engine.messages import judging as say
from graders.engine.model import Call, Frame, Tree
from graders.engine.text import Text, same
from graders.engine.values.show import show

LEVELS, VALUE, MOST = 3, 20, 2
"""How many levels are shown, characters of a value, and how many variables."""


def repeating(frames: Sequence[Frame]) -> Frame | None:
    """Return the most frequent line of the most frequent function, which is no comprehension if it need not be."""
    named = [frame for frame in frames if not frame.function.startswith("<")] or list(frames)
    if not named:
        return None
    functions = [(frame.file, frame.function) for frame in named]
    often = max(functions, key=functions.count)
    lines = [frame for frame, function in zip(named, functions, strict=True) if function == often]
    return max(lines, key=lambda one: sum(one.line == other.line for other in lines))


def levels_text(call: Call, frames: Sequence[Frame], frame: Frame) -> Text:
    """Return ", met n = -1, -2, -3 …" for the function of `frame`, which calls itself; "" when that cannot be told.

    The variables of a frame begin with its parameters; how many there are is only known of the function that we call.
    """
    levels = [one for one in frames if (one.file, one.function) == (frame.file, frame.function)]
    if len(levels) < LEVELS:
        return same("")
    names = [name for name, _ in frame.variables]
    if frame.function == call.name:
        names = names[: len(call.arguments)]
    rows = {name: values for name in names if (values := _values(levels, name))}
    changing = {name: values for name, values in rows.items() if values.count(values[0]) < len(values)}
    if changing:
        told = [f"{short(name)} = {', '.join(values[:LEVELS])} …" for name, values in changing.items()]
        return say.WITH.fill(values=joined([same(one) for one in told[:MOST]]))
    told = [f"{short(name)} = {values[0]}" for name, values in rows.items()]
    if not told or len(rows) < len(names):
        return same("")
    return say.WITH_THE_SAME.fill(values=joined([same(one) for one in told[:MOST]]))


def _values(levels: Sequence[Frame], name: str) -> list[str]:
    """Return a variable level by level, nothing when it is not there on each or too long to show."""
    trees = [dict(level.variables).get(name, _CUT) for level in levels]
    shown = [show(tree, VALUE) for tree in trees]
    return [] if any("…" in one for one in shown) else shown


_CUT: Tree = ["!", "absent"]
