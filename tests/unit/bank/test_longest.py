"""How large a right answer can be: never less than what equals the expected value."""

from __future__ import annotations

import pytest

from graders.engine.bank.longest import FREE_FROM, longest
from graders.engine.compare.equality import same
from graders.engine.model import CheckerUse, Comparison, Demand, Tree, Value
from graders.engine.values.jsontext import compact

EXACT = Comparison()
LOOSE = Comparison(numbers="by value", sequences="any", order="any", text="ignore case")


@pytest.mark.parametrize(
    ("expected", "actual", "options"),
    [
        (["l", [0.1] * 50], ["l", [0.10000000000000002] * 50], EXACT),
        (["l", [0.0] * 50], ["l", [-1.2345678901234567e-13] * 50], EXACT),
        (["l", [1e300] * 50], ["l", [1.0000000000000002e300] * 50], EXACT),
        (["l", [1e308] * 50], ["l", [["i", hex(10**308)]] * 50], LOOSE),
        (["l", [1] * 50], ["t", [["c", 1.0000000000000002, -1.2345678901234567e-13]] * 50], LOOSE),
        (1e308, ["i", hex(10**308)], LOOSE),
        (None, None, EXACT),
        (True, True, EXACT),
        ("k" * 500, "\u212a" * 500, LOOSE),
        ("ss" * 500, "\u00df" * 500, LOOSE),
        (["d", [["a", 1], ["b", 2]]], ["d", [["b", 2], ["a", 1]]], EXACT),
    ],
)
def test_what_is_equal_is_never_longer(expected: Tree, actual: Tree, options: Comparison) -> None:
    """The longest ways to write what a comparison lets pass, in the brackets of a list, as they are told."""
    assert same(expected, actual, options)
    most = longest(Demand(returns=Value(expected), comparison=options), talks=False)
    assert most is not None
    assert len(compact([actual])) <= most


def test_what_becomes_of_arguments_counts() -> None:
    """Where they are demanded."""
    wanted: Tree = ["l", list(range(500))]
    most = longest(Demand(arguments=(wanted,)), talks=False)
    assert most is not None
    assert most >= len(compact([wanted]))


@pytest.mark.parametrize(
    ("demand", "talks"),
    [
        (Demand(checker=CheckerUse("is_permutation", {})), False),
        (Demand(returns=Value(1)), True),
        (Demand(returns=Value("a b"), comparison=Comparison(text="ignore whitespace")), False),
        (Demand(returns=Value("x" * FREE_FROM)), False),
    ],
)
def test_where_nobody_can_tell(demand: Demand, talks: bool) -> None:
    """A checker, a conversation, white space that does not count, and what is as large as a value may be."""
    assert longest(demand, talks=talks) is None


def test_it_is_not_much_more_either() -> None:
    """A few times as much, where nothing can be written at length."""
    demand = Demand(returns=Value(["l", list(range(1000))]))
    most = longest(demand, talks=False)
    assert most is not None
    assert most < 5 * len(compact(["l", list(range(1000))]))
