"""The types that checkers and hints work with: everything a grader of a bank may import of the engine."""

from __future__ import annotations

from _collections_abc import Callable, Mapping, Sequence

from graders.engine.model import Turn
from graders.engine.record import Record
from graders.engine.text import Text
from graders.engine.values.rebuild import Opaque

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from typing import TypeAlias

__all__ = ["Checker", "CheckerCall", "CheckerOutcome", "Hint", "Opaque", "Turn"]


class CheckerCall(Record):
    """The call that was made, with its arguments as they were before it."""

    function: str
    """The function's id."""
    name: str
    """Its name in the language of the submission."""
    args: tuple[object, ...]
    stdin: tuple[str, ...] | None
    seed: int | None


class CheckerOutcome(Record):
    """What came of one call; a checker only sees outcomes that returned, a hint also those that raised."""

    kind: str
    """`"returned"` or `"raised"`."""
    value: object
    exception: str | None
    """The name of the exception's class."""
    message: str | None
    stdout: str
    """The whole transcript, the typed lines standing where they were typed."""
    turns: tuple[Turn, ...]
    """What was said before each typed line, and after the last one."""
    replaced: Mapping[str, int]
    """Per replaced function (id), how often it was called."""


Checker: TypeAlias = Callable[[CheckerCall, Sequence[CheckerOutcome], Mapping[str, object]], Text | None]
"""Judges the outcomes of one case (more than one with `repeat`); None means that they are right.

The data is what the bank gives beside the checker's name; a `returns` or `prints` of the same case stands in
it under that key, in the language of the submission.
"""

Hint: TypeAlias = Callable[[CheckerCall, CheckerOutcome, object], Text | None]
"""Gives a hint for one wrong outcome, from the call, the outcome and the expected value; None: no hint."""
