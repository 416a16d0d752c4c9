"""Requests as they come in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.sandbox.frames import pack
from graders.engine.worker import wire


class _Ended(BaseException):
    """Stands for the end of the process."""


def _end(status: int) -> None:
    raise _Ended(status)


@given(st.lists(st.dictionaries(st.text(max_size=5), st.integers())), st.integers(1, 50))
def test_requests_come_out_as_they_went_in(requests: list[dict[str, int]], step: int) -> None:
    """However the bytes are cut up on the way; at the end of them the process ends well."""
    data = b"".join(map(pack, requests))
    chunks = [data[start : start + step] for start in range(0, len(data), step)][::-1]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wire, "_read", lambda *_: chunks.pop() if chunks else b"")
        patch.setattr(wire, "_exit", _end)
        end = wire.Wire()
        assert [end.receive() for _ in requests] == requests
        with pytest.raises(_Ended) as caught:
            end.receive()
    assert caught.value.args == (0,)


def test_what_the_system_takes_in_parts_arrives_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe may take less than it is given."""
    written: list[bytes] = []

    def write(_: int, data: bytes) -> int:
        written.append(data[:3])
        return len(written[-1])

    monkeypatch.setattr(wire, "_write", write)
    assert wire.Wire().send({"id": "x", "kind": "returned"})
    assert b"".join(written) == pack({"id": "x", "kind": "returned"})
