"""The traits of small sources: each kind where it is, and where it only looks like it."""

import ast
from collections.abc import Iterator
from textwrap import dedent

import pytest

from graders.engine.worker.facts import Budget
from graders.engine.worker.protocol import CAP, dumps
from graders.engine.worker.study.traits import traits


def told(source: str, function: str = "f") -> list[tuple[str, int, str]]:
    """Return the traits of a function, as (kind, line, name)."""
    found = traits(ast.parse(dedent(source).lstrip("\n")), Budget())[function]
    return [(str(kind), int(line), str(name)) for kind, line, name in found]


def of(kind: str, source: str) -> list[tuple[int, str]]:
    """Return line and name of the traits of one kind of `f`."""
    return [(line, name) for each, line, name in told(source) if each == kind]


def _in_f(body: str, parameters: str = "xs") -> str:
    lines = dedent(body).strip("\n").splitlines()
    return "\n".join([f"def f({parameters}):", *(f"    {line}" for line in lines)]) + "\n"


class TestFlow:
    """How a function comes to its end."""

    @pytest.mark.parametrize(
        ("body", "expected"),
        [
            ("for x in xs:\n    return x", [(3, "for")]),
            ("for x in xs:\n    if x:\n        return 1\n    else:\n        return 2", [(6, "for")]),
            ("for x in xs:\n    if x:\n        return 1\n    return 2", [(5, "for")]),
            ("for x in xs:\n    if x:\n        continue\n    return 2", [(5, "for")]),
            ("while xs:\n    xs = xs[1:]\n    return xs", [(4, "while")]),
            ("for x in xs:\n    for y in x:\n        return y", [(4, "for")]),
            ("for x in xs:\n    with x:\n        return 1", [(4, "for")]),
            ("for x in xs:\n    if x:\n        return 1", []),
            ("for x in xs:\n    if x:\n        return 1\nelse:\n    return 2", []),
            ("while True:\n    x = input()\n    if not x:\n        continue\n    return x", []),
            (
                "while True:\n    try:\n        return int(input())\n    except ValueError:\n        continue",
                [],
            ),
            ("while True:\n    if xs.pop():\n        return 1", []),
            ("for x in xs:\n    def g():\n        return x", []),
            ("for x in xs:\n    raise ValueError", []),
        ],
    )
    def test_return_in_loop(self, body: str, expected: list[tuple[int, str]]) -> None:
        """It ends the body of a loop in every case, so that there is never a second turn."""
        assert of("return-in-loop", _in_f(body)) == expected

    @pytest.mark.parametrize(
        ("body", "missing"),
        [
            ("pass", True),
            ("print(xs)", True),
            ("return", True),
            ("def g():\n    return 1\ng()", True),
            ("return None", False),
            ("if xs:\n    return 1", False),
            ("yield 1", False),
        ],
    )
    def test_no_return(self, body: str, missing: bool) -> None:
        """There is no `return` with a value; those of a function inside it are not its own."""
        assert of("no-return", "\n" + _in_f(body)) == ([(1, "")] if missing else [])

    @pytest.mark.parametrize(
        ("body", "line"),
        [
            ("if xs:\n    return 1", 2),
            ("y = 1\nfor x in xs:\n    return x", 3),
            ("while xs:\n    return 1", 2),
            ("while True:\n    if xs:\n        break\n    return 1", 2),
            ("if xs:\n    return 1\nelif xs is None:\n    return 2", 2),
            ("try:\n    return 1\nexcept ValueError:\n    print(1)", 2),
            ("match xs:\n    case 1:\n        return 1", 2),
            ("if xs:\n    return 1\nprint(xs)", 4),
            ("for x in xs:\n    break\nelse:\n    return 1", 2),
            ("if xs:\n    return 1\nassert xs", 4),
        ],
    )
    def test_open_path(self, body: str, line: int) -> None:
        """Some values are returned, but the end of the body can be reached; the line is that of the last statement."""
        assert of("open-path", _in_f(body)) == [(line, "")]

    @pytest.mark.parametrize(
        "body",
        [
            "return 1",
            "if xs:\n    return 1\nelse:\n    return 2",
            "if xs:\n    return 1\nelse:\n    raise ValueError",
            "while True:\n    if xs:\n        return 1",
            "while 1:\n    for x in xs:\n        break\n    if x:\n        return 1",
            "try:\n    return 1\nexcept ValueError:\n    return 2",
            "try:\n    x = 1\nexcept ValueError:\n    return 2\nelse:\n    return 1",
            "try:\n    x = 1\nfinally:\n    return 2",
            "with xs:\n    return 1",
            "match xs:\n    case 1:\n        return 1\n    case _:\n        return 2",
            "for x in xs:\n    if x:\n        return 1\nelse:\n    return 2",
            "if xs:\n    return 1\nassert False",
            "if xs:\n    return 1\nsys.exit()",
            "if xs:\n    yield 1\n    return 2",
            "print(xs)",
        ],
    )
    def test_no_open_path(self, body: str) -> None:
        """Every way through ends in a return or a raise; or there is no value at all."""
        assert of("open-path", _in_f(body)) == []

    def test_bare_return(self) -> None:
        """`return` beside `return 1`; alone it is nothing."""
        assert of("bare-return", _in_f("if xs:\n    return\nreturn 1")) == [(3, "")]
        assert of("bare-return", _in_f("if xs:\n    return\nprint(1)")) == []

    @pytest.mark.parametrize(
        ("body", "kind", "name"),
        [
            ("yield 1", "generator", ""),
            ("yield from xs", "generator", ""),
            ("return lambda: 1", "lambda-return", ""),
            ("def g():\n    return 1\nreturn g", "lambda-return", "g"),
            ("return h", "lambda-return", "h"),
            ("return xs.upper", "returns-method", "upper"),
            ("return xs.items", "returns-method", "items"),
        ],
    )
    def test_what_is_returned(self, body: str, kind: str, name: str) -> None:
        """What has yet to be called, or gone through."""
        found = told(_in_f(body) + "def h():\n    pass\n")
        assert (kind, name) in [(each, about) for each, _, about in found]

    @pytest.mark.parametrize(
        "body", ["return xs.upper()", "return xs.colour", "h = 1\nreturn h", "return (x for x in xs)"]
    )
    def test_what_is_rightly_returned(self, body: str) -> None:
        """The result of a call, an attribute, a variable."""
        kinds = {kind for kind, _, _ in told(_in_f(body) + "def h():\n    pass\n")}
        assert not kinds & {"lambda-return", "returns-method", "generator"}


class TestState:
    """What is kept from call to call."""

    def test_mutable_default(self) -> None:
        """Every parameter whose default is a list, a dictionary or a set, in functions inside it too."""
        source = """
        def f(a, b=[], c=None, *, d={}, e=set(), g=[x for x in 'a'], h=(), i=dict(a=1)):
            def inner(j=list()):
                return j
            return inner()
        """
        found = of("mutable-default", source)
        assert sorted(name for _, name in found) == ["b", "d", "e", "g", "i", "j"]
        assert (2, "j") in found

    def test_global(self) -> None:
        """Each name of the statement."""
        assert of("global", _in_f("global a, b\na = 1")) == [(2, "a"), (2, "b")]

    @pytest.mark.parametrize(
        "body",
        [
            "kept.append(xs)",
            "kept[xs] = 1",
            "kept[xs] += 1",
            "del kept[xs]",
            "kept[xs].append(1)",
            "kept[0][1] = 2",
            "global kept\nkept += [xs]",
            "return kept.pop()",
            "kept.sort()",
            "a, kept[0] = 1, 2",
            "def g():\n    kept.append(1)\ng()",
        ],
    )
    def test_keeps_global(self, body: str) -> None:
        """It changes a list of the module in place."""
        assert [name for _, name in of("keeps-global", "kept = []\n" + _in_f(body))] == ["kept"]

    @pytest.mark.parametrize(
        "source",
        [
            "kept = []\n" + _in_f("kept = []\nkept.append(xs)"),
            "kept = []\n" + _in_f("return kept[0]"),
            "kept = []\n" + _in_f("return kept.index(xs)"),
            "kept = ()\n" + _in_f("kept.append(1)"),
            "kept = []\n" + _in_f("kept.append(1)", "kept"),
            "kept = []\n" + _in_f("for kept in xs:\n    kept.append(1)"),
            _in_f("xs.append(1)"),
        ],
    )
    def test_keeps_nothing(self, source: str) -> None:
        """It has a list of its own by that name, only looks, or there is no list."""
        assert of("keeps-global", source) == []

    def test_function_attribute(self) -> None:
        """An attribute of itself, of another function, of one inside it; not of an object."""
        source = """
        def f(xs):
            def g(): pass
            f.count = 1
            h.count += 1
            g.count: int = 1
            xs.count = 1
            f.count = 2
        def h(): pass
        """
        assert of("function-attribute", source) == [(3, "f"), (4, "h"), (5, "g")]

    @pytest.mark.parametrize(
        ("body", "name"),
        [
            ("a = 1\nreturn a + b", "a"),
            ("print('x')\na = 1", "a"),
            ("c = 2\na, c = 1, 2", "a"),
            ("for a in range(3):\n    print(a)", "a"),
            ("a: int = 1", "a"),
            ("with open('x') as a:\n    pass", "a"),
            ("a = c = 1", "a"),
        ],
    )
    def test_parameter_overwritten(self, body: str, name: str) -> None:
        """In every case, before it is read."""
        assert [about for _, about in of("parameter-overwritten", _in_f(body, "a, b"))] == [name]

    @pytest.mark.parametrize(
        "body",
        [
            "a = a + 1",
            "a = list(a)",
            "if b:\n    a = 1",
            "print(a)\na = 1",
            "for a in a:\n    pass",
            "a += 1",
            "c[a] = 1",
            "def g():\n    a = 1\n    return a",
            "a: int",
        ],
    )
    def test_parameter_not_overwritten(self, body: str) -> None:
        """It is read before, or at the same time, or keeps its value in some cases."""
        assert of("parameter-overwritten", _in_f(body, "a, b")) == []

    @pytest.mark.parametrize(
        ("source", "name"),
        [
            (_in_f("list = []\nreturn list(xs)"), "list"),
            (_in_f("return sum(xs)", "xs, sum"), "sum"),
            (_in_f("for len in xs:\n    print(len(xs))"), "len"),
            (_in_f("h = h(xs)\nreturn h") + "def h(x):\n    return x\n", "h"),
            (_in_f("def g(max):\n    return max(xs)\nreturn g(1)"), "max"),
        ],
    )
    def test_shadows(self, source: str, name: str) -> None:
        """A name that hides what is called by it."""
        assert [about for _, about in of("shadows", source)] == [name]

    @pytest.mark.parametrize(
        "source",
        [
            _in_f("list = []\nreturn list"),
            _in_f("return sum(xs)"),
            _in_f("key = 1\nreturn key(xs)"),
            _in_f("return [max for max in xs], max(xs)"),
            _in_f("h = 1\nreturn h") + "def h(x):\n    return x\n",
        ],
    )
    def test_shadows_nothing(self, source: str) -> None:
        """It is not called, or has a scope of its own, or hides nothing."""
        assert of("shadows", source) == []


class TestSets:
    """Where the order of a set comes out."""

    @pytest.mark.parametrize(
        "body",
        [
            "return list(set(xs))",
            "return ''.join({x for x in xs})",
            "for x in {1, 2}:\n    print(x)",
            "return [x for x in set(xs)]",
            "s = set(xs)\nreturn tuple(s)",
            "s = set()\nfor x in xs:\n    s.add(x)\nreturn list(s)",
            "s = set(xs)\ns = list(s)\nreturn s",
            "return str(frozenset(xs))",
            "return list(set(xs) - {1})",
            "return list(set(xs).union(xs))",
            "return f'{set(xs)}'",
            "return [*set(xs)]",
            "s = set(xs)\nreturn s.pop()",
            "return ' '.join(x for x in set(xs))",
            "if (s := set(xs)):\n    return list(s)",
            "s: set = set(xs)\nreturn list(s)",
            "return list(map(str, set(xs)))",
        ],
    )
    def test_set_order(self, body: str) -> None:
        """It is gone through, joined, or made into what has an order."""
        assert len(of("set-order", _in_f(body))) == 1

    @pytest.mark.parametrize(
        "body",
        [
            "return sorted(set(xs))",
            "return len(set(xs))",
            "return set(xs)",
            "return sorted(list(set(xs)))",
            "return sorted(x for x in set(xs))",
            "return sum([x for x in set(xs)])",
            "return {x for x in set(xs)}",
            "s = set(xs)\ns = sorted(s)\nreturn list(s)",
            "s = list(xs)\nreturn list(s)",
            "return x in {1, 2}",
            "return list({1: 2})",
            "return list(set_of(xs))",
        ],
    )
    def test_no_order(self, body: str) -> None:
        """It is sorted or counted, or is no set (any more)."""
        assert of("set-order", _in_f(body)) == []


class TestAnswers:
    """Answers that are written out."""

    @pytest.mark.parametrize(
        ("body", "lines"),
        [
            ("if xs == 'kat':\n    return 5", [2]),
            ("if 'kat' == xs:\n    return 5\nelif xs == 'hond':\n    return 6", [2, 4]),
            ("if xs == [1, 2] and n == 3:\n    return {'a': -1}", [2]),
            ("if len(xs) == 3:\n    return 5", [2]),
            ("if xs == 1 or xs == 2:\n    return 5", [2]),
            ("return 5 if xs == 1 else 6", [2]),
            ("match xs:\n    case 'a':\n        return 1\n    case 'b' | 'c':\n        return 2", [3, 5]),
            ("match xs, n:\n    case 'a', 2:\n        return 1", [3]),
            ("if (xs, n) == (1, 2):\n    return 5", [2]),
        ],
    )
    def test_compares_literal(self, body: str, lines: list[int]) -> None:
        """A parameter is compared with a literal, and a literal is returned."""
        found = of("compares-literal", _in_f(body, "xs, n"))
        assert [line for line, _ in found] == lines
        assert {name for _, name in found} == {"xs"}

    @pytest.mark.parametrize(
        "body",
        [
            "if xs == 'kat':\n    return xs",
            "if xs == n:\n    return 5",
            "y = xs\nif y == 'kat':\n    return 5",
            "if xs != 'kat':\n    return 5",
            "if xs > 3:\n    return 5",
            "if xs == 'kat':\n    print(5)",
            "if g(xs) == 3:\n    return 5",
            "match xs:\n    case y:\n        return 1",
        ],
    )
    def test_compares_no_literal(self, body: str) -> None:
        """Nothing is written out, on one side or the other."""
        assert of("compares-literal", _in_f(body, "xs, n")) == []

    def test_at_most_fifty(self) -> None:
        """More of them say no more."""
        body = "\n".join(f"if xs == {number}:\n    return {number}" for number in range(1000))
        assert len(of("compares-literal", _in_f(body))) == 50

    @pytest.mark.parametrize(
        "source",
        [
            "T = {'a': 1}\n" + _in_f("return T[xs]"),
            _in_f("t = {'a': [1, 2], 'b': []}\nreturn t.get(xs, 0)"),
            _in_f("return {'a': 1}[xs]"),
            "T: dict = {('a', 1): 1}\n" + _in_f("return T[xs, n]", "xs, n"),
        ],
    )
    def test_table_lookup(self, source: str) -> None:
        """A dictionary of literals is looked up by a parameter."""
        assert [name for _, name in of("table-lookup", source)] == ["xs"]

    @pytest.mark.parametrize(
        "source",
        [
            "T = {'a': 1}\n" + _in_f("return [T[x] for x in xs]"),
            "T = {'a': g()}\n" + _in_f("return T[xs]"),
            "T = {'a': 1}\n" + _in_f("return T[xs]", "xs, T"),
            "T = {}\n" + _in_f("return T[xs]"),
            "T = {'a': 1, **other}\n" + _in_f("return T[xs]"),
        ],
    )
    def test_no_table_lookup(self, source: str) -> None:
        """It is looked up by something else, or not written out, or another of that name."""
        assert of("table-lookup", source) == []


class TestUses:
    """What is made use of."""

    @pytest.mark.parametrize(
        ("body", "kind", "name"),
        [
            ("print(1)\nprint(2)", "print", ""),
            ("input()", "input", ""),
            ("return sorted(xs)", "sorted", ""),
            ("xs.sort()", "sorted", "sort"),
            ("return reversed(xs)", "reversed", ""),
            ("return xs[::-1]", "reversed", "[::-1]"),
            ("for i in range(1, 3):\n    pass", "range-one", ""),
            ("for i in range(len(xs) - 1):\n    pass", "range-minus-one", ""),
            ("for i in range(0, n - 1, 2):\n    pass", "range-minus-one", ""),
            ("return xs[1:]", "slice-one", ""),
            ("return xs[1:-1]", "slice-one", ""),
            ("return xs[:-1]", "slice-minus-one", ""),
            ("return xs.lower()", "lower", "lower"),
            ("return map(str.upper, xs)", "upper", "upper"),
            ("return xs.rstrip()", "strip", "rstrip"),
            ("return xs / 2", "float-division", ""),
            ("xs /= 2", "float-division", ""),
            ("return round(xs)", "round-call", "round"),
            ("return int(xs / 2 + 1)", "round-call", "int"),
            ("return math.floor(xs / 2)", "round-call", "math.floor"),
            ("assert xs", "assert", ""),
            ("raise ValueError('x')", "raise", "ValueError"),
            ("raise ValueError", "raise", "ValueError"),
            ("raise", "raise", ""),
            ("try:\n    x\nexcept:\n    pass", "except-all", ""),
            ("try:\n    x\nexcept Exception:\n    pass", "except-all", "Exception"),
            (
                "try:\n    x\nexcept (ValueError, BaseException) as e:\n    pass",
                "except-all",
                "BaseException",
            ),
            ("return xs is 'a'", "is-literal", ""),
            ("return xs is not -1", "is-literal", ""),
            ("return [] is xs", "is-literal", ""),
            ("return f(xs)", "recursion", ""),
            ("def g():\n    return g()\nreturn g()", "recursion", "g"),
            ("return h(xs)", "calls", "h"),
            ("exit()", "exit", ""),
            ("sys.exit(1)", "exit", ""),
            ("os._exit(1)", "exit", ""),
            ("time.sleep(1)", "sleep", ""),
            ("return random.choice(xs)", "random", "random.choice"),
            ("return os.urandom(3)", "random", "os.urandom"),
            ("return secrets.choice(xs)", "random", "secrets.choice"),
            ("return time.time()", "clock", "time.time"),
            ("return date.today()", "clock", "date.today"),
            ("while xs:\n    xs = xs[1:]", "while", ""),
        ],
    )
    def test_uses(self, body: str, kind: str, name: str) -> None:
        """Each kind, once."""
        found = told(_in_f(body, "xs, n") + "def h(x):\n    return x\n")
        assert [about for each, _, about in found if each == kind] == [name]

    @pytest.mark.parametrize(
        ("body", "kind"),
        [
            ("for i in range(3):\n    pass", "range-one"),
            ("for i in range(1):\n    pass", "range-one"),
            ("for i in range(len(xs)):\n    pass", "range-minus-one"),
            ("for i in range(len(xs) - 1, -1, -1):\n    pass", "range-minus-one"),
            ("return xs[1]", "slice-one"),
            ("return xs[True:]", "slice-one"),
            ("return xs[1:3]", "slice-one"),
            ("return xs // 2", "float-division"),
            ("return int(xs)", "round-call"),
            ("try:\n    x\nexcept:\n    raise", "except-all"),
            ("try:\n    x\nexcept ValueError:\n    pass", "except-all"),
            ("return xs is None", "is-literal"),
            ("return xs is True", "is-literal"),
            ("return xs == 1", "is-literal"),
            ("h = xs\nreturn h(1)", "calls"),
            ("return h", "calls"),
            ("random = xs\nreturn random.choice(1)", "random"),
            ("print = xs\nprint(1)", "print"),
            ("f = xs\nreturn f()", "recursion"),
            ("class C:\n    def m(self):\n        print(1)", "print"),
        ],
    )
    def test_does_not_use(self, body: str, kind: str) -> None:
        """It looks like it, but is something else."""
        assert of(kind, _in_f(body, "xs, n") + "def h(x):\n    return x\n") == []

    @pytest.mark.parametrize(
        ("before", "expression", "kind", "name"),
        [
            ("import random as r", "r.choice(xs)", "random", "random.choice"),
            ("from random import choice", "choice(xs)", "random", "random.choice"),
            ("from random import choice as pick", "pick(xs)", "random", "random.choice"),
            ("from random import *", "randint(1, 2)", "random", "random.randint"),
            ("import datetime as dt", "dt.datetime.now()", "clock", "datetime.datetime.now"),
            ("from datetime import datetime", "datetime.now()", "clock", "datetime.datetime.now"),
            ("from time import sleep", "sleep(1)", "sleep", ""),
            ("from sys import exit", "exit(1)", "exit", ""),
        ],
    )
    def test_imported(self, before: str, expression: str, kind: str, name: str) -> None:
        """By whatever name, at top or in the function."""
        assert of(kind, f"{before}\n" + _in_f(f"return {expression}")) == [(3, name)]
        assert of(kind, _in_f(f"{before}\nreturn {expression}")) == [(3, name)]


class TestLoops:
    """While loops that cannot end by their condition."""

    @pytest.mark.parametrize(
        ("body", "name"),
        [
            ("i = 0\nwhile i < len(xs):\n    print(xs[i])", "i"),
            ("while xs:\n    print(xs)", "xs"),
            ("x = input()\nwhile x != '.':\n    h(x)", "x"),
            ("i = 0\nwhile i < 3:\n    j = i + 1", "i"),
        ],
    )
    def test_unchanged(self, body: str, name: str) -> None:
        """None of the names in the condition gets another value in the loop."""
        assert [about for _, about in of("while-unchanged", _in_f(body))] == [name]

    @pytest.mark.parametrize(
        "body",
        [
            "while True:\n    pass",
            "i = 0\nwhile i < 3:\n    i += 1",
            "while xs:\n    xs.pop()",
            "while xs:\n    del xs[0]",
            "while xs[0] < 3:\n    xs[0] = 4",
            "while xs:\n    h(xs)",
            "while h(xs):\n    pass",
            "while xs.more():\n    pass",
            "while (x := input()) != '.':\n    print(x)",
            "while outside < 3:\n    h(xs)",
            "i = 0\nwhile i < 3:\n    for i in xs:\n        pass",
            "while xs.left:\n    xs.left = False",
        ],
    )
    def test_changed(self, body: str) -> None:
        """One may get another value, there or in what is called."""
        assert of("while-unchanged", _in_f(body)) == []


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
            line for _, line, _ in told(_in_f("print(1)\nassert xs\nwhile xs:\n    input()\nreturn xs[1:]"))
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
        _in_f("".join(f"raise E{n}\nx{n}.a = 1\nif xs == {n}:\n    return 1\n" for n in range(2_000))),
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
    yield "many if", _in_f("if xs == 0:\n    return 0\n" + "elif xs == 1:\n    return 1\n" * 100)
    yield (
        "nested functions",
        "".join(f"{' ' * n}def f{n}(x=[]):\n" for n in range(90)) + " " * 90 + "return f1\n",
    )
    yield (
        "nested loops",
        "def f(x):\n" + "".join(f"{' ' * n}while x:\n" for n in range(1, 20)) + (" " * 20 + "x(x)\n") * 500,
    )
    yield "names", _in_f("".join(f"x{n} = x{n + 1} = set(x{n})\n" for n in range(2_000)))
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
