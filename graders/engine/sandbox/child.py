"""One running child: requests go in, and for each comes an answer, or the child is lost and how."""

from __future__ import annotations

import os
import time
from collections import deque
from typing import TypeAlias

from graders.engine.model import Crashed, NotRun, OutputExceeded, Tampered, TimedOut
from graders.engine.record import Record
from graders.engine.sandbox import folder, frames
from graders.engine.sandbox.claims import count, words
from graders.engine.sandbox.errors import SandboxError
from graders.engine.sandbox.frames import Frame, ProtocolError
from graders.engine.sandbox.pipes import Pipes
from graders.engine.sandbox.process import Process
from graders.engine.sandbox.transcript import end_mark, size
from graders.engine.worker.wire import CAP

PATIENCE = 0.25
"""The longest wait in seconds before the clocks are looked at again."""

START = 30.0
"""How long the start of a child may take, in seconds, on a machine that is busy with others."""

LINGER = 0.25
"""How long a child that closed its wire may take to end by itself."""

TRACE = 20_000
"""How much of what a child said that never got ready is kept, in bytes."""


class Allowance(Record):
    """What one request may use: CPU seconds, wall seconds, kB of printed text; and the wall seconds left in all."""

    cpu: float
    wall: float
    output_kb: int
    left: float | None = None


Loss: TypeAlias = TimedOut | OutputExceeded | Crashed | Tampered | NotRun
"""How a child was lost; `NotRun("budget")` when the time for the whole submission was up."""


class Answer(Record):
    """What came of a request: a frame, or how the child was lost; and what was printed for it, marks and all."""

    request: str
    result: Frame | Loss
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
        self._started = self._wall = time.monotonic()
        self._cpu = 0.0
        self._ready = False
        self.alive = True
        self.on: tuple[str, ...] = ()
        self.at: tuple[int, int] | None = None

    # -------------------------------------------------------------- asking and answering

    def ask(self, *requests: Frame) -> None:
        """Send requests, together; the answers come in the same order."""
        data = b""
        for request in requests:
            identity = os.urandom(8).hex()
            self._asked.append(identity)
            data += frames.pack({"id": identity, **request})
        self._pipes.send(data)

    def answer(self, allowed: Allowance) -> Answer:
        """Wait for the answer to the oldest request; when there is none to come, the child is gone afterwards.

        CPU time counts from the answer before, wall time from now: what we did in between is not the child's.

        Raises:
            SandboxError: when the child ended before it was ready.
        """
        self._wall = time.monotonic()
        request = self._asked.popleft()
        try:
            self._drain(allowed)
            while not self._answered(request):
                loss = self._over(request, allowed) or self._gone(request, allowed)
                if loss is not None:
                    return self._lost(request, loss, allowed)
                self._pipes.wait(self._patience(allowed))
        except ProtocolError as error:
            return self._lost(request, Tampered(error.reason), allowed)
        return self._taken(request, allowed)

    def _answered(self, request: str) -> bool:
        """Whether the answer and all that was printed before it are there."""
        while self._frame is None and (body := frames.take(self._pipes.answers)) is not None:
            self._accept(frames.parse(body), request)
        return self._frame is not None and end_mark(request) in self._pipes.printed

    def _accept(self, frame: Frame, request: str) -> None:
        if not self._ready:
            if frame["id"] or frame["kind"] != "ready":
                raise ProtocolError("out of step")
            self._ready = True
            self.on = words(frame.get("on"))
            self._wall, self._cpu = time.monotonic(), self._process.cpu_seconds() or 0.0
        elif frame["id"] != request:
            raise ProtocolError("unsolicited")
        elif frame["kind"] == "at":
            self.at = (count(frame.get("at")), count(frame.get("line")))
        elif frame["kind"] == "confined" and self.at is None:  # before any code of the submission
            self.on += words(frame.get("on"))
        else:
            self._frame = frame

    def _taken(self, request: str, allowed: Allowance) -> Answer:
        frame, self._frame = self._frame, None
        assert frame is not None
        printed, mark, _ = self._pipes.printed.partition(end_mark(request))
        if size(printed, request) > allowed.output_kb << 10:
            return self._lost(request, OutputExceeded(allowed.output_kb), allowed)
        del self._pipes.printed[: len(printed) + len(mark)]
        answer = Answer(request, frame, bytes(printed), self._seconds(frame.get("seconds")))
        if frame.get("ended") is True:
            self.close()
        return answer

    def _seconds(self, claim: object) -> float:
        """Return the CPU seconds (or wall seconds) of a request.

        With several requests under way only the child can tell them apart; its claim counts if it is possible at all.
        """
        cpu = self._process.cpu_seconds()
        now = time.monotonic()
        used, total = (now - self._wall, now - self._started) if cpu is None else (cpu - self._cpu, cpu)
        self._cpu = self._cpu if cpu is None else cpu
        return claim if type(claim) is float and 0.0 <= claim <= total else used

    # -------------------------------------------------------------- limits and ends

    def _over(self, request: str, allowed: Allowance) -> Loss | None:
        """Return which limit the request went past, if any; the interpreter's own start has none but ours."""
        if not self._ready:
            self._late()
            return None
        said = self._pipes.printed.partition(end_mark(request))[0]
        if size(said, request) > allowed.output_kb << 10:
            return OutputExceeded(allowed.output_kb)
        used, wall = self._used(), time.monotonic() - self._wall
        if used is not None and used > allowed.cpu:
            return TimedOut(allowed.cpu)
        if allowed.left is not None and wall > allowed.left:
            return NotRun("budget")
        if wall > allowed.wall:
            return TimedOut(allowed.wall, waited=used is not None and used < allowed.cpu / 2)
        return None

    def _late(self) -> None:
        if time.monotonic() - self._started > START:
            self.close()
            raise SandboxError(f"not ready after {START} seconds")

    def _used(self) -> float | None:
        cpu = self._process.cpu_seconds()
        return None if cpu is None else cpu - self._cpu

    def _patience(self, allowed: Allowance) -> float:
        """Return how long nothing can go past a limit: a child uses no more CPU than time goes by."""
        if not self._ready:
            return PATIENCE
        wall = allowed.wall if allowed.left is None else min(allowed.wall, allowed.left)
        left = wall - (time.monotonic() - self._wall)
        used = self._used()
        if used is not None:
            left = min(left, allowed.cpu - used)
        return min(PATIENCE, max(0.001, left))

    def _gone(self, request: str, allowed: Allowance) -> Loss | None:
        """Return how the child ended, if it has and no answer is left in its pipes."""
        if not self._pipes.ended and self._process.poll() is None:
            return None
        self._drain(allowed)
        if self._answered(request):
            return None
        if not self._ready:
            trace = bytes(self._pipes.printed[:TRACE]).decode("utf-8", "replace")
            self.close()
            raise SandboxError(trace or f"exit status {self._process.wait()}")
        return self._end(allowed)

    def _end(self, allowed: Allowance) -> Loss:
        until = time.monotonic() + LINGER
        while (status := self._process.poll()) is None and time.monotonic() < until:
            time.sleep(0.002)
        if status is None:
            return Tampered("closed")
        if status >= 0:
            return Crashed(exit_status=status)
        name = _signal_name(-status)
        return TimedOut(allowed.cpu) if name == "SIGXCPU" else Crashed(signal=name)

    def _drain(self, allowed: Allowance) -> None:
        """Take in what is there already, as long as it is not too much."""
        pipes = self._pipes
        while len(pipes.printed) <= allowed.output_kb << 10 and len(pipes.answers) <= CAP and pipes.wait(0.0):
            pass

    def _lost(self, request: str, loss: Loss, allowed: Allowance) -> Answer:
        used, wall = self._used(), time.monotonic() - self._wall
        self._process.kill()
        self._process.wait()
        self._drain(allowed)
        printed = bytes(self._pipes.printed.partition(end_mark(request))[0])
        self.close()
        return Answer(request, loss, printed, wall if used is None else used)

    def close(self) -> None:
        """Kill the child and its group, and remove its folder."""
        if not self.alive:
            return
        self.alive = False
        self._process.kill()
        self._process.wait()
        self._pipes.close()
        folder.remove(self.folder)


def _signal_name(number: int) -> str:
    import signal  # only here: its import is a tenth of a start

    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
