"""Find numbers, words and rows of letters in what a function said; knows nothing of demands or cases."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import isclose

from graders.engine.record import Record


class Span(Record):
    """Where something stands in a text."""

    start: int
    end: int


class Row(Record):
    """Letters that stand one by one, next to each other on one line; kept sorted, and in small letters."""

    span: Span
    letters: str


_COLOUR = r"\x1b\[[0-9;?]*[A-Za-z]"
_NUMBER = re.compile(r"[0-9]+(?:[.,][0-9]+)*")
_ALONE = re.compile(r"(?<![^\W_])[^\W\d_](?![^\W_])")
"""What has no letter or digit beside it, and is none but a letter (or a numeral like ²)."""
_MARKS = ",;'\"‘’“”"
_APOSTROPHES = ("'", "’")
_LONGEST_FLOAT = 60


def clean(said: str) -> str:
    """Return the text as a reader sees it: no colour codes, one kind of line end, composed letters."""
    plain = re.sub(_COLOUR, "", said) if "\x1b" in said else said
    lines = "\n".join(plain.splitlines())
    return _composed(lines)


def _composed(text: str) -> str:
    if text.isascii():
        return text
    # Lazy: its tables take milliseconds to read.
    from unicodedata import normalize

    return normalize("NFC", text)


def numbers(text: str, wanted: int | float) -> list[Span]:
    """Return where this number stands as a number of its own: 9 is found in `9pt`, not in 99, -9 or 9.5."""
    if isinstance(wanted, int) and str(abs(wanted)) not in text:
        return []
    return [
        Span(match.start(), match.end())
        for match in _NUMBER.finditer(text)
        if _equals(match.group(), _is_negative(text, match.start()), wanted)
    ]


def different_numbers(text: str) -> int:
    """Return how many different numbers stand in a text."""
    return len({digits.lstrip("0") for digits in _NUMBER.findall(text)})


def _is_negative(text: str, start: int) -> bool:
    # In "5-9" and "score--9" the dash is no sign.
    if start == 0 or text[start - 1] not in "-−":
        return False
    return start == 1 or not (text[start - 2].isalnum() or text[start - 2] in "-−)]")


def _equals(digits: str, negative: bool, wanted: int | float) -> bool:
    if isinstance(wanted, int):
        # Compared as text: Python refuses to read a number of thousands of digits.
        return (digits.lstrip("0") or "0") == str(abs(wanted)) and (not wanted or negative == (wanted < 0))
    plain = digits.replace(",", ".")
    if plain.count(".") > 1 or len(plain) > _LONGEST_FLOAT:
        return False
    return isclose(float(f"-{plain}" if negative else plain), wanted, rel_tol=1e-9, abs_tol=1e-12)


def words(text: str, wanted: str) -> list[Span]:
    """Return where this word (or phrase) stands as a whole word, in capitals or not."""
    pattern = r"\s+".join(re.escape(part) for part in _composed(wanted).split())
    whole = re.compile(rf"(?<![^\W_]){pattern}(?![^\W_])", re.IGNORECASE)
    return [Span(match.start(), match.end()) for match in whole.finditer(text)]


def letters(text: str, wanted: str, only_spaces: bool) -> list[Span]:
    """Return where exactly these letters stand in a row, in any order, in capitals or not."""
    target = _sorted(wanted)
    found = [row.span for row in rows(text, only_spaces) if row.letters == target]
    return [span for span in found if not (only_spaces and _is_quoted(text, span))]


def _is_quoted(text: str, span: Span) -> bool:
    around = text[span.start - 1 : span.start] + text[span.end : span.end + 1]
    return any(mark in _MARKS for mark in around)


@lru_cache(maxsize=32)
def rows(text: str, only_spaces: bool) -> tuple[Row, ...]:
    """Return the rows of single letters on each line, and the parts of a row that are all capitals or none.

    White space stands between the letters and, unless `only_spaces`, commas and quotes may as well: that is
    how a list is printed. The parts are there for a sentence that starts right after a row: `a b c A word?`
    (Kept for the last texts, since several demands ask for the rows of the same one.)
    """
    return tuple(_rows(text, only_spaces))


def _rows(text: str, only_spaces: bool) -> Iterator[Row]:
    for row in _letters_in_rows(text, "" if only_spaces else _MARKS):
        letters = "".join([letter for _, letter in row])
        yield Row(Span(row[0][0], row[-1][0] + 1), _sorted(letters))
        if not letters.islower():
            parts = list(_parts(row))
            if len(parts) > 1:
                yield from map(_row, parts)


def different_rows(text: str, only_spaces: bool) -> int:
    """Return how many different rows of two or more letters stand in a text, whatever their order.

    A letter alone is none: it may be the word "a" or "I", or the name of a command.
    """
    return len({row.letters for row in rows(text, only_spaces) if len(row.letters) > 1})


Letter = tuple[int, str]


def _letters_in_rows(text: str, marks: str) -> Iterator[list[Letter]]:
    """Yield the letters that stand alone, together with those next to them: nothing but `marks` and spaces between."""
    row: list[Letter] = []
    end = 0
    has_apostrophes = _APOSTROPHES[0] in text or _APOSTROPHES[1] in text
    for match in _ALONE.finditer(text):
        start = match.start()
        letter = text[start]
        if not letter.isalpha() or (has_apostrophes and _is_joined(text, start)):
            continue
        if row and (start != end + 1 or text[end] != " ") and not _is_gap(text[end:start], marks):
            yield row
            row = []
        row.append((start, letter))
        end = start + 1
    if row:
        yield row


def _is_joined(text: str, at: int) -> bool:
    """Tell whether an apostrophe joins the letter at `at` to others, as in "it's"."""
    before = at >= 2 and text[at - 1] in _APOSTROPHES and text[at - 2].isalnum()
    return before or (text[at + 1 : at + 2] in _APOSTROPHES and text[at + 2 : at + 3].isalnum())


def _is_gap(between: str, marks: str) -> bool:
    return "\n" not in between and not "".join(between.split()).strip(marks)


def _parts(row: list[Letter]) -> Iterator[list[Letter]]:
    part = row[:1]
    for (_, before), letter in pairwise(row):
        if before.isupper() != letter[1].isupper():
            yield part
            part = []
        part.append(letter)
    yield part


def _row(row: list[Letter]) -> Row:
    return Row(Span(row[0][0], row[-1][0] + 1), _sorted("".join([letter for _, letter in row])))


def _sorted(letters: str) -> str:
    return "".join(sorted(letters.lower()))


@lru_cache(maxsize=32)
def gist(text: str) -> str:
    """Return what a text says apart from its numbers and rows of letters, to see whether it says more.

    (Kept for the last texts, since each turn is held against those before it.)
    """
    pieces = list(text)
    for row in rows(text, only_spaces=False):
        pieces[row.span.start : row.span.end] = ["§"] + [""] * (row.span.end - row.span.start - 1)
    return " ".join(_NUMBER.sub("#", "".join(pieces)).split()).lower()
