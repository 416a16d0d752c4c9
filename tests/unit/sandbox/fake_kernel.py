"""A kernel32 of our own, for tests on other systems: it writes down each call, and can be told to refuse some."""

import os
import struct
import time
from collections.abc import Callable
from contextlib import suppress

from graders.engine.sandbox.posix import cpu_clock

ACCESS_DENIED = 5

Refuses = Callable[[str, int], bool]

JOB, PROCESS = 0x100, 0x1000
"""The first handles of each kind; they go up by four, as on Windows."""


class FakeKernel:
    """What a job asks of Windows; `refuses` says by name, and by which of its calls, what fails."""

    def __init__(self, refuses: Refuses = lambda *_: False) -> None:
        self.calls: list[tuple[object, ...]] = []
        self.open: set[int] = set()
        self.accounting = (0, 0)
        """User and kernel time in units of 100 nanoseconds."""
        self._refuses = refuses
        self._counts: dict[str, int] = {}

    def _made(self, name: str, *arguments: object) -> bool:
        self.calls.append((name, *arguments))
        self._counts[name] = self._counts.get(name, 0) + 1
        return not self._refuses(name, self._counts[name])

    def _handle(self, first: int) -> int:
        handle = next(number for number in range(first, first + 400, 4) if number not in self.open)
        self.open.add(handle)
        return handle

    def create_job(self) -> int:
        return self._handle(JOB) if self._made("create") else 0

    def set_information(self, job: int, kind: int, information: bytes) -> bool:
        assert job in self.open
        return self._made("set", job, kind, information)

    def query_information(self, job: int, kind: int, size: int) -> bytes:
        assert job in self.open
        if not self._made("query", job, kind, size):
            return b""
        return struct.pack("<qqqqIIII", *self.accounting, 9, 9, 9, 1, 1, 0)

    def open_process(self, rights: int, number: int) -> int:
        return self._handle(PROCESS) if self._made("open", rights, number) else 0

    def assign(self, job: int, process: int) -> bool:
        assert {job, process} <= self.open
        return self._made("assign", job, process)

    def terminate(self, job: int, status: int) -> bool:
        assert job in self.open
        return self._made("terminate", job, status)

    def close(self, handle: int) -> None:
        self._made("close", handle)
        self.open.remove(handle)

    def last_error(self) -> int:
        return ACCESS_DENIED

    def named(self, name: str) -> list[list[object]]:
        """Return the arguments of each call of this name."""
        return [arguments for called, *arguments in self.calls if called == name]


class ActingKernel(FakeKernel):
    """One whose jobs really hold a process of this system: it has its clock, and is killed with the job."""

    def __init__(self, refuses: Refuses = lambda *_: False) -> None:
        super().__init__(refuses)
        self._numbers: dict[int, int] = {}
        self._jobs: dict[int, int] = {}

    def open_process(self, rights: int, number: int) -> int:
        handle = super().open_process(rights, number)
        self._numbers[handle] = number
        return handle

    def assign(self, job: int, process: int) -> bool:
        assigned = super().assign(job, process)
        if assigned:
            self._jobs[job] = self._numbers[process]
        return assigned

    def query_information(self, job: int, kind: int, size: int) -> bytes:
        self.accounting = (int(time.clock_gettime(cpu_clock(self._jobs[job])) * 1e7), 0)
        return super().query_information(job, kind, size)

    def terminate(self, job: int, status: int) -> bool:
        self._kill(job)
        return super().terminate(job, status)

    def close(self, handle: int) -> None:
        if handle in self._jobs:
            self._kill(handle)
            del self._jobs[handle]
        super().close(handle)

    def _kill(self, job: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self._jobs[job], 9)
