"""From an answer, which is only a claim, to an outcome, the fact of one call; whatever does not fit is no answer."""

from __future__ import annotations

from graders.engine.model import (
    Call,
    Called,
    Crashed,
    Ending,
    Frame,
    MemoryExceeded,
    Missing,
    NotRun,
    Outcome,
    Question,
    Raised,
    Returned,
    Tampered,
    Tree,
)
from graders.engine.sandbox import frames
from graders.engine.sandbox.frames import Answer, Loss, ProtocolError, count, expect, parse_trees, words
from graders.engine.sandbox.transcript import SILENT, turns
from graders.engine.worker.protocol import (
    CALLED,
    FRAMES,
    LARGE,
    OUT_OF_MEMORY,
    RAISED,
    VALUE,
    VARIABLES,
    dumps,
)

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

ANSWERED = (Returned, Raised, Missing, NotRun)
"""How a call ends that neither exceeds a limit nor ends its process."""

_NONE: Mapping[str, int] = {}

_APART = ("whole", "whole_arguments")
"""The fields of an answer with what is too large to stand in it as it is."""

CHANGED = 4
"""How many times their own length arguments may have got of which it is told where they changed."""

MANY = 1 << 16
"""How many bytes an exception may take of which the variables are kept."""

_PARTS = 4
"""What a place of an exception has: file, line, function, variables."""

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
    if answer.size > LARGE:  # hardly ever
        frame = settled(frame, call, answer.size)
    how = ending(frame, memory_mb)
    if len(frame) <= PLAIN and not call.replaces:
        return Outcome(how, said, None, False, 0, _NONE, seconds, cut)  # nearly always
    if isinstance(how, NotRun):
        return Outcome(how, said, seconds=seconds, output_cut=cut, question=question(frame, call))
    return Outcome(
        how,
        said,
        arguments(frame.get("arguments"), call),
        expect(frame.get("asked_more", False), bool),
        count(frame.get("unread", 0)),
        _NONE if frame["kind"] == "missing" else replaced(frame.get("replaced", []), call),
        seconds,
        cut,
        called(frame["called"]) if "called" in frame else (),
    )


def of_loss(loss: Loss, memory_mb: int) -> Loss | MemoryExceeded:
    """Return how a child was lost; one that says so itself had no memory left for an answer."""
    return MemoryExceeded(memory_mb) if loss == Crashed(exit_status=OUT_OF_MEMORY) else loss


def tampered(answer: Answer, call: Call, reason: str) -> Outcome:
    """Return the outcome of a call whose answer has the wrong shape."""
    said, cut = turns(answer.printed, answer.request, call.stdin or (), call.limits.output_kb << 10)
    return Outcome(Tampered(reason), said, seconds=answer.seconds, output_cut=cut)


def settled(frame: frames.Frame, call: Call, size: int) -> frames.Frame:
    """Return an answer of `size` bytes with whole values where a right answer could be as large, else with their heads.

    What was told apart is then let go of, unread if it was too large.

    Raises:
        ProtocolError: for more than a worker of ours ever tells.
    """
    texts = [expect(frame[key], str) for key in _APART if key in frame]
    rest = size - sum(len(text) + text.count('"') + text.count("\\") for text in texts)
    most = RAISED if frame["kind"] == "raised" else VALUE * (1 + len(call.arguments))
    if call.most is not None and rest > most:
        raise ProtocolError("oversized")
    whole = {key: value for key, value in frame.items() if key not in _APART}
    if (trees := _whole(frame, "whole", call.most)) is not None:
        whole["value"] = trees[0] if trees else None
    changed = None if call.most is None else max(call.most, CHANGED * len(dumps(call.arguments)))
    if (trees := _whole(frame, "whole_arguments", changed)) is not None:
        whole["arguments"] = trees
    if rest > MANY and type(whole.get("frames")) is list:
        whole["frames"] = [_without_variables(place) for place in whole["frames"]]
    return whole


def _without_variables(place: object) -> object:
    return [*place[:3], []] if type(place) is list and len(place) == _PARTS else place


def _whole(frame: frames.Frame, key: str, most: int | None) -> list[Any] | None:
    """Return the trees that an answer tells apart, None when there are none that a right one could have."""
    text = frame.get(key)
    if text is None or (most is not None and len(text) > most):
        return None
    return parse_trees(text)


def strikes(how: Ending) -> bool:
    """Tell whether a call exceeded a limit or ended its process, which a function may do twice."""
    return not isinstance(how, ANSWERED)


def may_end(what: Outcome) -> bool:
    """Tell whether a worker of ours ends itself with such an answer: when it, or a stub, was asked on without end."""
    if what.question is not None:
        return True
    return what.asked_more and isinstance(what.ending, Raised) and what.ending.types[0] == "EOFError"


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
    if kind == "question":
        return NotRun("question")
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
    if len(parts) != _PARTS:
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


def called(value: object) -> tuple[Called, ...]:
    """Return the calls that rules look for.

    Raises:
        ProtocolError: for anything else.
    """
    calls = expect(value, list)
    if len(calls) > CALLED:
        raise ProtocolError("malformed")
    return tuple(map(_called, calls))


def _called(value: object) -> Called:
    parts = expect(value, list)
    if len(parts) != 4:
        raise ProtocolError("malformed")
    name, file, line, caller = parts
    return Called(expect(name, str), expect(file, str), count(line), expect(caller, str))


def question(frame: frames.Frame, call: Call) -> Question:
    """Return what a stub of the call was asked.

    Raises:
        ProtocolError: for anything else.
    """
    place = count(frame.get("stub"))
    if place >= len(call.stubs):
        raise ProtocolError("malformed")
    stub, typed = call.stubs[place], frame.get("typed")
    trees = tuple(map(_tree, expect(frame.get("arguments"), list)))
    if not stub.talks:
        return Question(stub.function, trees)
    return Question(stub.function, trees, tuple(expect(line, str) for line in expect(typed, list)))


def replaced(value: object, call: Call) -> Mapping[str, int]:
    """Return how often each replaced function was called, by id.

    Raises:
        ProtocolError: for anything else.
    """
    counts: Sequence[Any] = expect(value, list)
    if len(counts) != len(call.replaces):
        raise ProtocolError("malformed")
    return {one.function: count(number) for one, number in zip(call.replaces, counts, strict=True)}
