"""Bytes of a Python file, however encoded, to UTF-8 with newlines and unchanged line numbers; pure."""

from __future__ import annotations

import codecs

from graders.engine import messages
from graders.engine.model import Feedback
from graders.engine.record import Record
from graders.engine.text import Text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    import re

_MARKS = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe\0\0", "utf-32"),
    (b"\0\0\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
"""Byte order marks; that of UTF-32 starts with that of UTF-16, so it stands first."""

_CODING = rb"^[ \t\f]*#.*?coding([:=])[ \t]*([-\w.]+)"
_BLANK = rb"^[ \t\f]*(?:#|$)"
"""Both as in PEP 263: a coding line counts on line 1, or on line 2 after a blank line or a comment."""

_NOT_FOR_FILES = frozenset({"idna", "punycode", "undefined", "unicode-escape", "raw-unicode-escape"})
"""Text codecs of Python that no file is saved in: they change line numbers, or take quadratic time."""


class NotTextError(ValueError):
    """The bytes are not those of a text."""


class Decoded(Record):
    """A file's text as UTF-8 source, and what is to be said about how it was saved."""

    source: bytes
    remarks: tuple[Feedback, ...] = ()


class _Coding(Record):
    """A coding line: its number (from 1) and the encoding it names."""

    line: int
    name: str


def decode(raw: bytes) -> Decoded:
    r"""Return `raw` as UTF-8 with `\n` line ends, without byte order mark, line for line.

    The encoding is that of the byte order mark, else of the coding line, else UTF-8, else Windows-1252, else
    Latin-1. A coding line for another encoding than UTF-8 loses its `:` or `=`, so that it no longer counts.

    Raises:
        NotTextError: when it holds a NUL, or a byte order mark that the rest contradicts.
    """
    text, remarks = _decoded(raw)
    if "\0" in text:
        raise NotTextError
    # A second byte order mark is what two editors leave; Python would take it for one of the source.
    return Decoded(_without_coding(_with_newlines(text.lstrip("\ufeff")).encode()), remarks)


def _decoded(raw: bytes) -> tuple[str, tuple[Feedback, ...]]:
    mark = next((codec for start, codec in _MARKS if raw.startswith(start)), None)
    if mark is None:
        return _decoded_by_line(raw)
    if mark == "utf-8-sig":
        return _decoded_utf8_mark(raw[3:])
    text = _strictly(raw, mark)
    if text is None:
        raise NotTextError
    return text, (_remark("wide-encoding", messages.submissions.WIDE_ENCODING, encoding=mark.upper()),)


def _decoded_utf8_mark(raw: bytes) -> tuple[str, tuple[Feedback, ...]]:
    """Python refuses a coding line that contradicts the mark; we say so, and believe the mark."""
    coding = _coding_of(raw)
    text = _strictly(raw, "utf-8")
    if text is None:
        return _by_guess(raw)
    if coding is None or _is_utf8(coding.name):
        return text, ()
    return text, (
        _remark("wrong-coding", messages.submissions.WRONG_CODING, line=coding.line, name=coding.name),
    )


def _decoded_by_line(raw: bytes) -> tuple[str, tuple[Feedback, ...]]:
    coding = _coding_of(raw)
    if coding is None or _is_utf8(coding.name):
        return _by_guess(raw)
    if not _is_file_codec(coding.name):
        kind, sentence = "unknown-coding", messages.submissions.UNKNOWN_CODING
    else:
        text = _strictly(raw, coding.name)
        if text is not None:
            return text, ()
        kind, sentence = "wrong-coding", messages.submissions.WRONG_CODING
    return _by_guess(raw)[0], (_remark(kind, sentence, line=coding.line, name=coding.name),)


def _by_guess(raw: bytes) -> tuple[str, tuple[Feedback, ...]]:
    try:
        return raw.decode("utf-8"), ()
    except UnicodeDecodeError as error:
        line = _with_newlines(raw[: error.start].decode("latin-1")).count("\n") + 1
    windows = _strictly(raw, "cp1252")
    name, text = ("Latin-1", raw.decode("latin-1")) if windows is None else ("Windows-1252", windows)
    return text, (_remark("old-encoding", messages.submissions.OLD_ENCODING, encoding=name, line=line),)


def _strictly(raw: bytes, codec: str) -> str | None:
    """Return the text, or None when `raw` is not in `codec` (or gives what UTF-8 cannot hold)."""
    try:
        text = raw.decode(codec)
        text.encode()
    except UnicodeError:
        return None
    return text


def _is_file_codec(name: str) -> bool:
    """Whether Python has this encoding, and a coding line in it can be read before it is known."""
    sample = "# coding:=-_.\n"
    try:
        return codecs.lookup(name).name not in _NOT_FOR_FILES and sample.encode().decode(name) == sample
    except (LookupError, UnicodeError):
        return False


def _is_utf8(name: str) -> bool:
    """Whether Python's tokenizer takes `name` for UTF-8 (its `get_normal_name`)."""
    normal = name[:12].lower().replace("_", "-")
    return normal == "utf-8" or normal.startswith("utf-8-") or normal == "utf8"


def _coding_of(raw: bytes) -> _Coding | None:
    if b"coding" not in raw:  # hardly any file has one, and compiling the patterns takes time
        return None
    for number, line in enumerate(_coding_lines(raw), 1):
        found = _match(_CODING, line)
        if found:
            return _Coding(number, found[2].decode("ascii"))
    return None


def _coding_lines(raw: bytes) -> list[bytes]:
    """Return the lines that may hold a coding line: the first, and the second after a blank or a comment."""
    lines = raw.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n", 2)[:2]
    return lines if _match(_BLANK, lines[0]) else lines[:1]


def _match(pattern: bytes, line: bytes) -> re.Match[bytes] | None:
    # Lazy: few files have a coding line, and `re` takes half a bare start of the interpreter.
    import re

    return re.match(pattern, line)


def _with_newlines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def _without_coding(source: bytes) -> bytes:
    if b"coding" not in source:
        return source
    lines = [_without_name(line) for line in _coding_lines(source)]
    rest = source.split(b"\n", len(lines))[len(lines) :]
    return b"\n".join(lines + rest)


def _without_name(line: bytes) -> bytes:
    """Blank the sign behind every `coding` that names another encoding: columns stay as they were."""
    while True:
        found = _match(_CODING, line)
        if not found or _is_utf8(found[2].decode("ascii")):
            return line
        line = line[: found.start(1)] + b" " + line[found.end(1) :]


def _remark(kind: str, sentence: Text, **parts: object) -> Feedback:
    return Feedback(kind, sentence.fill(**parts))
