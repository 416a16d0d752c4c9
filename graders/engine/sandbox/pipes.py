"""Moving bytes to and from a child without ever waiting for only one of them."""

import os
import select
from typing import Protocol

from graders.engine.sandbox.process import Ends

CHUNK = 1 << 16


class Pipes(Protocol):
    """What has come out of a child, and what still has to go in."""

    answers: bytearray
    printed: bytearray
    ended: bool
    """Whether no more answers can come."""

    def send(self, data: bytes) -> None:
        """Have `data` sent, as fast as the child reads."""

    def wait(self, seconds: float) -> bool:
        """Wait for anything to come, at most so long; returns whether something came or ended."""

    def close(self) -> None:
        """Close our ends."""


class PolledPipes:
    """Pipes that the system can watch together (POSIX)."""

    def __init__(self, ends: Ends) -> None:
        self._ends = ends
        self._waiting = bytearray()
        self._poll = select.poll()
        self._buffers = {ends.answers: bytearray(), ends.printed: bytearray()}
        self.answers = self._buffers[ends.answers]
        self.printed = self._buffers[ends.printed]
        self.ended = False
        for descriptor in ends:
            os.set_blocking(descriptor, False)
        for descriptor in self._buffers:
            self._poll.register(descriptor, select.POLLIN)

    def send(self, data: bytes) -> None:
        """Have `data` sent, as fast as the child reads."""
        empty = not self._waiting
        self._waiting += data
        if empty:
            self._write()
            if self._waiting:
                self._poll.register(self._ends.requests, select.POLLOUT)

    def wait(self, seconds: float) -> bool:
        """Wait for anything to come, at most so long; returns whether something came or ended."""
        came = False
        for descriptor, _ in self._poll.poll(max(0.0, seconds) * 1000):
            if descriptor == self._ends.requests:
                self._write()
                if not self._waiting:
                    self._poll.unregister(descriptor)
            else:
                came = True
                self._read(descriptor)
        return came

    def _write(self) -> None:
        try:
            while self._waiting:
                del self._waiting[: os.write(self._ends.requests, self._waiting[:CHUNK])]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            self._waiting.clear()  # the child is gone; the end of its answers tells

    def _read(self, descriptor: int) -> None:
        chunk = os.read(descriptor, CHUNK)
        self._buffers[descriptor] += chunk
        if not chunk:
            self._poll.unregister(descriptor)
            self.ended = self.ended or descriptor == self._ends.answers

    def close(self) -> None:
        """Close our ends."""
        for descriptor in self._ends:
            os.close(descriptor)
