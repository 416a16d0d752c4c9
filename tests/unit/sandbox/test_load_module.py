"""The module that a submission finds itself in while it is loaded, and afterwards."""

import sys

import pytest

from graders.engine.model import (
    Limits,
    Raised,
    Returned,
)
from graders.engine.sandbox.session import open_session
from graders.engine.sandbox.system import confined
from graders.engine.sandbox.zygotes import Wish
from tests.unit.sandbox.conftest import Open, call, made

BEFORE = "def f():\n    return 1\n"
AFTER = "\ndef g():\n    return 2\n"


def _module(*types: str) -> tuple[str, ...]:
    return (*types, "BaseException", "object")


class TestModule:
    """How a module finds itself."""

    @pytest.mark.parametrize(
        ("name", "expected"),
        [
            ("mine.py", "mine"),
            ("random.py", "submission"),
            ("mijn oefening.py", "submission"),
            ("os.py", "submission"),
        ],
    )
    def test_its_name(self, name: str, expected: str) -> None:
        """It is that of its file, unless that is no name or would hide a module of the standard library."""
        from graders.engine.sandbox.session import open_session

        source = b"import random, os\ndef f():\n    return __name__, __file__, random.randint(1, 1)\n"
        with open_session(source, name) as session:
            assert made(session, call("f"))[0].ending == Returned(["t", [expected, name, 1]])

    def test_main_is_not_run(self, submission: Open) -> None:
        """What stands under `if __name__ == '__main__'` is for the student alone."""
        known = submission("if __name__ == '__main__':\n    1 / 0\nx = 1\n").load()
        assert known.trouble is None

    def test_what_looks_for_its_module(self, submission: Open) -> None:
        """Dataclasses, named tuples, enums, pickles, postponed annotations and `inspect` work."""
        source = """
            from __future__ import annotations
            import enum, inspect, pickle, typing
            from dataclasses import dataclass, field
            class Pair(typing.NamedTuple):
                a: int
                b: str = 'x'
            @dataclass(order=True)
            class Box:
                pair: Pair
                more: list[int] = field(default_factory=list)
            class Colour(enum.Enum):
                RED = 1
            T = typing.TypeVar('T')
            def f():
                box = pickle.loads(pickle.dumps(Box(Pair(1))))
                hints = typing.get_type_hints(Box)
                return box == Box(Pair(1)), hints['pair'] is Pair, Colour(1).name, inspect.getsource(g)
            def g(): return 1
        """
        session = submission(source)
        assert session.load().trouble is None
        assert made(session, call("f"))[0].ending == Returned(
            ["t", [True, True, "RED", "def g(): return 1\n"]]
        )

    def test_a_traceback_shows_its_lines(self, submission: Open) -> None:
        """The source is found though there is no file."""
        source = """
            import traceback
            def f():
                try:
                    1 / 0
                except ZeroDivisionError:
                    return traceback.format_exc()
        """
        ending = made(submission(source), call("f"))[0].ending
        assert isinstance(ending, Returned)
        assert '  File "mine.py", line 5, in f\n    1 / 0\n' in str(ending.value)

    def test_nothing_of_ours_is_in_sight(self, submission: Open) -> None:
        """No module, path, argument, variable or builtin tells of the grader."""
        source = """
            import builtins, os, sys
            import __main__
            def f():
                ours = [name for name in sys.modules if 'nakijk' in name or 'graders' in name]
                return ours, [p for p in sys.path if 'graders' in p], sys.argv, sorted(os.environ), os.listdir(), __main__.f is f
        """
        ending = made(submission(source), call("f"))[0].ending
        assert isinstance(ending, Returned)
        one_thread = ["MALLOC_ARENA_MAX", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"]
        environment = ["LANG", *one_thread, "PYTHONHASHSEED", "TZ"]
        assert ending.value == ["t", [*(["l", part] for part in ([], [], [""], environment, [])), True]]

    def test_its_own_doctests_are_found(self, submission: Open) -> None:
        """Its module is `__main__`, too, as at home."""
        source = """
            import doctest
            def f():
                return list(doctest.testmod())
            def g():
                'Gives one. >>> no example\\n\\n>>> g()\\n2'
                return 1
        """
        (outcome,) = made(submission(source), call("f"))
        assert outcome.ending == Returned(["l", [1, 1]])
        assert "Failed example:" in outcome.stdout

    def test_patched_builtins_are_the_submissions_own(self, submission: Open) -> None:
        """It sees what it patched; we do not."""
        source = """
            import builtins
            for name in ('len', 'sorted', 'isinstance', 'list', 'dict', 'getattr', 'str', 'id', 'repr', 'type', 'map'):
                setattr(builtins, name, lambda *a, **k: 'patched')
            def f(x):
                return len(x)
        """
        (outcome,) = made(submission(source), call("f", ["l", [1, {}]]))  # type: ignore[list-item]
        assert outcome.ending == Returned("patched")

    def test_star_imports(self, submission: Open) -> None:
        """What they bring can be called, after the file's own."""
        known = submission("from math import *\n" + BEFORE).load()
        assert known.functions[0] == "f"
        assert "sqrt" in known.functions

    def test_thousands_of_statements(self, submission: Open) -> None:
        """Each is a step of its own, quickly."""
        source = "".join(f"x{number} = {number}\n" for number in range(5_000)) + BEFORE
        session = submission(source, load_limits=Limits(2.0))
        known = session.load()
        assert known.trouble is None
        assert len(known.names) == 2_000
        assert made(session, call("f"))[0].ending == Returned(1)

    def test_a_low_recursion_limit(self, submission: Open) -> None:
        """The submission's limit holds for its own calls, not for ours."""
        source = (
            "import sys\nsys.setrecursionlimit(60)\ndef f(n):\n    return [[[[1]]]] if n == 0 else f(n - 1)\n"
        )
        first, second = made(submission(source), call("f", 5), call("f", 100))
        assert first.ending == Returned(["l", [["l", [["l", [["l", [1]]]]]]]])
        assert isinstance(second.ending, Raised)
        assert second.ending.types[0] == "RecursionError"

    def test_the_usual_recursion_depth(self, submission: Open) -> None:
        """As deep as in a student's own interpreter."""
        source = "def f(n):\n    return 0 if n == 0 else 1 + f(n - 1)\n"
        assert made(submission(source), call("f", 990))[0].ending == Returned(990)


@pytest.mark.skipif(sys.platform != "linux", reason="zygotes are for Linux")
def test_a_file_beside_the_submission_goes_before_what_was_imported_for_everybody(submission: Open) -> None:
    """Students call their files `statistics.py`, too; what others import of the standard library stays what it is."""
    way = confined(Wish(usual=True))
    source = """
        import fractions
        import statistics
        def f(): return statistics.mean, fractions.Fraction(1, 2).limit_denominator() == 0.5
    """
    try:
        session = submission(source, {"statistics": "mean = 'mine'\n"}, on=way)
        assert made(session, call("f"))[0].ending == Returned(["t", ["mine", True]])
        other = submission("import statistics\ndef f(): return statistics.mean([1, 3])\n", on=way)
        assert made(other, call("f"))[0].ending == Returned(2)
        other.close()
        session.close()
    finally:
        way.close()


def test_a_file_beside_the_submission_with_the_name_that_stands_in() -> None:
    """A submission whose own name is no module's hides nothing."""
    source = b"from submission import one\ndef f():\n    return one(), __name__\n"
    with open_session(source, "my-file.py", {"submission": b"def one(): return 1\n"}) as session:
        assert made(session, call("f"))[0].ending == Returned(["t", [1, "submission_"]])
