"""Zygotes that are killed, stopped, or refuse: what is lost with them, and what is not."""

import errno
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from graders.engine.sandbox import folder, forked, interpreter, zygote
from graders.engine.sandbox.errors import ZygoteGone
from graders.engine.sandbox.forked import ForkedProcess, spawn
from graders.engine.sandbox.order import Order
from graders.engine.sandbox.probing import Probing
from graders.engine.sandbox.process import LOST
from graders.engine.sandbox.standing import Standing
from graders.engine.sandbox.zygote import Zygote
from graders.engine.sandbox.zygotes import Wish, Zygotes
from tests.unit.sandbox.conftest import descriptors

if sys.platform != "linux":
    pytest.skip("zygotes are for Linux", allow_module_level=True)

OTHER = """
import runpy, sys
if "namespaces" in " ".join(sys.argv):
    raise RuntimeError("no namespaces here")
runpy.run_path({boot!r}, run_name="__main__")
"""
"""A start that fails when it is asked for namespaces."""


@pytest.fixture
def zygotes(place: Path) -> Iterator[Zygotes]:
    """With all that there is."""
    several = Zygotes(Wish(namespaces=True))
    yield several
    several.close()


def inner(outer: int) -> int:
    """Return the number of the process that forks: the one inside the namespaces, or the one there is."""
    children = Path(f"/proc/{outer}/task/{outer}/children").read_text().split()
    status = [Path(f"/proc/{number}/status").read_text() for number in children]
    return next(
        (int(number) for number, text in zip(children, status, strict=True) if "\t1\n" in _pids(text)), outer
    )


def _pids(status: str) -> str:
    return next(line for line in status.splitlines(keepends=True) if line.startswith("NSpid:"))


def ended(worker: ForkedProcess) -> int:
    """End a worker, and let go of it; returns its status."""
    worker.kill()
    status = worker.wait()
    for descriptor in worker.ends:
        os.close(descriptor)
    return status


def gone(zygote: Zygote) -> ZygoteGone:
    """Wait until a zygote that was killed is gone: the one outside may be so for a moment before the one inside."""
    try:
        while True:
            ended(spawn(zygote))
    except ZygoteGone as error:
        return error


def one(zygotes: Zygotes) -> Zygote:
    """Return the zygote that is there, when it is ready."""
    there = zygotes._living()
    there.told()
    return there


@pytest.mark.parametrize("inside", [False, True])
def test_one_that_is_killed_is_replaced(zygotes: Zygotes, place: Path, inside: bool) -> None:
    """Its workers are lost, and its folder is removed."""
    first = one(zygotes)
    worker = zygotes.spawn(Order())
    os.kill(inner(first._process._pid) if inside else first._process._pid, signal.SIGKILL)
    assert ended(worker) == LOST or not inside
    caught = gone(first)
    assert caught.killed
    ended(zygotes.spawn(Order()))
    assert one(zygotes) is not first
    assert not Path(first.empty).exists()
    assert len(list(place.iterdir())) == 1
    zygotes.close()
    assert list(place.iterdir()) == []


def test_one_that_is_killed_at_its_start_tells_nothing_about_namespaces(zygotes: Zygotes) -> None:
    first = zygotes._living()
    os.killpg(first._process._pid, signal.SIGKILL)
    with pytest.raises(ZygoteGone) as caught:
        zygotes.spawn(Order())
    assert caught.value.killed
    ended(zygotes.spawn(Order()))
    assert zygotes._wish.namespaces


def test_one_that_says_that_there_are_no_namespaces(
    place: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is replaced at once by one that does without."""
    boot = tmp_path_factory.mktemp("boot") / "boot.py"
    boot.write_text(OTHER.format(boot=interpreter._BOOT))
    monkeypatch.setattr(interpreter, "_BOOT", str(boot))
    several = Zygotes(Wish(namespaces=True))
    with pytest.raises(ZygoteGone, match="no namespaces here") as caught:
        several._living().told()
    assert not caught.value.killed
    several.close()
    ended(several.spawn(Order()))
    assert not several._wish.namespaces
    several.close()
    assert list(place.iterdir()) == []


def test_one_that_is_stopped_is_told_to_go_on(zygotes: Zygotes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zygote, "NUDGE", 0.1)
    there = one(zygotes)
    os.killpg(there._process._pid, signal.SIGSTOP)
    began = time.monotonic()
    ended(zygotes.spawn(Order()))
    assert time.monotonic() - began < 5
    assert one(zygotes) is there


def test_one_that_does_not_answer_is_given_up(zygotes: Zygotes, monkeypatch: pytest.MonkeyPatch) -> None:
    """It did not end by itself or by others, so that is a failure of ours."""
    monkeypatch.setattr(zygote, "NUDGE", 0.05)
    there = one(zygotes)
    monkeypatch.setattr(zygote, "PATIENCE", 0.2)
    monkeypatch.setattr(there._process, "wake", lambda: None)
    os.killpg(there._process._pid, signal.SIGSTOP)
    with pytest.raises(ZygoteGone) as caught:
        zygotes.spawn(Order())
    assert not caught.value.killed
    assert not there.alive


def test_a_number_that_is_free_again_is_nobodys(zygotes: Zygotes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that went with its zygote is reaped by the system: its number may be another's."""
    worker = zygotes.spawn(Order())
    one(zygotes).abandon()
    until = time.monotonic() + 5
    while worker._send(0) and time.monotonic() < until:
        time.sleep(0.01)
    killed: list[int] = []
    with monkeypatch.context() as patched:
        patched.setattr(os, "killpg", lambda number, _: killed.append(number))
        ended(worker)
    assert killed == []


def test_closing_lets_go_of_everything(zygotes: Zygotes) -> None:
    """Also of a probe that nobody asked for."""
    before = descriptors()
    ended(zygotes.spawn(Order()))
    zygotes.try_out()
    assert zygotes._probing is not None
    zygotes.close()
    assert descriptors() == before


class TestProbes:
    """What is found out must not depend on a probe that was killed."""

    def test_one_that_is_killed_is_repeated(self, zygotes: Zygotes) -> None:
        ended(zygotes.spawn(Order()))
        zygotes.try_out()
        assert zygotes._probing is not None
        zygotes._probing._process.kill()
        killed = zygotes.standing()
        again = Zygotes(Wish(namespaces=True))
        assert killed == again.standing()
        again.close()

    def test_one_that_is_killed_half_way_tells_nothing(
        self, zygotes: Zygotes, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The attempts that it did not come to were not refused, and must not count as allowed."""
        monkeypatch.setattr(Probing, "_heard", lambda *_: (2, ("session",), ("read",)))
        probing = Probing(one(zygotes))
        probing._process.kill()
        assert probing.standing() is None

    def test_zygotes_that_are_killed_all_the_time(
        self, zygotes: Zygotes, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """It is tried so often, and then nothing is promised."""
        tried = []

        def killed(self: Zygotes) -> None:
            tried.append(1)
            raise ZygoteGone("", killed=True)

        monkeypatch.setattr("graders.engine.sandbox.chance.PAUSE", 0.0)
        monkeypatch.setattr(Zygotes, "_ready", killed)
        assert zygotes.standing() == Standing(1, failure="killed")
        assert len(tried) > 3


def test_what_is_found_out_when_none_starts(zygotes: Zygotes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but why; it is not the standing of a system that grades without protection."""

    def failing(_: Zygotes) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr(Zygotes, "_ready", failing)
    assert zygotes.standing() == Standing(1, failure="[Errno 24] Too many open files")


ELSEWHERE = ["unshare", "--user", "--map-root-user", "--pid", "--fork"]
"""A namespace of processes in which /proc still shows another one."""

LOOK = """
from graders.engine.sandbox.order import Order
from graders.engine.sandbox.zygotes import Wish, Zygotes
zygotes = Zygotes(Wish(namespaces=True))
worker = zygotes.spawn(Order())
print(worker.pid == worker._number, worker.cpu_seconds() is not None, zygotes.standing().level)
zygotes.close()
"""


@pytest.mark.skipif(
    shutil.which(ELSEWHERE[0]) is None
    or subprocess.run([*ELSEWHERE, "true"], check=False, capture_output=True).returncode != 0,
    reason="nobody may make namespaces here",
)
def test_where_proc_shows_other_processes() -> None:
    """The number of a worker is not looked for in there: it would be a stranger's; and no namespaces are claimed."""
    done = subprocess.run(
        [*ELSEWHERE, sys.executable, "-c", LOOK], check=False, capture_output=True, text=True, timeout=60
    )
    number, clock, level = done.stdout.split()
    assert (number, clock) == ("True", "True"), done.stderr
    assert int(level) < 4


def test_a_worker_that_cannot_be_looked_at_is_not_left_behind(
    zygotes: Zygotes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When we have no descriptor left for that."""
    there = one(zygotes)
    before = descriptors()

    def refused(_: int) -> int:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    monkeypatch.setattr(forked, "cpu_clock", refused)
    with pytest.raises(OSError, match="Too many open files"):
        spawn(there)
    assert descriptors() == before
    forks = inner(there._process._pid)
    assert Path(f"/proc/{forks}/task/{forks}/children").read_text() == ""


def test_a_worker_without_a_handle_is_not_left_behind(zygotes: Zygotes) -> None:
    """When the zygote has no descriptor left for it."""
    there = one(zygotes)
    forks = inner(there._process._pid)
    used = {int(path.name) for path in Path(f"/proc/{forks}/fd").iterdir()}
    free = [number for number in range(100) if number not in used]
    before = resource.prlimit(forks, resource.RLIMIT_NOFILE)
    resource.prlimit(forks, resource.RLIMIT_NOFILE, (free[3], before[1]))
    with pytest.raises(OSError, match="Too many open files"):
        spawn(there)
    resource.prlimit(forks, resource.RLIMIT_NOFILE, before)
    assert Path(f"/proc/{forks}/task/{forks}/children").read_text() == ""
    ended(zygotes.spawn(Order()))


class TestTheEnd:
    """When we end, other threads may be in the middle of anything."""

    def test_two_that_clear_away(self, zygotes: Zygotes, monkeypatch: pytest.MonkeyPatch) -> None:
        """The second comes while the first is at it: what it closed may be another's already."""
        there = one(zygotes)
        there.abandon()
        real = folder.remove

        def remove(path: str) -> None:
            monkeypatch.setattr(folder, "remove", real)
            there.clear_away()
            real(path)

        monkeypatch.setattr(folder, "remove", remove)
        there.clear_away()
        assert not Path(there.empty).exists()

    def test_two_that_reap(self, zygotes: Zygotes, monkeypatch: pytest.MonkeyPatch) -> None:
        worker = zygotes.spawn(Order())
        real = Zygote.reap

        def reap(self: Zygote, number: int) -> int | None:
            monkeypatch.setattr(Zygote, "reap", real)
            assert worker.poll() == -signal.SIGKILL
            return None

        monkeypatch.setattr(Zygote, "reap", reap)
        assert ended(worker) == -signal.SIGKILL
