"""How two texts differ: the one thing that is wrong if it has a name, else the place where they part."""

from __future__ import annotations

from collections.abc import Callable

from graders.engine.compare.found import VALUE_BUDGET, Found, View
from graders.engine.compare.lookalikes import explain_look_alike, half_character
from graders.engine.messages import compare as say
from graders.engine.model import Tree
from graders.engine.text import Text, same
from graders.engine.values.escape import CUT, quoted
from graders.engine.values.nodes import text
from graders.engine.values.show import show

SHORT = 16
"""Texts up to this length are told apart as a whole."""

CONTEXT = 12
"""Characters shown from the first difference on."""

WHOLE = 40
"""Texts up to this length are shown whole where no other line shows them and they differ in more than one place."""

SMALL = 3
"""A piece that is left out beside other differences is at most one in this many of the characters."""

Look = Callable[[str, str], "Found | None"]


def explain_text(expected: Tree, actual: Tree, view: View) -> Found:
    """Tell how two str values differ."""
    return explain_strings(text(expected), text(actual), view)


def explain_strings(expected: str, actual: str, view: View) -> Found:
    """Tell how `actual` differs from `expected`, to which it is not equal under the options of `view`."""
    for look in _LOOKS:
        found = look(expected, actual)
        if found is not None:
            return found
    return _otherwise(expected, actual, view)


def parting(one: str, other: str) -> int:
    """Return the first index at which two texts differ: the length of the shorter if it starts the longer."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


# ---------------------------------------------------------------- differences with a name


def _quotes(expected: str, actual: str) -> Found | None:
    wrapped = len(actual) == len(expected) + 2 and actual[0] == actual[-1] and actual[0] in "'\""
    return Found("quotes", say.QUOTES) if wrapped and actual[1:-1] == expected else None


def _case(expected: str, actual: str) -> Found | None:
    if expected.casefold() != actual.casefold():
        return None
    if max(len(expected), len(actual)) <= SHORT:
        return Found("case", say.CASE_ONLY)
    at = parting(expected, actual)
    one, other = quoted(expected[at : at + 1]), quoted(actual[at : at + 1])
    return Found("case", say.CASE.fill(index=at, actual=other, expected=one), place=(at,))


def _white_space(expected: str, actual: str) -> Found | None:
    if "".join(expected.split()) != "".join(actual.split()):
        return None
    found = _piece(expected, actual)
    if found is not None:
        return found._replace(kind="spaces")
    return _found("spaces", say.WHITE_SPACE, expected, actual)


def _piece(expected: str, actual: str) -> Found | None:
    """Find out whether one text is the other with one piece left out, and say which."""
    extra = len(actual) > len(expected)
    longer, shorter = (actual, expected) if extra else (expected, actual)
    at, piece = _left_out(longer, shorter)
    if not piece or not shorter:
        return None
    return Found("text", _told(at, piece, len(longer), extra=extra), place=(at,))


def _left_out(longer: str, shorter: str) -> tuple[int, str]:
    """Return where, and which piece, `shorter` lacks of `longer`; an empty piece if it is not just one."""
    at = parting(longer, shorter)
    size = len(longer) - len(shorter)
    return (at, longer[at : at + size]) if longer[at + size :] == shorter[at:] else (at, "")


def _told(at: int, piece: str, size: int, *, extra: bool) -> Text:
    """Say that a piece is too many, or missing, at an index of the longer text, which has this size."""
    front, back, elsewhere = _EXTRA if extra else _MISSING
    words = back if at + len(piece) == size else elsewhere if at else front
    return words.fill(index=at, **_named(piece))


def _named(piece: str) -> dict[str, Text]:
    """Return a piece in words, with the verbs that go with it."""
    one = {"stands": say.STANDS, "lacks": say.LACKS}
    if piece in say.PIECE:
        words = say.PIECE[piece]
        return {**one, "piece": words, "extra": say.EXTRA.fill(piece=words.en.partition(" ")[2])}
    if piece.strip(" "):
        return {**one, "piece": same(_literal(piece)), "extra": say.EXTRA.fill(piece=_literal(piece))}
    spaces, extra = (words.fill(count=len(piece)) for words in (say.SPACES, say.EXTRA_SPACES))
    return {"stands": say.STAND, "lacks": say.LACK, "piece": spaces, "extra": extra}


def _case_and_piece(expected: str, actual: str) -> Found | None:
    """Find out whether one text is the other with a small piece left out and other capitals, and say both."""
    extra = len(actual) > len(expected)
    longer, shorter = (actual, expected) if extra else (expected, actual)
    folded = longer.casefold(), shorter.casefold()
    at, piece = _left_out(*folded)
    if (len(folded[0]), len(folded[1])) != (len(longer), len(shorter)):
        return None  # where folding makes longer, no index is the same in both
    if not piece or len(piece) * SMALL > len(shorter):
        return None
    end = at + len(piece)
    told = _told(at, longer[at:end], len(longer), extra=extra)
    rest = longer[:at] + longer[end:]
    if extra:
        return _with_case(shorter, rest, told, at, len(piece))
    return _with_case(rest, shorter, told, at, 0)


def _with_case(expected: str, actual: str, told: Text, at: int, size: int) -> Found:
    """Add to what is said of a piece (at an index, of a size in `actual`) where the rest differs, if in one place."""
    places = [index for index, (one, other) in enumerate(zip(actual, expected, strict=True)) if one != other]
    first = places[0] if places else 0
    index = first if first < at else first + size
    if len(places) != 1:
        return Found("case", say.CASES_AND_PIECE.fill(piece=told), place=(index,))
    letters = {"actual": quoted(actual[first]), "expected": quoted(expected[first])}
    return Found("case", say.CASE_AND_PIECE.fill(index=index, piece=told, **letters), place=(index,))


_EXTRA = (say.EXTRA_FRONT, say.EXTRA_BACK, say.EXTRA_AT)
_MISSING = (say.MISSING_FRONT, say.MISSING_BACK, say.MISSING_AT)


def _reversed(expected: str, actual: str) -> Found | None:
    return Found("order", say.REVERSED_TEXT) if len(actual) > 2 and actual[::-1] == expected else None


def _shuffled(expected: str, actual: str) -> Found | None:
    if len(expected) != len(actual) or len(expected) < 3 or sorted(expected) != sorted(actual):
        return None
    return _found("order", say.SHUFFLED_TEXT, expected, actual)


_LOOKS: tuple[Look, ...] = (
    half_character, _quotes, _case, _white_space, explain_look_alike, _piece, _case_and_piece, _reversed, _shuffled,
)  # fmt: skip


# ---------------------------------------------------------------- any other difference


def _otherwise(expected: str, actual: str, view: View) -> Found:
    longest = max(len(expected), len(actual))
    if longest <= SHORT or (view.nested and longest <= WHOLE and _in_places(expected, actual)):
        whole = say.VALUE.fill(actual=_literal(actual), expected=_literal(expected))
        return Found("text", whole, (), adds=view.nested)
    ours, theirs = expected.split("\n"), actual.split("\n")
    if len(ours) == 1 or len(theirs) == 1:
        return _found("text", say.FROM, expected, actual)
    at = (parting(expected, actual),)
    for number, (one, other) in enumerate(zip(ours, theirs, strict=False), start=1):
        if one != other:
            words = say.LINE.fill(line=number, actual=_literal(other), expected=_literal(one))
            return Found("text", words, place=at)
    return Found("text", say.LINES.fill(actual=len(theirs), expected=len(ours)), place=at)


def _in_places(expected: str, actual: str) -> bool:
    """Return whether two texts differ in more than what can be shown from the first difference on."""
    at = parting(expected, actual)
    back = parting(expected[at:][::-1], actual[at:][::-1])
    return max(len(expected), len(actual)) - at - back > CONTEXT


def _found(kind: str, sentence: Text, expected: str, actual: str) -> Found:
    """Fill in where two texts part, and how each goes on there."""
    at = parting(expected, actual)
    words = sentence.fill(index=at, actual=_context(actual, at), expected=_context(expected, at))
    return Found(kind, words, place=(at,))


def _context(value: str, at: int) -> str:
    shown = quoted(value[at : at + CONTEXT])
    return shown if at + CONTEXT >= len(value) else shown + CUT.rstrip()


def _literal(value: str) -> str:
    return show(value, VALUE_BUDGET)
