"""A `pycon` example is read as literals and calls, and never run."""

import pytest

from graders.engine.verify.markdown import Block
from graders.engine.verify.pycon import Shown, UnreadableExample, calls


def block(*lines: str) -> Block:
    return Block("pycon", ("a",), lines, 10)


def test_calls_with_names_and_output() -> None:
    made = block(
        ">>> xs = [1,",
        "...       2]",
        ">>> f(xs, named)",
        "[2]",
        ">>> xs",
        "[1, 2]",
        ">>> f([], (1,))",
        "Traceback …",
        "ValueError: no",
    )
    assert list(calls(made, {"named": 7})) == [
        Shown("f", (["l", [1, 2]], 7), "[2]", 13),
        Shown("f", (["l", []], ["t", [1]]), "Traceback …\nValueError: no", 17),
    ]


@pytest.mark.parametrize(
    "lines",
    [
        (">>> import os",),
        (">>> f(g(1))",),
        (">>> f(x=1)",),
        (">>> x.f()",),
        (">>> f(unknown)",),
        (">>> f(",),
        ("output first",),
        (">>> xs = [1]", ">>> xs", "[2]"),
        (">>> missing",),
    ],
)
def test_anything_else_is_unreadable(lines: tuple[str, ...]) -> None:
    with pytest.raises(UnreadableExample):
        list(calls(block(*lines), {}))
