"""From an answer, which is only a claim, to an outcome, the fact of one call; whatever does not fit is no answer."""

from __future__ import annotations

from graders.engine.model import (
    Call,
    Crashed,
    Ending,
    Frame,
    MemoryExceeded,
    Missing,
    NotRun,
    Outcome,
    Raised,
    Returned,
    Tampered,
    Tree,
)
from graders.engine.sandbox import frames
from graders.engine.sandbox.child import Answer, Loss
from graders.engine.sandbox.frames import ProtocolError, count, expect, words
from graders.engine.sandbox.transcript import SILENT, turns
from graders.engine.worker.protocol import FRAMES, OUT_OF_MEMORY, VARIABLES

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

ANSWERED = (Returned, Raised, Missing, NotRun)
"""How a call ends that neither exceeds a limit nor ends its process."""

_NONE: Mapping[str, int] = {}

PLAIN = 4
"""How many fields an answer has that tells of a value (or of no such function) and of nothing else."""


def outcome(answer: Answer, call: Call, memory_mb: int) -> Outcome:
    """Return what came of a call.

    Raises:
        ProtocolError: when the answer is none.
    """
    frame, seconds = answer.result, answer.seconds
    said, cut = SILENT, False
    if answer.printed:
        said, cut = turns(answer.printed, answer.request, call.stdin or (), call.limits.output_kb << 10)
    if isinstance(frame, tuple):  # a loss is a record, a frame is none
        return Outcome(of_loss(frame, memory_mb), said, seconds=seconds, output_cut=cut)
    how = ending(frame, memory_mb)
    if len(frame) <= PLAIN and not call.replaces:
        return Outcome(how, said, None, False, 0, _NONE, seconds, cut)  # nearly always
    return Outcome(
        how,
        said,
        arguments(frame.get("arguments"), call),
        expect(frame.get("asked_more", False), bool),
        count(frame.get("unread", 0)),
        _NONE if frame["kind"] == "missing" else replaced(frame.get("replaced", []), call),
        seconds,
        cut,
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
    return not isinstance(how, ANSWERED)


# ---------------------------------------------------------------- the fields of an answer to a call


def ending(frame: frames.Frame, memory_mb: int) -> Ending:
    """Return how the call ended, from its answer.

    Raises:
        ProtocolError: for an answer that says nothing of the sort.
    """
    kind = frame["kind"]
    if kind == "returned":
        same = frame.get("same")
        return Returned(frame.get("value"), None if same is None else count(same))
    if kind == "raised":
        return raised(frame, memory_mb)
    if kind == "missing":
        return Missing(expect(frame.get("callable"), bool))
    raise ProtocolError("malformed")


def raised(frame: frames.Frame, memory_mb: int) -> Raised | MemoryExceeded:
    """Return what was raised; a MemoryError of Python's own is a limit.

    Raises:
        ProtocolError: for anything else.
    """
    types = words(frame.get("types"))
    if not types:  # whatever is raised is of a class
        raise ProtocolError("malformed")
    places = expect(frame.get("frames"), list)
    if len(places) > FRAMES:
        raise ProtocolError("malformed")
    if types[:1] == ("MemoryError",):
        return MemoryExceeded(memory_mb, tuple(map(_frame, places[-1:])))
    return Raised(types, _text(frame.get("message")), tuple(map(_frame, places)))


def _frame(value: object) -> Frame:
    parts = expect(value, list)
    if len(parts) != 4:
        raise ProtocolError("malformed")
    file, line, function, variables = parts
    if len(expect(variables, list)) > VARIABLES:
        raise ProtocolError("malformed")
    return Frame(expect(file, str), count(line), expect(function, str), tuple(map(_variable, variables)))


def _variable(value: object) -> tuple[str, Tree]:
    pair = expect(value, list)
    if len(pair) != 2:
        raise ProtocolError("malformed")
    return expect(pair[0], str), _tree(pair[1])


def _tree(value: object) -> Tree:
    """Pass on a tree as it is: whoever reads it expects anything that JSON can say."""
    return value  # type: ignore[return-value]


def _text(value: object) -> str | None:
    """Return the text of a message: a tree of a str."""
    if type(value) is list and len(value) == 2 and value[0] == "s":
        try:
            return bytes.fromhex(expect(value[1], str)).decode("utf-8", "surrogatepass")
        except ValueError:
            raise ProtocolError("malformed") from None
    return value if type(value) is str else None


def arguments(value: object, call: Call) -> tuple[Tree, ...] | None:
    """Return the arguments after the call, if they changed.

    Raises:
        ProtocolError: for another number of them.
    """
    if value is None:
        return None
    trees = expect(value, list)
    if len(trees) != len(call.arguments):
        raise ProtocolError("malformed")
    return tuple(map(_tree, trees))


def replaced(value: object, call: Call) -> Mapping[str, int]:
    """Return how often each replaced function was called, by id.

    Raises:
        ProtocolError: for anything else.
    """
    counts: Sequence[Any] = expect(value, list)
    if len(counts) != len(call.replaces):
        raise ProtocolError("malformed")
    return {one.function: count(number) for one, number in zip(call.replaces, counts, strict=True)}
