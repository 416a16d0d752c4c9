"""Workers that a zygote forked: watched and killed through a handle, so never mistaken for another process (Linux)."""

from __future__ import annotations

import os
import select
import time
from _signal import pidfd_send_signal  # type: ignore[import-not-found]  # what `signal` is made of
from _thread import allocate_lock

from graders.engine.sandbox.posix import Wired, cpu_clock, threads_of
from graders.engine.sandbox.process import LOST, SIGKILL, Ends, Unwatched
from graders.engine.sandbox.suppress import suppress
from graders.engine.sandbox.zygote import Zygote

SIGUSR1 = 10
"""On the processors that there are tables for."""

SIGSYS = 31
"""As above; it ends who asks for a system call that no solution needs."""


class ForkedProcess(Unwatched):
    """One worker of a zygote."""

    def __init__(self, zygote: Zygote, number: int, handle: int, ends: Ends) -> None:
        self._zygote = zygote
        self._number = number
        self._handle = handle
        self.pid = _seen_from_here(handle) if zygote.apart() else number
        """Its number as we see it, 0 when it is gone already."""
        self._clock = cpu_clock(self.pid)
        self._status: int | None = None
        self._let_go = allocate_lock()
        """Taken for good by whoever closes the handle: when we end, another thread may be at it, too."""
        self.ends = ends

    def cpu_seconds(self) -> float | None:
        """Return the CPU time it used."""
        if self._status is not None or not self.pid:
            return None
        try:
            return time.clock_gettime(self._clock)
        except OSError:
            return None

    def threads(self) -> int:
        """Return how many threads it has."""
        return threads_of(self.pid) if self.pid else 0

    def point(self) -> bool:
        """Have it write its stack to its answers, whatever it is doing."""
        return self._send(SIGUSR1)

    def kill(self) -> None:
        """Kill it and all of its group."""
        if self._status is None and self._send(SIGKILL) and self.pid:
            with suppress(ProcessLookupError, PermissionError):  # there is no group but itself
                os.killpg(self.pid, SIGKILL)

    def _send(self, signal: int) -> bool:
        """Send it a signal; returns whether it is there, running or not yet reaped, so that its number is its own."""
        if self._status is not None:
            return False
        try:
            pidfd_send_signal(self._handle, signal)
        except ProcessLookupError:
            return False
        return True

    def poll(self) -> int | None:
        """Return its exit status, None while it runs."""
        return self._reaped(0.0)

    def wait(self) -> int:
        """Return its exit status when it has ended."""
        status = self._reaped(None)
        assert status is not None
        return status

    def _reaped(self, seconds: float | None) -> int | None:
        if self._status is None:
            poll = select.poll()
            poll.register(self._handle, select.POLLIN)  # readable when it has ended: pidfd_open(2)
            if poll.poll(seconds):
                status = self._zygote.reap(self._number)
                if self._status is None:
                    self._status = LOST if status is None else status
                if self._let_go.acquire(blocking=False):
                    os.close(self._handle)
        return self._status


def spawn(zygote: Zygote, word: str = "fork") -> ForkedProcess:
    """Have a worker forked.

    Raises:
        OSError: when the system refuses, or the zygote is gone.
    """
    with Wired() as (ends, theirs):
        number, handle = zygote.fork(word, theirs)
        try:
            return ForkedProcess(zygote, number, handle, ends)
        except OSError:  # no descriptor is left to look at it
            with suppress(ProcessLookupError):
                pidfd_send_signal(handle, SIGKILL)
            zygote.reap(number)
            os.close(handle)
            raise


def _seen_from_here(handle: int) -> int:
    """Return our number of a process in namespaces of its own, where it has another; 0 when it is gone.

    Source: the field `Pid` of a pidfd's fdinfo, proc_pid_fdinfo(5).
    """
    file = os.open(f"/proc/self/fdinfo/{handle}", os.O_RDONLY)
    try:
        text = os.read(file, 1 << 12)
    finally:
        os.close(file)
    return max(0, int(text.partition(b"\nPid:")[2].partition(b"\n")[0] or 0))
