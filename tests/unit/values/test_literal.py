"""Literals: what they may be, what is said of what they may not be, and how large they may get."""

from __future__ import annotations

import ast
import json
import math
import time
import warnings
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.model import Tree
from graders.engine.text import Text
from graders.engine.values.literal import LiteralError, TooLargeError, parse_literal
from graders.engine.values.rebuild import rebuild

READ: dict[str, Tree] = {
    "None": None,
    "True": True,
    "  7  ": 7,
    "1.0": 1.0,
    "9007199254740991": 9007199254740991,
    "-9007199254740992": ["i", "-0x20000000000000"],
    "'a' \"b\"": "ab",
    "'\\ud800'": ["s", "eda080"],
    "b'\\x00a'": ["b", "0061"],
    "...": ["..."],
    "2j": ["c", 0.0, 2.0],
    "1 - 2j": ["c", 1.0, -2.0],
    "nan": ["f", "nan"],
    "-inf": ["f", "-inf"],
    "[1, (2,), ()]": ["l", [1, ["t", [2]], ["t", []]]],
    "{'b', 'a', 10, 9}": ["S", ["a", "b", 10, 9]],
    "{1: 'x', (1, 2): {}}": ["d", [[1, "x"], [["t", [1, 2]], ["d", []]]]],
    "set()": ["S", []],
    "frozenset()": ["F", []],
    "frozenset('banana')": ["F", ["a", "b", "n"]],
    "frozenset([1, True, 2])": ["F", [1, 2]],
    "bytearray(b'a')": ["B", "61"],
    "bytearray()": ["B", ""],
    "range(3)": ["r", 0, 3, 1],
    "range(1, 2**60, -4)": ["r", 1, ["i", "0x1000000000000000"], -4],
    "[5] * 3": ["l", [5, 5, 5]],
    "0 * [5] + [1]": ["l", [1]],
    "-2 * (1,)": ["t", []],
    "'ab' * 2 + 'c'": "ababc",
    "b'a' + b'b' * 2": ["b", "616262"],
    "10**40": ["i", hex(10**40)],
    "2**-1": 0.5,
    "(-1)**0.5 * 0": ["c", 0.0, 0.0],
    "+3 - -2": 5,
    "2 * 0.5": 1.0,
    "0x1F": 31,
    "{1: [\n  2,  # two\n]}": ["d", [[1, ["l", [2]]]]],
    "{nan: 1, 0.5: 2}": ["d", [[["f", "nan"], 1], [0.5, 2]]],
}


@pytest.mark.parametrize("text", READ)
def test_a_literal_becomes_its_tree(text: str) -> None:
    tree = parse_literal(text)
    assert _exact(tree) == _exact(READ[text])


def test_minus_zero_keeps_its_sign() -> None:
    tree = parse_literal("-0.0")
    assert isinstance(tree, float)
    assert math.copysign(1, tree) == -1


REFUSED: dict[str, Text] = {
    "": Text("er staat niets", "there is nothing"),
    "(1,": Text(
        "dit is geen geldige Python (Python zegt: '(' was never closed)",
        "this is not valid Python (Python says: '(' was never closed)",
    ),
    "'a\0'": Text(
        "er staat een teken in dat Python niet kan lezen", "it holds a character that Python cannot read"
    ),
    "abc": Text(
        "de naam abc is geen waarde (hoort het een tekst te zijn: 'abc')",
        "the name abc is not a value (if it should be a text: 'abc')",
    ),
    "[null]": Text("null bestaat niet in Python: schrijf None", "null does not exist in Python: write None"),
    "open('x')": Text(
        "open('x') wordt niet uitgevoerd: alleen range(…), set(), frozenset(…) en bytearray(b'…') mogen",
        "open('x') is not run: only range(…), set(), frozenset(…) and bytearray(b'…') are allowed",
    ),
    "set([1, 2])": Text(
        "bij set([1, 2]) horen de elementen tussen accolades, zoals {1, 2}; alleen set() mag zo",
        "the elements of set([1, 2]) belong between braces, like {1, 2}; only set() is allowed",
    ),
    "range(1, 5, 0)": Text(
        "range(1, 5, 0): range neemt een tot drie gehele getallen, en de stap is niet 0",
        "range(1, 5, 0): range takes one to three integers, and the step is not 0",
    ),
    "frozenset(3)": Text(
        "frozenset(3): frozenset neemt hoogstens één lijst, tuple, verzameling of tekst",
        "frozenset(3): frozenset takes at most one list, tuple, set or text",
    ),
    "bytearray(5)": Text(
        "bytearray(5): bytearray neemt hoogstens één bytes-literal, zoals b'…'",
        "bytearray(5): bytearray takes at most one bytes literal, like b'…'",
    ),
    "f'{1}'": Text(
        "de f-string f'{1}' wordt niet ingevuld: schrijf de tekst voluit",
        "the f-string f'{1}' is not filled in: write the text in full",
    ),
    "[x for x in y]": Text("[x for x in y] is geen literal", "[x for x in y] is not a literal"),
    "-'a'": Text("er kan geen + of - voor 'a' staan", "no + or - can stand before 'a'"),
    "1 / 2": Text(
        "1 / 2 wordt niet uitgerekend: alleen +, -, * en ** mogen",
        "1 / 2 is not worked out: only +, -, * and ** are allowed",
    ),
    "1 + 'a'": Text("1 + 'a' heeft in Python geen uitkomst", "1 + 'a' has no result in Python"),
    "{[]: 1}": Text(
        "een list kan geen sleutel van een dict en geen element van een set zijn",
        "a list cannot be a key of a dict or an element of a set",
    ),
    "{1: 2, True: 3}": Text(
        "de sleutel True staat twee keer in dezelfde dict", "the key True stands twice in the same dict"
    ),
    "{1, 2, 1.0}": Text(
        "het element 1.0 staat twee keer in dezelfde set", "the element 1.0 stands twice in the same set"
    ),
    "{**{}}": Text("uitpakken met * of ** mag hier niet", "unpacking with * or ** is not allowed here"),
    "[0] * 10**10": Text(
        "deze waarde zou meer dan 100000 onderdelen hebben", "this value would have more than 100000 parts"
    ),
    "10**10**10": Text("deze waarde zou groter dan 200 kB zijn", "this value would be larger than 200 kB"),
    "'" + "a" * 200_000 + "'": Text("deze tekst is langer dan 200 kB", "this text is longer than 200 kB"),
    "9" * 4301: Text(
        "een getal met zoveel cijfers leest Python zo niet: schrijf het met een macht (10**5000) of hexadecimaal",
        "Python does not read a number of so many digits: write it with a power (10**5000) or in hexadecimal",
    ),
    "1+" * 50_000 + "1": Text("dit zit te diep in elkaar", "this is nested too deeply"),
    "[" * 101 + "]" * 101: Text(
        "dit zit meer dan 100 niveaus diep in elkaar", "this is nested more than 100 levels deep"
    ),
}


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: text[:20])
def test_what_is_no_literal_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(LiteralError) as caught:
        parse_literal(text)
    assert caught.value.reason == REFUSED[text]


@pytest.mark.parametrize(
    "text",
    ["lambda: 1", "a.b", "[*[1]]", "not 1", "~1", "True + 1", "-True", "(a := 1)", "1 if 1 else 2", "range(True)",
     "range()", "range(1.0)", "range(n=1)", "'a' * 2.0", "[1] + (1,)", "0.0**-1", "10.0**400", "{[1]}", "{{}: 1}",
     "{(1, []): 1}", "frozenset([[]])", "set(*[])", "'\\d'", "1 2", "import os", "x = 1", "{1, set()}", "nan()"],
)  # fmt: skip
def test_nothing_else_is_a_literal(text: str) -> None:
    with pytest.raises(LiteralError):
        parse_literal(text)


@pytest.mark.parametrize(
    "text",
    ["[0] * 10**10", "10**10**10", "[[0] * 99_999] * 99_999", "(" + "[0] * 99_999, " * 50 + ")",
     "'a' * 200_001", "'é' * 100_001", "b'a' * 10**9", "2**(8 * 200_001) * 2", "((1,) * 1000) * 1000",
     "[" + "0," * 100_000 + "]", "10**99999 * " * 40 + "1", "-" * 100_000 + "1", "((" * 90 + "1" + ",)" * 180],
    ids=lambda text: text[:20],
)  # fmt: skip
def test_what_is_too_large_is_refused_before_it_is_built(text: str) -> None:
    start = time.perf_counter()
    with pytest.raises((TooLargeError, LiteralError)):
        parse_literal(text)
    assert time.perf_counter() - start < 2


def test_the_largest_values_are_read() -> None:
    for text in ("[0] * 99_999", "'a' * 200_000", "[" * 100 + "]" * 100, "[0] * 60_000 * 1", "10**4999"):
        parse_literal(text)


def test_a_literal_says_nothing_on_standard_error(capfd: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        with pytest.raises(LiteralError):
            parse_literal("'\\d'")
    assert capfd.readouterr().err == ""


# ---------------------------------------------------------------- laws

keys = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text() | st.binary(),
    lambda inner: st.tuples(inner, inner),
    max_leaves=4,
)
python_values = st.recursive(
    keys | st.complex_numbers(allow_nan=False, allow_infinity=False),
    lambda inner: (
        st.lists(inner)
        | st.lists(inner).map(tuple)
        | st.dictionaries(keys, inner)
        | st.sets(keys, min_size=1)
    ),
    max_leaves=20,
)


@given(python_values)
def test_what_python_shows_is_read_as_python_reads_it(value: Any) -> None:
    text = repr(value)
    if (
        "inf" not in text
    ):  # `ast` does not know it, and a negative zero in a complex number changes when shown
        assert _same(rebuild(parse_literal(text)), ast.literal_eval(text))
    if "j" not in text:
        assert _same(rebuild(parse_literal(text)), value)


@given(st.text(alphabet="[](){}:,'\"\\ \nx1.0-+*bnarefso#\0é\ud800", max_size=40) | st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        tree = parse_literal(text)
    except LiteralError as error:
        tree = error.reason.en
    json.dumps(tree, allow_nan=False)


@given(st.text(alphabet="[](){}:,'10.-+bj ", max_size=30))
def test_where_python_reads_a_literal_too_the_values_are_the_same(text: str) -> None:
    try:
        tree, value = parse_literal(text), ast.literal_eval(text.strip())
    except (LiteralError, SyntaxError, ValueError, TypeError, MemoryError, RecursionError):
        return
    assert _same(rebuild(tree), value)


def _exact(tree: Tree) -> str:
    return json.dumps(tree)


def _same(one: object, other: object) -> bool:
    """Return whether two values are alike to the last detail (`1`, `1.0` and `True` differ)."""
    return _described(one) == _described(other)


def _described(value: object) -> object:
    if isinstance(value, dict):
        return "dict", [(_described(key), _described(item)) for key, item in value.items()]
    if isinstance(value, list | tuple):
        return type(value).__name__, [_described(item) for item in value]
    if isinstance(value, set | frozenset):
        return type(value).__name__, sorted(repr(_described(item)) for item in value)
    return type(value).__name__, repr(value)
