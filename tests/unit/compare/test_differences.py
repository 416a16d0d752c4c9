"""What is said of differences, in full and in both languages: `differences.txt` holds the texts."""

from __future__ import annotations

import math
from pathlib import Path
from typing import NamedTuple

import pytest

from graders.engine.compare.values import compare
from graders.engine.model import Comparison, Difference, Tree
from graders.engine.text import Text
from tests.unit.values.trees import encode


class Odd(NamedTuple):
    """A value that has no literal, as its tree."""

    tree: Tree


class Golden(NamedTuple):
    """One block of the file."""

    expected: str
    actual: str
    difference: Difference


def _read() -> list[Golden]:
    blocks = Path(__file__).with_name("differences.txt").read_text("utf-8").split("\n\n")
    return [_block(block.strip("\n").split("\n")) for block in blocks if not block.startswith("#")]


def _block(lines: list[str]) -> Golden:
    expected, actual, kind, nl, en = (line.strip() for line in lines)
    silent = kind.endswith(" (silent)")
    return Golden(expected, actual, Difference(kind.removesuffix(" (silent)"), Text(nl, en), not silent))


def _tree(source: str) -> Tree:
    value = eval(source, {"tree": Odd, "nan": math.nan})
    return value.tree if isinstance(value, Odd) else _deep(value)


def _deep(value: object) -> Tree:
    """Encode a value that may hold odd parts."""
    if isinstance(value, list) and any(isinstance(item, Odd) for item in value):
        return ["l", [item.tree if isinstance(item, Odd) else _deep(item) for item in value]]
    return encode(value)


@pytest.mark.parametrize(
    "golden", _read(), ids=lambda golden: f"{golden.expected[:30]} | {golden.actual[:30]}"
)
def test_a_difference_is_told_in_these_words(golden: Golden) -> None:
    """Exactly what differs, first difference first, in words that name the mistake."""
    found = compare(_tree(golden.expected), _tree(golden.actual))
    assert found is not None
    assert found._replace(place=(), returned=None) == golden.difference


def test_there_are_many_examples() -> None:
    """The file is really read."""
    assert len(_read()) > 100


ANY_ORDER = Comparison(order="any")
UNORDERED: list[tuple[Tree, Tree, str, str]] = [
    (["l", [1, 2, 3]], ["l", [3, 1]], "2 ontbreekt", "2 is missing"),
    (["l", [1, 2]], ["l", [2, 1, 2]], "2 is te veel", "2 should not be there"),
    (["l", [1, 2]], ["l", [2, 5]], "5 in plaats van 1", "5 instead of 1"),
    (
        ["l", [1, 2]],
        ["l", ["1", 2]],
        "de tekst '1' in plaats van het gehele getal 1",
        "the string '1' instead of the whole number 1",
    ),
    (["l", [0.5, 1.5]], ["l", [1.5 + 1e-13, 2.5]], "2.5 in plaats van 0.5", "2.5 instead of 0.5"),
    (["l", [0.5, 0.5]], ["l", [0.5 + 1e-13, 0.7]], "0.7 in plaats van 0.5", "0.7 instead of 0.5"),
]


@pytest.mark.parametrize(("expected", "actual", "nl", "en"), UNORDERED)
def test_without_order_the_elements_are_told(expected: Tree, actual: Tree, nl: str, en: str) -> None:
    """An index would say nothing there."""
    found = compare(expected, actual, ANY_ORDER)
    assert found is not None
    assert found.text == Text(nl, en)


PLACES: list[tuple[Tree, Tree, tuple[Tree, ...]]] = [
    (["l", [1, ["d", [["a", ["t", [1, 2]]]]]]], ["l", [1, ["d", [["a", ["t", [1, 3]]]]]]], (1, "a", 1)),
    (["d", [[["t", [1, 2]], 3]]], ["d", [[["t", [1, 2]], 4]]], (["t", [1, 2]],)),
    (["l", [1, 2, 3]], ["l", [1, 3]], (1,)),
    (["l", [3, 1, 2]], ["l", [3, 2, 1]], (1,)),
    (["l", [1, 2]], ["l", [1, 5, 9]], (1,)),
    ("een lange zin met tekst", "een lange zin zonder iets", (14,)),
    (["sub", "P", ["l", [1, 2]]], ["sub", "P", ["l", [1, 3]]], (None, 1)),
    (36, 35, ()),
]


@pytest.mark.parametrize(("expected", "actual", "place"), PLACES)
def test_the_place_of_a_difference_is_known(expected: Tree, actual: Tree, place: tuple[Tree, ...]) -> None:
    """So that it stays in sight when a long value is cut."""
    found = compare(expected, actual)
    assert found is not None
    assert found.place == place


EQUAL: list[tuple[Comparison, Tree, Tree]] = [
    (Comparison(), 0.1 + 0.2, 0.3),
    (Comparison(), 0.0, -0.0),
    (Comparison(), ["f", "nan"], ["f", "nan"]),
    (Comparison(), ["d", [["a", 1], ["b", 2]]], ["d", [["b", 2], ["a", 1]]]),
    (Comparison(), ["S", [10, 2]], ["S", [2, 10]]),
    (Comparison(), ["S", [["f", "nan"]]], ["S", [["f", "nan"]]]),
    (
        Comparison(),
        ["d", [[["f", "nan"], 1], [["f", "nan"], 2]]],
        ["d", [[["f", "nan"], 2], [["f", "nan"], 1]]],
    ),
    (Comparison(), 5, ["i", "0x5"]),
    (Comparison(numbers="by value"), ["l", [36]], ["l", [36.0]]),
    (Comparison(numbers="by value"), 36, ["c", 36.0, 0.0]),
    (Comparison(numbers="by value"), ["d", [[1, 2]]], ["d", [[1.0, 2.0]]]),
    (Comparison(sequences="any"), ["l", [["t", [1]]]], ["t", [["l", [1]]]]),
    (ANY_ORDER, ["l", [1, "a", None]], ["l", [None, 1, "a"]]),
    (ANY_ORDER, ["l", [0.1, 0.2]], ["l", [0.2 + 1e-13, 0.1]]),
    (ANY_ORDER, ["l", [["l", [0.1, 5]], ["l", [0.2, 6]]]], ["l", [["l", [6, 0.2]], ["l", [5, 0.1 + 1e-13]]]]),
    (Comparison(text="ignore case"), ["d", [["A", "b"]]], ["d", [["a", "B"]]]),
    (Comparison(text="ignore whitespace"), "a b\n", " ab"),
    (Comparison(absolute=0.5), 1.0, 1.4),
]


@pytest.mark.parametrize(("options", "expected", "actual"), EQUAL)
def test_these_are_equal(options: Comparison, expected: Tree, actual: Tree) -> None:
    """As bank-format says, at every depth."""
    assert compare(expected, actual, options) is None
    assert compare(actual, expected, options) is None


UNEQUAL: list[tuple[Comparison, Tree, Tree]] = [
    (Comparison(), ["S", [0.3]], ["S", [0.1 + 0.2]]),
    (Comparison(), ["d", [[0.3, 1]]], ["d", [[0.1 + 0.2, 1]]]),
    (Comparison(), ["f", "inf"], 1e308),
    (Comparison(), 1e-13, 1e-11),
    (Comparison(), ["d", [[1, 2]]], ["d", [[1, 2], [1, 2]]]),
    (Comparison(), ["S", [1]], ["S", [1, 1]]),
    (Comparison(numbers="by value"), 1, True),
    (Comparison(numbers="by value"), ["i", hex(10**400)], 1.0),
    (Comparison(numbers="by value"), 10**12, 10**12 + 1),
    (Comparison(sequences="any"), ["l", [1]], ["S", [1]]),
    (ANY_ORDER, ["t", [1, 2]], ["t", [2, 1]]),
    (ANY_ORDER, ["l", [1, 1, 2]], ["l", [1, 2, 2]]),
    (ANY_ORDER, ["l", [0.1, 0.1, 0.2]], ["l", [0.1, 0.2, 0.2]]),
    (Comparison(text="ignore case"), ["b", "61"], ["b", "41"]),
]


@pytest.mark.parametrize(("options", "expected", "actual"), UNEQUAL)
def test_these_are_not_equal(options: Comparison, expected: Tree, actual: Tree) -> None:
    """Options loosen only what they name."""
    assert compare(expected, actual, options) is not None
    assert compare(actual, expected, options) is not None


def test_a_long_path_leaves_out_its_middle() -> None:
    """Nobody reads twenty indices."""
    expected, actual = 1, 2
    one: Tree = expected
    other: Tree = actual
    for level in range(20):
        one, other = ["l", [level, one]], ["l", [level, other]]
    found = compare(one, other)
    assert found is not None
    assert found.text.nl == (
        "verschil op index 1, op index 1, op index 1, …, op index 1, op index 1, op index 1: 2 in plaats van 1"
    )
