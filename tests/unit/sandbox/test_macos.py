"""The way of macOS, with a library of our own: clock and memory of a child are read from outside, and its limits hold."""

import ctypes
import os
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from graders.engine.model import Crashed, Limits, MemoryExceeded, Returned, TimedOut
from graders.engine.sandbox import macos
from graders.engine.sandbox.macos import Meter, Usage
from graders.engine.sandbox.order import Order
from graders.engine.sandbox.posix import PolledPipes, cpu_clock
from graders.engine.sandbox.process import OWN_MB
from graders.engine.sandbox.standing import Standing
from graders.engine.sandbox.system import System
from tests.unit.sandbox.conftest import QUICK, SHORT, Open, call, made

acting = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc in place of what macOS has")

MB = 1 << 20
NUMERATOR, DENOMINATOR = 125, 3
"""The units of the clock on Apple's own processors: 41.67 nanoseconds."""


class Rusage(ctypes.Structure):
    """`rusage_info_v0`, as sys/resource.h writes it."""

    _fields_ = (
        ("ri_uuid", ctypes.c_uint8 * 16),
        ("ri_user_time", ctypes.c_uint64),
        ("ri_system_time", ctypes.c_uint64),
        ("ri_pkg_idle_wkups", ctypes.c_uint64),
        ("ri_interrupt_wkups", ctypes.c_uint64),
        ("ri_pageins", ctypes.c_uint64),
        ("ri_wired_size", ctypes.c_uint64),
        ("ri_resident_size", ctypes.c_uint64),
        ("ri_phys_footprint", ctypes.c_uint64),
        ("ri_proc_start_abstime", ctypes.c_uint64),
        ("ri_proc_exit_abstime", ctypes.c_uint64),
    )


class Library:
    """What macOS has, made of what Linux has; `more` is memory that is counted besides."""

    def __init__(self, more: int = 0) -> None:
        self.more = more
        self.fixed: Rusage | None = None
        self.looks = 0

    def proc_pid_rusage(self, pid: int, flavour: int, buffer: "ctypes.Array[ctypes.c_char]") -> int:
        assert flavour == 0
        assert ctypes.sizeof(buffer) == ctypes.sizeof(Rusage) == 96
        self.looks += 1
        try:
            usage = self.fixed or self._usage(pid)
        except OSError:
            return -1
        ctypes.memmove(buffer, ctypes.byref(usage), 96)
        return 0

    def _usage(self, pid: int) -> Rusage:
        ticks = int(time.clock_gettime(cpu_clock(pid)) * 1e9 * DENOMINATOR / NUMERATOR)
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        footprint = pages * os.sysconf("SC_PAGESIZE") + self.more
        return Rusage(ri_user_time=ticks, ri_system_time=0, ri_phys_footprint=footprint)

    def mach_timebase_info(self, units: "ctypes.Array[ctypes.c_uint32]") -> int:
        units[:] = [NUMERATOR, DENOMINATOR]
        return 0


def system(library: Library) -> System:
    """The way of macOS, with this library."""
    return System(macos.spawner(Meter(library)), PolledPipes, lambda: Standing(1))


class TestMeter:
    """What a process uses."""

    def test_the_fields(self) -> None:
        """Footprint, not resident size; user and system time, in the units of the machine."""
        library = Library()
        library.fixed = Rusage(ri_user_time=48_000_000, ri_system_time=24_000_000, ri_phys_footprint=5 << 33)
        library.fixed.ri_resident_size = 1
        usage = Meter(library)(1)
        assert usage is not None
        assert usage.cpu == pytest.approx(3.0)
        assert usage.memory == 5 << 33

    def test_who_is_gone(self) -> None:
        """Nothing is known of it."""
        assert (
            Meter(
                SimpleNamespace(
                    proc_pid_rusage=lambda *_: -1, mach_timebase_info=Library().mach_timebase_info
                )
            )(1)
            is None
        )

    @pytest.mark.parametrize(
        "timebase",
        [lambda _: 1, lambda units: units.__setitem__(0, 1), lambda _: 0],
    )
    def test_no_units(self, timebase: object) -> None:
        """A clock whose units are not known is none."""
        library = SimpleNamespace(proc_pid_rusage=lambda *_: 0, mach_timebase_info=timebase)
        with pytest.raises(OSError, match="mach_timebase_info"):
            Meter(library)

    @pytest.mark.skipif(sys.platform == "darwin", reason="they are there")
    def test_where_there_are_no_such_functions(self) -> None:
        """It says so, and macOS is taken for any POSIX system."""
        with pytest.raises(OSError, match="proc_pid_rusage"):
            Meter()


class TestChildren:
    """Whole submissions, as on macOS as far as this system can be it."""

    @acting
    def test_an_answer(self, submission: Open) -> None:
        """As ever."""
        session = submission("def f(x): return x + 1\n", on=system(Library()))
        assert made(session, call("f", 1))[0].ending == Returned(2)

    @acting
    def test_work_without_end(self, submission: Open) -> None:
        """By the clock that is read from outside; the line is known as on Linux."""
        session = submission("def f():\n    while True: pass\n", on=system(Library()))
        assert made(session, call("f"))[0].ending == TimedOut(QUICK.seconds, line=2)

    @acting
    def test_sleep_without_end(self, submission: Open) -> None:
        """By the clock on the wall."""
        session = submission("import time\ndef f(): time.sleep(60)\n", on=system(Library()))
        (outcome,) = made(session, call("f", limits=SHORT))
        assert isinstance(outcome.ending, TimedOut)
        assert outcome.ending.waited

    @acting
    def test_too_much_memory(self, submission: Open) -> None:
        """It is ended from outside, though the system would let it go on; the next call is made in another child."""
        library = Library()
        source = """
            import time
            def f():
                kept = bytearray(100 << 20)
                time.sleep(60)
            def g():
                return 1
        """
        session = submission(source, on=system(library), memory_mb=400)
        library.more = (400 + OWN_MB - 80) << 20
        session.load()
        started = time.monotonic()
        first, second = made(session, call("f", limits=Limits(seconds=5.0)), call("g"))
        assert first.ending == MemoryExceeded(400)
        assert time.monotonic() - started < 5.0
        assert second.ending == Returned(1)

    @acting
    def test_too_much_memory_while_loading(self, submission: Open) -> None:
        """The statement is known."""
        library = Library(more=(200 + OWN_MB - 80) << 20)
        source = "import time\nkept = bytearray(100 << 20); time.sleep(60)\n"
        long = Limits(seconds=5.0)
        session = submission(source, on=system(library), memory_mb=200, load_limits=long)
        trouble = session.load().trouble
        assert trouble is not None
        assert (trouble.line, trouble.ending) == (2, MemoryExceeded(200))

    @acting
    def test_its_own_end(self, submission: Open) -> None:
        """What is gone has no clock any more, but did have one."""
        session = submission("import os\ndef f(): os._exit(3)\n", on=system(Library()))
        assert made(session, call("f"))[0].ending == Crashed(exit_status=3)

    @acting
    def test_what_protects(self, submission: Open) -> None:
        """Each part is named once, also what both ends see to."""
        session = submission("", on=system(Library()))
        session.load()
        level, text = session.protections
        assert level == 1
        for part in ("a session of its own", "a limit on memory", "a limit on CPU time"):
            assert text.en.count(part) == 1
        assert "end your other programs" in text.en


@acting
def test_a_clock_stands_still_at_the_end() -> None:
    """When the process cannot be looked at any more, what was seen last counts; nobody else is looked at."""
    library = Library()
    child = macos.spawner(Meter(library))(Order(memory_mb=1))
    library.fixed = Rusage(ri_user_time=24_000_000, ri_phys_footprint=(1 + OWN_MB) * MB)
    assert child.cpu_seconds() == pytest.approx(1.0)
    assert child.outgrown() is None, "exactly what it may have"
    library.fixed.ri_phys_footprint += 1
    assert child.cpu_seconds() == pytest.approx(1.0)
    assert child.outgrown() == 1
    child.kill()
    assert child.wait() == -9
    looks = library.looks
    assert child.cpu_seconds() == pytest.approx(1.0)
    assert library.looks == looks
    PolledPipes(child.ends).close()


def test_it_is_looked_at_often() -> None:
    """Memory grows by a gigabyte in the time that a child is left alone elsewhere."""
    assert macos.MacProcess.patience == 0.01
    assert Usage(1.0, 2) == (1.0, 2)
