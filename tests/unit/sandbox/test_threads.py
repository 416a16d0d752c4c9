"""Threads, where a bank allows them: a few are fine, and nobody has more than a bound."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from graders.engine.model import Limits, Returned, Tampered
from graders.engine.sandbox.limits import THREADS
from graders.engine.sandbox.posix import threads_of
from graders.engine.sandbox.system import System, confined, posix
from graders.engine.sandbox.zygotes import Wish
from tests.unit.sandbox.conftest import Open, call, loaded, made

if sys.platform != "linux":
    pytest.skip("other systems do not tell how many threads a process has", allow_module_level=True)

LONG = Limits(seconds=2.0)

SOURCE = """
import _thread, time
_thread.stack_size(1 << 15)

def start(count):
    for _ in range(count):
        _thread.start_new_thread(time.sleep, (60,))

def wait(count):
    start(count)
    time.sleep(60)

def done():
    return 1
"""


@pytest.fixture(params=["confined", "namespaces", "posix"])
def way(request: pytest.FixtureRequest) -> Iterator[System]:
    """The ways of Linux to have children."""
    on = {
        "confined": confined,
        "namespaces": lambda: confined(Wish(namespaces=True)),
        "posix": posix,
    }[request.param]()
    yield on
    on.close()


def test_as_many_as_there_may_be(submission: Open, way: System) -> None:
    """One of them is the first."""
    session = submission(SOURCE, on=way, threads=True)
    outcomes = made(session, call("start", THREADS - 1, limits=LONG), call("done", limits=LONG))
    assert [outcome.ending for outcome in outcomes] == [Returned(None), Returned(1)]


@pytest.mark.parametrize("name", ["start", "wait"])
def test_one_too_many(submission: Open, way: System, name: str) -> None:
    """It is seen when it answers, and when it does not; the next call has a process of its own."""
    session = submission(SOURCE, on=way, threads=True)
    before = time.monotonic()
    outcomes = made(session, call(name, THREADS, limits=LONG), call("done", limits=LONG))
    assert [outcome.ending for outcome in outcomes] == [Tampered("threads"), Returned(1)]
    assert time.monotonic() - before < 2 * LONG.seconds, "not when its time is up"


def test_a_flood(submission: Open, way: System) -> None:
    """It is stopped long before there are as many as it wants."""
    session = submission(SOURCE, on=way, threads=True, memory_mb=1024)
    (outcome,) = made(session, call("wait", 1_000_000, limits=LONG))
    assert outcome.ending == Tampered("threads")


def test_while_it_is_loaded(submission: Open, way: System) -> None:
    """As any other limit."""
    trouble = loaded(submission(f"{SOURCE}\nwait({THREADS})", on=way, threads=True)).trouble
    assert trouble is not None
    assert trouble.ending == Tampered("threads")


def test_our_own_number() -> None:
    """As the kernel tells it in words; 0 of a process that is not there."""
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    told = int(status.partition("Threads:")[2].split()[0])
    assert threads_of(os.getpid()) == told
    assert threads_of(1 << 30) == 0
