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

    def send(self, answer: Mapping[str, Any]) -> bool:
        fits = len(dumps(answer)) <= CAP
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
    """Its message and frames are left out."""
    frames = [["mine.py", 1, "f", [["x", "é" * 200_000]]]]
    answer = _answered({"kind": "raised", "types": ["ValueError"], "message": "m", "frames": frames})
    assert answer["types"] == ["ValueError"]
    assert answer["frames"] == []
