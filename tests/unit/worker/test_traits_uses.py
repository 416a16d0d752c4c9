"""What a function makes use of, and written out answers: each trait where it is, and where it only looks like it."""

import pytest

from tests.unit.worker.traits_of import in_f, of, told


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
        found = of("compares-literal", in_f(body, "xs, n"))
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
        assert of("compares-literal", in_f(body, "xs, n")) == []

    def test_at_most_fifty(self) -> None:
        """More of them say no more."""
        body = "\n".join(f"if xs == {number}:\n    return {number}" for number in range(1000))
        assert len(of("compares-literal", in_f(body))) == 50

    @pytest.mark.parametrize(
        "source",
        [
            "T = {'a': 1}\n" + in_f("return T[xs]"),
            in_f("t = {'a': [1, 2], 'b': []}\nreturn t.get(xs, 0)"),
            in_f("return {'a': 1}[xs]"),
            "T: dict = {('a', 1): 1}\n" + in_f("return T[xs, n]", "xs, n"),
        ],
    )
    def test_table_lookup(self, source: str) -> None:
        """A dictionary of literals is looked up by a parameter."""
        assert [name for _, name in of("table-lookup", source)] == ["xs"]

    @pytest.mark.parametrize(
        "source",
        [
            "T = {'a': 1}\n" + in_f("return [T[x] for x in xs]"),
            "T = {'a': g()}\n" + in_f("return T[xs]"),
            "T = {'a': 1}\n" + in_f("return T[xs]", "xs, T"),
            "T = {}\n" + in_f("return T[xs]"),
            "T = {'a': 1, **other}\n" + in_f("return T[xs]"),
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
            ("while n < len(xs) - 1:\n    n += 1", "range-minus-one", "while"),
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
        found = told(in_f(body, "xs, n") + "def h(x):\n    return x\n")
        assert [about for each, _, about in found if each == kind] == [name]

    @pytest.mark.parametrize(
        ("body", "kind"),
        [
            ("for i in range(3):\n    pass", "range-one"),
            ("for i in range(1):\n    pass", "range-one"),
            ("for i in range(len(xs)):\n    pass", "range-minus-one"),
            ("for i in range(len(xs) - 1, -1, -1):\n    pass", "range-minus-one"),
            ("while n > len(xs) - 1:\n    n += 1", "range-minus-one"),
            ("while n < len(xs):\n    n += 1", "range-minus-one"),
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
        assert of(kind, in_f(body, "xs, n") + "def h(x):\n    return x\n") == []

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
        assert of(kind, f"{before}\n" + in_f(f"return {expression}")) == [(3, name)]
        assert of(kind, in_f(f"{before}\nreturn {expression}")) == [(3, name)]
