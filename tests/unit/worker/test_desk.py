"""Answers that do not fit."""

from collections.abc import Mapping
from typing import Any

from graders.engine.worker.desk import Desk
from graders.engine.worker.protocol import CAP, dumps


class _Wire:
    """A wire that keeps what it would send."""

    def __init__(self) -> None:
        self.sent: list[Mapping[str, Any]] = []

    def receive(self) -> dict[str, Any]:
        return {"id": "x"}

    def send(self, answer: Mapping[str, Any], most: int = CAP) -> bool:
        fits = len(dumps(answer)) <= most
        if fits:
            self.sent.append(answer)
        return fits

    def mark(self, request: str, typed: bool = False) -> None:
        self.sent.append({"mark": request, "typed": typed})


class _Printing:
    def flush(self) -> None:
        """Nothing is printed."""


def _answered(frame: dict[str, Any]) -> Mapping[str, Any]:
    wire = _Wire()
    desk = Desk(wire, _Printing())  # type: ignore[arg-type]
    desk.take()
    desk.answer(frame)
    assert wire.sent[0] == {"mark": "x", "typed": False}, "the mark comes before the answer"
    return wire.sent[1]


def test_an_answer_that_fits() -> None:
    """It is sent as it is, with the id of its request."""
    assert _answered({"kind": "returned", "value": 1}) == {"id": "x", "kind": "returned", "value": 1}


def test_an_answer_that_is_too_long_says_so() -> None:
    """Values within their own budgets may still be more than a frame holds."""
    long = ["l", [0.12345678901234567] * 60_000]
    answer = _answered({"kind": "returned", "value": long, "arguments": [long, 1], "same": 0})
    too_long = ["!", "size"]
    assert answer == {
        "id": "x",
        "kind": "returned",
        "value": too_long,
        "arguments": [too_long, too_long],
        "same": 0,
    }


def test_a_long_exception_keeps_its_types() -> None:
    """Its message and the variables of its frames are left out."""
    frames = [["mine.py", 1, "f", [["x", "é" * 200_000]]]]
    answer = _answered({"kind": "raised", "types": ["ValueError"], "message": "m", "frames": frames})
    assert answer["types"] == ["ValueError"]
    assert answer["frames"] == [["mine.py", 1, "f", []]]


def test_a_long_trouble_of_a_load_is_told() -> None:
    """What is in the trouble is made shorter too."""
    frames = [["mine.py", 1, "f", [["x", "é" * 200_000]]]]
    trouble = {"types": ["ValueError"], "message": "m", "frames": frames, "at": 1, "line": 2, "asked": False}
    answer = _answered({"kind": "loaded", "callables": ["f"], "absent": [], "trouble": trouble})
    assert answer["callables"] == ["f"]
    assert answer["trouble"] == {**trouble, "message": ["!", "size"], "frames": [["mine.py", 1, "f", []]]}


def test_there_is_always_an_answer() -> None:
    """Also when names alone are more than a frame holds; its kind stays."""
    long = ["n" * 200] * 6000
    trouble = {"types": long, "message": "m", "frames": [], "at": 1, "line": 2, "asked": False}
    frame = {"kind": "loaded", "callables": long, "absent": [], "trouble": trouble}
    assert _answered(frame) == {
        "id": "x",
        "kind": "loaded",
        "callables": [],
        "absent": [],
        "trouble": {**trouble, "types": long[:1], "message": ["!", "size"]},
    }
