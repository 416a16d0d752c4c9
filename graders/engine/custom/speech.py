"""Find numbers, words and rows of letters in what a function said; knows nothing of demands or cases.

Without `re`: importing it, and compiling a pattern per demand, takes longer than all that is looked for here.
"""

from __future__ import annotations

from itertools import pairwise
from math import isclose

from graders.engine.keep import keep
from graders.engine.record import Record

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class Span(Record):
    """Where something stands in a text."""

    start: int
    end: int


class Row(Record):
    """Letters that stand one by one, next to each other on one line; kept sorted, and in small letters."""

    span: Span
    letters: str


_COLOUR = r"\x1b\[[0-9;?]*[A-Za-z]"


class _Shapes(dict[int, str]):
    """What a character is, by its code: `0` for a digit of ASCII, `a` for a letter, `x` for another digit or numeral."""

    def __missing__(self, code: int) -> str:
        char = chr(code)
        shape = "a" if char.isalpha() else " "
        if char.isalnum() and shape == " ":
            shape = "0" if char.isascii() else "x"
        return self.setdefault(code, shape)


_SHAPES = _Shapes()
_POINTS = (".", ",")
_MARKS = ",;'\"‘’“”"
_APOSTROPHES = ("'", "’")
_LONGEST_FLOAT = 60


def clean(said: str) -> str:
    """Return the text as a reader sees it: no colour codes, one kind of line end, composed letters."""
    lines = "\n".join(_without_colour(said).splitlines())
    return _composed(lines)


def _without_colour(said: str) -> str:
    if "\x1b" not in said:
        return said
    import re  # lazy: hardly anybody prints in colour

    return re.sub(_COLOUR, "", said)


def _shape(text: str) -> str:
    """Return what each character is, in its place."""
    return text.translate(_SHAPES)


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
        span
        for span in _numbers(text)
        if _equals(text[span.start : span.end], _is_negative(text, span.start), wanted)
    ]


def _numbers(text: str) -> Iterator[Span]:
    """Yield where a number stands: digits, and digits after a point or a comma."""
    shape = _shape(text)
    start = shape.find("0")
    while start >= 0:
        end = _end_of_digits(shape, start)
        while text[end : end + 1] in _POINTS and shape[end + 1 : end + 2] == "0":
            end = _end_of_digits(shape, end + 1)
        yield Span(start, end)
        start = shape.find("0", end)


def _end_of_digits(shape: str, at: int) -> int:
    rest = shape[at:]
    return at + len(rest) - len(rest.lstrip("0"))


def different_numbers(text: str) -> int:
    """Return how many different numbers stand in a text."""
    return len({text[span.start : span.end].lstrip("0") for span in _numbers(text)})


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
    parts = [_small(part) for part in _composed(wanted).split()]
    small = _small(text)
    found = []
    at = small.find(parts[0])
    while at >= 0:
        end = _end_of_words(small, at, parts)
        if end and not (small[at - 1 : at].isalnum() or small[end : end + 1].isalnum()):
            found.append(Span(at, end))
        at = small.find(parts[0], end if found and found[-1].start == at else at + 1)
    return found


def _end_of_words(text: str, at: int, parts: Sequence[str]) -> int:
    """Return where these words end that stand at `at` with white space between them; 0 when they do not stand there."""
    end = at
    for part in parts:
        if end != at:
            between = len(text) - end - len(text[end:].lstrip())
            if not between:
                return 0
            end += between
        if not text.startswith(part, end):
            return 0
        end += len(part)
    return end


def _small(text: str) -> str:
    """Return the text in small letters, each character in its place."""
    small = text.lower()
    return small if len(small) == len(text) else "".join([min(one.lower(), one, key=len) for one in text])


def letters(text: str, wanted: str, only_spaces: bool) -> list[Span]:
    """Return where exactly these letters stand in a row, in any order, in capitals or not."""
    target = _sorted(wanted)
    found = [row.span for row in rows(text, only_spaces) if row.letters == target]
    return [span for span in found if not (only_spaces and _is_quoted(text, span))]


def _is_quoted(text: str, span: Span) -> bool:
    around = text[span.start - 1 : span.start] + text[span.end : span.end + 1]
    return any(mark in _MARKS for mark in around)


@keep(most=32)
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
    for start in _alone(text):
        if has_apostrophes and _is_joined(text, start):
            continue
        if row and (start != end + 1 or text[end] != " ") and not _is_gap(text[end:start], marks):
            yield row
            row = []
        row.append((start, text[start]))
        end = start + 1
    if row:
        yield row


def _alone(text: str) -> Iterator[int]:
    """Yield where a letter stands that has no letter or digit beside it."""
    shape = f" {_shape(text)} "
    at = shape.find(" a ")
    while at >= 0:
        yield at
        at = shape.find(" a ", at + 2)


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


@keep(most=32)
def gist(text: str) -> str:
    """Return what a text says apart from its numbers and rows of letters, to see whether it says more.

    (Kept for the last texts, since each turn is held against those before it.)
    """
    pieces = list(text)
    for row in rows(text, False):
        pieces[row.span.start : row.span.end] = ["§"] + [""] * (row.span.end - row.span.start - 1)
    return " ".join(_without_numbers("".join(pieces)).split()).lower()


def _without_numbers(text: str) -> str:
    end, pieces = 0, []
    for span in _numbers(text):
        pieces += [text[end : span.start], "#"]
        end = span.end
    return "".join([*pieces, text[end:]])
