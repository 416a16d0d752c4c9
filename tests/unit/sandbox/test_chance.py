"""What ends a child by chance is repeated, so often; who ends itself each time gets a verdict for it."""

import os
import select
import signal
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from graders.engine.model import Crashed, NotRun, Returned, TimedOut
from graders.engine.sandbox import chance
from graders.engine.sandbox.chance import IN_ALL, PERSISTENCE, REPEATS, TRIES, Chances, Tries
from graders.engine.sandbox.child import Child
from graders.engine.sandbox.forked import ForkedProcess
from graders.engine.sandbox.order import Order
from graders.engine.sandbox.session import SandboxError, Session
from graders.engine.sandbox.start import Setup, Starter
from graders.engine.sandbox.system import System, confined
from tests.unit.sandbox.conftest import QUICK, Open, call, made

LOAD = b'"do":"load"'
KILLED, TAKEN_ALONG = Crashed(signal="SIGKILL"), NotRun("infrastructure")
Kill = Callable[[Child], None]

if TYPE_CHECKING:
    from graders.engine.sandbox.process import Process


class TestTheRule:
    """Pure, but for the load of this machine."""

    def test_what_may_have_ended_itself(self) -> None:
        chances = Chances()
        assert [chances.another(KILLED, 1.0, before) for before in range(REPEATS + 1)] == [
            *[True] * REPEATS,
            False,
        ]

    def test_what_was_taken_along_counts_in_all_only(self) -> None:
        chances = Chances()
        assert all(chances.another(TAKEN_ALONG, 1.0, REPEATS) for _ in range(IN_ALL))
        assert not chances.another(TAKEN_ALONG, 1.0, 0)
        assert not chances.another(KILLED, 1.0, 0)

    @pytest.mark.parametrize("how", [Crashed(exit_status=1), Crashed(signal="SIGSEGV"), NotRun("budget")])
    def test_what_is_nobody_elses_doing(self, how: object) -> None:
        assert not Chances().another(how, 1.0, 0)

    @pytest.mark.parametrize("busy", [True, False])
    def test_the_clock_on_the_wall(self, busy: bool, monkeypatch: pytest.MonkeyPatch) -> None:
        """Counts in full, unless others took the processors; and at the second time anyhow."""
        monkeypatch.setattr(chance, "busy", lambda: busy)
        chances = Chances()
        assert chances.another(TimedOut(6.0, waited=True), 1.0, 0) is busy
        assert not chances.another(TimedOut(6.0, waited=True), 1.0, 1)
        assert not chances.another(TimedOut(1.0), 1.0, 0)

    @pytest.mark.parametrize(("killed", "most"), [(False, TRIES), (True, PERSISTENCE)])
    def test_what_has_nothing_to_do_with_a_submission(
        self, killed: bool, most: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(chance, "PAUSE", 0.0)
        tries = Tries()
        assert [tries.another(killed) for _ in range(most)] == [*[True] * (most - 1), False]


class Counted:
    """A system that counts its children."""

    def __init__(self, way: System) -> None:
        self.number = 0
        self._spawn = way.spawn
        self.system = way._replace(spawn=self._counted)

    def _counted(self, order: Order) -> "Process":
        self.number += 1
        return self._spawn(order)


def test_who_kills_itself_each_time_is_blamed(submission: Open, system: System) -> None:
    """After as many children as that takes: each of two cases is made once and repeated, and then it is given up."""
    counted = Counted(system)
    source = "import os\ndef f(): os.kill(os.getpid(), 9)\ndef g(): return 1\n"
    session = submission(source, on=counted.system)
    endings = [outcome.ending for outcome in made(session, *map(call, "fffg"))]
    assert endings == [KILLED, KILLED, NotRun("gave up"), Returned(1)]
    assert counted.number == 2 * (1 + REPEATS) + 1
    assert session.failure is None


def test_nobody_costs_more_than_so_many_children(submission: Open, system: System) -> None:
    """With many functions that kill themselves, the repeats of all together are counted."""
    names = [f"f{number}" for number in range(8)]
    counted = Counted(system)
    session = submission(
        "import os\n" + "".join(f"def {name}(): os.kill(os.getpid(), 9)\n" for name in names),
        on=counted.system,
    )
    assert [outcome.ending for outcome in made(session, *map(call, names))] == [KILLED] * len(names)
    assert counted.number == IN_ALL + len(names)


def test_nor_while_loading(submission: Open, system: System) -> None:
    """It is loaded up to the statement that kills it."""
    counted = Counted(system)
    source = "import os\ndef f(): return 1\nos.kill(os.getpid(), 9)\ndef g(): return 1\n"
    session = submission(source, on=counted.system)
    loaded = session.load()
    assert loaded.trouble is not None
    assert (loaded.trouble.line, loaded.trouble.ending) == (3, KILLED)
    assert [outcome.ending for outcome in made(session, call("f"), call("g"))] == [
        Returned(1),
        NotRun("load", 4),
    ]
    assert counted.number == 1 + REPEATS + 1


# ---------------------------------------------------------------- killed from outside


def kill_child(child: Child) -> None:
    """Kill a worker."""
    child._process.kill()


def kill_zygote(child: Child) -> None:
    """Kill what a worker was forked from, and wait until it is taken along."""
    process = child._process
    assert isinstance(process, ForkedProcess)
    os.kill(process._zygote._process._pid, signal.SIGKILL)
    poll = select.poll()
    poll.register(process._handle, select.POLLIN)
    assert poll.poll(5000)


@pytest.fixture(params=[kill_child, kill_zygote])
def kill(request: pytest.FixtureRequest) -> Kill:
    """Both ways to go."""
    kill: Kill = request.param
    return kill


@pytest.fixture
def zygotes(monkeypatch: pytest.MonkeyPatch) -> Iterator[System]:
    """A way that has zygotes."""
    if sys.platform != "linux":
        pytest.skip("zygotes are for Linux")
    monkeypatch.setattr(chance, "PAUSE", 0.0)
    way = confined()
    yield way
    way.close()


def killed_before_loading(monkeypatch: pytest.MonkeyPatch, kill: Kill, times: int) -> None:
    """Have the first so many children killed when they have parsed."""
    real, left = Child.send, [times]

    def send(self: Child) -> None:
        if left[0] and LOAD in b"".join(self._unsent):
            left[0] -= 1
            kill(self)
        real(self)

    monkeypatch.setattr(Child, "send", send)


@pytest.mark.parametrize("times", [1, REPEATS])
def test_killed_while_loading(
    submission: Open, zygotes: System, kill: Kill, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is known of it afterwards: all is defined."""
    killed_before_loading(monkeypatch, kill, times)
    session = submission("def f(): return 1\ndef g(): return 2\n", on=zygotes._replace(ahead=False))
    loaded = session.load()
    assert loaded.trouble is None
    assert loaded.functions == ("f", "g")
    assert [outcome.ending for outcome in made(session, call("f"), call("g"))] == [Returned(1), Returned(2)]


def test_the_statement_that_is_blamed_is_not_the_one_that_was_killed_from_outside(
    submission: Open, zygotes: System, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last repeat of one that kills itself ends before its first statement: those that were run before are run again."""
    real, loads = Child.send, [0]

    def send(self: Child) -> None:
        if LOAD in b"".join(self._unsent):
            loads[0] += 1
            if loads[0] == REPEATS + 1:
                kill_child(self)
        real(self)

    monkeypatch.setattr(Child, "send", send)
    source = "import os\ndef f(): return 1\nos.kill(os.getpid(), 9)\n"
    session = submission(source, on=zygotes._replace(ahead=False))
    loaded = session.load()
    assert loaded.trouble is not None
    assert loaded.trouble.line == 3
    assert made(session, call("f"))[0].ending == Returned(1)


def test_zygotes_that_are_always_killed_while_loading(
    submission: Open, zygotes: System, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It could not be graded: that is no fault of the submission's."""
    killed_before_loading(monkeypatch, kill_zygote, 1000)
    session = submission("def f(): return 1\n", on=zygotes._replace(ahead=False))
    with pytest.raises(SandboxError) as caught:
        session.load()
    assert "again and again" in caught.value.trace


def kill_at(session: Session, kill: Kill, times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the child killed before each of its next so many batches of calls."""
    real, left = Child.send, [times]

    def send(self: Child) -> None:
        if left[0] and b'"name"' in b"".join(self._unsent):
            left[0] -= 1
            kill(self)
        real(self)

    session.load()
    monkeypatch.setattr(Child, "send", send)


def test_killed_in_the_middle_of_calls(
    submission: Open, zygotes: System, kill: Kill, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cases with several calls begin anew from the first."""
    session = submission("n = []\ndef f():\n    n.append(0)\n    return len(n)\n", on=zygotes)
    kill_at(session, kill, REPEATS, monkeypatch)
    groups = list(session.run([[call("f"), call("f")], [call("f")]]))
    assert [[outcome.ending for outcome in group] for group in groups] == [
        [Returned(1), Returned(2)],
        [Returned(3)],
    ]


def test_more_zygotes_than_workers_may_be_lost(
    submission: Open, zygotes: System, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = submission("def f(): return 1\n", on=zygotes)
    kill_at(session, kill_zygote, REPEATS + 3, monkeypatch)
    assert made(session, call("f"))[0].ending == Returned(1)


def test_zygotes_that_are_always_killed(
    submission: Open, zygotes: System, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was known stays known; the rest could not be graded, and nothing is started for it any more."""
    session = submission("def f(): return 1\n", on=zygotes)
    assert made(session, call("f"))[0].ending == Returned(1)
    kill_at(session, kill_zygote, 1000, monkeypatch)
    assert [outcome.ending for outcome in made(session, call("f"), call("f"))] == [TAKEN_ALONG] * 2
    assert session.failure is not None
    assert "again and again" in session.failure


def test_killed_before_it_is_ready(
    submission: Open, zygotes: System, kill: Kill, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More often than what fails by itself."""
    real, left = Starter.start, [TRIES + 2]

    def start(self: Starter, setup: Setup, until: int | None) -> Child:
        child = real(self, setup, until)
        if left[0]:
            left[0] -= 1
            kill(child)
        return child

    monkeypatch.setattr(Starter, "start", start)
    session = submission("def f(): return 1\n", on=zygotes)
    assert made(session, call("f", limits=QUICK))[0].ending == Returned(1)
