"""What is told of an exception."""

import json

import pytest

from graders.engine.worker.failures import describe, message, types


def _raised(code: str) -> BaseException:
    try:
        exec(compile(code, "mine.py", "exec"), {"__name__": "mine"})
    except BaseException as error:  # noqa: BLE001
        return error
    raise AssertionError("nothing was raised")


def test_types_are_told_by_identity() -> None:
    """A class that only has the name of a builtin is the submission's own."""
    fake = type("ValueError", (Exception,), {})
    assert types(fake()) == ["user:ValueError", "Exception", "BaseException", "object"]
    assert types(ValueError()) == ["ValueError", "Exception", "BaseException", "object"]
    assert types(OSError())[0] == "OSError"
    assert types(json.JSONDecodeError("m", "d", 0))[:2] == ["user:JSONDecodeError", "ValueError"]


class Own(AssertionError):
    """A student's exception."""


class OwnText(AssertionError):
    """One with a text of its own."""

    def __str__(self) -> str:
        raise AssertionError("never asked")


class Loud:
    """An object with a text of its own."""

    def __str__(self) -> str:
        raise AssertionError("never asked")

    __repr__ = __str__


@pytest.mark.parametrize(
    "error",
    [
        AssertionError("ongeldige opstelling"),
        AssertionError(),
        ValueError("a", 1),
        KeyError("k"),
        OSError(2, "No such file", "x.txt"),
        Own("ongeldige opstelling"),
        ValueError(["o", {"fn": (1.5, None)}]),
        UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"),
        SyntaxError("invalid syntax"),
        ImportError("no", name="x"),
        StopIteration(3),
        SystemExit(0),
    ],
)
def test_the_message_is_what_str_gives(error: BaseException) -> None:
    """For exceptions of built-in classes and of plain subclasses with ordinary arguments."""
    assert message(error) == str(error)


@pytest.mark.parametrize(
    "error", [OwnText("a"), ValueError(Loud()), ValueError([Loud()]), ValueError("x" * 20_000)]
)
def test_no_message_when_code_of_the_submission_would_make_it(error: BaseException) -> None:
    """A `__str__` of its own, an argument with one, or a text without end gives None."""
    assert message(error) is None


def test_an_argument_that_holds_itself_has_no_message() -> None:
    """Its text would be cut by Python in a way of its own."""
    loop: list[object] = []
    loop.append(loop)
    assert message(ValueError(loop)) is None


def test_a_surrogate_in_the_message() -> None:
    """It comes as a tree, like any text."""
    assert message(ValueError("\ud800")) == ["s", "eda080"]


def test_frames_are_those_of_the_submission() -> None:
    """File, line, function and local variables; the frames of others are left out."""
    told = describe(_raised("def f(x):\n    y = [x]\n    return 1 / x\nf(0)\n"), frozenset({"mine.py"}))
    assert told == {
        "kind": "raised",
        "types": ["ZeroDivisionError", "ArithmeticError", "Exception", "BaseException", "object"],
        "message": "division by zero",
        "frames": [["mine.py", 4, "<module>", []], ["mine.py", 3, "f", [["x", 0], ["y", ["l", [0]]]]]],
    }


def test_at_most_ten_frames_the_innermost_last() -> None:
    """A deep recursion does not make a long answer."""
    told = describe(_raised("def f(n):\n    return 1 / n + f(n - 1)\nf(50)\n"), frozenset({"mine.py"}))
    frames = told["frames"]
    assert isinstance(frames, list)
    assert len(frames) == 10
    assert frames[-1][3] == [["n", 0]]


def test_constants_of_the_file_that_the_innermost_function_mentions() -> None:
    """Simple values only, after its own variables; no functions, no modules."""
    code = "import sys\nA, B, C = 3, {1: 2}, 5\ndef f(x):\n    return sys, g, A, B[x]\ndef g():\n    return C\nf(0)\n"
    told = describe(_raised(code), frozenset({"mine.py"}))
    assert told["frames"][-1][3] == [["x", 0], ["A", 3], ["B", ["d", [[1, 2]]]]]


def test_an_assertion_error_tells_no_constants() -> None:
    """It is the exception that is demanded most: whoever is right pays for nothing."""
    told = describe(_raised("A = 3\ndef f(x):\n    assert x == A\nf(0)\n"), frozenset({"mine.py"}))
    assert told["frames"][-1][3] == [["x", 0]]


def test_variables_of_the_function_around() -> None:
    """A function inside another, and a comprehension where that is one, use them."""
    code = "def f(x):\n    def g(y):\n        return x[y]\n    return g(3)\nf([1])\n"
    told = describe(_raised(code), frozenset({"mine.py"}))
    assert told["frames"][-1][3] == [["y", 3], ["x", ["l", [1]]]]


def test_where_memory_ran_out() -> None:
    """The innermost place in the submission, with its longest variable; one that is short did not take it."""
    code = "def f(x):\n    y, z = 'a' * 2000, [0] * 3000\n    return g(x)\ndef g(x):\n    raise MemoryError\nf(0)\n"
    assert describe(_raised(code), frozenset({"mine.py"}))["frames"] == [["mine.py", 5, "g", []]]
    code = "def f(x):\n    y, z = 'a' * 2000, [0] * 3000\n    raise MemoryError\nf(0)\n"
    assert describe(_raised(code), frozenset({"mine.py"}))["frames"] == [["mine.py", 3, "f", [["z", 3000]]]]
