"""One running child: requests go in, and for each comes an answer, or the child is lost and how."""

import os
import time
from collections import deque
from typing import NamedTuple, TypeAlias

from graders.engine.model import Crashed, NotRun, OutputExceeded, Tampered, TimedOut
from graders.engine.sandbox import folder, frames
from graders.engine.sandbox.errors import SandboxError
from graders.engine.sandbox.frames import Frame, ProtocolError
from graders.engine.sandbox.pipes import Pipes
from graders.engine.sandbox.process import Process
from graders.engine.sandbox.transcript import end_mark, size

PATIENCE = 0.25
"""The longest wait in seconds before the clocks are looked at again."""

LINGER = 0.25
"""How long a child that closed its wire may take to end by itself."""

TRACE = 20_000
"""How much of what a child said that never got ready is kept, in bytes."""


class Allowance(NamedTuple):
    """What one request may use: CPU seconds, wall seconds, bytes of printed text, and the wall seconds left in all."""

    cpu: float
    wall: float
    output_kb: int
    left: float | None = None


Loss: TypeAlias = TimedOut | OutputExceeded | Crashed | Tampered | NotRun


class Answer(NamedTuple):
    """What came of a request: a frame, or None and how the child was lost; and what was printed for it."""

    request: str
    frame: Frame | None
    loss: Loss | None
    printed: bytes
    seconds: float


class Child:
    """A process, its pipes, and the requests that it has not answered yet."""

    def __init__(self, process: Process, pipes: Pipes, place: str) -> None:
        self._process = process
        self._pipes = pipes
        self.folder = place
        self._asked: deque[str] = deque()
        self._frame: Frame | None = None
        self._wall = time.monotonic()
        self._cpu = 0.0
        self.ready = False
        self.alive = True
        self.on: tuple[str, ...] = ()
        self.at: tuple[int, int] | None = None

    def ask(self, request: Frame) -> None:
        """Send a request; the answers come in the same order."""
        identity = os.urandom(8).hex()
        self._asked.append(identity)
        self._pipes.send(frames.pack({"id": identity, **request}))

    def answer(self, allowed: Allowance) -> Answer:
        """Wait for the answer to the oldest request.

        Time counts from the answer before it, or from now if that is later: what we did in between is not the child's.

        Raises:
            SandboxError: when the child ended before it was ready.
        """
        self._wall = time.monotonic()
        request = self._asked[0]
        try:
            while self._pipes.wait(0.0) and len(self._pipes.printed) <= allowed.output_kb << 10:
                pass
            while not self._answered(request):
                loss = self._over(request, allowed)
                if loss is not None:
                    return self._lost(request, loss)
                self._pipes.wait(self._patience(allowed))
        except ProtocolError as error:
            return self._lost(request, Tampered(error.reason))
        if len(self._printed(request)) ...
