"""The line of the submission where a call went wrong, with the values of the variables in it: pure text."""

from collections.abc import Sequence
from typing import NamedTuple

from graders.engine.compare.recursion import repeating
from graders.engine.model import Frame, MemoryExceeded, Raised, Result, Submission, TimedOut, Tree
from graders.engine.report.style import visible
from graders.engine.values.code import LONGEST, names_in
from graders.engine.values.show import show

MOST = 4
"""How many variables are shown."""


class Spot(NamedTuple):
    """A line of a submission and where it stands; `function` and `file` are empty where that goes without saying."""

    line: int
    source: str
    variables: tuple[tuple[str, Tree], ...] = ()
    function: str = ""
    file: str = ""


def spot_of(result: Result, submission: Submission) -> Spot | None:
    """Return the student's own line where the shown call of a result ended, None when it is not known.

    Of an exception it is the innermost line, of an endless recursion the line that calls again.
    """
    at = result.shown if len(result.case.steps) > 1 else 0
    ending = result.outcomes[at].ending if at < len(result.outcomes) else None
    called = result.case.steps[result.shown].call.name
    if isinstance(ending, TimedOut) and ending.line is not None:
        source = line_of(submission.source, ending.line)
        return Spot(ending.line, source, ending.loop.still[:MOST] if ending.loop else ()) if source else None
    if isinstance(ending, MemoryExceeded) and ending.frames:
        frame = ending.frames[-1]._replace(variables=())
        return _spot(frame, _function(ending.frames, frame), called, submission)
    if not isinstance(ending, Raised) or not ending.frames:
        return None
    frame = (repeating(ending.frames) if "RecursionError" in ending.types else None) or ending.frames[-1]
    return _spot(frame, _function(ending.frames, frame), called, submission)


def _spot(frame: Frame, function: str, called: str, submission: Submission) -> Spot | None:
    helper = next((text for name, text in submission.helpers.items() if frame.file in _files(name)), None)
    source = line_of(submission.source if helper is None else helper, frame.line)
    if not source:
        return None
    told = dict(reversed(frame.variables))
    names = [name for name in names_in(source) if name in told and _tells(told[name])]
    return Spot(
        line=frame.line,
        source=source,
        variables=tuple((name, told[name]) for name in names[:MOST]),
        function="" if function == called and helper is None else function,
        file="" if helper is None else frame.file,
    )


def _function(frames: Sequence[Frame], frame: Frame) -> str:
    """Return the name of the function that a frame is of; a comprehension or lambda stands in the one that calls it."""
    here = frames[: frames.index(frame) + 1] if frame in frames else [frame]
    return next((one.function for one in reversed(here) if not one.function.startswith("<")), "")


def _files(module: str) -> tuple[str, str]:
    path = module.replace(".", "/")
    return f"{path}.py", f"{path}/__init__.py"


def _tells(tree: Tree) -> bool:
    """Whether a value is worth a look: no function, and not left out for its size."""
    return not isinstance(tree, list) or tree[:1] not in (["fn"], ["!"], ["gen"])


def line_of(source: bytes, line: int) -> str:
    """Return one line of a submission, without its indentation, safe to show; "" when there is no such line."""
    lines = source.decode("utf-8", "replace").removeprefix("\ufeff").split("\n", line)
    return visible(lines[line - 1].expandtabs(4).strip(), LONGEST) if 0 < line <= len(lines) else ""


def values(spot: Spot, room: int, where: str = "") -> list[str]:
    """Return "i = 2, punten = [4, 1, 1]" in lines of at most `room` columns; each value is cut to one of them.

    `where` stands before them.
    """
    shown = [_value(name, tree, room) for name, tree in spot.variables]
    lines: list[str] = [f"{where}:" if shown else where] if where else []
    for place, one in enumerate(shown):
        between = " " if where and not place else ", "
        if lines and len(lines[-1]) + len(between) + len(one) <= room:
            lines[-1] += between + one
        else:
            lines.append(one)
    return lines


def _value(name: str, tree: Tree, room: int) -> str:
    name = visible(name, room // 3)
    return f"{name} = {show(tree, max(8, room - len(name) - 3))}"
