"""Short ways to run a submission in the sandbox."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from graders.engine.model import Call, Limits, Loaded, Outcome, Tree
from graders.engine.sandbox import limits as allowed
from graders.engine.sandbox.session import Session, Setup, open_session
from graders.engine.sandbox.system import System, confined, portable, posix

QUICK = Limits(seconds=0.2)
"""Limits that make a test of a limit short."""

SHORT = Limits(seconds=0.02)
"""For those that only wait."""


def wall(limits: Limits) -> float:
    """How long a sleeper has in these tests."""
    return allowed.TIMES * limits.seconds + allowed.GRACE


FORGER = '''
import json, os, sys, time

def identity():
    """The id of the request in hand, as a cheat finds it: in our own frames."""
    frame = sys._getframe()
    while frame is not None:
        for value in list(frame.f_locals.values()):
            if type(value).__name__ == "Desk":
                return value._id
        frame = frame.f_back

def answer(fields, mark=True, size=None):
    name = identity()
    if mark:
        os.write(1, b"\\0" + name.encode() + b"\\0")
    body = fields if isinstance(fields, bytes) else json.dumps({"id": name, **fields}).encode()
    body = (len(body) if size is None else size).to_bytes(4, "little") + body
    while body:
        body = body[os.write(11, body):]
    time.sleep(60)

RIGHT = {"kind": "returned", "value": 1, "same": None, "arguments": None, "asked_more": False, "unread": 0,
         "replaced": [], "seconds": 0.0}
'''
"""What a cheat needs to answer in our place; `answer` then sleeps, so that nothing else is answered."""

Open = Callable[..., Session]


def call(name: str, *arguments: Tree, limits: Limits = QUICK, **more: object) -> Call:
    """Return a call of `name`, with limits that suit a test."""
    return Call(name, name, arguments, limits=limits, **more)  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait less than a second more for those that sleep."""
    monkeypatch.setattr(allowed, "GRACE", 0.3)


@pytest.fixture(params=["posix", "portable", "confined"])
def system(request: pytest.FixtureRequest) -> Iterator[System]:
    """All ways to have children: the portable one is what Windows gets, the confined one is for Linux."""
    if request.param == "confined" and sys.platform != "linux":
        pytest.skip("zygotes are for Linux")
    way = {"posix": posix, "portable": portable, "confined": confined}[request.param]()
    yield way
    way.close()


@pytest.fixture
def submission() -> Iterator[Open]:
    """Open a submission from its text; closed at the end of the test."""
    opened: list[Session] = []

    def start(
        source: str, helpers: dict[str, str] | None = None, on: System | None = None, **setup: object
    ) -> Session:
        given: dict[str, object] = {"load_limits": QUICK, **setup}
        beside = {name: dedent(text).encode() for name, text in (helpers or {}).items()}
        session = open_session(dedent(source).encode(), "mine.py", beside, Setup(**given), on)  # type: ignore[arg-type]
        opened.append(session)
        return session

    yield start
    for session in opened:
        session.close()


def made(session: Session, *calls: Call) -> list[Outcome]:
    """Make each call as a case of its own, in one process as long as that lasts."""
    return [outcome for (outcome,) in session.run([one] for one in calls)]


def loaded(session: Session) -> Loaded:
    """Load, and return what is known."""
    return session.load()


def descriptors() -> int:
    """Return how many descriptors we have open (on Linux)."""
    return len(list(Path("/proc/self/fd").iterdir()))


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the test's own, in which the children get theirs."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    return tmp_path
