"""What came of one request to a child."""

from __future__ import annotations

from graders.engine.model import Crashed, MemoryExceeded, NotRun, OutputExceeded, Tampered, TimedOut
from graders.engine.record import Record
from graders.engine.sandbox.frames import Frame

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from typing import TypeAlias

Loss: TypeAlias = TimedOut | MemoryExceeded | OutputExceeded | Crashed | Tampered | NotRun
"""How a child was lost; `NotRun("budget")` when the time for the whole submission was up, `NotRun("infrastructure")` when it
was taken along by the end of what it was forked from."""


class Answer(Record):
    """What came of a request: a frame, or how the child was lost; and what was printed for it, marks and all."""

    request: str
    result: Frame | Loss
    printed: bytes
    seconds: float
    size: int = 0
    """How many bytes the frame took."""
    stacks: bytes = b""
    """Where a child was that was over its time, in the words of the interpreter; also only a claim."""
