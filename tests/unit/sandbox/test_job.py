"""Job objects of Windows: the structures byte for byte, the calls in order, and nothing left open when one is refused."""

import ctypes

import pytest

from graders.engine.sandbox import job
from tests.unit.sandbox.fake_kernel import JOB, PROCESS, FakeKernel

MB = 1 << 20
CREATED = 5000


class Basic(ctypes.Structure):
    """JOBOBJECT_BASIC_LIMIT_INFORMATION of 64-bit Windows, as winnt.h writes it."""

    _fields_ = (
        ("PerProcessUserTimeLimit", ctypes.c_int64),
        ("PerJobUserTimeLimit", ctypes.c_int64),
        ("LimitFlags", ctypes.c_uint32),
        ("MinimumWorkingSetSize", ctypes.c_uint64),
        ("MaximumWorkingSetSize", ctypes.c_uint64),
        ("ActiveProcessLimit", ctypes.c_uint32),
        ("Affinity", ctypes.c_uint64),
        ("PriorityClass", ctypes.c_uint32),
        ("SchedulingClass", ctypes.c_uint32),
    )


class Extended(ctypes.Structure):
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION of 64-bit Windows."""

    _fields_ = (
        ("Basic", Basic),
        ("IoInfo", ctypes.c_uint64 * 6),
        ("ProcessMemoryLimit", ctypes.c_uint64),
        ("JobMemoryLimit", ctypes.c_uint64),
        ("PeakProcessMemoryUsed", ctypes.c_uint64),
        ("PeakJobMemoryUsed", ctypes.c_uint64),
    )


def refusing(name: str, *numbers: int) -> FakeKernel:
    """Return a kernel that refuses these calls of a function (all when none are given)."""
    return FakeKernel(lambda called, number: called == name and (not numbers or number in numbers))


class TestLimits:
    """The one structure that is written."""

    def test_the_fields(self) -> None:
        """Read as C reads it; what is not limited is 0."""
        data = job.limits(256 * MB, 600)
        told = Extended.from_buffer_copy(data)
        assert ctypes.sizeof(Extended) == len(data) == 144
        assert told.Basic.PerProcessUserTimeLimit == 600 * 10**7
        assert told.Basic.ActiveProcessLimit == 1
        assert told.ProcessMemoryLimit == 256 * MB
        assert told.Basic.LimitFlags == 0x0002 | 0x0008 | 0x0100 | 0x0400 | 0x2000
        told.Basic.PerProcessUserTimeLimit = told.Basic.ActiveProcessLimit = told.Basic.LimitFlags = 0
        told.ProcessMemoryLimit = 0
        assert bytes(told) == bytes(144)

    def test_the_bytes(self) -> None:
        """At the places of the documentation: flags at 16, processes at 40, memory at 112."""
        expected = bytearray(144)
        expected[0:8] = (20_000_000).to_bytes(8, "little")
        expected[16:20] = bytes.fromhex("0a250000")
        expected[40] = 1
        expected[112:120] = (5 << 32).to_bytes(8, "little")
        assert job.limits(5 << 32, 2) == expected

    def test_nothing_may_leave(self) -> None:
        """Neither flag that lets a process out of its job is set."""
        flags = Extended.from_buffer_copy(job.limits(1, 1)).Basic.LimitFlags
        assert not flags & (0x0800 | 0x1000)


class TestConfine:
    """Putting a process into a job."""

    def test_the_calls(self) -> None:
        """The limits are there before the process is; the handle of the process is let go."""
        kernel = FakeKernel()
        made = job.confine(kernel, CREATED, 7 * MB, 9)
        assert kernel.calls == [
            ("open", 0x0101, CREATED),
            ("create",),
            ("set", JOB, 9, job.limits(7 * MB, 9)),
            ("set", JOB, 4, b"\xff\0\0\0"),
            ("assign", JOB, PROCESS),
            ("close", PROCESS),
        ]
        assert made.desktop
        assert kernel.open == {JOB}

    def test_inside_another_job(self) -> None:
        """One that keeps from the desktop is refused there: then one that does not."""
        kernel = refusing("assign", 1)
        made = job.confine(kernel, CREATED, 7 * MB, 9)
        assert not made.desktop
        assert [kind for _, kind, _ in kernel.named("set")] == [9, 4, 9]
        assert kernel.open == {JOB}
        assert kernel.calls.index(("close", JOB)) < kernel.calls.index(("assign", JOB, PROCESS), 6)

    @pytest.mark.parametrize(
        ("name", "function"),
        [
            ("open", "OpenProcess"),
            ("create", "CreateJobObjectW"),
            ("set", "SetInformationJobObject"),
            ("assign", "AssignProcessToJobObject"),
        ],
    )
    def test_refused(self, name: str, function: str) -> None:
        """It says by what, and why; nothing stays open."""
        kernel = refusing(name)
        with pytest.raises(OSError, match=f"{function}: error 5 of Windows"):
            job.confine(kernel, CREATED, 7 * MB, 9)
        assert kernel.open == set()

    def test_refused_halfway(self) -> None:
        """Also when only the second structure is refused."""
        kernel = refusing("set", 2)
        with pytest.raises(OSError, match="SetInformationJobObject"):
            job.confine(kernel, CREATED, 7 * MB, 9)
        assert kernel.open == set()


class TestJob:
    """A job that holds a process."""

    def test_its_clock(self) -> None:
        """User and kernel time together, from units of 100 nanoseconds."""
        kernel = FakeKernel()
        made = job.confine(kernel, CREATED, MB, 9)
        kernel.accounting = (15_000_000, 2_500_000)
        assert made.cpu_seconds() == 1.75
        assert kernel.named("query") == [[JOB, 1, 48]]

    def test_a_clock_that_cannot_be_read(self) -> None:
        """Then none is known."""
        assert job.confine(refusing("query"), CREATED, MB, 9).cpu_seconds() is None

    def test_its_end(self) -> None:
        """It is killed, and let go once; after that it does nothing to whatever has its number now."""
        kernel = FakeKernel()
        made = job.confine(kernel, CREATED, MB, 9)
        assert made.terminate()
        made.close()
        before = list(kernel.calls)
        made.close()
        assert not made.terminate()
        assert made.cpu_seconds() is None
        assert kernel.calls == before
        assert kernel.named("terminate") == [[JOB, 1]]
        assert kernel.open == set()

    def test_who_cannot_be_killed(self) -> None:
        """It says so, for another way to be tried."""
        assert not job.confine(refusing("terminate"), CREATED, MB, 9).terminate()
