"""Children on POSIX systems: started by `posix_spawn` in a session of their own, watched by `poll`."""

from __future__ import annotations

import os
import select
import sys
import time

from graders.engine.sandbox.interpreter import command, start
from graders.engine.sandbox.process import CHUNK, SIGKILL, Ends, Unwatched
from graders.engine.sandbox.suppress import suppress

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from types import TracebackType

    from graders.engine.sandbox.order import Order

SIGCONT = 18 if sys.platform == "linux" else 19
"""On the processors that there are tables for; only zygotes, which are Linux's, are woken."""


def cpu_clock(pid: int) -> int:
    """Return the clock of the CPU time of another process, as Linux writes it: clock_getcpuclockid(3)."""
    return (~pid << 3) | 2


def threads_of(pid: int) -> int:
    """Return how many threads another process has, 0 when it is gone or the system does not tell.

    Source: each has a folder in `/proc/PID/task`, proc_pid_task(5), and a folder has a link from each in it.
    """
    try:
        return os.stat(f"/proc/{pid}/task").st_nlink - 2  # noqa: PTH116 (a check does without `pathlib`)
    except OSError:
        return 0


class PosixProcess(Unwatched):
    """A child that we started ourselves."""

    def __init__(self, pid: int, ends: Ends) -> None:
        self._pid = pid
        self._clock = cpu_clock(pid)
        self._status: int | None = None
        self.ends = ends

    def cpu_seconds(self) -> float | None:
        """Return the CPU time it used (Linux)."""
        if sys.platform != "linux" or self._status is not None:
            return None
        try:
            return time.clock_gettime(self._clock)
        except OSError:
            return None

    def threads(self) -> int:
        """Return how many threads it has (Linux)."""
        return threads_of(self._pid)

    def point(self) -> bool:
        """Have it write its stack to its answers, whatever it is doing."""
        from signal import SIGUSR1  # only here: its import is a tenth of a start

        if self._status is not None:
            return False
        with suppress(ProcessLookupError):  # somebody ignores SIGCHLD, and it is gone
            os.kill(self._pid, SIGUSR1)
        return True

    def kill(self) -> None:
        """Kill it and all of its group."""
        if self._status is not None:
            return
        try:
            os.killpg(self._pid, SIGKILL)
        except (ProcessLookupError, PermissionError):
            os.kill(self._pid, SIGKILL)  # not reaped yet, so the number is still its own

    def wake(self) -> None:
        """Have it and its group go on, if anybody stopped them."""
        if self._status is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._pid, SIGCONT)

    def poll(self) -> int | None:
        """Return its exit status, None while it runs."""
        return self._reap(os.WNOHANG)

    def wait(self) -> int:
        """Return its exit status when it has ended."""
        status = self._reap(0)
        assert status is not None
        return status

    def _reap(self, options: int) -> int | None:
        if self._status is not None:
            return self._status
        try:
            pid, status = os.waitpid(self._pid, options)
        except ChildProcessError:  # somebody ignores SIGCHLD: nobody will ever know
            pid, status = self._pid, 0
        if pid:
            self._status = os.waitstatus_to_exitcode(status)
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(
                    self._pid, SIGKILL
                )  # what it left behind; as long as any is there, the number is taken
        return self._status


def spawn(_: Order) -> PosixProcess:
    """Start a child, which limits itself.

    Raises:
        OSError: when the system refuses.
    """
    return PosixProcess(*started())


def started() -> tuple[int, Ends]:
    """Start a worker; returns its number and our ends of its pipes.

    Raises:
        OSError: when the system refuses.
    """
    with Wired() as (ends, theirs):
        pid = start(command("serve"), theirs)
    return pid, ends


class Wired:
    """The three pipes of a child, in a `with`: gives our ends and its; ours stay open, unless the child is not started."""

    __slots__ = ("_ours", "_theirs")

    def __init__(self) -> None:
        self._ours: list[int] = []
        self._theirs: list[int] = []

    def __enter__(self) -> tuple[Ends, tuple[int, int, int]]:
        """Make them.

        Raises:
            OSError: when there are no more to be had.
        """
        try:
            requested, requests = self._pipe(self._theirs, self._ours)
            answers, answered = self._pipe(self._ours, self._theirs)
            printed, prints = self._pipe(self._ours, self._theirs)
        except OSError:
            _close(*self._ours, *self._theirs)
            raise
        return Ends(requests, answers, printed), (requested, answered, prints)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _close(*self._theirs)
        if kind is not None:
            _close(*self._ours)

    def _pipe(self, reader: list[int], writer: list[int]) -> tuple[int, int]:
        reads, writes = _pipe()
        reader.append(reads)
        writer.append(writes)
        return reads, writes


def _close(*descriptors: int) -> None:
    for descriptor in descriptors:
        os.close(descriptor)


def _pipe() -> tuple[int, int]:
    """Return a pipe whose ends are not 0, 1 or 2: those are free when we were started without them, and the child's."""
    low, pipe = [], os.pipe()
    while min(pipe) < 3:
        low.append(pipe)
        pipe = os.pipe()
    for pair in low:
        _close(*pair)
    return pipe


class PolledPipes:
    """Pipes that the system can watch together (POSIX)."""

    def __init__(self, ends: Ends) -> None:
        self._ends = ends
        self._waiting = bytearray()
        self._poll = select.poll()
        self._buffers = {ends.answers: bytearray(), ends.printed: bytearray()}
        self.answers = self._buffers[ends.answers]
        self.printed = self._buffers[ends.printed]
        self.ended = self._silent = self.done = False
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
            pass  # the pipe is full: the rest goes when the poll says so
        except BrokenPipeError:
            self._waiting.clear()  # the child is gone; the end of its answers tells

    def _read(self, descriptor: int) -> None:
        chunk = os.read(descriptor, CHUNK)
        self._buffers[descriptor] += chunk
        if not chunk:
            self._poll.unregister(descriptor)
            self._silent = self._silent or descriptor == self._ends.printed
            self.ended = self.ended or descriptor == self._ends.answers
            self.done = self.ended and self._silent

    def close(self) -> None:
        """Close our ends."""
        for descriptor in self._ends:
            os.close(descriptor)
