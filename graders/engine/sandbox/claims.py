"""From an answer, which is only a claim, to facts of the right shape; whatever does not fit is no answer."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from graders.engine.model import Call, Ending, Frame, MemoryExceeded, Missing, Raised, Returned, Tree
from graders.engine.sandbox import frames
from graders.engine.sandbox.frames import ProtocolError

T = TypeVar("T")

MOST = 100_000
"""No count in an answer is larger."""


def expect(value: object, kind: type[T]) -> T:
    """Return `value` if it is exactly of the class `kind`.

    Raises:
        ProtocolError: if not.
    """
    if type(value) is not kind:
        raise ProtocolError("malformed")
    return value


def count(value: object) -> int:
    """Return a count that is not absurd.

    Raises:
        ProtocolError: for anything else.
    """
    number = expect(value, int)
    if not 0 <= number <= 1_000_000_000:
        raise ProtocolError("malformed")
    return number


def words(value: object) -> tuple[str, ...]:
    """Return a list of texts.

    Raises:
        ProtocolError: for anything else.
    """
    return tuple(expect(word, str) for word in expect(value, list))


def mapping(value: object, read: Callable[[object], T]) -> dict[str, T]:
    """Return an object whose values `read` accepts.

    Raises:
        ProtocolError: for anything else.
    """
    return {name: read(inner) for name, inner in expect(value, dict).items()}


def ending(frame: frames.Frame, memory_mb: int) -> Ending:
    """Return how the call ended, from its answer.

    Raises:
        ProtocolError: for an answer that says nothing of the sort.
    """
    kind = frame["kind"]
    if kind == "returned":
        same = frame.get("same")
        return Returned(_tree(frame.get("value")), None if same is None else count(same))
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
    if types[:1] == ("MemoryError",):
        return MemoryExceeded(memory_mb)
    return Raised(types, _text(frame.get("message")), tuple(map(_frame, expect(frame.get("frames"), list))))


def _frame(value: object) -> Frame:
    parts = expect(value, list)
    if len(parts) != 4:
        raise ProtocolError("malformed")
    file, line, function, variables = parts
    return Frame(
        expect(file, str), count(line), expect(function, str), tuple(map(_variable, expect(variables, list)))
    )


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
