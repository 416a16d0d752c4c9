"""The supervisor's end of the wire: what comes out of a child is checked before it is believed to be an answer."""

import json
from collections.abc import Mapping
from typing import Any, TypeAlias

from graders.engine.worker.jsontext import dumps
from graders.engine.worker.wire import CAP

Frame: TypeAlias = Mapping[str, Any]
"""A request of ours, or what a child answered."""

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
    body = dumps(frame).encode("ascii")
    return len(body).to_bytes(4, "little") + body


def take(buffer: bytearray) -> bytes | None:
    """Take the first whole frame out of `buffer`; None when it is not all there yet.

    Raises:
        ProtocolError: for a length that no answer has, before any of it is kept.
    """
    if len(buffer) < 4:
        return None
    size = int.from_bytes(buffer[:4], "little")
    if size > CAP:
        raise ProtocolError("oversized")
    if len(buffer) < 4 + size:
        return None
    body = bytes(buffer[4 : 4 + size])
    del buffer[: 4 + size]
    return body


def parse(body: bytes) -> Frame:
    """Return the frame that `body` says, with a str `id` and a str `kind`; the rest is still only a claim.

    Raises:
        ProtocolError: for anything else.
    """
    try:
        frame = _DECODER.decode(body.decode("ascii"))
    except (ValueError, RecursionError, MemoryError):
        raise ProtocolError("malformed") from None
    if type(frame) is not dict or type(frame.get("id")) is not str or type(frame.get("kind")) is not str:
        raise ProtocolError("malformed")
    if _too_deep(frame, body):
        raise ProtocolError("malformed")
    return frame


def _no_constant(name: str) -> None:
    raise ValueError(name)


_DECODER = json.JSONDecoder(parse_constant=_no_constant)


def _too_deep(frame: object, body: bytes) -> bool:
    if body.count(b"[") + body.count(b"{") <= DEEPEST:
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
