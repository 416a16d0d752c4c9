"""Making a call that does not end once more, in a child that watches it: only for what went past its time."""

from __future__ import annotations

from graders.engine.model import Call, Limits, Loop
from graders.engine.sandbox.errors import SandboxError
from graders.engine.sandbox.frames import ProtocolError
from graders.engine.sandbox.load import Nursery
from graders.engine.sandbox.loops import loop_of
from graders.engine.sandbox.run import written

TYPE_CHECKING = False  # as in every module of this room
if TYPE_CHECKING:
    from collections.abc import Sequence

    from graders.engine.sandbox.child import Child
    from graders.engine.sandbox.frames import Answer

SECONDS = 1.0
"""How much CPU time it gets; a call in one long step of the interpreter's own never comes to where it can be watched."""


def watched(nursery: Nursery, calls: Sequence[Call]) -> Loop | None:
    """Return the loop that the last of these calls does not leave, made in a new child; None if that cannot be told."""
    try:
        child = nursery.fresh()
        if child is None:
            return None
        try:
            answer = _answer(child, nursery, calls)
            told = answer.result if answer else None
            if isinstance(told, dict) and told.get("kind") == "watched":
                return loop_of(told, nursery.code.file, nursery.code.text)
        finally:
            child.close()
    except (SandboxError, ProtocolError):  # it is no more than an explanation
        pass
    return None


def _answer(child: Child, nursery: Nursery, calls: Sequence[Call]) -> Answer | None:
    for place, call in enumerate(calls, 1):
        request = written(call)
        child.ask_written(f'{{"do":"watch",{request[1:]}' if place == len(calls) else request)
        child.send()
        limits = Limits(SECONDS, call.limits.memory_mb, call.limits.output_kb)
        answer = child.answer(limits, nursery.budget, len(call.stdin or ()))
        if not child.alive:
            return answer if place == len(calls) else None
    return answer
