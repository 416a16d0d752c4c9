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
    if len(actual) > len(expected):
        words = (say.EXTRA_FRONT, say.EXTRA_BACK, say.EXTRA_AT)
        at, piece = _left_out(actual, expected)
    else:
        words = (say.MISSING_FRONT, say.MISSING_BACK, say.MISSING_AT)
        at, piece = _left_out(expected, actual)
    if not piece or not expected or not actual:
        return None
    at_end = at + len(piece) == max(len(expected), len(actual))
    sentence = words[1] if at_end else words[2] if at else words[0]
    return Found("text", sentence.fill(index=at, piece=_named(piece)), place=(at,))


def _left_out(longer: str, shorter: str) -> tuple[int, str]:
    """Return where, and which piece, `shorter` lacks of `longer`; an empty piece if it is not just one."""
    at = parting(longer, shorter)
    size = len(longer) - len(shorter)
    return (at, longer[at : at + size]) if longer[at + size :] == shorter[at:] else (at, "")


def _named(piece: str) -> Text:
    if piece in say.PIECE:
        return say.PIECE[piece]
    return same(_literal(piece)) if piece.strip(" ") else say.SPACES.fill(count=len(piece))


def _reversed(expected: str, actual: str) -> Found | None:
    return Found("order", say.REVERSED_TEXT) if len(actual) > 2 and actual[::-1] == expected else None


def _shuffled(expected: str, actual: str) -> Found | None:
    if len(expected) != len(actual) or len(expected) < 3 or sorted(expected) != sorted(actual):
        return None
    return _found("order", say.SHUFFLED_TEXT, expected, actual)


_LOOKS: tuple[Look, ...] = (
    half_character, _quotes, _case, _white_space, explain_look_alike, _piece, _reversed, _shuffled,
)  # fmt: skip


# ---------------------------------------------------------------- any other difference


def _otherwise(expected: str, actual: str, view: View) -> Found:
    if max(len(expected), len(actual)) <= SHORT:
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
