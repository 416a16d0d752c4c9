"""Limits that we were started with ourselves (`ulimit`): nobody else is blamed for them."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from graders.engine.model import Crashed, NotRun, Raised, TimedOut
from graders.engine.sandbox import ends
from tests.unit.sandbox.conftest import Open, call, made

if sys.platform != "linux":
    pytest.skip("the system keeps these limits on Linux only", allow_module_level=True)

STARTED = """
import json, resource, sys
from graders.engine.model import Call, Limits
from graders.engine.sandbox import chance
from graders.engine.sandbox.session import Setup, open_session
from graders.engine.sandbox.system import confined

which, soft, hard = map(int, sys.argv[1:4])
resource.setrlimit(which, (soft, hard))
chance.IN_ALL = 1
system = confined()
with open_session(sys.argv[4].encode(), "mine.py", None, Setup(), system) as session:
    calls = [[Call("f", "f", tuple(given), limits=Limits(3.0))] for given in json.loads(sys.argv[5])]
    endings = [repr(outcome.ending) for (outcome,) in session.run(calls)]
    print(json.dumps([endings, session.failure]))
system.close()
"""

BURN = """
import time
def f(seconds):
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass
"""

FILL = "def f(megabytes):\n    return len(bytearray(megabytes << 20))\n"

FINE = "Returned(value=None, same_as=None)"


def _made(which: str, soft: int, hard: int, source: str, *given: list[float]) -> tuple[list[str], str | None]:
    """Make calls where we were started with a limit; returns how they ended, and our own failure."""
    import resource

    number = str(getattr(resource, which))
    command = [sys.executable, "-c", STARTED, number, str(soft), str(hard), source, json.dumps(given)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    endings, failure = json.loads(done.stdout)
    return endings, failure


def test_a_soft_limit_on_cpu_time_is_not_theirs() -> None:
    """It is raised to what may be, for the zygote and its workers."""
    assert _made("RLIMIT_CPU", 1, -1, BURN, [1.3], [0.1]) == ([FINE] * 2, None)


def test_a_hard_limit_on_cpu_time_is_our_failure() -> None:
    """Less than the bank allows cannot be graded; and it is said why."""
    endings, failure = _made("RLIMIT_CPU", 1, 1, BURN, [2.2])
    assert endings == [repr(NotRun("infrastructure"))]
    assert failure is not None
    assert "1 s of CPU time (ulimit -t)" in failure


def test_many_calls_share_a_hard_limit() -> None:
    """The one that comes to it is made again in a new process."""
    assert _made("RLIMIT_CPU", 1, 1, BURN, [0.8], [0.8]) == ([FINE] * 2, None)


def test_less_memory_than_the_bank_allows() -> None:
    """The number that is told is what there was."""
    endings, _ = _made("RLIMIT_AS", 180 << 20, 180 << 20, FILL, [50], [200])
    assert endings[0] == f"Returned(value={50 << 20}, same_as=None)"
    name, _, told = endings[1].partition("(memory_mb=")
    assert name == "MemoryExceeded"
    assert 50 < int(told.partition(",")[0]) < 180


@pytest.mark.parametrize("status", [-9, -24])
def test_whose_limit_it_was(status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ours when the process had used all that we have; theirs when the request had, or there is no such limit."""
    monkeypatch.setattr(ends, "_inherited", lambda: 5.0)
    assert ends.ending(status, 2.0, used=1.0, in_all=4.95) == NotRun("infrastructure")
    assert ends.ending(status, 2.0, used=1.95, in_all=4.95) == TimedOut(2.0)
    theirs = Crashed(signal="SIGKILL") if status == -9 else TimedOut(2.0)
    assert ends.ending(status, 2.0, used=1.0, in_all=1.0) == theirs


@pytest.mark.parametrize("stop", ["breakpoint()", "import pdb; pdb.set_trace()"])
def test_the_debugger_is_told_apart(submission: Open, stop: str) -> None:
    """It asks for a line, too; what it raises then is its own."""
    (outcome,) = made(submission(f"def f():\n    {stop}\n    return 1\n"), call("f"))
    assert outcome.asked_more
    assert isinstance(outcome.ending, Raised)
    assert outcome.ending.types[0] == "user:BdbQuit"
