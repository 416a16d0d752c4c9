"""One running child: requests go in, and for each comes an answer, or the child is lost and how."""

from __future__ import annotations

import os
import time

from graders.engine.model import Limits, MemoryExceeded, NotRun, OutputExceeded, Tampered, TimedOut
from graders.engine.sandbox import folder, living
from graders.engine.sandbox.errors import SandboxError
from graders.engine.sandbox.frames import Answer, Frame, ProtocolError, count, framed, parse, take, words
from graders.engine.sandbox.limits import OFTEN_LOOKED, THREADS, Allowance, Budget, allowance, nap
from graders.engine.sandbox.process import LINGER, LOST, PATIENCE, SIGKILL, status_of
from graders.engine.sandbox.suppress import suppress
from graders.engine.sandbox.transcript import counted, end_mark
from graders.engine.worker.protocol import CAP, dumps

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections import deque

    from graders.engine.sandbox.frames import Loss
    from graders.engine.sandbox.process import Pipes, Process
else:
    from _collections import deque

START = 30.0
"""How long the start of a child may take, in seconds, on a machine that is busy with others."""

LAG = 0.02
"""How many seconds what a child wrote last may be on its way, where a thread reads it."""

LAST = 64
"""How often in a row we look for what a child had sent: what it, or others of its kind, still write has no end."""

FLOOD = 4 * CAP
"""How many bytes may come after the mark that ends a request, for later ones, before its answer is there."""

KILLED = (-SIGKILL, LOST)
"""The statuses of what was ended from outside; a submission may also have sent that signal to itself."""

TRACE = 20_000
"""How much of what a child said that never got ready is kept, in bytes."""

_PLAIN = ("returned", "raised")
"""The kinds of answers that tell nothing about the child itself."""


class Child:
    """A process, its pipes, and the requests that it has not answered yet."""

    def __init__(self, process: Process, pipes: Pipes, place: str, threads: bool = False) -> None:
        """Take it over, with its folder, if it has one; of who may start threads, they are counted."""
        self._process = process
        self._pipes = pipes
        self._threads = threads
        self.folder = place
        self._names: list[str] = []
        self._unsent: list[bytes] = []
        self._asked: deque[str] = deque()
        self._frame: Frame | None = None
        self._size, self._most = 0, CAP
        self._mark, self._said = b"", 0
        self._started = self._wall = time.monotonic()
        self._used = self._before = 0.0
        self._clock = True
        self._ready = False
        self._lines = self._statements = 0
        self.alive = True
        self.on: tuple[str, ...] = ()
        self.memory_mb = 0
        self.at: tuple[int, int] | None = None
        living.lives(self)

    # -------------------------------------------------------------- asking and answering

    def ask(self, request: dict[str, object]) -> int:
        """Name and pack a request, and return its size in bytes; requests are answered in the order of being asked."""
        return self.ask_written(dumps(request)[:-1])

    def ask_written(self, fields: str) -> int:
        """Do so with a request that is in JSON already, but for the brace that closes it."""
        if not self._names:
            names = os.urandom(8 * 64).hex()
            self._names = [names[start : start + 16] for start in range(0, len(names), 16)]
        name = self._names.pop()
        self._asked.append(name)
        data = framed(f'{fields},"id":"{name}"}}')
        self._unsent.append(data)
        return len(data)

    def order(self, packed: bytes) -> None:
        """Say first of all what it may use; it is not a request, and the answer is that it is ready."""
        self._unsent.append(packed)

    def send(self) -> None:
        """Send what was asked and not sent yet, all together."""
        if self._unsent:
            self._pipes.send(b"".join(self._unsent))
            self._unsent.clear()

    def answer(self, limits: Limits, budget: Budget, lines: int = 0, most: int = CAP) -> Answer:
        """Return the answer to the oldest request; when there is none to come, the child is gone afterwards.

        So many `lines` can be typed for it, and its frame may take so many bytes at `most`. CPU time counts from the answer
        before, wall time from now: what we did in between is not the child's. No clock is looked at for an answer that is there
        already.

        Raises:
            SandboxError: when the child ended before it was ready.
        """
        request = self._asked.popleft()
        self._mark = end_mark(request)
        self._lines, self._most = lines, most
        allowed = None
        try:
            if not self._answered(request):
                allowed = allowance(limits, budget.left)
                with budget:
                    loss = self._await(request, allowed)
                    if loss is not None:
                        return self._lost(request, loss, allowed)
        except ProtocolError as error:
            return self._lost(request, Tampered(error.reason), allowed or allowance(limits, budget.left))
        return self._taken(request, limits)

    def _answered(self, request: str) -> bool:
        """Whether the answer and all that was printed before it are there."""
        while self._frame is None:
            body = take(self._pipes.answers, self._most)
            if body is None:
                return False
            self._size = len(body)
            frame = parse(body)
            if self._ready and frame["id"] == request and frame["kind"] in _PLAIN:  # nearly always
                self._frame = frame
            else:
                self._accept(frame, request)
        self._said = self._pipes.printed.find(self._mark)
        return self._said >= 0

    def _accept(self, frame: Frame, request: str) -> None:
        if not self._ready:
            if frame["id"] or frame["kind"] != "ready":
                raise ProtocolError("out of step")
            self._ready = True
            self.on = tuple(dict.fromkeys((*self._process.on, *words(frame.get("on")))))
            self.memory_mb = count(frame.get("memory_mb", 0))
            self._look()
            self._wall, self._before = time.monotonic(), self._used
        elif frame["id"] != request:
            raise ProtocolError("unsolicited")
        elif frame["kind"] == "at":
            self._progress(count(frame.get("at")), count(frame.get("line")))
        else:
            # Nothing of the submission has run when it is parsed; later that is no answer to anything.
            if frame["kind"] == "parsed":
                self._statements = count(frame.get("statements"))
            self._frame = frame

    def _progress(self, number: int, line: int) -> None:
        """Note the statement that it is at; each is told once, so that there is an end to what we read."""
        if not (-1 if self.at is None else self.at[0]) < number < self._statements:
            raise ProtocolError("out of step")
        self.at = (number, line)

    def _taken(self, request: str, limits: Limits) -> Answer:
        frame, self._frame = self._frame, None
        assert frame is not None
        printed, said = self._pipes.printed, b""
        if self._said:
            said = bytes(printed[: self._said])
            loss = self._too_much(said, request, limits.output_kb << 10)
            if loss is not None:
                return self._lost(request, loss, allowance(limits, None))
        if self._crowded():
            return self._lost(request, Tampered("threads"), allowance(limits, None))
        del printed[: self._said + len(self._mark)]
        # With several requests under way only the child can tell their times apart; its claim counts if it is possible.
        seconds = frame.get("seconds")
        if type(seconds) is not float or not 0.0 <= seconds <= self._used:
            seconds = self._used - self._before
        answer = Answer(request, frame, said, seconds, self._size)
        self._before = self._used
        if frame.get("ended") is True:
            self.close()
        return answer

    def _await(self, request: str, allowed: Allowance) -> Loss | None:
        """Wait until the request is answered; return how the child was lost, if it was."""
        self._wall = time.monotonic()
        came, woken = self._drain(allowed), 0
        while not self._answered(request):
            loss = self._over(request, allowed)
            if loss is None and (self._pipes.ended or not came):
                loss = self._gone(request, allowed)
            if loss is not None:
                return loss
            if pause := nap(woken, len(self._asked)):
                time.sleep(pause)
            came = self._pipes.wait(self._patience(allowed))
            woken += came
            self._look()
        return None

    def _drain(self, allowed: Allowance, seconds: float = 0.0) -> bool:
        """Take in what is there already, or follows within so many seconds, as long as it is not too much.

        Returns whether there was anything.
        """
        pipes, came = self._pipes, False
        for _ in range(LAST):
            much = len(pipes.printed) > allowed.output or len(pipes.answers) > CAP
            if much or pipes.done or not pipes.wait(seconds):
                break
            came = True
        self._look()
        return came

    def _look(self) -> None:
        """Look at the child's clock; where it has none, ours has to do."""
        cpu = self._process.cpu_seconds()
        self._clock = cpu is not None
        self._used = time.monotonic() - self._started if cpu is None else cpu

    def _patience(self, allowed: Allowance) -> float:
        """Return how long nothing can go past a limit: a child uses no more CPU than time goes by."""
        if not self._ready:
            return PATIENCE
        wall = allowed.wall if allowed.left is None else min(allowed.wall, allowed.left)
        left = wall - (time.monotonic() - self._wall)
        if self._clock:
            left = min(left, allowed.cpu - (self._used - self._before))
        patience = OFTEN_LOOKED if self._threads else self._process.patience
        return min(patience, max(0.001, left))

    # -------------------------------------------------------------- limits and ends

    def _over(self, request: str, allowed: Allowance) -> Loss | None:
        """Return which limit the request went past, if any; the interpreter's own start has none but ours."""
        if not self._ready:
            self._late()
            return None
        loss = self._printed_more(request, allowed.output)
        if loss is not None:
            return loss
        memory = self._process.outgrown()
        if memory is not None:
            return MemoryExceeded(memory)
        if self._crowded():
            return Tampered("threads")
        used, wall = self._used - self._before, time.monotonic() - self._wall
        if self._clock and used > allowed.cpu:
            return TimedOut(allowed.cpu)
        if allowed.left is not None and wall > allowed.left:
            return NotRun("budget")
        if wall > allowed.wall:
            return TimedOut(allowed.wall, waited=self._clock and used < allowed.cpu / 2)
        return None

    def _crowded(self) -> bool:
        return self._threads and self._process.threads() > THREADS

    def _printed_more(self, request: str, most: int) -> Loss | None:
        """Return what is wrong with what was printed so far; looking takes no longer, however much comes."""
        printed = self._pipes.printed
        if len(printed) <= most:
            return None
        end = printed.find(self._mark)
        if end >= 0 and len(printed) - end > most + FLOOD:
            return Tampered("flood")
        return self._too_much(printed if end < 0 else printed[:end], request, most)

    def _too_much(self, said: bytes | bytearray, request: str, most: int) -> Loss | None:
        """Return which rule a request broke with what it printed, if any."""
        marks, size = counted(said, request, self._lines)
        if marks > self._lines:  # a submission makes its own
            return Tampered("marks")
        return OutputExceeded(most >> 10) if size > most else None

    def _late(self) -> None:
        if time.monotonic() - self._started > START:
            self.close()
            raise SandboxError(f"not ready after {START} seconds")

    def _gone(self, request: str, allowed: Allowance) -> Loss | None:
        """Return how the child ended, if it has and no answer is left in its pipes."""
        if not self._pipes.ended and self._process.poll() is None:
            return None
        self._drain(allowed, LAG)
        if self._answered(request):
            return None
        if not self._ready:
            trace = bytes(self._pipes.printed[:TRACE]).decode("utf-8", "replace")
            status = status_of(self._process)
            self.close()
            raise SandboxError(trace or f"exit status {status}", killed=status in KILLED)
        from graders.engine.sandbox import ends  # lazy: most children are closed before they end

        return ends.ending(status_of(self._process), allowed.cpu, self._used - self._before, self._used)

    def _lost(self, request: str, loss: Loss, allowed: Allowance) -> Answer:
        self._look()
        used = self._used - self._before if self._clock else time.monotonic() - self._wall
        stacks = b""
        if isinstance(loss, TimedOut):
            from graders.engine.sandbox import ends  # lazy: a right submission is never over its time

            stacks = ends.stacks(self._process, self._pipes)
        self._process.kill()
        self._process.wait()
        self._hear_out(request, allowed)
        printed = bytes(self._pipes.printed.partition(self._mark)[0])
        self.close()
        return Answer(request, loss, printed, used, stacks=stacks)

    def _hear_out(self, request: str, allowed: Allowance) -> None:
        """Take in what a child that was killed had still sent: a flood of text may overtake where it said to be."""
        pipes = self._pipes
        for _ in range(LAST):
            if pipes.done or len(pipes.answers) > CAP or not pipes.wait(0.0 if pipes.ended else LINGER):
                break
            del pipes.printed[allowed.output + FLOOD :]
        self._look()
        with suppress(ProtocolError):  # it is lost already, and for a reason that came first
            self._answered(request)

    def close(self) -> None:
        """Kill the child and its group, and remove its folder."""
        if not self.alive:
            return
        self.alive = False
        self._process.kill()
        self._process.wait()
        self._pipes.close()
        if self.folder:
            folder.remove(self.folder)
        living.is_gone(self)

    def abandon(self) -> None:
        """Kill the child, whatever we are doing with it at this moment; its pipes end with us."""
        self.alive = False
        with suppress(OSError):  # it is gone
            self._process.kill()

    def clear_away(self) -> None:
        """Remove the folder of a child that was killed, as soon as it is really gone."""
        status_of(self._process)  # waiting without an end might wait for ourselves
        if self.folder:
            folder.remove(self.folder)
