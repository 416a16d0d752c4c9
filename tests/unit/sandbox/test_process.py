"""Processes: whole groups are killed, nothing is left behind, and our own failures are told apart."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from graders.engine.model import Crashed, Returned, TimedOut
from graders.engine.sandbox import living
from graders.engine.sandbox.session import SandboxError
from graders.engine.sandbox.system import System, posix
from tests.unit.sandbox.conftest import SHORT, Open, call, descriptors, made

linux = pytest.mark.skipif(sys.platform != "linux", reason="looks in /proc")

FORK = """
import ctypes, os, time
libc = ctypes.CDLL(None)
def grandchild(work):
    '''A process that Python knows nothing of.'''
    if libc.fork() == 0:
        work()
        os._exit(0)
"""


def _alive(marker: str) -> list[str]:
    """The processes that live in a folder whose path mentions the marker."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                if (
                    marker in str((entry / "cwd").readlink())
                    and "Z" not in (entry / "stat").read_text().split()[2]
                ):
                    found.append(entry.name)
            except OSError:
                continue
    return found


def _gone(marker: str) -> bool:
    """Whether they are gone within a second: who is killed needs a moment."""
    until = time.monotonic() + 1
    while _alive(marker) and time.monotonic() < until:
        time.sleep(0.01)
    return not _alive(marker)


@linux
@pytest.mark.parametrize("several", [1, 3])
def test_all_are_killed_at_once(
    submission: Open, system: System, place: Path, monkeypatch: pytest.MonkeyPatch, several: int
) -> None:
    """Whatever is still open when we end; and nothing is started after it."""
    monkeypatch.setattr(living, "_ending", False)
    source = (
        "import os, time\ndef f():\n    open('made', 'w').close()\n    os.mkdir('deep')\n    time.sleep(60)\n"
    )
    sessions = [submission(source, on=system) for _ in range(several)]
    for session in sessions:
        session.load()
    assert len(_alive(str(place))) >= several, "a probe may be on its way, too"
    living.kill_all()
    assert _gone(str(place))
    assert not list(place.iterdir())
    living.kill_all()
    with pytest.raises(SandboxError):
        submission(source, on=system)
    for session in sessions:
        session.close()


@linux
def test_a_sleeper_ends_by_itself(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When we are killed so that we cannot kill it."""
    script = """
import os
from graders.engine.model import Call, Limits
from graders.engine.sandbox import start
from graders.engine.sandbox.session import Setup, open_session
from graders.engine.sandbox.system import posix
start.SPARE = 1
source = b"import time\\ndef f():\\n    while True: time.sleep(60)\\n"
with open_session(source, "mine.py", {}, Setup(total_seconds=0.5), posix()) as session:
    session.load()
    session._runner._send(__import__("collections").deque(), iter([[Call("f", "f", (), limits=Limits(30.0))]]))
    os._exit(0)
"""
    subprocess.run([sys.executable, "-c", script], check=True)
    assert _alive(str(place))
    time.sleep(1.1)
    assert _gone(str(place))


@linux
def test_killed_from_a_signal_handler(place: Path) -> None:
    """A sleeper in the middle of a call does not outlive us, nor does its folder."""
    script = """
import os, signal
from graders.engine.model import Call, Limits
from graders.engine.sandbox.living import kill_all
from graders.engine.sandbox.session import open_session
def end(*_):
    kill_all()
    os._exit(7)
signal.signal(signal.SIGTERM, end)
with open_session(b"import time\\ndef f():\\n    time.sleep(60)\\n", "mine.py") as session:
    session.load()
    print("there", flush=True)
    list(session.run([[Call("f", "f", (), limits=Limits(30.0))]]))
"""
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE) as supervisor:
        assert supervisor.stdout is not None
        assert supervisor.stdout.readline() == b"there\n"
        time.sleep(0.1)
        assert _alive(str(place))
        supervisor.terminate()
        assert supervisor.wait(5) == 7
    assert _gone(str(place))
    assert not list(place.iterdir())


@linux
@pytest.mark.parametrize(
    "body",
    ["grandchild(lambda: time.sleep(60)); time.sleep(60)", "grandchild(lambda: time.sleep(60)); os._exit(3)"],
)
def test_the_whole_group_is_killed(submission: Open, place: Path, body: str) -> None:
    """Also when the child itself ended before, and its grandchild holds the pipes."""
    session = submission(f"{FORK}\ndef f():\n    {body}\n")
    (outcome,) = made(session, call("f", limits=SHORT))
    assert isinstance(outcome.ending, (Crashed, TimedOut))
    session.close()
    assert _gone(str(place))


@linux
def test_a_fork_bomb(submission: Open, place: Path) -> None:
    """What Python forks ends at once; the bomb itself runs into its limit, and all of it is gone."""
    session = submission("import os\ndef f():\n    while True: os.fork()\ndef g(): return 1\n")
    first, second = made(session, call("f"), call("g"))
    assert type(first.ending).__name__ in ("TimedOut", "Raised")
    assert second.ending == Returned(1)
    session.close()
    assert _gone(str(place))


@linux
def test_nothing_is_left_behind(submission: Open, place: Path) -> None:
    """No process, no folder, no descriptor, whatever the submission put there."""
    before = descriptors()
    source = """
        import os
        def f():
            open('file', 'w').close()
            os.symlink('/', 'root')
            os.makedirs('b/c')
            for _ in range(60):  # deeper than a path can name
                os.mkdir('a' * 100)
                os.chdir('a' * 100)
    """
    session = submission(source, on=posix())
    (outcome,) = made(session, call("f"))
    assert outcome.ending == Returned(None)
    session.close()
    assert _gone(str(place))
    assert list(place.iterdir()) == []
    assert descriptors() == before


@linux
def test_many_crashes_leave_nothing_either(submission: Open, place: Path) -> None:
    """Each process that ends takes its folder and its pipes along."""
    before = descriptors()
    names = "abcdefgh"
    session = submission("import os\n" + "".join(f"def {name}(): os._exit(1)\n" for name in names))
    assert [outcome.ending for outcome in made(session, *map(call, names))] == [Crashed(exit_status=1)] * 8
    assert list(place.iterdir()) == []
    assert descriptors() == before


@linux
def test_interrupting_us_ends_the_children(place: Path) -> None:
    """Ctrl-C reaches us alone; on our way out the child is killed."""
    script = """
import sys
from graders.engine.model import Call, Limits
from graders.engine.sandbox.session import open_session
with open_session(b"def f():\\n    while True: pass\\n", "mine.py") as session:
    session.load()
    print("loaded", flush=True)
    list(session.run([[Call("f", "f", limits=Limits(seconds=60.0))]]))
"""
    root = Path(__file__).parents[3]
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=root
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"loaded\n"
        assert _alive(str(place))
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=10)
    assert b"KeyboardInterrupt" in errors
    assert _gone(str(place))
    assert list(place.iterdir()) == []


def test_an_idle_child_ends_when_we_are_gone(submission: Open) -> None:
    """Its requests have ended; that is the end of it."""
    session = submission("def f(): return 1\n")
    session.load()
    child = session._child
    assert child is not None
    os.close(child._process.ends.requests)
    until = time.monotonic() + 5
    while child._process.poll() is None and time.monotonic() < until:
        time.sleep(0.01)
    assert child._process.poll() == 0
    os.dup2(child._process.ends.answers, child._process.ends.requests)


def test_a_system_that_cannot_start_a_session(submission: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """The child then makes it, before it is ready."""
    real = os.posix_spawn

    def spawn(*arguments: object, setsid: bool = False, **more: object) -> int:
        if setsid:
            raise NotImplementedError
        return real(*arguments, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "posix_spawn", spawn)
    source = "import os\ndef f(): return os.getpid() == os.getsid(0) == os.getpgrp()\n"
    assert made(submission(source), call("f"))[0].ending == Returned(True)


def test_the_protections_that_are_on(submission: Open, system: System) -> None:
    """The level, and a sentence that also says what is not protected."""
    session = submission("", on=system)
    session.load()
    level, text = session.protections
    assert level == system.level
    assert ("use the network" in text.en) == (level < 2)
    assert ("netwerk gebruiken" in text.nl) == (level < 2)
    assert ("memory" in text.en) == (sys.platform == "linux")


@pytest.mark.parametrize("closed", [(0,), (0, 1), (0, 1, 2)])
def test_when_we_have_no_standard_streams(closed: tuple[int, ...]) -> None:
    """Pipes then may get the lowest numbers, which the child needs for others."""
    script = f"""
import os
for descriptor in {closed!r}: os.close(descriptor)
from graders.engine.model import Call
from graders.engine.sandbox.session import open_session
with open_session(b"def f():\\n    print('hoi')\\n    return 1\\n", "mine.py") as session:
    ((outcome,),) = session.run([[Call("f", "f")]])
os._exit(7 if outcome.stdout == "hoi\\n" and outcome.ending.value == 1 else 8)
"""
    root = Path(__file__).parents[3]
    assert subprocess.run([sys.executable, "-c", script], cwd=root, check=False).returncode == 7


def test_what_we_have_open_is_not_passed_on(submission: Open) -> None:
    """Not even a descriptor that somebody made inheritable."""
    read, write = os.pipe()
    os.set_inheritable(write, True)
    try:
        source = """
            import os
            def f():
                there = []
                for number in range(64):
                    try:
                        os.fstat(number)
                        there.append(number)
                    except OSError:
                        pass
                return there
        """
        (outcome,) = made(submission(source), call("f"))
    finally:
        os.close(read)
        os.close(write)
    assert isinstance(outcome.ending, Returned)
    assert outcome.ending.value == ["l", [0, 1, 2, 10, 11]]
