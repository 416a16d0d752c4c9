"""The strict reader: it reads what `json` reads, knows where it stands, and never gives up with an exception."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.bank.reader import MAX_DEPTH, read_json
from graders.engine.messages import bank_json as say

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=5),
    max_leaves=25,
)
json_like = st.text(alphabet="[]{}:,\"\\ \n\r\tu09dD8cC.eE+-1truefalsnNI/*#'“”xé\ud800\x00", max_size=40)


@given(
    json_values,
    st.sampled_from([None, 0, 2, "\t"]),
    st.booleans(),
    st.sampled_from([(",", ":"), (" , ", " :\r\n")]),
)
def test_a_valid_document_is_read_as_json_reads_it(
    value: Any, indent: int | str | None, ascii_only: bool, separators: tuple[str, str]
) -> None:
    text = json.dumps(value, indent=indent, ensure_ascii=ascii_only, separators=separators)
    document = read_json(text)
    assert document.complete
    assert document.troubles == ()
    assert repr(document.data) == repr(json.loads(text))


@given(json_values, st.sampled_from([None, 2]))
def test_every_part_stands_where_it_is_said_to_stand(value: Any, indent: int | None) -> None:
    text = json.dumps(value, indent=indent)
    document = read_json(text)
    for path, place in document.places.items():
        part = document.data
        for step in path:
            part = part[step]
        assert repr(json.JSONDecoder().raw_decode(text, place.value)[0]) == repr(part)
        if path and isinstance(path[-1], str):
            assert json.JSONDecoder().raw_decode(text, place.key)[0] == path[-1]


@given(json_like | st.text())
def test_any_text_is_read_or_told_what_is_wrong(text: str) -> None:
    document = read_json(text)
    assert document.complete or document.troubles
    try:
        expected = json.loads(text)
    except (ValueError, RecursionError):
        assert document.troubles
        return
    assert document.complete
    if document.troubles:  # stricter than `json`
        allowed = {say.NOT_FINITE.code, say.DUPLICATE_KEY.code, say.TOO_BIG_FLOAT.code}
        assert {trouble.said.code for trouble in document.troubles} <= allowed
    assert repr(document.data) == repr(expected)


@given(json_values.filter(lambda value: isinstance(value, list | dict)), st.data())
def test_a_document_cut_off_says_so(value: Any, data: st.DataObject) -> None:
    text = json.dumps(value)
    length = data.draw(st.integers(1, len(text) - 1))
    document = read_json(text[:length])
    assert not document.complete
    assert document.troubles[-1].offset <= length


def test_deep_nesting_is_a_trouble_and_not_a_crash() -> None:
    assert read_json("[" * MAX_DEPTH + "]" * MAX_DEPTH).complete
    for text in ("[" * 100_000, '{"a":' * 100_000, "[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1)):
        document = read_json(text)
        assert not document.complete
        assert document.troubles[-1].said == say.TOO_DEEP.fill(limit=MAX_DEPTH)


def test_numbers_that_python_cannot_hold_are_told() -> None:
    document = read_json(f"[{'9' * 4300}, -{'9' * 4301}, 1e400, -1e400]")
    assert document.complete
    codes = [trouble.said.code for trouble in document.troubles]
    assert codes == [say.TOO_BIG_INT.code, say.TOO_BIG_FLOAT.code, say.TOO_BIG_FLOAT.code]
    assert document.data[0] == int("9" * 4300)


def test_two_escapes_make_one_character_and_one_alone_stays() -> None:
    document = read_json(r'["\ud83d\ude00", "\ud83d", "\ud83dx", "\ude00\ud83d", "\ud83d\\ude00"]')
    assert document.data == json.loads(
        r'["\ud83d\ude00", "\ud83d", "\ud83dx", "\ude00\ud83d", "\ud83d\\ude00"]'
    )


@pytest.mark.parametrize(
    ("text", "offset"),
    [
        ('{"a": 1,\n "b": x}', 15),
        ('{"a": 1\n "b": 2}', 7),
        ("[1, 2", 5),
        ('{"a": "text\n"}', 6),
        ("[1, 02]", 4),
        ('{"a": 1, "a": 2}', 9),
    ],
)
def test_a_trouble_is_told_where_it_stands(text: str, offset: int) -> None:
    assert read_json(text).troubles[0].offset == offset


def test_lines_end_as_editors_count_them() -> None:
    document = read_json('{"a": 1,\r\n"b": 2,\r"c": 3,\n"d": x}')
    assert document.lines.locate(document.troubles[0].offset) == (4, 6)
