"""The way of Windows, with a kernel of our own: what a child is started with, held by, and told apart from."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from graders.engine.model import Crashed, Returned, TimedOut
from graders.engine.sandbox import ends, interpreter, windows
from graders.engine.sandbox.job import limits
from graders.engine.sandbox.order import BACKSTOP, Order
from graders.engine.sandbox.portable import ThreadedPipes, started
from graders.engine.sandbox.process import OWN_MB
from graders.engine.sandbox.session import SandboxError
from graders.engine.sandbox.standing import Standing
from graders.engine.sandbox.system import System
from tests.unit.sandbox.conftest import QUICK, SHORT, Open, call, made
from tests.unit.sandbox.fake_kernel import JOB, ActingKernel, FakeKernel

acting = pytest.mark.skipif(sys.platform != "linux", reason="the clock of another process, as Linux names it")


@pytest.fixture
def kernel() -> ActingKernel:
    """A kernel whose jobs hold processes of this system."""
    return ActingKernel()


@pytest.fixture
def system(kernel: ActingKernel) -> Iterator[System]:
    """The way of Windows, with this kernel, and without the flags that only Windows knows."""
    # The tests ask for it before they ask for submissions, which then are closed when it looks.
    yield System(windows.spawner(kernel, started), ThreadedPipes, lambda: Standing(0))
    assert kernel.open == set(), "each job is let go"


class TestChildren:
    """Whole submissions, as on Windows as far as this system can be it."""

    @acting
    def test_an_answer(self, system: System, submission: Open, kernel: ActingKernel) -> None:
        """The job has the memory that the order says, and what the interpreter needs itself."""
        session = submission("def f(x): return x + 1\n", on=system, memory_mb=100)
        assert made(session, call("f", 1))[0].ending == Returned(2)
        session.close()
        structure = limits((100 + OWN_MB) << 20, BACKSTOP)
        assert kernel.named("set")[0] == [JOB, 9, structure]
        assert kernel.named("terminate")

    @acting
    def test_work_without_end(self, system: System, submission: Open) -> None:
        """By the clock of its job: it is not asleep."""
        session = submission("def f():\n    while True: pass\ndef g(): return 1\n", on=system)
        first, second = made(session, call("f"), call("g"))
        assert first.ending == TimedOut(QUICK.seconds)
        assert second.ending == Returned(1)

    @acting
    def test_sleep_without_end(self, system: System, submission: Open) -> None:
        """By the clock on the wall, and we know that it was asleep."""
        session = submission("import time\ndef f(): time.sleep(60)\n", on=system)
        (outcome,) = made(session, call("f", limits=SHORT))
        assert isinstance(outcome.ending, TimedOut)
        assert outcome.ending.waited

    @acting
    def test_its_own_end(self, system: System, submission: Open) -> None:
        """It takes its job along."""
        session = submission("import os\ndef f(): os._exit(3)\n", on=system)
        assert made(session, call("f"))[0].ending == Crashed(exit_status=3)

    @acting
    def test_what_protects(self, system: System, submission: Open) -> None:
        """The sentence names what the job sees to."""
        session = submission("", on=system)
        session.load()
        level, text = session.protections
        assert level == 0
        for part in (
            "a limit on memory",
            "a limit on CPU time",
            "no other processes",
            "no access to the clipboard",
        ):
            assert text.en.count(part) == 1
        assert "read and write your files, use the network" in text.en


def test_a_child_that_no_job_takes(submission: Open) -> None:
    """It is ended before it is sent anything, and the failure is ours."""
    begun: list[subprocess.Popen[bytes]] = []

    def start() -> "subprocess.Popen[bytes]":
        begun.append(started())
        return begun[-1]

    refusing = windows.spawner(FakeKernel(lambda name, _: name == "assign"), start)
    with pytest.raises(OSError, match="AssignProcessToJobObject"):
        refusing(Order())
    assert [one.returncode for one in begun] == [-9]
    assert all(
        pipe is not None and pipe.closed for pipe in (begun[0].stdin, begun[0].stdout, begun[0].stderr)
    )
    with pytest.raises(SandboxError):
        submission("", on=System(refusing, ThreadedPipes, lambda: Standing(0)))


def test_a_job_that_does_not_kill() -> None:
    """The process is killed by itself then."""
    child = windows.spawner(FakeKernel(lambda name, _: name == "terminate"), started)(Order())
    child.kill()
    assert child.wait() == -9
    ThreadedPipes(child.ends).close()


@acting
def test_inside_another_job(submission: Open) -> None:
    """Nothing is said of the desktop."""
    inside = windows.spawner(ActingKernel(lambda name, number: name == "assign" and number == 1), started)
    session = submission("", on=System(inside, ThreadedPipes, lambda: Standing(0)))
    session.load()
    assert "clipboard" not in session.protections[1].en
    assert "no other processes" in session.protections[1].en


def test_the_flags(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a console, and in a group that Ctrl-C does not reach; the pipes are the standard streams."""
    given: dict[str, object] = {}

    class Started(Exception):
        pass

    def popen(line: list[str], **options: object) -> None:
        given.update(options, line=line)
        raise Started

    monkeypatch.setattr(subprocess, "Popen", popen)
    with pytest.raises(Started):
        windows.spawner(FakeKernel())(Order())
    assert given["creationflags"] == 0x200 | 0x8
    assert given["stdin"] == given["stdout"] == given["stderr"] == subprocess.PIPE
    assert given["line"] == interpreter.command("serve")


def test_the_environment() -> None:
    """Windows needs to know where it is itself; Python writes UTF-8 there, too. Elsewhere nothing of it."""
    there, here = interpreter.environment("win32"), interpreter.environment("linux")
    assert there.keys() - here.keys() == {"SYSTEMROOT", "PYTHONUTF8"}
    assert there["PYTHONUTF8"] == "1"
    assert here.items() <= there.items()


def test_the_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the launcher of a virtual environment, which would be one process too many in a job."""
    monkeypatch.setattr(sys, "_base_executable", r"C:\Python312\python.exe")
    assert interpreter._interpreter("win32") == r"C:\Python312\python.exe"
    assert interpreter._interpreter("linux") == interpreter._interpreter("darwin") == sys.executable


@pytest.mark.parametrize(
    ("status", "ending"),
    [
        (0xC00000FD, Crashed(signal="STATUS_STACK_OVERFLOW")),
        (0xC0000005, Crashed(signal="STATUS_ACCESS_VIOLATION")),
        (0xC0000409, Crashed(signal="STATUS_STACK_BUFFER_OVERRUN")),
        (0xFFFFFFFF, Crashed(exit_status=0xFFFFFFFF)),
        (3, Crashed(exit_status=3)),
        (0, Crashed(exit_status=0)),
    ],
)
def test_exit_statuses(status: int, ending: Crashed) -> None:
    """Those of Windows itself have names; `os._exit(-1)` is no such."""
    assert ends.ending(status, 1.0) == ending
