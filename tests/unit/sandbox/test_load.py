"""Loading statement by statement: what stands before the trouble is still there."""

import time
from textwrap import dedent

import pytest

from graders.engine.model import (
    Crashed,
    Frame,
    Limits,
    LoadTrouble,
    MemoryExceeded,
    NotRun,
    OutputExceeded,
    Raised,
    Returned,
    TimedOut,
)
from graders.engine.sandbox.portable import ThreadedPipes
from graders.engine.sandbox.system import System, portable
from tests.unit.sandbox.conftest import QUICK, SHORT, Open, call, made, wall

BEFORE = "def f():\n    return 1\n"
AFTER = "\ndef g():\n    return 2\n"


def _module(*types: str) -> tuple[str, ...]:
    return (*types, "BaseException", "object")


class SlowAnswers(ThreadedPipes):
    """Pipes whose answers are late, as on a machine where the thread that reads them waits for its turn."""

    def _put(self, end: int, chunk: bytes) -> None:
        if end == self._ends.answers:
            time.sleep(0.05)
        super()._put(end, chunk)


class TestTrouble:
    """What ends the loading of a module."""

    @pytest.mark.parametrize(
        ("trouble", "ending"),
        [
            (
                "1 / 0",
                Raised(_module("ZeroDivisionError", "ArithmeticError", "Exception"), "division by zero"),
            ),
            ("raise SystemExit(0)", Raised(_module("SystemExit"), "0")),
            ("exit()", Raised(_module("SystemExit"), "None")),
            (
                "import nergens",
                Raised(
                    _module("ModuleNotFoundError", "ImportError", "Exception"), "No module named 'nergens'"
                ),
            ),
            ("x = [0] * 10**10", MemoryExceeded(256)),
        ],
    )
    def test_what_is_raised(self, submission: Open, trouble: str, ending: Raised | MemoryExceeded) -> None:
        """It is told with its line; what comes after is not there, and says at which line it stands."""
        session = submission(f"{BEFORE}{trouble}{AFTER}")
        known = session.load()
        ending = ending._replace(frames=(Frame("mine.py", 3, "<module>"),))
        assert known.trouble == LoadTrouble(3, ending)
        assert known.functions == ("f",)
        assert known.later["g"] == 4
        first, second = made(session, call("f"), call("g"))
        assert (first.ending, second.ending) == (Returned(1), NotRun("load", 4))

    def test_more_variables_than_are_told(self, submission: Open) -> None:
        """Frames full of long texts: those of the innermost are told, up to a bound for all."""
        variables = "\n".join(f"    v{number} = '\\uffff' * 1990" for number in range(20))
        session = submission(f"{BEFORE}def h(n):\n{variables}\n    return h(n - 1) if n else 1 / 0\nh(20)\n")
        known = session.load()
        assert known.trouble is not None
        assert isinstance(known.trouble.ending, Raised)
        assert known.trouble.ending.types[0] == "ZeroDivisionError"
        told = [dict(frame.variables) for frame in known.trouble.ending.frames[1:]]
        assert [frame["n"] for frame in told] == [8, 7, 6, 5, 4, 3, 2, 1, 0]
        long = [value for frame in told for name, value in frame.items() if name != "n"]
        assert len(long) == 9 * 19, "of each place the first twenty"
        assert long.count("\uffff" * 1990) == 5
        assert long.count(["!", "size"]) == len(long) - 5
        assert told[-1]["v4"] == "\uffff" * 1990
        assert made(session, call("f"))[0].ending == Returned(1)

    @pytest.mark.parametrize("letter", ["n", "\u00e9", "\U00020000", "\ud800"])
    def test_more_names_than_an_answer_holds(self, submission: Open, letter: str) -> None:
        """Those of the file itself are told first."""
        many = f"for i in range(3000): globals()[{letter!a} * 190 + str(i)] = len\n"
        session = submission(f"{BEFORE}{many}1 / 0\n")
        known = session.load()
        assert known.functions[0] == "f"
        assert known.trouble is not None
        assert known.trouble.line == 4
        assert made(session, call("f"))[0].ending == Returned(1)

    def test_a_file_of_long_names(self, submission: Open) -> None:
        """What is told of a file fits in an answer whatever letters its names have."""
        defined = "\n".join(f"def {chr(0x20000) * 180}{number}(): pass" for number in range(1500))
        session = submission(f"{BEFORE}{defined}\n", load_limits=Limits(5.0))
        assert session.load().functions[0] == "f"
        assert made(session, call("f"))[0].ending == Returned(1)

    @pytest.mark.parametrize(
        ("trouble", "ending"),
        [
            ("import os; os._exit(0)", Crashed(exit_status=0)),
            ("import os; os.abort()", Crashed(signal="SIGABRT")),
            ("while True: pass", TimedOut(SHORT.seconds)),
            ("while True: print('x' * 1000)", OutputExceeded(SHORT.output_kb)),
        ],
    )
    def test_what_ends_the_process(
        self, submission: Open, system: System, trouble: str, ending: object
    ) -> None:
        """A new process runs only what stands before."""
        limits = SHORT if isinstance(ending, TimedOut) else QUICK
        session = submission(f"{BEFORE}{trouble}{AFTER}", on=system, load_limits=limits)
        known = session.load()
        if system.level == 0 and isinstance(ending, TimedOut):
            ending = TimedOut(wall(SHORT))
        assert known.trouble == LoadTrouble(3, ending)  # type: ignore[arg-type]
        assert known.functions == ("f",)
        assert known.later["g"] == 4
        first, second = made(session, call("f"), call("g"))
        assert (first.ending, second.ending) == (Returned(1), NotRun("load", 4))

    def test_text_that_overtakes_the_place(self, submission: Open) -> None:
        """A flood of text arrives before the number of the statement that prints it: the line is still right."""
        slow = portable()._replace(pipes=SlowAnswers)
        known = submission(f"{BEFORE}while True: print('x' * 1000)", on=slow).load()
        assert known.trouble == LoadTrouble(3, OutputExceeded(QUICK.output_kb))

    def test_a_sleeper(self, submission: Open) -> None:
        """It used no time of the processor."""
        known = submission(f"{BEFORE}import time; time.sleep(60)", load_limits=SHORT).load()
        assert known.trouble == LoadTrouble(3, TimedOut(wall(SHORT), waited=True))

    def test_asking_while_loading(self, submission: Open) -> None:
        """It is told that it was `input()`; the prompt is printed text."""
        known = submission(f"{BEFORE}print('hallo')\nx = input('x? ')\n").load()
        assert known.trouble is not None
        assert (known.trouble.line, known.trouble.asked) == (4, True)
        assert known.printed == "hallo\nx? "
        assert known.functions == ("f",)

    def test_asking_without_end_while_loading(self, submission: Open) -> None:
        """A loop that swallows the error is asked about once, and what stands before it is graded."""
        loop = "while True:\n    try:\n        x = int(input('x? '))\n        break\n    except Exception:\n        pass\n"
        session = submission(BEFORE + loop + AFTER)
        known = session.load()
        assert known.trouble is not None
        assert (known.trouble.line, known.trouble.asked) == (3, True)
        assert known.later == {"x": 5, "g": 10}
        assert made(session, call("f"))[0].ending == Returned(1)

    def test_a_swallowed_end_of_input_is_no_trouble(self, submission: Open) -> None:
        """The module goes on, and is loaded."""
        known = submission("try:\n    x = input()\nexcept EOFError:\n    x = 0\n" + BEFORE).load()
        assert known.trouble is None
        assert known.functions == ("f",)

    def test_a_function_that_ends_a_restarted_process_keeps_what_was_defined(self, submission: Open) -> None:
        """After each crash the module is loaded anew, as far as it goes."""
        session = submission(f"{BEFORE}import os\ndef h(): os._exit(1)\nwhile True: pass\n")
        outcomes = made(session, call("f"), call("h"), call("f"), call("h"), call("f"))
        assert [type(outcome.ending).__name__ for outcome in outcomes] == [
            "Returned",
            "Crashed",
            "Returned",
            "Crashed",
            "Returned",
        ]

    def test_trouble_that_moves_forward(self, submission: Open) -> None:
        """A module that ends a process earlier each time still ends up loaded, with nothing if need be."""
        source = """
            import os, time
            if time.time_ns() % 7: os._exit(1)
            if time.time_ns() % 5: os._exit(1)
            os._exit(1)
        """
        known = submission(source).load()
        assert known.trouble is not None
        assert isinstance(known.trouble.ending, Crashed)

    def test_redefined_before_the_trouble(self, submission: Open) -> None:
        """A name that was there before is not "defined later"."""
        known = submission(f"{BEFORE}1 / 0\n{BEFORE}").load()
        assert known.later == {}
        assert known.functions == ("f",)


def test_files_of_the_exercise(submission: Open, tmp_path: object) -> None:
    """They lie in the folder that the submission runs in; what it may write is there too."""
    from pathlib import Path

    assert isinstance(tmp_path, Path)
    (tmp_path / "words").write_text("aap\nnoot\n")
    source = """
        def f():
            with open('out.txt', 'w') as out:
                out.write(open('words.txt').read())
            return open('out.txt').read()
    """
    session = submission(source, files={"words.txt": tmp_path / "words"}, writes=("out.txt",))
    assert made(session, call("f"))[0].ending == Returned("aap\nnoot\n")


def test_facts_before_loading(submission: Open) -> None:
    """Names, bodies and calls are known while nothing has been run."""
    session = submission(dedent("print('not yet')\ndef f(): pass\ndef g(): return f()\n"))
    facts = session.facts()
    assert facts.names == {"f": 2, "g": 3}
    assert facts.bodies == {"f": "pass"}
    assert facts.calls == {"f": (), "g": ("f",)}
    assert facts.printed == ""
    assert session.load().printed == "not yet\n"


class TestSyntax:
    """Files that do not compile."""

    @pytest.mark.parametrize(
        ("source", "line", "column", "shown", "said"),
        [
            ("x = 1\ndef f()\n    pass\n", 2, 8, "def f()", "expected ':'"),
            ("print 'a'\n", 1, 1, "print 'a'", "Missing parentheses in call to 'print'"),
            (
                "if x:\nprint()\n",
                2,
                1,
                "print()",
                "expected an indented block after 'if' statement on line 1",
            ),
            ("x = 1\n  y = 2\n", 2, 3, "  y = 2", "unexpected indent"),
            ("if x:\n\ta = 1\n        b = 2\n", 3, 1, "        b = 2", "inconsistent use of tabs and spaces"),
            ("def f():\n    x = 1\nreturn x\n", 3, 1, "return x", "'return' outside function"),
            ("x = (1,\n", 1, 5, "x = (1,", "'(' was never closed"),
            ("x = 'abc\n", 1, 5, "x = 'abc", "unterminated string literal"),
            ("x = 08\n", 1, 5, "x = 08", "leading zeros in decimal integer literals"),
        ],
    )
    def test_where_and_what(
        self, submission: Open, source: str, line: int, column: int, shown: str, said: str
    ) -> None:
        """Line, column, the line's text, and Python's own words."""
        session = submission(source)
        trouble = session.load().syntax
        assert trouble is not None
        assert (trouble.line, trouble.source) == (line, shown)
        assert abs(trouble.column - column) <= 1
        assert trouble.message.startswith(said)
        assert made(session, call("f"))[0].ending == NotRun("syntax", line)
        assert session.run_fresh([call("f")])[0].ending == NotRun("syntax", line)

    @pytest.mark.parametrize(
        "source",
        [
            "x = '\0'\n",
            "x = " + "(" * 10_000,
            "x = " + "[" * 150 + "]" * 150,
            "x = " + "-" * 300_000 + "1\n",
            "x = " + "a." * 100_000 + "a\n",
            "x = " + "1+" * 100_000 + "1\n",
            "x = " + "not " * 50_000 + "1\n",
            "x = " + "lambda: " * 5_000 + "1\n",
            "\n".join(" " * depth + "if 1:" for depth in range(150)) + "\n" + " " * 150 + "x = 1\n",
        ],
    )
    def test_what_no_parser_can_follow(self, submission: Open, source: str) -> None:
        """Whatever the parser does (refuse, run out of stack, crash), it is a syntax error or it loads."""
        session = submission(source)
        known = session.load()
        outcome = made(session, call("f"))[0]
        assert type(outcome.ending).__name__ in ("NotRun", "Missing")
        if known.syntax is not None:
            assert outcome.ending == NotRun("syntax", known.syntax.line)
            assert known.syntax.message

    def test_a_surrogate_in_the_source(self) -> None:
        """Bytes that are no UTF-8 are a syntax error, not our failure."""
        from graders.engine.sandbox.session import open_session

        with open_session(b"x = '\xff'\n", "mine.py") as session:
            assert session.load().syntax is not None


class TestWarnings:
    """What Python warns of while it compiles the file."""

    def test_they_are_known_before_anything_runs(self, submission: Open) -> None:
        """Line and words; nothing of them is printed, and loading them again does not either."""
        source = "import sys\nsys.stderr = sys.stdout\ndef f(x):\n    assert (x > 0, 'te klein')\n    return x is 5\n"
        known = submission(source).load()
        assert [line for line, _ in known.warnings] == [4, 5]
        assert known.warnings[0][1] == "assertion is always true, perhaps remove parentheses?"
        assert known.printed == ""

    def test_as_an_error_they_are_only_the_submissions(self, submission: Open) -> None:
        """A file that wants errors for warnings still loads: Python had compiled it before."""
        session = submission("import warnings\nwarnings.simplefilter('error')\ndef f():\n    return 1 is 1\n")
        assert session.load().trouble is None
        assert made(session, call("f"))[0].ending == Returned(True)

    def test_not_without_end(self, submission: Open) -> None:
        """At most twenty, in the order of the file."""
        known = submission("".join(f"x = {number} is 1\n" for number in range(50))).load()
        assert [line for line, _ in known.warnings] == list(range(1, 21))


@pytest.mark.parametrize("threads", [True, False])
def test_threads(submission: Open, threads: bool) -> None:
    """Only an exercise that says so lets a submission start them (a thread counts as a process)."""
    pytest.importorskip("resource")
    source = "import resource\ndef f():\n    return resource.getrlimit(resource.RLIMIT_NPROC) == (0, 0)\n"
    assert made(submission(source, threads=threads), call("f"))[0].ending == Returned(not threads)
