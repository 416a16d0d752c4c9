"""What comes out of a child is checked before it is believed to be an answer."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.model import Call, MemoryExceeded, Missing, Raised, Replacement, Returned
from graders.engine.sandbox.facts import read_facts, read_told
from graders.engine.sandbox.frames import DEEPEST, Answer, ProtocolError, pack, parse, take
from graders.engine.sandbox.outcomes import outcome
from graders.engine.worker.codec import DEPTH, encode
from graders.engine.worker.protocol import CAP

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=10,
)
CALL = Call("f", "f", (1, "a"), replaces=(Replacement("g", "g", (1,)),))
RETURNED = {
    "id": "x",
    "kind": "returned",
    "value": 1,
    "same": 0,
    "arguments": [1, "b"],
    "asked_more": False,
    "unread": 0,
    "replaced": [2],
    "seconds": 0.1,
}
RAISED = {
    **RETURNED,
    "kind": "raised",
    "types": ["ValueError"],
    "message": ["s", "eda080"],
    "frames": [["mine.py", 1, "f", [["x", 1]]]],
}
TROUBLE = {**RAISED, "at": 1, "line": 2, "asked": False}
LOADED = {"id": "x", "kind": "loaded", "callables": ["f"], "absent": ["g"], "trouble": TROUBLE}
PARSED = {
    "id": "x",
    "kind": "parsed",
    "names": {"f": [1, 0]},
    "nested": {"g": 2},
    "bodies": {"f": "pass"},
    "calls": {"f": ["g"]},
    "warnings": [[3, "invalid escape sequence"]],
}
SYNTAX = {"id": "x", "kind": "syntax", "line": 1, "column": 2, "end_column": 3, "source": "x", "message": "m"}


def _outcome(frame: Any) -> Any:
    return outcome(Answer("x", frame, b"", 0.0), CALL, 256).ending


class TestFraming:
    """Lengths and bodies."""

    @given(st.lists(st.dictionaries(st.text(), st.text())), st.integers(1, 50))
    def test_frames_come_out_as_they_went_in(self, frames: list[dict[str, str]], step: int) -> None:
        """However the bytes are cut up on the way."""
        data = b"".join(map(pack, frames))
        buffer, taken = bytearray(), []
        for start in range(0, len(data), step):
            buffer += data[start : start + step]
            while (body := take(buffer)) is not None:
                taken.append(json.loads(body))
        assert taken == frames
        assert not buffer

    @pytest.mark.parametrize("size", [CAP + 1, 2**32 - 1])
    def test_a_length_that_no_answer_has(self, size: int) -> None:
        """It is refused before anything of it is kept."""
        with pytest.raises(ProtocolError, match="oversized"):
            take(bytearray(size.to_bytes(4, "little")))

    @pytest.mark.parametrize(
        "body",
        [
            b"",
            b"{}",
            b"[]",
            b"null",
            b"\xff",
            b'{"id": 1, "kind": "returned"}',
            b'{"id": "x"}',
            b'{"id": "x", "kind": "returned", "value": NaN}',
            b'{"id": "x", "kind": "returned", "value": ' + b"9" * 10_000 + b"}",
            b'{"id": "x", "kind": "returned"} 1',
            b'{"id": "x", "kind": "returned", "value": "\\ud800"}',
            b'{"id": "x", "kind": "returned", "value": [1, ["l", ["a\\uDFFFb"]]]}',
            b'{"id": "x", "kind": "returned", "value": 1, "\\ude00\\ud83d": 1}',
            b"[" * 100_000,
            b'{"id": "x", "kind": "", "value": ' + b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1) + b"}",
            b'{"id": "x", "kind": "", "value": ' + b'{"a":' * 500 + b"1" + b"}" * 500 + b"}",
        ],
    )
    def test_bodies_that_are_none(self, body: bytes) -> None:
        """No object, no id, no kind, no JSON, or nested without end."""
        with pytest.raises(ProtocolError, match="malformed"):
            parse(body)

    def test_whole_characters(self) -> None:
        """Two halves in JSON are one character."""
        frame = {"id": "x", "kind": "returned", "value": ["l", ["\U0001f600", "\\ud800"]]}
        assert parse(pack(frame)[4:]) == frame

    def test_the_deepest_honest_answer(self) -> None:
        """A value of as many levels as there may be is an answer."""
        value: object = 1
        for level in range(DEPTH):
            value = {1: value} if level % 2 else [value]
        frame = {"id": "x", "kind": "returned", "value": encode(value), "arguments": [encode(value)]}
        assert parse(pack(frame)[4:]) == frame

    @given(st.binary() | JSON.map(lambda value: json.dumps(value).encode()))
    def test_any_bytes_are_a_frame_or_refused(self, body: bytes) -> None:
        """Nothing else is raised."""
        try:
            frame = parse(body)
        except ProtocolError:
            return
        assert isinstance(frame["kind"], str)


class TestClaims:
    """Answers of the right and of the wrong shape."""

    def test_answers_that_are(self) -> None:
        """Each kind of answer is read in full."""
        assert _outcome(RETURNED) == Returned(1, 0)
        assert _outcome(RAISED) == Raised(("ValueError",), "\ud800", _outcome(RAISED).frames)
        out_of_memory = _outcome({**RAISED, "types": ["MemoryError"]})
        assert out_of_memory == MemoryExceeded(256, _outcome(RAISED).frames[-1:])
        assert _outcome({"id": "x", "kind": "missing", "callable": False}) == Missing(callable=False)
        read = outcome(Answer("x", RETURNED, b"", 0.0), CALL, 256)
        assert (read.arguments, read.replaced) == ((1, "b"), {"g": 2})
        told = read_told(LOADED, 256)
        assert told.callables == ("f",)
        assert told.absent == frozenset({"g"})
        assert told.trouble is not None
        assert told.trouble.trouble.line == 2
        assert read_facts(PARSED).loaded.names == {"f": 1}
        assert read_facts(PARSED).loaded.warnings == ((3, "invalid escape sequence"),)
        assert read_facts(SYNTAX).loaded.syntax is not None

    @given(st.sampled_from([RETURNED, RAISED, LOADED, TROUBLE, PARSED, SYNTAX]), st.data())
    def test_any_field_may_hold_anything(self, frame: dict[str, Any], data: st.DataObject) -> None:
        """It is an outcome, or it is refused; nothing else is raised."""
        field = data.draw(st.sampled_from(sorted(frame)[:-1]))
        changed = {**frame, field: data.draw(JSON)}
        if field == "id" or not isinstance(changed["kind"], str):
            return
        for read in (_outcome, read_facts, lambda one: read_told(one, 256)):
            try:
                read(changed)
            except ProtocolError:
                continue

    @pytest.mark.parametrize(
        "changes",
        [
            {"kind": "correct"},
            {"kind": "loaded"},
            {"same": -1},
            {"same": True},
            {"asked_more": 1},
            {"unread": -1},
            {"unread": 10**30},
            {"unread": True},
            {"replaced": []},
            {"replaced": [1.0]},
            {"arguments": [1]},
            {"arguments": {"a": 1}},
        ],
    )
    def test_answers_to_a_call_that_are_none(self, changes: dict[str, object]) -> None:
        """Exact types, the right number of arguments, sane counts."""
        with pytest.raises(ProtocolError):
            _outcome({**RETURNED, **changes})

    @pytest.mark.parametrize(
        "changes",
        [
            {"types": "ValueError"},
            {"types": [1]},
            {"types": []},
            {"types": None},
            {"message": ["s", "xx"]},
            {"frames": [["a", 1]]},
            {"frames": [["a", -1, "f", []]]},
            {"frames": [["a", 1, "f", [["x"]]]]},
            {"frames": None},
        ],
    )
    def test_exceptions_that_are_none(self, changes: dict[str, object]) -> None:
        """Names, a text, frames of four parts."""
        with pytest.raises(ProtocolError):
            _outcome({**RAISED, **changes})
