"""Values that are far too large: a head of them is kept, and they cost the supervisor hardly more than a small one."""

from __future__ import annotations

import time

import pytest

from graders.engine.model import Raised, Returned, Tampered, Tree
from graders.engine.values.nodes import head, headed, length, sound
from graders.engine.worker.protocol import ROOM, longest
from tests.unit.sandbox.conftest import FORGER, Open, call, made

LIST = list(range(1000, 80_000))
MANY = 200
MICROSECONDS = 1_500
"""CPU time for one of them, where reading and keeping all of it takes ten times that."""


def _is_head(tree: Tree, size: int, began: Tree) -> bool:
    return headed(sound(tree)) and length(tree) == size and head(tree)[1][:3] == began  # type: ignore[index]  # a list


def test_a_large_value_is_known_by_its_head(submission: Open) -> None:
    """However large it is: one that is told apart, and one that is too large for that."""
    session = submission("def f(n):\n    return list(range(1000, 1000 + n))\n")
    for size in (2_000, 79_000, 1_000_000):
        (outcome,) = made(session, call("f", size, most=100))
        assert isinstance(outcome.ending, Returned)
        assert _is_head(outcome.ending.value, size, [1000, 1001, 1002])


def test_one_that_may_be_right_is_whole(submission: Open) -> None:
    """Up to what a right answer may take, and where nobody can tell."""
    value: Tree = ["l", list(range(1000, 3000))]
    session = submission("def f():\n    return list(range(1000, 3000))\n")
    for most in (20_000, ROOM, None):
        (outcome,) = made(session, call("f", most=most))
        assert outcome.ending == Returned(value)


def test_the_texts_of_a_value_come_whole(submission: Open) -> None:
    """What JSON escapes is escaped twice on its way, and comes back."""
    text = '"\\\n\u20ac' * 1000
    session = submission(f"def f():\n    return [{text!r}, '\\ud800' * 9]\n", room=1 << 16)
    (outcome,) = made(session, call("f", most=1 << 16))
    assert outcome.ending == Returned(["l", [text, ["s", "eda080" * 9]]])


def test_an_argument_that_was_made_large(submission: Open) -> None:
    """It is told in the same way."""
    session = submission("def f(xs, n):\n    xs += range(n)\n")
    large, whole = made(
        session, call("f", ["l", [7]], 79_000, most=100), call("f", ["l", [7]], 2_000, most=20_000)
    )
    assert large.arguments is not None
    assert _is_head(large.arguments[0], 79_001, [7, 0, 1])
    assert whole.arguments == (["l", [7, *range(2_000)]], 2_000)


def test_a_small_change_of_a_large_argument(submission: Open) -> None:
    """It is told whole whatever is demanded, so that it can be said where it changed."""
    session = submission("def f(xs):\n    xs.append(0)\n")
    (outcome,) = made(session, call("f", ["l", list(range(1000))], most=100))
    assert outcome.arguments == (["l", [*range(1000), 0]],)


def test_many_cost_little(submission: Open) -> None:
    """CPU time and what is kept, for each of them."""
    session = submission("XS = list(range(1000, 80_000))\ndef f():\n    return XS\n")
    session.load()
    before = time.thread_time()
    outcomes = made(session, *[call("f", most=100)] * MANY)
    assert time.thread_time() - before < MANY * MICROSECONDS / 1e6
    assert len(outcomes) == MANY
    assert all(len(str(outcome)) < 2_000 for outcome in outcomes)


@pytest.mark.parametrize(
    "fields",
    [
        "{**RIGHT, 'value': ['l', [1] * 20_000]}",
        "{**RIGHT, 'value': 1, 'arguments': [['l', [1] * 20_000]]}",
        "{**RIGHT, 'unknown': [1] * 20_000}",
        f"{{**RIGHT, 'unknown': 'x' * {longest(ROOM)}}}",
    ],
)
def test_who_tells_more_than_a_worker_does(submission: Open, fields: str) -> None:
    """Large values that stand where they should not, large fields that no answer has."""
    session = submission(f"{FORGER}\ndef f():\n    answer({fields})\ndef g():\n    return 1\n")
    first, second = made(session, call("f", most=100), call("g"))
    assert first.ending == Tampered("oversized")
    assert second.ending == Returned(1)


@pytest.mark.parametrize(
    ("fields", "value"),
    [
        ("'whole': '[2]'", 2),
        ("'whole': '[]'", None),
        ("'whole': '[' + '2,' * 5_000 + '2]'", 1),
    ],
)
def test_what_is_told_apart_counts_if_it_can_be_right(submission: Open, fields: str, value: Tree) -> None:
    """It is only a claim, as any other value; what is too large is not even read."""
    session = submission(f"{FORGER}\ndef f():\n    answer({{**RIGHT, {fields}, 'more': 'x' * 2048}})\n")
    (outcome,) = made(session, call("f", most=100))
    assert outcome.ending == Returned(value)


@pytest.mark.parametrize("whole", ["2", "'x'", "'{}'", "'[1'", "'[' * 5_000", "'[\"\\\\ud800\"]'", "[1]"])
def test_what_is_told_apart_and_is_no_list_of_trees(submission: Open, whole: str) -> None:
    """It is no answer."""
    session = submission(
        f"{FORGER}\ndef f():\n    answer({{**RIGHT, 'whole': {whole}, 'more': 'x' * 2048}})\n"
    )
    (outcome,) = made(session, call("f", most=10_000))
    assert outcome.ending == Tampered("malformed")


def test_a_long_exception_keeps_its_types_and_places(submission: Open) -> None:
    """With more variables than any worker tells of, they are not kept."""
    variables = "[['x', ['l', [1] * 50_000]]]"
    raised = f"{{'kind': 'raised', 'types': ['ValueError'], 'message': '', 'frames': [['mine.py', 1, 'f', {variables}]]}}"
    session = submission(f"{FORGER}\ndef f():\n    answer({raised})\n")
    (outcome,) = made(session, call("f", most=100))
    assert isinstance(outcome.ending, Raised)
    assert [frame.variables for frame in outcome.ending.frames] == [()]
