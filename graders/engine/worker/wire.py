"""The worker's end of the wire: frames on two private pipes, and marks in the printed text.

A frame is its length in four bytes, little-endian, and ASCII JSON. An answer repeats the random id of its request. Printed
text goes to descriptor 1 as it is; `NUL id NUL` ends what belongs to a request, `NUL id > NUL` stands where a line was typed.
"""

from .kernel import kernel
from .protocol import CAP, dumps, loads

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

PRINTED, REQUESTS, ANSWERS = 1, 10, 11

_read, _write, _exit = kernel.read, kernel.write, kernel._exit


class Wire:
    """Requests come in, answers go out, one at a time."""

    def __init__(self) -> None:
        self._buffer = b""
        self._at = 0

    def receive(self) -> "dict[str, Any]":
        """Return the next request; ends the process when there will be none."""
        while True:
            start = self._at + 4
            end = start + int.from_bytes(self._buffer[self._at : start], "little")
            if end <= len(self._buffer):
                break
            self._read_on()
        self._at = end
        request: dict[str, Any] = loads(self._buffer[start:end].decode("ascii"))  # type: ignore[assignment]
        return request

    def _read_on(self) -> None:
        chunk = _read(REQUESTS, 1 << 16)
        if not chunk:
            _exit(0)
        self._buffer = self._buffer[self._at :] + chunk
        self._at = 0

    def send(self, answer: "Mapping[str, object]", most: int = CAP) -> bool:
        """Send a frame; returns False (and sends nothing) when it is longer than `most` bytes."""
        body = dumps(answer).encode("ascii")
        if len(body) > most:
            return False
        _write_all(ANSWERS, len(body).to_bytes(4, "little") + body)
        return True

    def mark(self, request: str, typed: bool = False) -> None:
        """End the printed text of a request, or mark that a line was typed there."""
        _write_all(PRINTED, f"\0{request}>\0".encode() if typed else f"\0{request}\0".encode())


def _write_all(descriptor: int, data: bytes) -> None:
    written = _write(descriptor, data)
    while written < len(data):
        data = data[written:]
        written = _write(descriptor, data)
