"""Children on macOS: as on other POSIX systems, but that their clock and their memory are read from outside.

The system does not keep a limit on address space there, and Python gives no clock of another process. What counts as memory is
the footprint, as in Activity Monitor: also what is compressed or swapped out.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from graders.engine.record import Record
from graders.engine.sandbox.order import Order
from graders.engine.sandbox.posix import PosixProcess, started
from graders.engine.sandbox.process import OWN_MB, Ends

TYPE_CHECKING = False
if TYPE_CHECKING:
    from graders.engine.sandbox.process import Spawner

PATIENCE = 0.01
"""How many seconds a child goes unwatched: time to take some tens of megabytes more than it may."""

_RUSAGE_INFO_V0 = 0
_SIZE, _USER, _SYSTEM, _FOOTPRINT = 96, 16, 24, 72
"""The size of `rusage_info_v0`, and where `ri_user_time`, `ri_system_time` and `ri_phys_footprint` are in it (sys/resource.h)."""


class Usage(Record):
    """What a process uses: seconds of CPU time, bytes of memory."""

    cpu: float
    memory: int


class Meter:
    """Reads what a process uses, by `proc_pid_rusage` (libproc.h); its clock counts in units of `mach_timebase_info`."""

    def __init__(self, library: Any = None) -> None:
        """Find the functions, in what this process has loaded unless a test gives another library.

        Raises:
            OSError: when they are not there.
        """
        library = library or ctypes.CDLL(None)
        try:
            self._read: Callable[[int, int, object], int] = library.proc_pid_rusage
            timebase: Callable[[object], int] = library.mach_timebase_info
        except AttributeError as error:
            raise OSError(str(error)) from error
        units = (ctypes.c_uint32 * 2)()
        if timebase(units) or not units[1]:
            raise OSError("mach_timebase_info failed")
        self._unit = units[0] / units[1] / 1e9

    def __call__(self, pid: int) -> Usage | None:
        """Return what a process uses, None when it is gone."""
        buffer = ctypes.create_string_buffer(_SIZE)
        if self._read(pid, _RUSAGE_INFO_V0, buffer):
            return None
        user, system, footprint = (_number(buffer.raw, place) for place in (_USER, _SYSTEM, _FOOTPRINT))
        return Usage((user + system) * self._unit, footprint)


def _number(data: bytes, place: int) -> int:
    return int.from_bytes(data[place : place + 8], "little")  # as all processors of macOS write them


class MacProcess(PosixProcess):
    """A child whose clock and memory are read from outside."""

    on: tuple[str, ...] = ("memory",)
    patience = PATIENCE

    def __init__(self, pid: int, ends: Ends, meter: Meter, memory_mb: int) -> None:
        super().__init__(pid, ends)
        self._meter = meter
        self._memory_mb = memory_mb
        self._usage: Usage | None = None

    def cpu_seconds(self) -> float | None:
        """Return the CPU time it used, at its end what it had used when that was last seen."""
        if self._status is None:
            self._usage = self._meter(self._pid) or self._usage
        return None if self._usage is None else self._usage.cpu

    def outgrown(self) -> int | None:
        """Return how much memory it may have (in units of 2**20 bytes) if it had more when its clock was looked at."""
        most = (self._memory_mb + OWN_MB) << 20
        return self._memory_mb if self._usage is not None and self._usage.memory > most else None


def spawner(meter: Meter) -> Spawner:
    """Return what starts children that are watched."""

    def spawn(order: Order, /) -> MacProcess:
        return MacProcess(*started(), meter, order.memory_mb)

    return spawn
