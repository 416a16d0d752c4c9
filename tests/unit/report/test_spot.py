"""The student's own line where a call ended."""

import pytest

from graders.engine.compare.judge import judge
from graders.engine.model import (
    Call,
    Case,
    Demand,
    Ending,
    Frame,
    Loop,
    MemoryExceeded,
    Outcome,
    Raised,
    Result,
    Returned,
    Step,
    Submission,
    TimedOut,
    Tree,
    Value,
)
from graders.engine.report.spot import Spot, line_of, spot_of, values

SOURCE = "def f(x):\n    return g(x)\n\ndef g(y):\n    return y[i] + y[3]  # x\n"
SUBMISSION = Submission("a", "a.py", SOURCE.encode(), {"hulp.scores": b"def h(z):\n    return 1 / z\n"})


def result(ending: Ending) -> Result:
    """Return the result of a call of f that ended so."""
    step = Step(Call("f", "f", (1,)), Demand(returns=Value(1)))
    return Result(
        Case("c", "f", (step,)), (Outcome(ending),), judge(step.call, step.demand, (Outcome(ending),))
    )


def raised(*frames: Frame, kind: str = "IndexError") -> Raised:
    return Raised((kind, "Exception"), "list index out of range", frames)


OUTER = Frame("a.py", 2, "f", (("x", 1),))
Y: Tree = ["l", [1, 2]]


def test_the_innermost_line_and_the_variables_in_it() -> None:
    """In the order of the line; that it is in another function than the called one is told."""
    inner = Frame("a.py", 5, "g", (("x", 5), ("y", Y), ("i", 0), ("z", 1)))
    assert spot_of(result(raised(OUTER, inner)), SUBMISSION) == Spot(
        5, "return y[i] + y[3]  # x", (("y", Y), ("i", 0)), "g"
    )
    assert spot_of(result(raised(OUTER)), SUBMISSION) == Spot(2, "return g(x)", (("x", 1),))


@pytest.mark.parametrize("value", [["fn", "g"], ["!", "size"], ["gen", "g"]])
def test_values_that_tell_nothing_are_left_out(value: Tree) -> None:
    """Functions, and what was too large to be told."""
    frame = Frame("a.py", 2, "f", (("g", value), ("x", 1)))
    assert spot_of(result(raised(frame)), SUBMISSION) == Spot(2, "return g(x)", (("x", 1),))


def test_a_comprehension_is_part_of_the_function_around_it() -> None:
    assert spot_of(result(raised(OUTER, Frame("a.py", 2, "<listcomp>"))), SUBMISSION) == Spot(
        2, "return g(x)"
    )


def test_a_file_beside_it() -> None:
    """Its own text is shown, and its name."""
    frame = Frame("hulp/scores.py", 2, "h", (("z", 0),))
    assert spot_of(result(raised(OUTER, frame)), SUBMISSION) == Spot(
        2, "return 1 / z", (("z", 0),), "h", "hulp/scores.py"
    )


def test_a_recursion_is_where_it_calls_itself() -> None:
    """Not where the stack happened to run out."""
    frames = (*(OUTER,) * 5, Frame("a.py", 5, "g"))
    assert spot_of(result(raised(*frames, kind="RecursionError")), SUBMISSION) == Spot(
        2, "return g(x)", (("x", 1),)
    )


def test_a_loop_and_where_memory_ran_out() -> None:
    loop = Loop(2, "return g(x)", "f", (("x", 1),))
    assert spot_of(result(TimedOut(1.0, line=2, loop=loop)), SUBMISSION) == Spot(
        2, "return g(x)", (("x", 1),)
    )
    assert spot_of(result(TimedOut(1.0, line=2)), SUBMISSION) == Spot(2, "return g(x)")
    frame = Frame("a.py", 2, "f", (("x", 5000),))
    assert spot_of(result(MemoryExceeded(256, (frame,))), SUBMISSION) == Spot(2, "return g(x)")


@pytest.mark.parametrize(
    "ending",
    [
        Returned(1),
        TimedOut(1.0),
        TimedOut(1.0, line=700),
        MemoryExceeded(256),
        raised(),
        raised(Frame("a.py", 3, "f")),
        raised(Frame("a.py", 700, "f")),
    ],
)
def test_nothing_to_show(ending: Ending) -> None:
    """An answer, a line that is not known, is empty, or is not there: frames are only a claim."""
    assert spot_of(result(ending), SUBMISSION) is None


def test_a_line_is_made_harmless() -> None:
    """Control characters become escapes, bytes that are no text a sign for that."""
    assert line_of(b"\xef\xbb\xbf\tx = '\x1b[31m\xff'\n", 1) == "x = '\\x1b[31m\ufffd'"
    assert len(line_of(b"x" * 100_000, 1)) <= 410


def test_values_in_lines() -> None:
    """As many as fit beside each other; each is cut to one line."""
    spot = Spot(1, "", (("i", 2), ("punten", ["l", list(range(40))]), ("naam", "zoe")))
    assert values(spot, 30) == ["i = 2", "punten = [0, 1, 2, 3, …, 39]", "naam = 'zoe'"]
    assert values(spot._replace(variables=spot.variables[:1]), 30, "in g") == ["in g: i = 2"]
    assert values(spot._replace(variables=()), 30, "in g") == ["in g"]
    assert values(spot._replace(variables=()), 30) == []
    long = Spot(1, "", (("n" * 300, "x" * 300),))
    assert max(map(len, values(long, 60))) <= 60
