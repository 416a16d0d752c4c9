"""Whatever a file was saved as, its source is UTF-8 with the same text on the same lines."""

import codecs
import io
import re
import tokenize

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from graders.engine.submissions.encoding import NotTextError, decode

ALPHABETS = {
    "utf-8": st.characters(exclude_categories=["Cs"], exclude_characters="\0\ufeff"),
    "shift_jis": st.sampled_from("日本語ｱﾞ表ソ"),
    **{
        codec: st.sampled_from(bytes(range(1, 256)).decode(codec, "ignore"))
        for codec in ("latin-1", "cp1252", "iso8859-15", "cp437", "mac-roman")
    },
}
MARKED = ("utf-8-sig", "utf-16", "utf-32")


def texts(codec: str = "utf-8") -> st.SearchStrategy[str]:
    """Texts in `codec` without NUL, byte order mark or the word that coding lines hold."""
    lines = st.text(ALPHABETS[codec] | st.sampled_from("\n\r \tdef():#'\""), max_size=40)
    return lines.filter(lambda text: "coding" not in text and _survives(text, codec))


ENCODED = st.sampled_from(sorted(ALPHABETS)).flatmap(lambda codec: st.tuples(st.just(codec), texts(codec)))
"""A codec, and a text that it can hold."""


def _survives(text: str, codec: str) -> bool:
    try:
        return text.encode(codec).decode(codec) == text
    except UnicodeError:
        return False


def newlines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


@given(texts(), st.sampled_from(MARKED))
def test_byte_order_mark_decides(text: str, codec: str) -> None:
    assert decode(text.encode(codec)).source.decode() == newlines(text)


@given(texts())
def test_without_any_sign_it_is_utf8(text: str) -> None:
    assert decode(text.encode()) == (newlines(text).encode(), ())


@given(texts("cp1252"))
def test_what_is_not_utf8_is_windows_1252(text: str) -> None:
    raw = text.encode("cp1252")
    assume(not _is(raw, "utf-8"))
    decoded = decode(raw)
    assert decoded.source.decode() == newlines(text)
    assert [remark.kind for remark in decoded.remarks] == ["old-encoding"]


@given(ENCODED)
@example(("latin-1", "x = 'é'\r\n"))
def test_coding_line_is_believed_and_made_harmless(chosen: tuple[str, str]) -> None:
    codec, text = chosen
    decoded = decode(f"# -*- coding: {codec} -*-\n{text}".encode(codec))
    first, rest = decoded.source.decode().split("\n", 1)
    assert rest == newlines(text)
    assert first in (f"# -*- coding: {codec} -*-", f"# -*- coding  {codec} -*-")
    assert decoded.remarks == ()


@given(ENCODED)
def test_python_runs_the_source_as_it_would_run_the_file(chosen: tuple[str, str]) -> None:
    codec, text = chosen
    raw = f"#!/usr/bin/python\n# vim: set fileencoding={codec} :\nx = {text!r}\n".encode(codec)
    ours: dict[str, object] = {}
    exec(compile(decode(raw).source, "ours", "exec"), ours)
    assert ours["x"] == text


PIECES = (
    *(
        b"# coding: ",
        b"#coding=",
        b"\t# -*- coding:",
        b"#",
        b"x = 1 # coding: ",
        b"\n",
        b"\r",
        b"\r\n",
        b"\f",
        b" ",
    ),
    *(b"utf-8", b"UTF_8-unix", b"latin-1", b"ascii", b"rot13", b"utf-16", b"punycode", b"klingon"),
    *(codecs.BOM_UTF8, codecs.BOM_UTF16_LE, b"\xe9", "é".encode(), b"'''", b"\x81", b"pass"),
)
HEADERS = st.lists(st.sampled_from(PIECES), max_size=9).map(b"".join)


@given(HEADERS | st.binary(max_size=60))
def test_any_bytes_give_a_source_that_python_takes_for_utf8(raw: bytes) -> None:
    try:
        source = decode(raw).source
    except NotTextError:
        return
    assert b"\r" not in source
    assert tokenize.detect_encoding(io.BytesIO(source).readline)[0] == "utf-8"


@given(HEADERS)
def test_what_python_decodes_is_decoded_alike_without_a_remark(raw: bytes) -> None:
    raw = raw.replace(codecs.BOM_UTF16_LE, b"")
    try:
        lines = io.BytesIO(newlines(raw.decode("latin-1")).encode("latin-1"))
        encoding, _ = tokenize.detect_encoding(lines.readline)
        text = raw.decode(encoding)
    except (SyntaxError, UnicodeError, LookupError):
        return
    assume(encoding not in ("punycode", "utf-16") and not text.startswith("\ufeff"))
    decoded = decode(raw)
    assert _without_signs(decoded.source.decode()) == _without_signs(newlines(text))
    assert decoded.remarks == ()


def _without_signs(text: str) -> str:
    return re.sub("coding[:= ]", "coding", text)


def _is(raw: bytes, codec: str) -> bool:
    try:
        raw.decode(codec)
    except UnicodeError:
        return False
    return True


@pytest.mark.parametrize(
    ("raw", "kind"),
    [
        (b"# coding: klingon\nx = 1\n", "unknown-coding"),
        (b"# coding: rot13\nk = 1\n", "unknown-coding"),
        (b"# coding: punycode\nx = 1\n", "unknown-coding"),
        (b"# coding: utf-16\nx = 1\n", "unknown-coding"),
        (b"# coding: zlib\nx = 1\n", "unknown-coding"),
        (b"# coding: ascii\nx = '\xc3\xa9'\n", "wrong-coding"),
        (b"# coding: utf-8\nx = '\xe9'\n", "old-encoding"),
        (codecs.BOM_UTF8 + b"# coding: latin-1\nx = 1\n", "wrong-coding"),
        (codecs.BOM_UTF8 + b"x = '\xe9'\n", "old-encoding"),
        ("x = 1\n".encode("utf-16"), "wide-encoding"),
        (b"x = '\xe9\x81'\n", "old-encoding"),
    ],
)
def test_what_python_refuses_is_read_with_one_remark(raw: bytes, kind: str) -> None:
    assert [remark.kind for remark in decode(raw).remarks] == [kind]


@pytest.mark.parametrize(
    "raw",
    [
        b"\n\n# coding: klingon\n",
        b"x = 1\n# coding: klingon\n",
        b"'''\n# coding: klingon\n'''\n",
        b"# encoding klingon\n",
        b"x = '# coding: klingon'\n",
        b"# UTF8 coding: utf-8, not coding: klingon\n",
    ],
)
def test_only_a_comment_on_the_first_two_lines_is_a_coding_line(raw: bytes) -> None:
    assert decode(raw) == (raw, ())


@pytest.mark.parametrize(
    ("raw", "source"),
    [
        (b"# coding: latin-1 coding: latin-1\n", b"# coding  latin-1 coding  latin-1\n"),
        (b"# coding: latin-1\r# coding=cp1252\rx", b"# coding  latin-1\n# coding cp1252\nx"),
        (b"\n# coding=cp1252\n", b"\n# coding cp1252\n"),
        (codecs.BOM_UTF8 * 2 + b"# coding: latin-1", b"# coding  latin-1"),
    ],
)
def test_every_sign_that_could_count_is_blanked(raw: bytes, source: bytes) -> None:
    assert decode(raw).source == source


def test_remark_names_the_line_of_the_first_odd_byte() -> None:
    text = decode(b"a\r\nb\rc\n# caf\xe9\n").remarks[0].text
    assert text.nl.startswith("Je bestand is bewaard als Windows-1252, niet als UTF-8 (regel 4).")
    assert text.en.startswith("Your file is saved as Windows-1252, not as UTF-8 (line 4).")


@pytest.mark.parametrize("raw", [b"x = 1\0\n", codecs.BOM_UTF16_LE + b"x", codecs.BOM_UTF32_LE + b"\xff" * 4])
def test_binary_data_is_no_text(raw: bytes) -> None:
    with pytest.raises(NotTextError):
        decode(raw)


@pytest.mark.parametrize("name", [b"idna", b"undefined", b"unicode_escape", b"raw_unicode_escape"])
def test_codecs_that_no_file_is_saved_in_are_not_used(name: bytes) -> None:
    decoded = decode(b"# coding: " + name + b"\nx = '\\n'\n")
    assert decoded.source == b"# coding  " + name + b"\nx = '\\n'\n"
    assert decoded.remarks[0].kind == "unknown-coding"
