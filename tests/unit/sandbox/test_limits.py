"""Limits in time and memory, and the rule of two."""

import sys
import time

import pytest

from graders.engine.model import (
    Crashed,
    Limits,
    LoadTrouble,
    MemoryExceeded,
    NotRun,
    Raised,
    Returned,
    TimedOut,
)
from graders.engine.sandbox.session import open_session
from graders.engine.sandbox.system import System
from tests.unit.sandbox.conftest import QUICK, SHORT, Open, call, made, wall

G = "\ndef g():\n    return 1\n"
linux = pytest.mark.skipif(sys.platform != "linux", reason="the system keeps this limit on Linux only")


@pytest.mark.parametrize(
    ("body", "line"),
    [
        ("while True: pass", 2),
        ("while True:\n        try:\n            while True: pass\n        except BaseException: pass", 4),
        ("sum(range(10**12))", 2),
        ("'a' * 30 + str(pow(3, 10**8) % 7)", 2),
        ("import re; re.match('(a+)+b', 'a' * 40)", 2),
        ("import time; time.time = time.monotonic = lambda: 0.0\n    while True: time.time()", 3),
    ],
)
def test_endless_work(submission: Open, body: str, line: int) -> None:
    """Whatever it does, and whatever it swallows, it is killed soon after its CPU time is up, and we know where it was."""
    session = submission(f"def f():\n    {body}\n{G}")
    session.load()
    started = time.monotonic()
    first, second = made(session, call("f"), call("g"))
    assert first.ending == TimedOut(QUICK.seconds, line=line)
    assert first.seconds < 2 * QUICK.seconds
    assert second.ending == Returned(1)
    assert time.monotonic() - started < wall(QUICK)


@pytest.mark.parametrize(
    ("body", "line"),
    [("time.sleep(60)", 3), ("os.kill(os.getpid(), signal.SIGSTOP)", None), ("threading.Event().wait()", 3)],
)
def test_endless_waiting(submission: Open, body: str, line: int | None) -> None:
    """It is told apart from work; a process that is stopped cannot say where it is."""
    source = f"import os, signal, threading, time\ndef f():\n    {body}\n"
    (outcome,) = made(submission(source), call("f", limits=SHORT))
    assert outcome.ending == TimedOut(wall(SHORT), waited=True, line=line)


class TestWhere:
    """The line that an endless loop is at."""

    def test_the_loop_rather_than_what_it_calls(self, submission: Open) -> None:
        """Of several looks, that with the fewest calls under way."""
        source = """
            def g(x):
                return x + 1
            def f(x):
                while x:
                    x = g(x)
        """
        (outcome,) = made(submission(source), call("f", 1))
        assert isinstance(outcome.ending, TimedOut)
        assert outcome.ending.line in (5, 6)

    def test_in_the_file_itself(self, submission: Open) -> None:
        """Also when it is stuck in a module beside it, or in a library."""
        helpers = {"scores": "def forever():\n    while True: pass\n"}
        (outcome,) = made(submission("import scores\n\ndef f():\n    scores.forever()\n", helpers), call("f"))
        assert outcome.ending == TimedOut(QUICK.seconds, line=4)

    def test_while_it_prints(self, submission: Open) -> None:
        """Printed text does not hide the answer."""
        source = "def f():\n    while True: print(end='x')\n"
        (outcome,) = made(submission(source), call("f", limits=Limits(0.05, output_kb=1024)))
        assert outcome.ending == TimedOut(0.05, line=2)

    def test_a_name_of_any_letters(self) -> None:
        """The interpreter writes it in ASCII."""
        with open_session(b"def f():\n    while True: pass\n", "mijn opgave \u00e9\u20ac.py") as session:
            (outcome,) = made(session, call("f"))
        assert outcome.ending == TimedOut(QUICK.seconds, line=2)

    @pytest.mark.parametrize(
        "before",
        [
            "signal.signal(signal.SIGUSR1, signal.SIG_IGN)",
            "signal.signal(signal.SIGUSR1, lambda *_: 1 / 0)",
            "signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])",
            "faulthandler.unregister(signal.SIGUSR1)",
            "os.close(11); os.dup2(0, 11)",
        ],
    )
    def test_who_does_not_say_is_not_asked_again(self, submission: Open, before: str) -> None:
        """The line is then not known; the rest is as ever."""
        source = f"import faulthandler, os, signal\ndef f():\n    h()\n    while True: pass\ndef h():\n    {before}\n{G}"
        first, second = made(submission(source), call("f"), call("g"))
        assert type(first.ending).__name__ in ("TimedOut", "Raised", "Tampered")
        assert not isinstance(first.ending, TimedOut) or first.ending.line is None
        assert second.ending == Returned(1)

    def test_a_line_that_is_not_there(self, submission: Open) -> None:
        """It is not passed on."""
        source = "def f():\n    while True: pass\nf.__code__ = f.__code__.replace(co_firstlineno=5000)\n"
        assert made(submission(source), call("f"))[0].ending == TimedOut(QUICK.seconds)


def test_wall_time_where_that_is_all_there_is(submission: Open, system: System) -> None:
    """A loop ends by one clock or the other."""
    session = submission(f"def f():\n    while True: pass\n{G}", on=system)
    first, second = made(session, call("f", limits=SHORT), call("g"))
    assert isinstance(first.ending, TimedOut)
    assert second.ending == Returned(1)


def test_what_was_printed_before_the_limit_is_kept(submission: Open) -> None:
    """Also when nothing flushed it."""
    (outcome,) = made(submission("def f():\n    print('ver')\n    while True: pass\n"), call("f"))
    assert outcome.stdout == "ver\n"


def test_slow_reading_of_the_outcomes_is_nobodys_time(submission: Open) -> None:
    """While the caller is busy, no call goes over its limit for it."""
    session = submission("def f(n):\n    print('x' * 60000)\n    return n\n")
    endings = []
    for (outcome,) in session.run([call("f", number, limits=Limits(0.05))] for number in range(12)):
        endings.append(outcome.ending)
        if len(endings) == 2:
            time.sleep(1.5)
    assert endings == [Returned(number) for number in range(12)]


@linux
@pytest.mark.parametrize(
    "body",
    [
        "x = {}\n    while True: x[len(x)] = str(len(x))",
        "while True: KEPT.append(str(len(KEPT)))",
    ],
)
def test_memory(submission: Open, body: str) -> None:
    """More than the limit is refused by the system; where that was is not always known: to tell that takes memory."""
    session = submission(f"KEPT = []\ndef f():\n    {body}\n{G}", memory_mb=64)
    first, second = made(session, call("f", limits=Limits(seconds=5.0)), call("g"))
    assert isinstance(first.ending, MemoryExceeded)
    assert first.ending.memory_mb == 64
    assert second.ending == Returned(1)


@linux
@pytest.mark.parametrize(
    ("body", "line", "largest"),
    [
        ("x = []\n    while True: x.append(bytearray(10**7))", 4, []),
        ("x, y = [], 'abc'\n    while True: x.append('a' * 600)", 4, ["x"]),
        ("[0] * 10**10", 3, []),
        ("'x' * 10**10", 3, []),
        ("list(range(10**9))", 3, []),
    ],
)
def test_where_memory_ran_out(submission: Open, body: str, line: int, largest: list[str]) -> None:
    """The line is told, and the longest variable if it is long."""
    session = submission(f"def f():\n    {body}\n{G}", memory_mb=64)
    first, second = made(session, call("f", limits=Limits(seconds=5.0)), call("g"))
    assert isinstance(first.ending, MemoryExceeded)
    ((file, at, function, variables),) = first.ending.frames
    assert (file, at, function) == ("mine.py", line - 1, "f")
    assert [name for name, _ in variables] == largest
    assert second.ending == Returned(1)


@linux
def test_memory_while_loading(submission: Open) -> None:
    """What stands before is graded."""
    source = f"{G}x = []\nwhile True: x.append(str(len(x)))\n"
    session = submission(source, memory_mb=64, load_limits=Limits(5.0))
    known = session.load()
    assert known.trouble is not None
    assert known.trouble.ending == MemoryExceeded(64)
    assert made(session, call("g"))[0].ending == Returned(1)


@linux
def test_memory_within_the_limit(submission: Open) -> None:
    """The limit counts from what the interpreter itself takes."""
    source = "def f():\n    return len(bytearray(200 * 2**20))\n"
    (outcome,) = made(submission(source), call("f", limits=Limits(seconds=5.0)))
    assert outcome.ending == Returned(200 * 2**20)


def test_recursion_without_a_limit(submission: Open) -> None:
    """An overflow of the stack ends the process, or is an exception, but only for that call."""
    source = """
        import functools, sys
        sys.setrecursionlimit(10**8)
        def f(n=0): return functools.reduce(lambda a, b: f(n + 1), [1, 2])
    """
    first, second = made(submission(source + G.replace("\n", "\n        ")), call("f"), call("g"))
    assert isinstance(first.ending, (Crashed, Raised, MemoryExceeded))
    if isinstance(first.ending, Crashed):
        assert first.ending.signal == "SIGSEGV"
    assert second.ending == Returned(1)


class TestGivingUp:
    """After two cases that exceed a limit or end the process, a function's other cases are not run."""

    def test_two_and_no_more(self, submission: Open) -> None:
        """The other functions go on, in new processes."""
        session = submission(f"import os\ndef f(n):\n    if n % 2: os._exit(n)\n    return n\n{G}")
        outcomes = made(session, *(call("f", number) for number in range(8)), call("g"), call("f", 0))
        assert [outcome.ending for outcome in outcomes] == [
            Returned(0),
            Crashed(exit_status=1),
            Returned(2),
            Crashed(exit_status=3),
            *[NotRun("gave up")] * 4,
            Returned(1),
            NotRun("gave up"),
        ]

    def test_a_case_of_several_calls(self, submission: Open) -> None:
        """None of its calls is made when one of their functions is given up."""
        session = submission(f"import os\ndef f(): os._exit(1)\n{G}")
        groups = list(session.run([[call("g"), call("f"), call("g")]] * 3))
        names = [[type(outcome.ending).__name__ for outcome in group] for group in groups]
        assert names == [["Returned", "Crashed", "NotRun"]] * 2 + [["NotRun"] * 3]
        assert {outcome.ending for outcome in groups[2]} == {NotRun("gave up")}

    def test_fresh_processes_count_too(self, submission: Open) -> None:
        """A case that wants a process of its own is not run either."""
        session = submission("import os\ndef f(): os._exit(1)\n")
        outcomes = [session.run_fresh([call("f")])[0].ending for _ in range(3)]
        assert outcomes == [Crashed(exit_status=1), Crashed(exit_status=1), NotRun("gave up")]

    def test_an_exception_is_no_reason(self, submission: Open) -> None:
        """Raising is an answer."""
        outcomes = made(submission("def f(): raise SystemExit\n"), *[call("f")] * 5)
        assert all(isinstance(outcome.ending, Raised) for outcome in outcomes)


class TestBudget:
    """The wall time of a whole submission."""

    def test_calls_after_it_are_not_made(self, submission: Open) -> None:
        """The call in hand neither."""
        source = "import time\ndef f(n):\n    time.sleep(n)\n    return n\n"
        session = submission(source, total_seconds=0.4)
        outcomes = made(session, call("f", 0), call("f", 30), call("f", 0))
        assert [outcome.ending for outcome in outcomes] == [Returned(0), NotRun("budget"), NotRun("budget")]
        assert session.run_fresh([call("f", 0)])[0].ending == NotRun("budget")

    def test_while_loading(self, submission: Open) -> None:
        """A module that takes it all has nothing left for its functions."""
        session = submission("def f(): return 1\nimport time; time.sleep(30)\n", total_seconds=0.3)
        known = session.load()
        assert known.trouble is not None
        assert known.trouble == LoadTrouble(2, TimedOut(0.3))
        assert made(session, call("f"))[0].ending == NotRun("budget")

    def test_a_little_at_every_call(self, submission: Open) -> None:
        """Many calls that each stay within their own limits are not made for ever."""
        session = submission(
            "import time\ndef f(n):\n    time.sleep(0.1)\n    return n\n", total_seconds=0.45
        )
        started = time.monotonic()
        endings = [outcome.ending for outcome in made(session, *(call("f", n) for n in range(50)))]
        fresh = [session.run_fresh([call("f", 0)])[0].ending for _ in range(20)]
        assert time.monotonic() - started < 1.0
        made_of_them = endings.index(NotRun("budget"))
        assert 1 <= made_of_them <= 4
        assert endings[:made_of_them] == [Returned(n) for n in range(made_of_them)]
        assert {*endings[made_of_them:], *fresh} == {NotRun("budget")}

    def test_a_little_at_every_load(self, submission: Open, monkeypatch: pytest.MonkeyPatch) -> None:
        """Each process that is loaded anew counts; when the time is up, none is started any more."""
        source = "import time; time.sleep(0.15)\ndef f():\n    return 1\n"
        session = submission(source, total_seconds=0.6, load_limits=Limits(1.0))
        started = time.monotonic()
        endings = [session.run_fresh([call("f")])[0].ending for _ in range(8)]
        assert time.monotonic() - started < 1.2
        made_of_them = endings.index(NotRun("budget"))
        assert 1 <= made_of_them <= 3
        assert endings == [Returned(1)] * made_of_them + [NotRun("budget")] * (8 - made_of_them)
        monkeypatch.setattr(session._nursery, "start", None)
        assert session.run_fresh([call("f")])[0].ending == NotRun("budget")

    def test_what_ends_every_process(self, submission: Open) -> None:
        """Attempts at loading that lead nowhere count as well."""
        source = "import os, time\ndef f():\n    return 1\ntime.sleep(0.15); os._exit(1)\n"
        session = submission(source, total_seconds=0.4, load_limits=Limits(1.0))
        started = time.monotonic()
        endings = [session.run_fresh([call("f")])[0].ending for _ in range(200)]
        assert time.monotonic() - started < 1.5
        assert endings[-1] == NotRun("budget")

    def test_parsing_counts(self, submission: Open) -> None:
        """It is no code of the submission's, but it is its text."""
        source = "def f():\n    return 1\n" + "x = [" + "0," * 10_000 + "]\n"
        session = submission(source, load_limits=Limits(5.0), total_seconds=60.0)
        session.facts()
        left = session._nursery.budget.left
        assert left is not None
        assert left < 60.0

    def test_our_own_time_does_not_count(self, submission: Open) -> None:
        """Only waiting for the child does."""
        session = submission("def f(n):\n    return n\n", total_seconds=0.4)
        for (outcome,) in session.run([call("f", number)] for number in range(12)):
            time.sleep(0.05)
            assert isinstance(outcome.ending, Returned)
