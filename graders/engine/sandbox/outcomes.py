"""From an answer to an outcome: the fact of one call."""

from collections.abc import Mapping

from graders.engine.model import (
    Call,
    Crashed,
    Ending,
    MemoryExceeded,
    Outcome,
    OutputExceeded,
    Tampered,
    TimedOut,
)
from graders.engine.sandbox.child import Answer, Loss
from graders.engine.sandbox.claims import arguments, count, ending, expect, replaced
from graders.engine.sandbox.transcript import turns
from graders.engine.worker.wire import OUT_OF_MEMORY


def outcome(answer: Answer, call: Call, memory_mb: int) -> Outcome:
    """Return what came of a call.

    Raises:
        ProtocolError: when the answer is none.
    """
    said, cut = turns(answer.printed, answer.request, call.stdin or (), call.limits.output_kb << 10)
    frame = answer.result
    if not isinstance(frame, Mapping):
        return Outcome(of_loss(frame, memory_mb), said, seconds=answer.seconds, output_cut=cut)
    how = ending(frame, memory_mb)
    if frame["kind"] == "missing":
        return Outcome(how, said)
    return Outcome(
        ending=how,
        turns=said,
        arguments=arguments(frame.get("arguments"), call),
        asked_more=expect(frame.get("asked_more"), bool),
        unread=count(frame.get("unread")),
        replaced=replaced(frame.get("replaced"), call),
        seconds=answer.seconds,
        output_cut=cut,
    )


def of_loss(loss: Loss, memory_mb: int) -> Loss | MemoryExceeded:
    """Return how a child was lost; one that says so itself had no memory left for an answer."""
    return MemoryExceeded(memory_mb) if loss == Crashed(exit_status=OUT_OF_MEMORY) else loss


def tampered(answer: Answer, call: Call, reason: str) -> Outcome:
    """Return the outcome of a call whose answer has the wrong shape."""
    said, cut = turns(answer.printed, answer.request, call.stdin or (), call.limits.output_kb << 10)
    return Outcome(Tampered(reason), said, seconds=answer.seconds, output_cut=cut)


def strikes(how: Ending) -> bool:
    """Tell whether a call exceeded a limit or ended its process, which a function may do twice."""
    return isinstance(how, (TimedOut, MemoryExceeded, OutputExceeded, Crashed, Tampered))
