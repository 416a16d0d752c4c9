"""Rules on code: which code they are about, what breaks them, with which line; and that they can only take off."""

import ast
from collections.abc import Mapping

import pytest

from graders.engine.grade.rules import broken_by_file, broken_by_function
from graders.engine.model import (
    Broken,
    Call,
    Called,
    Case,
    Demand,
    Exercise,
    Function,
    Judgement,
    Loaded,
    Outcome,
    Result,
    Returned,
    Rule,
    Scope,
    Step,
    Verdict,
)
from graders.engine.sandbox.scopes import read_scopes
from graders.engine.sandbox.start import Wanted
from graders.engine.text import Text, same
from graders.engine.worker.rules import scopes

CASE = Case("a", "f", (Step(Call("f", "f"), Demand()),))
OTHER = Function("g", "g", (), same(""), ())


def scopes_of(source: str, rule: Rule, helpers: Mapping[str, str]) -> tuple[Scope, ...]:
    """Return the scopes as a child tells them and as we read them."""
    wish = {kind: rule.words if rule.kind == kind else () for kind in ("name", "import", "statement")}
    told = scopes(ast.parse(source), source, helpers, [list(words) for words in wish.values()])  # type: ignore[arg-type]
    return read_scopes(told, Wanted(*wish.values()))


def broken(
    source: str,
    rule: Rule,
    *,
    called: tuple[Called, ...] = (),
    whole: bool = False,
    unwritten: bool = False,
    hulp: str | None = None,
) -> tuple[Broken, ...]:
    """Return what the function f (or the whole file) breaks, in an exercise that has g too."""
    function = Function("f", "f", (), same(""), (CASE,), rules=(rule,))
    exercise = Exercise("x", same("X"), "nl", ("nl",), (function, OTHER), rules=(rule,))
    loaded = Loaded(
        {},
        functions=("f", "g"),
        scopes=scopes_of(source, rule, {} if hulp is None else {"hulp": hulp}),
        bodies={"f": "pass", "g": "pass"} if unwritten else {},
    )
    result = Result(CASE, (Outcome(Returned(1), called=called),), Judgement(Verdict.CORRECT))
    if whole:
        return broken_by_file(exercise, loaded, [result])
    return broken_by_function(exercise, function, loaded, {"a": result})


def line(source: str, rule: Rule, hulp: str | None = None) -> int | None:
    """Return the line on which the function f breaks a rule, None if it does not."""
    found = broken(source, rule, hulp=hulp)
    return found[0].line if found else None


def no(kind: str, *words: str, **more: object) -> Rule:
    return Rule(True, kind, words, **more)  # type: ignore[arg-type]


def must(kind: str, *words: str, **more: object) -> Rule:
    return Rule(False, kind, words, **more)  # type: ignore[arg-type]


SORT = no("name", "sort", "sorted")


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("def f(x):\n    return sorted(x)\n", 2),
        ("def f(x):\n    x.sort()\n    return x\n", 2),
        ("def f(x):\n    return list(map(sorted, x))\n", 2),
        ("s = sorted\ndef f(x):\n    return s(x)\n", 1),
        ("a = b = sorted\ndef f(x):\n    return b(x)\n", 1),
        ("def f(x):\n    s = sorted\n    return s(x)\n", 2),
        ("f = lambda x: sorted(x)\n", 1),
        ("import numpy as np\ndef f(x):\n    return np.sort(x)\n", 3),
        ("from numpy import sort as orde\ndef f(x):\n    return orde(x)\n", 1),
        ("from numpy import sort\ndef f(x):\n    return sort(x)\n", 3),
        ("def f(x):\n    def inner():\n        return sorted(x)\n    return inner()\n", 3),
        ("def help(x):\n    return sorted(x)\ndef f(x):\n    return help(x)\n", 2),
        ("class Box:\n    def all(self):\n        return sorted(self)\ndef f(x):\n    return Box().all()\n", 3),
        ("def f(x):\n    return 1\ndef f(x):\n    return sorted(x)\n", 4),
        ("if True:\n    def f(x):\n        return sorted(x)\n", 3),
        ("def f(x, key=sorted):\n    return key(x)\n", 1),
        ("async def f(x):\n    return sorted(x)\n", 2),
    ],
)  # fmt: skip
def test_a_name_is_found_with_its_line(source: str, expected: int) -> None:
    assert line(source, SORT) == expected


@pytest.mark.parametrize(
    "source",
    [
        "def f(x):\n    sort = 3\n    return sort\n",
        "def f(sort):\n    return sort\n",
        "def f(x):\n    for sort in x: print(sort)\n",
        "def f(x):\n    return [sorted for sorted in x]\n",
        "def sort(x):\n    return x\ndef f(x):\n    return sort(x)\n",
        "def f(x):\n    def sorted(y): return y\n    return sorted(x)\n",
        "class Box:\n    def sort(self): return 1\ndef f(x):\n    return Box().sort()\n",
        "class Box:\n    def __init__(self): self.sort = 1\ndef f(x):\n    return Box().sort\n",
        "def f(x: sorted) -> sorted:\n    y: sorted = 1\n    return x\n",
        "def f(x):\n    return 'sorted'\n",
        "def other(x):\n    return sorted(x)\ndef f(x):\n    return x\n",
        "def f(x):\n    return sorted(x)\ndef f(x):\n    return x\n",
        "def g(x):\n    return sorted(x)\ndef f(x):\n    return g(x)\n",
        "def f(x):\n    return x\nif __name__ == '__main__':\n    print(sorted(f([])))\n",
    ],
)
def test_what_is_the_students_own_or_no_part_of_it_is_no_such_name(source: str) -> None:
    assert line(source, SORT) is None


def test_a_file_beside_it_is_looked_at_where_it_is_used() -> None:
    beside = "def low(x):\n    return min(x)\n\ndef order(x):\n    return sorted(x)\n"
    for source in (
        "import hulp\ndef f(x):\n    return hulp.order(x)\n",
        "import hulp as h\ndef f(x):\n    return h.order(x)\n",
        "from hulp import order as o\ndef f(x):\n    return o(x)\n",
        "from hulp import *\ndef f(x):\n    return order(x)\n",
        "def f(x):\n    import hulp\n    return hulp.order(x)\n",
        "def f(x):\n    from hulp import order\n    return order(x)\n",
    ):
        (found,) = broken(source, SORT, hulp=beside)
        assert (found.line, found.file) == (5, "hulp.py")
        assert found.text.nl.startswith("Regel 5 van hulp.py: de opgave laat sorted niet toe in f.")
    assert line("import hulp\ndef f(x):\n    return hulp.low(x)\n", SORT, beside) is None
    assert line("import hulp\ndef f(x):\n    return hulp\n", SORT, "def broken(:\n") is None


def test_what_was_called_is_found_whatever_it_was_called_by() -> None:
    source = "import builtins\nclass K: pass\ndef f(x):\n    return getattr(builtins, 'sor' + 'ted')(x)\ndef g(x): pass\n"
    seen = Called("sorted", "", 4, "f")
    (found,) = broken(source, SORT, called=(seen,))
    assert (found.kind, found.line) == ("forbids name", 4)
    assert found.text.en == "Line 4: sorted is called here, and the exercise does not allow that in f."
    assert broken(source, SORT, called=(seen._replace(caller="f.<locals>.inner"),))
    assert broken(source, SORT, called=(seen._replace(caller="<lambda>"),)), "nobody else's"
    assert not broken(source, SORT, called=(seen._replace(caller="g"),)), "another function of the exercise"
    assert not broken(source, SORT, called=(seen._replace(name="max"),))
    assert not broken(source, no("statement", "while"), called=(seen,))


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("for", 2),
        ("while", 4),
        ("if", 3),
        ("comprehension", 5),
        ("lambda", 6),
        ("try", None),
        ("return", 6),
        ("raise", 4),
    ],
)
def test_statements(statement: str, expected: int | None) -> None:
    source = (
        "def f(x):\n for y in x:\n  if y: pass\n while x: raise E\n z = {y for y in x}\n return lambda: z\n"
    )
    assert line(source, no("statement", statement)) == expected


@pytest.mark.parametrize(
    ("source", "module", "expected"),
    [
        ("import random\ndef f():\n    return random.random()\n", "random", 1),
        ("import random as r\ndef f():\n    return r.random()\n", "random", 1),
        ("from random import choice\ndef f(x):\n    return choice(x)\n", "random", 1),
        ("def f(x):\n    import random\n    return random.choice(x)\n", "random", 2),
        ("from os.path import join\ndef f(x):\n    return join(x)\n", "os", 1),
        ("from os import path\ndef f(x):\n    return path\n", "os.path", 1),
        ("import random\ndef f(x):\n    return x\n", "random", None),
        ("import randomly\ndef f(x):\n    return randomly\n", "random", None),
        ("import os\ndef f(x):\n    return os\n", "os.path", None),
        ("from . import random\ndef f(x):\n    return random\n", "random", None),
    ],
)
def test_imports(source: str, module: str, expected: int | None) -> None:
    assert line(source, no("import", module)) == expected


def test_an_import_that_no_function_uses_is_one_of_the_file() -> None:
    (found,) = broken("import random\ndef f(x):\n    return x\n", no("import", "random"), whole=True)
    assert found.line == 1
    assert found.text == Text(
        "Regel 1: de opgave laat de module random niet toe.",
        "Line 1: the exercise does not allow the module random.",
    )


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("def f(n):\n    return n and f(n - 1)\n", 2),
        (
            "def f(n):\n    return even(n)\ndef even(n):\n    return odd(n)\ndef odd(n):\n    return even(n)\n",
            4,
        ),
        ("def f(n):\n    return g(n)\ndef g(n):\n    return f(n)\n", 2),
        ("def f(n):\n    def inner(m):\n        return inner(m)\n    return inner(n)\n", 3),
        ("f = lambda n: n and f(n - 1)\n", 1),
        ("class T:\n    def size(self):\n        return self.size()\ndef f(t):\n    return T()\n", 3),
        ("class T:\n    def size(self):\n        return self.left.size()\ndef f(t):\n    return T()\n", 3),
        ("def f(n):\n    return n\n", None),
        ("def f(f):\n    return f(1)\n", None),
        ("def f(n):\n    return g(n)\ndef g(n):\n    return g(n)\n", None),
        ("total = 0\ntotal = total + 1\ndef f(n):\n    return total\n", None),
        (
            "class T:\n    def copy(self):\n        return T(self.items.copy())\ndef f(t):\n    return T()\n",
            None,
        ),
        ("class T:\n    def size(self):\n        return super().size()\ndef f(t):\n    return T()\n", None),
        ("class T:\n    def next(self):\n        return T()\ndef f(t):\n    return T()\n", None),
    ],
)
def test_recursion_direct_and_through_others(source: str, expected: int | None) -> None:
    assert line(source, no("recursion")) == expected
    missing = broken(source, must("recursion"))
    assert bool(missing) == (expected is None)


LONG = '''\
@decorated
def f(x):
    """Say so.

    In lines.
    """
    # a comment

    def inner():
        """More."""
        return 1
    return (x +
            inner())
'''


@pytest.mark.parametrize(("most", "lines"), [(4, None), (3, 4)])
def test_lines_of_code_are_without_docstring_comments_and_empty_lines(most: int, lines: int | None) -> None:
    found = broken(LONG, must("max_lines", most=most))
    assert [one.text.en for one in found] == [
        f"f (line 2) has {count} lines of code; the exercise asks for at most 3."
        for count in [lines]
        if count
    ]
    assert not broken("def f(x): return x\n", must("max_lines", most=1))


def test_lines_of_the_whole_file() -> None:
    source = '"""Doc."""\nimport os\n\n# c\ndef f(x):\n    return x\nif __name__ == "__main__":\n    f(1)\n'
    assert not broken(source, must("max_lines", most=3), whole=True)
    (found,) = broken(source, must("max_lines", most=2), whole=True)
    assert found.text.nl == "Je bestand telt 3 regels code; de opgave vraagt er hoogstens 2."


def test_what_is_asked_for_may_be_one_of_several_things() -> None:
    loop = must("statement", "for", "while")
    assert not broken("def f(x):\n    while x: x -= 1\n", loop)
    (found,) = broken("\ndef f(x):\n    return [y for y in x]\n", loop)
    assert (found.kind, found.line) == ("requires statement", 2)
    assert found.text == Text(
        "De opgave vraagt om for of while te gebruiken in f (regel 2), en dat doe je niet.",
        "The exercise asks you to use for or while in f (line 2), and you do not.",
    )
    assert broken("def sum(x):\n    return x\ndef f(x):\n    return sum(x)\n", must("name", "sum")), (
        "their own"
    )
    assert not broken(
        "def f(x):\n    return hidden(x)\n", must("name", "sum"), called=(Called("sum", "", 2, "f"),)
    )
    assert not broken("exec('f = len')\n", loop), "there is no code of it to look at"


def test_nothing_is_asked_of_what_is_not_written() -> None:
    source = "def f(x):\n    pass\ndef g(x):\n    pass\n"
    for whole in (False, True):
        assert broken(source, must("recursion"), whole=whole)
        assert not broken(source, must("recursion"), whole=whole, unwritten=True)


def test_a_rule_says_why_and_what_it_costs() -> None:
    rule = no("name", "sorted", points="0.5", text=Text("Sorteer zelf", "Sort it yourself!"))
    (found,) = broken("def f(x):\n    return sorted(sorted(x))\n", rule)
    assert found.points == "0.5"
    assert found.text == Text(
        "Regel 2: de opgave laat sorted niet toe in f. Sorteer zelf. Dat kost 0,5 punt.",
        "Line 2: the exercise does not allow sorted in f. Sort it yourself! This costs 0.5 points.",
    )
