"""What is told of a file without running it."""

import ast
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from graders.engine.worker.facts import facts
from graders.engine.worker.protocol import CAP, dumps

SOURCE = """
import os.path, math as m
from random import choice, randint as r, shuffle
from string import *
A = B = 1
(c, *d), e[0] = f = 1, 2
for i in range(3):
    with open("x") as handle:
        found = True
try:
    pass
except ValueError as error:
    late = 1
match A:
    case {"k": v, **rest}: pass
    case [first, *others] as whole: pass
x: int = 3
y: int
def plain(a, b=(walrus := 1)): inner = 2
@property
def decorated(): pass
class Box:
    attribute = 1
    def method(self): return plain
async def waiting(): ...
[comp for comp in range(3)]
lambda lam: lam
if (n := 10): pass
def plain(a): return Box
"""


def _facts(source: str) -> dict[str, Any]:
    return facts(ast.parse(source))


def test_names_are_those_bound_at_top_level() -> None:
    """By def, class, import, assignment, loop, with, except, match; not inside functions and comprehensions."""
    assert set(_facts(SOURCE)["names"]) == {
        *(
            "os",
            "m",
            "choice",
            "r",
            "shuffle",
            "A",
            "B",
            "c",
            "d",
            "f",
            "i",
            "handle",
            "found",
            "error",
            "late",
        ),
        *("v", "rest", "first", "others", "whole", "x", "y", "plain", "decorated", "Box", "waiting", "n"),
    }


def test_a_name_has_the_line_of_its_last_definition_and_its_first_statement() -> None:
    """The last is the one that counts; the first tells from when on there is one."""
    lines = SOURCE.split("\n")
    names = _facts(SOURCE)["names"]
    assert lines[names["plain"][0] - 1] == "def plain(a): return Box"
    assert names["plain"][1] < names["Box"][1]


def test_nested_functions() -> None:
    """Those inside a class or a function, with their line."""
    source = "class S:\n    def a(self):\n        def b(): pass\ndef c():\n    async def d(): pass\n"
    assert _facts(source)["nested"] == {"a": 2, "b": 3, "d": 5}


def test_empty_bodies() -> None:
    """A body that does nothing says what stands there."""
    source = """
def a(): pass
def b(): ...
def c():
    'text'
def d():
    'text'
    pass
def e(): return None
def f():
    'text'
    return 1
def g():
    ...
    pass
def h():
    1
    2
"""
    assert _facts(source)["bodies"] == {"a": "pass", "b": "...", "c": "docstring", "d": "pass", "g": "pass"}


def test_the_names_that_a_function_mentions() -> None:
    """Each once, in order, also in what it nests; not those it only assigns."""
    source = "def f(x):\n    y = g(x) + g(1)\n    return [h(k) for k in y]\n"
    assert _facts(source)["calls"] == {"f": ["g", "x", "h", "k", "y"]}


def test_the_facts_of_a_huge_file_fit_in_an_answer() -> None:
    """Names are bounded in number and in length."""
    names = "\n".join(f"def {'é' * 150}{number}(): return {'é' * 150}{number}" for number in range(3_000))
    assert len(dumps(_facts(names + f"\n{'x' * 5_000} = 1"))) < CAP


@given(st.text("abc():\n  =1", max_size=40))
def test_any_file_that_parses_has_facts(source: str) -> None:
    """Whatever the file is, the facts can be written."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return
    assert dumps(facts(tree))


def test_a_deeply_nested_file_is_no_recursion() -> None:
    """The walk keeps its own stack."""
    assert _facts("x = " + "-" * 1_500 + "1")["names"] == {"x": [1, 0]}
