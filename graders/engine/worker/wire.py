"""The worker's end of the wire: frames on two private pipes, and marks in the printed text.

A frame is its length in four bytes, little-endian, and ASCII JSON. An answer repeats the random id of its request. Printed
text goes to descriptor 1 as it is; `NUL id NUL` ends what belongs to a request, `NUL id > NUL` stands where a line was typed.
"""

from .jsontext import dumps, loads
from .kernel import kernel

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

PRINTED, REQUESTS, ANSWERS = 1, 10, 11

_read, _write, _exit = kernel.read, kernel.write, kernel._exit
OUT_OF_MEMORY = 87
"""The exit status of a child in which not even an answer can be made any more."""

CAP = 1 << 20
"""The longest answer in bytes."""


class Wire:
    """Requests come in, answers go out, one at a time."""

    def __init__(self) -> None:
        self._buffer = bytearray()

    def receive(self) -> "dict[str, Any]":
        """Return the next request; ends the process when there will be none."""
        size = int.from_bytes(self._take(4), "little")
        request: dict[str, Any] = loads(self._take(size).decode("ascii"))  # type: ignore[assignment]
        return request

    def _take(self, size: int) -> bytes:
        while len(self._buffer) < size:
            chunk = _read(REQUESTS, 1 << 16)
            if not chunk:
                _exit(0)
            self._buffer += chunk
        taken = bytes(self._buffer[:size])
        del self._buffer[:size]
        return taken

    def send(self, answer: "Mapping[str, object]") -> bool:
        """Send a frame; returns False (and sends nothing) when it is too long."""
        body = dumps(answer).encode("ascii")
        if len(body) > CAP:
            return False
        _write_all(ANSWERS, len(body).to_bytes(4, "little") + body)
        return True

    def mark(self, request: str, typed: bool = False) -> None:
        """End the printed text of a request, or mark that a line was typed there."""
        _write_all(PRINTED, f"\0{request}{'>' if typed else ''}\0".encode("ascii"))


def _write_all(descriptor: int, data: bytes) -> None:
    while data:
        data = data[_write(descriptor, data) :]
