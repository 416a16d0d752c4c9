"""The supervisor's end of the wire: what comes out of a child is checked before it is believed to be an answer."""

from __future__ import annotations

from graders.engine.model import Crashed, MemoryExceeded, NotRun, OutputExceeded, Tampered, TimedOut
from graders.engine.record import Record
from graders.engine.worker.protocol import CAP, dumps, scanner

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any, TypeAlias, TypeVar

    T = TypeVar("T")

Frame: TypeAlias = "Mapping[str, Any]"
"""A request of ours, or what a child answered."""

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


DEEPEST = 400
"""How deep an answer may nest: a value of 100 levels takes three in JSON, and some around it."""


class ProtocolError(Exception):
    """What came is no answer; the argument is a stable word for why."""

    @property
    def reason(self) -> str:
        """Return the word."""
        return str(self.args[0])


def pack(frame: Frame) -> bytes:
    """Return a frame of ours as bytes."""
    return framed(dumps(frame))


def framed(text: str) -> bytes:
    """Return a frame of ours, which is in JSON already, as bytes."""
    return len(text).to_bytes(4, "little") + text.encode("ascii")


def take(buffer: bytearray, most: int = CAP) -> bytes | None:
    """Take the first whole frame out of `buffer`, of at most `most` bytes; None when it is not all there yet.

    Raises:
        ProtocolError: for a length that no answer has, before any of it is kept.
    """
    if len(buffer) < 4:
        return None
    end = 4 + int.from_bytes(buffer[:4], "little")
    if end > 4 + most:
        raise ProtocolError("oversized")
    if len(buffer) < end:
        return None
    body = bytes(buffer[4:end])
    del buffer[:end]
    return body


def parse(body: bytes) -> Frame:
    """Return the frame that `body` says, with a str `id` and a str `kind`; the rest is still only a claim.

    Raises:
        ProtocolError: for anything else.
    """
    try:
        text = body.decode("ascii")
    except ValueError:
        raise ProtocolError("malformed") from None
    frame = _said(text)
    if type(frame) is not dict:
        raise ProtocolError("malformed")
    if type(frame.get("id")) is not str or type(frame.get("kind")) is not str:
        raise ProtocolError("malformed")
    return frame


def parse_trees(text: str) -> list[Any]:
    """Return the list of trees that `text` says: what an answer told apart, since it is large.

    Raises:
        ProtocolError: for anything else.
    """
    return expect(_said(text), list)


def _said(text: str) -> object:
    """Return what the JSON `text` says, if it is neither too deep nor holds half a character."""
    try:
        said, end = _scan(text, 0)
    except (ValueError, StopIteration, RecursionError, MemoryError):
        raise ProtocolError("malformed") from None
    if end != len(text):
        raise ProtocolError("malformed")
    if len(text) > DEEPEST and _too_deep(said, text):
        raise ProtocolError("malformed")
    if ("\\ud" in text or "\\uD" in text) and _half_a_character(said):
        raise ProtocolError("malformed")
    return said


def _half_a_character(frame: object) -> bool:
    """Tell whether a text or a name holds a surrogate without its other half, which no file and no screen takes."""
    waiting = [frame]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            if any("\ud800" <= character <= "\udfff" for character in one):
                return True
        elif isinstance(one, dict):
            waiting += [*one, *one.values()]
        elif isinstance(one, list):
            waiting += one
    return False


def _no_constant(name: str) -> None:
    raise ValueError(name)


_scan = scanner(_no_constant)


def _too_deep(frame: object, text: str) -> bool:
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    level = [frame]
    for _ in range(DEEPEST):
        level = [
            inner
            for outer in level
            for inner in (
                outer if isinstance(outer, list) else outer.values() if isinstance(outer, dict) else ()
            )
            if isinstance(inner, (list, dict))
        ]
        if not level:
            return False
    return True


# ---------------------------------------------------------------- the fields of a frame


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
    return tuple([expect(word, str) for word in expect(value, list)])


def mapping(value: object, read: Callable[[object], T]) -> dict[str, T]:
    """Return an object whose values `read` accepts.

    Raises:
        ProtocolError: for anything else.
    """
    return {name: read(inner) for name, inner in expect(value, dict).items()}
