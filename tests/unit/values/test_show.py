"""Values as Python source text."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.model import Comparison, Tree
from graders.engine.values.canonical import canonical, key
from graders.engine.values.literal import parse_literal
from graders.engine.values.show import show, show_call
from tests.unit.values.trees import encode, json_values, nested, plain_trees, trees

LONG: Tree = ["l", list(range(1000))]

WHOLE: list[tuple[Tree, str]] = [
    (None, "None"),
    (True, "True"),
    (-7, "-7"),
    (36.0, "36.0"),
    (-0.0, "-0.0"),
    (["f", "nan"], "nan"),
    (["f", "-inf"], "-inf"),
    (["c", 1.0, -2.0], "(1-2j)"),
    (["c", ["f", "inf"], 0.0], "complex(inf, 0.0)"),
    (["i", hex(10**20)], "100000000000000000000"),
    ("abc", "'abc'"),
    ("it's", '"it\'s"'),
    ("a\nb\t\\", "'a\\nb\\t\\\\'"),
    ("\x1b[31mrood", "'\\x1b[31mrood'"),
    ("links\u202erechts", "'links\\u202erechts'"),
    ("leeg\u3164\u2800", "'leeg\\u3164\\u2800'"),
    ("café", "'café'"),
    (["s", "eda080"], "'\\ud800'"),
    (["b", "6100"], "b'a\\x00'"),
    (["B", "61"], "bytearray(b'a')"),
    (["l", []], "[]"),
    (["l", [1, "a"]], "[1, 'a']"),
    (["t", []], "()"),
    (["t", [1]], "(1,)"),
    (["t", [1, 2]], "(1, 2)"),
    (["S", []], "set()"),
    (["S", [10, 2, 33]], "{2, 10, 33}"),
    (["S", ["b", "a"]], "{'a', 'b'}"),
    (["F", []], "frozenset()"),
    (["F", [1]], "frozenset({1})"),
    (["d", []], "{}"),
    (["d", [[98, 78], ["a", ["t", [1]]]]], "{98: 78, 'a': (1,)}"),
    (["r", 0, 5, 1], "range(0, 5)"),
    (["r", 5, 0, -1], "range(5, 0, -1)"),
    (["..."], "Ellipsis"),
    (["sub", "Counter", ["d", [["a", 2]]]], "Counter({'a': 2})"),
    (["sub", "Ja", "?"], "Ja('?')"),
    (["o", "Punt", None], "<Punt object>"),
    (["o", "P\x1b", None], "<P\\x1b object>"),
    (["gen", "vakjes"], "<generator vakjes>"),
    (["fn", "upper"], "<function upper>"),
    (["gen", "vakjes.<locals>.<genexpr>"], "<generator>"),
    (["fn", "<lambda>"], "<function>"),
    (["o", "vakjes.<locals>.Punt", None], "<Punt object>"),
    (["l", [1, ["cycle", 1]]], "[1, [...]]"),
    (["!", "size"], "…"),
    (["!", "items", "l", 79000, [1000, 1001]], "[1000, 1001, …]"),
    (["!", "items", "l", 79000, []], "[…]"),
    (["!", "items", "t", 79000, [1]], "(1, …)"),
    (["!", "items", "S", 79000, [1]], "{1, …}"),
    (["!", "items", "d", 79000, [[1, "a"]]], "{1: 'a', …}"),
    (["!", "size", "s", 79000, "ab"], "'ab'…"),
    (["!", "size", "b", 79000, "6162"], "b'ab'…"),
    (["!", "size", "B", 79000, "6162"], "bytearray(b'ab'…)"),
    (["l", [["!", "size", "l", 9, [["!", "size", "s", 5, "x"]]]]], "[['x'…, …]]"),
]


@pytest.mark.parametrize(("tree", "expected"), WHOLE)
def test_a_value_that_fits_is_shown_as_python_writes_it(tree: Tree, expected: str) -> None:
    """Every kind of value has its own look, and nothing in it can act on a terminal."""
    assert show(tree) == expected


CUT: list[tuple[Tree, int, str]] = [
    (LONG, 40, "[0, 1, 2, 3, 4, 5, 6, 7, …, 998, 999]"),
    (["t", list(range(100))], 30, "(0, 1, 2, 3, 4, 5, …, 98, 99)"),
    (["d", [[at, "x" * at] for at in range(60)]], 40, "{0: '', 1: 'x', 2: 'xx', …}"),
    ("ab" * 500, 40, "'ababababababababababab' … 'bababababab'"),
    ("\n" * 500, 30, "'\\n\\n\\n\\n\\n\\n\\n\\n' … '\\n\\n\\n'"),
    (["b", "61" * 500], 30, "b'aaaaaaaaaaaaaaa' … b'aaaaaa'"),
    (["B", "61" * 500], 30, "bytearray(b'aaaaaaa' … b'aaa')"),
    (["i", hex(10**5000 + 7)], 30, "1000000000000 … 0000000000007"),
    (["i", hex(-(10**700))], 30, "-100000000000 … 0000000000000"),
    (["i", hex(16**30_000)], 30, "0x10000000000 … 0000000000000"),
    (["l", ["a" * 100, "b" * 100, 7]], 60, "['aaaaaaaaaaaaa' … 'aaaaaa', 'bbbbbbbbbbbbb' … 'bbbbbb', 7]"),
    (["sub", "Rij", ["l", [1] * 100]], 30, "Rij([1, 1, 1, 1, …, 1, 1, 1])"),
    (["o", "K" * 200, None], 60, "…"),
    (LONG, 5, "…"),
    (LONG, 0, "…"),
]


@pytest.mark.parametrize(("tree", "budget", "expected"), CUT)
def test_a_value_that_does_not_fit_keeps_head_and_tail(tree: Tree, budget: int, expected: str) -> None:
    """The cut stands outside the quotes, so that it cannot be read as part of the value."""
    assert show(tree, budget) == expected


def test_the_place_of_the_difference_stays_in_sight() -> None:
    """An index, a key and a position in a text each keep what stands there."""
    rows: Tree = ["l", [["l", list(range(50))] for _ in range(50)]]
    keyed: Tree = ["d", [[at, "x" * at] for at in range(80)]]
    assert show(LONG, 40, (500,)) == "[0, 1, 2, 3, …, 500, …, 997, 998, 999]"
    assert show(LONG, 40, (2,)) == "[0, 1, 2, …, 995, 996, 997, 998, 999]"
    assert show(rows, 60, (25, 30)) == "[…, [0, 1, …, 30, …, 48, 49], …]"
    assert show(keyed, 60, (40,)) == "{0: '', …, 40: 'xxxxxxxxxx' … 'xxxxx', …}"
    assert show("a" * 200 + "B" + "c" * 200, 50, (200,)) == "'aaaaaaaaaaaa' … 'aaaBcccccccc' … 'cccccccccccc'"
    assert show(["sub", "Rij", LONG], 50, (None, 500)) == "Rij([0, 1, 2, 3, 4, …, 500, …, 997, 998, 999])"


@pytest.mark.parametrize("place", [("a",), (5000,), (-1,), (0, 0, 0), (None,), (["l", []],)])
def test_a_place_that_is_not_there_does_not_matter(place: tuple[Tree, ...]) -> None:
    """Places come from differences with another value, so they may point to nothing."""
    assert len(show(LONG, 40, place)) <= 40


def test_the_arguments_of_a_call_share_the_room() -> None:
    """Short arguments are shown whole, long ones cut evenly."""
    board: Tree = ["d", [[at, at * 2] for at in range(50)]]
    assert show_call("vakjes", [["l", [3]], ["d", [[10, 5]]], ["d", []]]) == "vakjes([3], {10: 5}, {})"
    assert show_call("merge", []) == "merge()"
    assert show_call("vakjes", [["l", [1, 4, 5]], board, board], 70) == (
        "vakjes([1, 4, 5], {0: 0, 1: 2, …, 49: 98}, {0: 0, 1: 2, …, 49: 98})"
    )


def test_an_int_of_thousands_of_digits_is_shown_exactly() -> None:
    """Python refuses to convert more than 4,300 digits; up to there they are decimal, then hexadecimal."""
    value = 7**1200
    assert show(["i", hex(value)], 2_000) == str(value)
    assert show(["i", hex(10**5000)], 5_000) == hex(10**5000)


@given(trees, st.integers(1, 60))
def test_a_budget_is_never_exceeded(tree: Tree, budget: int) -> None:
    """What is shown fits, and only holds characters that can be printed."""
    shown = show(tree, budget)
    assert 1 <= len(shown) <= budget
    assert shown.isprintable()


@given(st.lists(plain_trees, max_size=4), st.integers(12, 60))
def test_a_call_fits_too(arguments: list[Tree], budget: int) -> None:
    """The budget of a call holds for the name and all arguments together."""
    assert len(show_call("f", arguments, budget)) <= budget


class Names(dict[str, object]):
    """The names in shown values; each nan is another one, since a set takes the same object only once."""

    def __missing__(self, name: str) -> float:
        return {"nan": float("nan"), "inf": math.inf}[name]


@given(plain_trees)
def test_what_is_shown_whole_evaluates_to_the_same_value(tree: Tree) -> None:
    """The text of a value is Python that says exactly this value."""
    names = Names(complex=complex, frozenset=frozenset, set=set)
    value = eval(show(tree, 100_000), {"__builtins__": {}}, names)
    assert key(encode(value), Comparison()) == key(tree, Comparison())


@given(plain_trees)
def test_the_literal_reader_reads_what_is_shown(tree: Tree) -> None:
    """A teacher can copy a value from a report into a bank."""
    shown = show(tree, 100_000)
    if "complex(" not in shown:
        again = canonical(parse_literal(shown))
        assert again == canonical(tree) or b"c(" in again


@given(json_values)
def test_anything_can_be_shown(value: object) -> None:
    """What is no tree at all does not raise either."""
    assert show(value, 50)  # type: ignore[arg-type]


def test_deep_and_hostile_values_are_shown_without_recursion() -> None:
    """A tree that is deeper than any worker may send is not walked."""
    assert show(nested(100), 30) == "[[[[[[[[[[…]]]]]]]]]]"
    assert show(nested(10_000), 30) == "…"
