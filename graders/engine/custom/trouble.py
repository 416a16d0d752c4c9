"""What went wrong in a grader's own code, told from its own lines: ours, around them, help nobody who wrote it."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import NamedTuple

_LONGEST = 300


class Trouble(NamedTuple):
    """What was raised, on which line of the grader (None: not in it), and the frames that are in it."""

    what: str
    line: int | None
    trace: str


def trouble_in(
    file: str | None, error: BaseException, function: Callable[..., object] | None = None
) -> Trouble:
    """Return what `error` tells the author of the grader in `file`.

    Args:
        file: The path that the grader was compiled with; None for a grader without a file.
        error: What was raised while the grader was loaded, or `function` called.
        function: What was called: where it starts stands in for the line when it could not even be entered.
    """
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    what = " ".join("".join(traceback.format_exception_only(error)[-1:]).split())[:_LONGEST]
    trace = "".join(traceback.StackSummary.from_list(frames).format())
    if isinstance(error, SyntaxError) and error.filename == file:
        return Trouble(what, error.lineno, "".join(traceback.format_exception_only(error)))
    if frames:
        return Trouble(what, frames[-1].lineno, f"{trace}{what}\n")
    return Trouble(what, first_line(file, function), "")


def first_line(file: str | None, function: Callable[..., object] | None) -> int | None:
    """Return the line on which a function of the grader in `file` starts, None when it stands elsewhere."""
    code = getattr(function, "__code__", None)
    return code.co_firstlineno if code is not None and code.co_filename == file else None
