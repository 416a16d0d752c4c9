"""A function that keeps calling itself: which one, on which line, and what its arguments do from level to level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
    rows = {name: [dict(level.variables).get(name, _ABSENT) for level in levels] for name in names}
    known = {name: trees for name, trees in rows.items() if all(map(_is_value, trees))}
    changing = {name: trees for name, trees in known.items() if any(tree != trees[0] for tree in trees)}
    if changing:
        told = [f"{name} = {', '.join(row)} …" for name, row in _shown(changing).items()]
        return say.WITH.fill(values=_listed(told)) if told else same("")
    told = [f"{name} = {row[0]}" for name, row in _shown(known).items()]
    return say.WITH_THE_SAME.fill(values=_listed(told)) if told and len(known) == len(rows) else same("")


def _shown(rows: Mapping[str, Sequence[Tree]]) -> dict[str, list[str]]:
    """Return the first values of each variable as text, without the variables of which they are too long."""
    shown = {short(name): [show(tree, VALUE) for tree in trees[:LEVELS]] for name, trees in rows.items()}
    return {name: row for name, row in shown.items() if not any("…" in one for one in row)}


def _listed(told: Sequence[str]) -> Text:
    return joined([same(one) for one in told[:MOST]])


def _is_value(tree: Tree) -> bool:
    return not isinstance(tree, list) or tree[:1] not in (["!"], ["gen"])


_ABSENT: Tree = ["!", "absent"]
