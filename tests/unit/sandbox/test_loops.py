"""Which loop a watched child does not leave: from what it tells, and with real children."""

import sys
from textwrap import dedent
from typing import Any

import pytest

from graders.engine.model import Loop
from graders.engine.sandbox.frames import ProtocolError
from graders.engine.sandbox.loops import loop_of
from tests.unit.sandbox.conftest import Open, call

posix = pytest.mark.skipif(sys.platform == "win32", reason="there is no timer of CPU time on Windows")

CODE = """
    def f(n, rest):
        for x in rest:
            while n != 0:
                n -= 2
                # a remark
                rest = rest[1:]
        return n
"""


def told(*lines: tuple[int, int, list[dict[str, object]]], file: str = "f.py") -> dict[str, Any]:
    """Return what a child tells of lines: how often each was passed, and the variables then."""
    passed = [
        [line, times, [[[name, value] for name, value in sample.items()] for sample in samples]]
        for line, times, samples in lines
    ]
    return {"kind": "watched", "loop": [file, "f", passed]}


def numbers(*values: int) -> list[dict[str, object]]:
    """Return samples in which n has these values."""
    return [{"n": value, "rest": ["l", [1] * (10 - place)]} for place, value in enumerate(values)]


class TestClaims:
    """From lines and variables to a loop; pure."""

    def test_the_innermost_loop_if_the_outer_one_stays_where_it_is(self) -> None:
        """What changes is told with its direction."""
        frame = told((4, 9, numbers(-1, -3, -5)), (5, 9, numbers(-1, -3, -5)))
        found = loop_of(frame, "f.py", dedent(CODE))
        assert found == Loop(4, "while n != 0:", "f", (), (("n", "down"),))

    def test_the_outer_loop_if_it_goes_round(self) -> None:
        """The inner one then ends each time."""
        frame = told((3, 3, numbers(0, 0, 0)), (4, 9, numbers(4, 2, 0)))
        found = loop_of(frame, "f.py", dedent(CODE))
        assert found == Loop(3, "for x in rest:", "f", (), (("rest", "shorter"),))

    @pytest.mark.parametrize(
        ("values", "still", "changes"),
        [
            ((7, 7, 7), (("n", 7),), ()),
            ((1, 2, 9), (), (("n", "up"),)),
            ((1, 2, 1), (), (("n", "other"),)),
        ],
    )
    def test_what_a_variable_does(
        self, values: tuple[int, ...], still: tuple[object, ...], changes: tuple[object, ...]
    ) -> None:
        """It stays, it moves one way, or it changes otherwise."""
        found = loop_of(told((4, 5, numbers(*values))), "f.py", dedent(CODE))
        assert found is not None
        assert (found.still, found.changes) == (still, changes)

    def test_numbers_that_look_alike_are_not_the_same(self) -> None:
        """True is no 1."""
        samples: list[dict[str, object]] = [{"n": 1}, {"n": True}, {"n": 1}]
        found = loop_of(told((4, 5, samples)), "f.py", dedent(CODE))
        assert found is not None
        assert found.still == ()

    @pytest.mark.parametrize(
        "frame",
        [
            told((4, 2, numbers(1, 1))),
            told((8, 9, numbers(1, 1, 1))),
            told((400, 9, numbers(1, 1, 1))),
            told((4, 9, numbers(1, 1, 1)), file="other.py"),
            told(),
            {"kind": "watched", "loop": None},
            {"kind": "watched"},
        ],
    )
    def test_no_loop(self, frame: dict[str, Any]) -> None:
        """Too few rounds, no loop around that line, a line that is not there, another file."""
        assert loop_of(frame, "f.py", dedent(CODE)) is None

    @pytest.mark.parametrize(
        "loop",
        [
            1,
            ["f.py", "f"],
            ["f.py", 1, []],
            ["f.py", "f", [[1, 2]]],
            ["f.py", "f", [[0, 3, [[]]]]],
            ["f.py", "f", [[4, 3, []]]],
            ["f.py", "f", [[4, 3, [[["n"]]]]]],
            ["f.py", "f", [[4, 3, [[["n", 1]] * 21]]]],
            ["f.py", "f", [[4, 3, [[["n", 1]]] * 8]]],
            ["f.py", "f", [[line, 3, [[["n", 1]]]] for line in range(1, 42)]],
        ],
    )
    def test_what_is_no_such_answer(self, loop: object) -> None:
        """It is refused, not read halfway."""
        with pytest.raises(ProtocolError):
            loop_of({"kind": "watched", "loop": loop}, "f.py", dedent(CODE))


@posix
class TestWatched:
    """With real children."""

    def test_a_condition_that_stays_true(self, submission: Open) -> None:
        """The variables in it do not change."""
        session = submission(
            "def f(n):\n    i = 0\n    while i < n:\n        g(n)\ndef g(n):\n    return n\n"
        )
        assert session.watch([call("f", 3)]) == Loop(3, "while i < n:", "f", (("i", 0), ("n", 3)))

    def test_a_loop_without_condition(self, submission: Open) -> None:
        """What stands before its break decides."""
        source = """
            def f(n):
                while True:
                    n += 1
                    if n == 0:
                        break
        """
        assert submission(source).watch([call("f", 3)]) == Loop(3, "while True:", "f", (), (("n", "up"),))

    def test_a_loop_in_a_helper(self, submission: Open) -> None:
        """The function that it stands in is told."""
        source = "def f():\n    for x in [1]:\n        g([])\ndef g(x):\n    while not x: pass\n"
        assert submission(source).watch([call("f")]) == Loop(5, "while not x: pass", "g", (("x", ["l", []]),))

    def test_a_loop_that_catches_everything(self, submission: Open) -> None:
        """To watch it raises nothing in it."""
        source = """
            def f(n):
                while n:
                    try:
                        len(n)
                    except BaseException:
                        continue
        """
        assert submission(source).watch([call("f", 3)]) == Loop(3, "while n:", "f", (("n", 3),))

    @pytest.mark.parametrize(
        "body",
        [
            "return 1",
            "1 / 0",
            "return sum(range(10**11))",
            "return [x for x in iter(int, 1)]",
            "return f()",
            "import os; os._exit(0)",
            "import signal; signal.signal(signal.SIGPROF, signal.SIG_IGN)\n    while True: pass",
            "import signal; signal.setitimer(signal.ITIMER_PROF, 0)\n    while True: pass",
        ],
    )
    def test_nothing_to_tell(self, submission: Open, body: str) -> None:
        """It ends, does so in one long step, or keeps from being watched."""
        assert submission(f"def f():\n    {body}\n").watch([call("f")]) is None

    def test_a_function_that_is_not_there(self, submission: Open) -> None:
        """Nothing is told either."""
        assert submission("x = 1\n").watch([call("f")]) is None

    def test_the_session_goes_on(self, submission: Open) -> None:
        """Watching is done in a child of its own."""
        session = submission("def f():\n    while True:\n        pass\ndef g():\n    return 1\n")
        assert session.watch([call("f")]) == Loop(2, "while True:", "f")
        ((outcome,),) = session.run([[call("g")]])
        assert outcome.ending == session.run_fresh([call("g")])[0].ending
