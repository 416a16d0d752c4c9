"""A job object of Windows: one process, its limits, its clock, and its end, also when we end first.

The structures are those of winnt.h, laid out as a C compiler does on this machine; tests compare them byte for byte with those of
64-bit Windows. Source: "Job Objects" in Microsoft's documentation of the Windows API.
"""

import struct
from typing import Protocol

_BASIC_ACCOUNTING, _UI_RESTRICTIONS, _EXTENDED_LIMITS = 1, 4, 9
"""JOBOBJECTINFOCLASS."""

PROCESS_TIME, ACTIVE_PROCESS, PROCESS_MEMORY = 0x0002, 0x0008, 0x0100
DIE_ON_UNHANDLED_EXCEPTION, KILL_ON_JOB_CLOSE = 0x0400, 0x2000
"""JOB_OBJECT_LIMIT_...; without ..._BREAKAWAY_OK nothing leaves the job."""

_UI_ALL = 0xFF
"""JOB_OBJECT_UILIMIT_ALL: handles of others, clipboard, settings, display, global atoms, desktops, ending Windows."""

_TERMINATE, _SET_QUOTA = 0x0001, 0x0100
"""The rights on a process that it takes to put it in a job: PROCESS_TERMINATE, PROCESS_SET_QUOTA."""

_EXTENDED = struct.Struct("@qqINNINII6Q4N")
"""JOBOBJECT_EXTENDED_LIMIT_INFORMATION: user time per process and per job, flags, least and largest working set, number of
processes, affinity, priority and scheduling class; six counters that are not used; memory per process and per job, and their
peaks."""

_ACCOUNTING = struct.Struct("@qqqqIIII")
"""JOBOBJECT_BASIC_ACCOUNTING_INFORMATION: user and kernel time in all and in this period, then four counts."""

_TICKS = 10_000_000
"""Windows counts time in units of 100 nanoseconds."""

KILLED = 1
"""The exit status of a process that we killed."""


class Kernel(Protocol):
    """The functions of kernel32.dll that a job needs; a handle or truth value of 0 says that the call failed."""

    def create_job(self) -> int:
        """CreateJobObjectW, without a name, and not inherited by other children of ours."""

    def set_information(self, job: int, kind: int, information: bytes) -> bool:
        """SetInformationJobObject."""

    def query_information(self, job: int, kind: int, size: int) -> bytes:
        """QueryInformationJobObject: a structure of so many bytes, b"" when the call failed."""

    def open_process(self, rights: int, number: int) -> int:
        """OpenProcess, not inherited either."""

    def assign(self, job: int, process: int) -> bool:
        """AssignProcessToJobObject."""

    def terminate(self, job: int, status: int) -> bool:
        """TerminateJobObject."""

    def close(self, handle: int) -> None:
        """CloseHandle."""

    def last_error(self) -> int:
        """GetLastError, for the call before."""


def limits(memory: int, cpu_seconds: int) -> bytes:
    """Return the limits of a job with one process, which may have so many bytes of memory and seconds of user time.

    It is killed with its job, and at an error that it does not handle: no dialog asks anybody what to do.
    """
    flags = PROCESS_TIME | ACTIVE_PROCESS | PROCESS_MEMORY | DIE_ON_UNHANDLED_EXCEPTION | KILL_ON_JOB_CLOSE
    basic = (cpu_seconds * _TICKS, 0, flags, 0, 0, 1, 0, 0, 0)
    return _EXTENDED.pack(*basic, *(0,) * 6, memory, 0, 0, 0)


class Job:
    """A job object, and the one process in it."""

    def __init__(self, kernel: Kernel, handle: int, desktop: bool) -> None:
        self._kernel = kernel
        self._handle = handle
        self.desktop = desktop
        """Whether it keeps from the desktop: windows of others, the clipboard, settings."""

    def cpu_seconds(self) -> float | None:
        """Return the CPU time that was used in it; None when it is closed."""
        told = self._handle and self._kernel.query_information(
            self._handle, _BASIC_ACCOUNTING, _ACCOUNTING.size
        )
        if not told:
            return None
        user, kernel = _ACCOUNTING.unpack(told)[:2]
        return float(user + kernel) / _TICKS

    def terminate(self) -> bool:
        """Kill all that is in it; returns False when it is closed, or that failed."""
        return bool(self._handle) and self._kernel.terminate(self._handle, KILLED)

    def close(self) -> None:
        """Let go of it, which kills what is still in it."""
        handle, self._handle = self._handle, 0
        if handle:
            self._kernel.close(handle)


def confine(kernel: Kernel, number: int, memory: int, cpu_seconds: int) -> Job:
    """Put a process of ours into a job with these limits.

    A job that keeps from the desktop cannot be made inside another job (AssignProcessToJobObject), and a terminal or a runner
    of tests may have put us in one: then there is one without that.

    Raises:
        OSError: when the system refuses both.
    """
    process = _there(kernel, kernel.open_process(_TERMINATE | _SET_QUOTA, number), "OpenProcess")
    try:
        for desktop in (True, False):
            job = _made(kernel, memory, cpu_seconds, desktop)
            if kernel.assign(job._handle, process):
                return job
            error = kernel.last_error()
            job.close()
    finally:
        kernel.close(process)
    raise _refused("AssignProcessToJobObject", error)


def _made(kernel: Kernel, memory: int, cpu_seconds: int, desktop: bool) -> Job:
    handle = _there(kernel, kernel.create_job(), "CreateJobObjectW")
    information = {_EXTENDED_LIMITS: limits(memory, cpu_seconds)}
    if desktop:
        information[_UI_RESTRICTIONS] = struct.pack("@I", _UI_ALL)
    for kind, value in information.items():
        if not kernel.set_information(handle, kind, value):
            error = kernel.last_error()
            kernel.close(handle)
            raise _refused("SetInformationJobObject", error)
    return Job(kernel, handle, desktop)


def _there(kernel: Kernel, handle: int, function: str) -> int:
    if not handle:
        raise _refused(function, kernel.last_error())
    return handle


def _refused(function: str, error: int) -> OSError:
    return OSError(f"{function}: error {error} of Windows")
