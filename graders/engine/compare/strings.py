"""How two texts differ: the one thing that is wrong if it has a name, else the place where they part."""

from __future__ import annotations

from collections.abc import Callable

from graders.engine.compare.found import VALUE_BUDGET, Found, View
from graders.engine.compare.lookalikes import explain_look_alike
from graders.engine.messages import compare as say
from graders.engine.model import Tree
from graders.engine.text import Text
from graders.engine.values.escape import CUT, cut_quoted, quoted
from graders.engine.values.nodes import text

SHORT = 16
"""Texts up to this length are told apart as a whole."""

CONTEXT = 12
"""Characters shown from the first difference on."""

Look = Callable[[str, str], "Found | None"]


def explain_text(expected: Tree, actual: Tree, view: View) -> Found:
    """Tell how two str values differ."""
    return explain_strings(text(expected), text(actual), view)


def explain_strings(expected: str, actual: str, view: View) -> Found:
    """Tell how `actual` differs from `expected`, which it is not equal to under the options of `view`."""
    for look in _LOOKS:
        found = look(expected, actual)
        if found is not None:
            return found
    return _generic(expected, actual, view)


def first_difference(one: str, other: str) -> int:
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


def _surrogate(expected: str, actual: str) -> Found | None:
    at = next((index for index, char in enumerate(actual) if "\ud800" <= char <= "\udfff"), None)
    if at is None or any("\ud800" <= char <= "\udfff" for char in expected):
        return None
    return Found("text", say.SURROGATE.fill(index=at, actual_code=f"U+{ord(actual[at]):04X}"))


def _quotes(expected: str, actual: str) -> Found | None:
    wrapped = len(actual) == len(expected) + 2 and actual[0] == actual[-1] and actual[0] in "'\""
    return Found("quotes", say.QUOTES) if wrapped and actual[1:-1] == expected else None


def _case(expected: str, actual: str) -> Found | None:
    if expected.casefold() != actual.casefold():
        return None
    return Found("case", _from(say.CASE, expected, actual))


def _white_space(expected: str, actual: str) -> Found | None:
    if "".join(expected.split()) != "".join(actual.split()):
        return None
    found = _piece(expected, actual)
    return (
        Found("spaces", _from(say.WHITE_SPACE, expected, actual))
        if found is None
        else found._replace(kind="spaces")
    )


def _piece(expected: str, actual: str) -> Found | None:
    """Find out whether one text is the other with one piece left out, and say which."""
    if not expected or not actual:
        return None
    if len(actual) > len(expected):
        at, piece = _left_out(actual, expected)
        names = (say.EXTRA_FRONT, say.EXTRA_BACK, say.EXTRA_AT)
    else:
        at, piece = _left_out(expected, actual)
        names = (say.MISSING_FRONT, say.MISSING_BACK, say.MISSING_AT)
    if not piece:
        return None
    front, back = at == 0, at + len(piece) == max(len(expected), len(actual))
    sentence = names[0] if front else names[1] if back else names[2]
    literal = _literal(piece)
    return Found("text", sentence.fill(index=at, extra=literal, missing=literal))


def _left_out(longer: str, shorter: str) -> tuple[int, str]:
    """Return where, and which piece, `shorter` lacks of `longer`; an empty piece if it is not just one."""
    at = first_difference(longer, shorter)
    size = len(longer) - len(shorter)
    if not size or longer[at + size :] != shorter[at:]:
        return at, ""
    return at, longer[at : at + size]


def _reversed(expected: str, actual: str) -> Found | None:
    return Found("order", say.REVERSED_TEXT) if len(actual) > 2 and actual[::-1] == expected else None


def _shuffled(expected: str, actual: str) -> Found | None:
    if len(expected) != len(actual) or len(expected) < 3 or sorted(expected) != sorted(actual):
        return None
    return Found("order", _from(say.SHUFFLED_TEXT, expected, actual))


def _empty(expected: str, actual: str) -> Found | None:
    if actual:
        return None
    return Found("text", say.EMPTY_TEXT.fill(expected=_literal(expected)), (), adds=False)


_LOOKS: tuple[Look, ...] = (
    _surrogate, _empty, _quotes, _case, _white_space, explain_look_alike, _piece, _reversed, _shuffled,
)  # fmt: skip


# ---------------------------------------------------------------- any other difference


def _generic(expected: str, actual: str, view: View) -> Found:
    if max(len(expected), len(actual)) <= SHORT:
        filled = say.VALUE.fill(actual=_literal(actual), expected=_literal(expected))
        return Found("text", filled, (), adds=view.nested)
    return Found("text", _from(say.FROM, expected, actual))


def _from(sentence: Text, expected: str, actual: str) -> Text:
    """Fill in where two texts part, and how each goes on there."""
    at = first_difference(expected, actual)
    return sentence.fill(index=at, actual=_context(actual, at), expected=_context(expected, at))


def _context(value: str, at: int) -> str:
    shown = quoted(value[at : at + CONTEXT])
    return shown if at + CONTEXT >= len(value) else shown + CUT.rstrip()


def _literal(value: str) -> str:
    literal = quoted(value[: VALUE_BUDGET + 1])
    return literal if len(literal) <= VALUE_BUDGET else cut_quoted(value, VALUE_BUDGET)
