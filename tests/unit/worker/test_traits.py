"""The traits of whole files, and of those that are made to take long."""

import ast
from collections.abc import Iterator
from textwrap import dedent

import pytest

from graders.engine.worker.facts import Budget
from graders.engine.worker.protocol import CAP, dumps
from graders.engine.worker.study.traits import traits
from tests.unit.worker.traits_of import in_f, told


class TestWhole:
    """Whole files."""

    def test_functions(self) -> None:
        """Those at top, the last of each name; no methods, none inside another."""
        source = """
        def f(): pass
        if True:
            def g(): pass
        class C:
            def m(self): pass
        async def h():
            def inner(): pass
        def f():
            return 1
        """
        found = traits(ast.parse(dedent(source)), Budget())
        assert list(found) == ["f", "g", "h"]
        assert found["f"] == []

    def test_order_of_the_lines(self) -> None:
        """Whatever is looked for first."""
        lines = [
            line for _, line, _ in told(in_f("print(1)\nassert xs\nwhile xs:\n    input()\nreturn xs[1:]"))
        ]
        assert lines == sorted(lines)
        assert len(lines) == 6

    def test_a_function_without_traits(self) -> None:
        """It is there, with none."""
        assert told("def f(x):\n    return x\n") == []


def _hostile() -> Iterator[tuple[str, str]]:
    yield "many functions", "".join(f"def f{n}(x=[]):\n    print(x)\n" for n in range(10_000))
    yield "one name", "def f(x=[]):\n    print(x)\n" * 2_000
    yield (
        "many traits",
        in_f("".join(f"raise E{n}\nx{n}.a = 1\nif xs == {n}:\n    return 1\n" for n in range(2_000))),
    )
    yield "a huge line", "def f(x): return [" + "x, " * 30_000 + "]\n"
    yield "a long name", f"def f({'x' * 100_000}=[]): return {'y' * 100_000}.upper\n"
    yield (
        "names that JSON makes long",
        "".join(f"def é{'ü' * 190}{n}({'é' * 190}=[]): pass\n" for n in range(4_000)),
    )
    yield "deep", "def f(x): return " + "(" * 90 + "x" + ",)" * 90 + "\n"
    yield "a long sum", "def f(x): return " + "set() - " * 900 + "x\n"
    yield "attributes", "def f(x): x" + ".a" * 900 + " = 1\n"
    yield "many if", in_f("if xs == 0:\n    return 0\n" + "elif xs == 1:\n    return 1\n" * 100)
    yield (
        "nested functions",
        "".join(f"{' ' * n}def f{n}(x=[]):\n" for n in range(90)) + " " * 90 + "return f1\n",
    )
    yield (
        "nested loops",
        "def f(x):\n" + "".join(f"{' ' * n}while x:\n" for n in range(1, 20)) + (" " * 20 + "x(x)\n") * 500,
    )
    yield "names", in_f("".join(f"x{n} = x{n + 1} = set(x{n})\n" for n in range(2_000)))
    yield (
        "a table",
        "T = {"
        + "".join(f"{n}: {n}, " for n in range(20_000))
        + "}\n"
        + "".join(f"def f{n}(x): return T[x]\n" for n in range(1_000)),
    )
    yield (
        "conditions",
        "def f(x):\n    while "
        + " and ".join(f"a{n}" for n in range(3_000))
        + ":\n"
        + "        g(x)\n" * 3_000,
    )


class TestHostile:
    """Files that are made to take long, or to make the answer long."""

    @pytest.mark.parametrize(("what", "source"), [pytest.param(*pair, id=pair[0]) for pair in _hostile()])
    def test_is_bounded(self, what: str, source: str) -> None:
        """The answer fits in a frame."""
        found = traits(ast.parse(source), Budget())
        assert found or "long" in what
        assert len(dumps({"kind": "studied", "traits": found})) < CAP
        assert max((len(each) for each in found.values()), default=0) <= 200
