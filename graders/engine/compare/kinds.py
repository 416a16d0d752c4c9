"""How two values of different kinds differ: the mix-ups that students make, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from graders.engine.compare.equality import same
from graders.engine.compare.found import Found, View, noun, the
from graders.engine.messages import compare as say
from graders.engine.model import Tree
from graders.engine.text import Text
from graders.engine.values.canonical import key
from graders.engine.values.nodes import inner, items, kind, name, text
from graders.engine.values.show import show

COLLECTIONS = ("list", "tuple", "set", "frozenset")

LAZY = (
    "map", "filter", "zip", "enumerate", "reversed", "list_reverseiterator", "range_iterator", "islice", "chain",
    "dict_keys", "dict_values", "dict_items",
)  # fmt: skip
"""Classes of Python's own that give their values one by one, or show those of a dictionary."""

COLLECTORS: Mapping[str, str] = {
    "list": "list(…)", "tuple": "tuple(…)", "set": "set(…)", "frozenset": "frozenset(…)", "dict": "dict(…)",
    "str": "''.join(…)",
}  # fmt: skip

TEXT_BUDGET = 2_000
"""Characters of a value that are compared with a text."""

Look = Callable[[Tree, Tree, View], "Found | None"]


def explain_kinds(expected: Tree, actual: Tree, view: View) -> Found:
    """Tell how a value differs from one of another kind: the first mix-up that fits, else the two kinds."""
    for look in _MIX_UPS:
        found = look(expected, actual, view)
        if found is not None:
            return found
    named = the if view.nested else noun
    return told("type", say.TYPE, actual=named(actual), expected=named(expected))


def told(kind: str, words: Text, **parts: object) -> Found:
    """Return a difference in type, also as a clause on the function that returns the value."""
    returned = say.RETURNS.fill(what=words.fill(back=say.BACK, **parts))
    return Found(kind, words.fill(back="", **parts), returned=returned)


def _none(expected: Tree, actual: Tree, view: View) -> Found | None:
    if view.nested or (expected is not None and actual is not None):
        return None
    return Found("none", say.NO_RETURN) if actual is None else Found("not-none", say.NOT_NONE)


def _lazy(expected: Tree, actual: Tree, _view: View) -> Found | None:
    own, collector = kind(actual), COLLECTORS.get(kind(expected))
    if collector is None or not (own in ("generator", "range") or (own == "object" and name(actual) in LAZY)):
        return None
    return told("generator", say.LAZY, actual=noun(actual), expected=noun(expected), collector=collector)


def _function(_expected: Tree, actual: Tree, _view: View) -> Found | None:
    return told("function", say.FUNCTION) if kind(actual) == "function" else None


def _right_value(expected: Tree, actual: Tree, view: View) -> Found | None:
    """Find out whether the value is right and only its type is not: 36.0 and '36' for 36, (1, 2) for [1, 2]."""
    if view.nested:
        return None
    loose = view.options._replace(numbers="by value", sequences="any")
    bare = inner(actual) if kind(actual) == "subclass" else actual
    words = say.RIGHT_VALUE if same(expected, bare, loose) else _reads_alike(expected, actual)
    if words is None:
        return None
    return told("type", words, actual=noun(actual), expected=noun(expected))


def _reads_alike(expected: Tree, actual: Tree) -> Text | None:
    """Find out whether one is a text that reads as the other: exactly, or but for white space around it."""
    one, other = kind(expected) == "str", kind(actual) == "str"
    if one == other:
        return None
    ours = text(expected) if one else show(expected, TEXT_BUDGET)
    theirs = text(actual) if other else show(actual, TEXT_BUDGET)
    if ours == theirs:
        return say.RIGHT_VALUE
    return say.SPACED_VALUE if other and ours == theirs.strip() else None


def _right_elements(expected: Tree, actual: Tree, view: View) -> Found | None:
    """Find out whether a list is right but for the order and number that a set forgets, or the other way."""
    kinds = (kind(expected), kind(actual))
    if any(own not in COLLECTIONS for own in kinds) or not any("set" in own for own in kinds):
        return None
    ours, theirs = ({key(item, view.options) for item in items(tree)} for tree in (expected, actual))
    if ours != theirs:
        return None
    return told("type", say.RIGHT_ELEMENTS, actual=noun(actual), expected=noun(expected))


def _wrapped(expected: Tree, actual: Tree, view: View) -> Found | None:
    if not _holds(actual, expected, view):
        return None
    return told("type", say.WRAPPED_TUPLE if kind(actual) == "tuple" else say.WRAPPED, noun=noun(actual))


def _unwrapped(expected: Tree, actual: Tree, view: View) -> Found | None:
    if not _holds(expected, actual, view):
        return None
    return told("type", say.UNWRAPPED, noun=noun(expected))


def _holds(tree: Tree, value: Tree, view: View) -> bool:
    """Tell whether `tree` is a collection of just `value`."""
    return kind(tree) in COLLECTIONS and len(items(tree)) == 1 and same(items(tree)[0], value, view.options)


def _pieces(expected: Tree, actual: Tree, _view: View) -> Found | None:
    if kind(expected) == "str" and _joined(actual) == text(expected):
        return told("type", say.PIECES, noun=noun(actual))
    if kind(actual) == "str" and _joined(expected) == text(actual):
        return told("type", say.JOINED, noun=noun(expected))
    return None


def _joined(tree: Tree) -> str | None:
    """Return the texts of a list or tuple of texts, joined; None if it is something else, or empty."""
    if kind(tree) not in ("list", "tuple") or not items(tree):
        return None
    if any(kind(item) != "str" for item in items(tree)):
        return None
    return "".join(text(item) for item in items(tree))


_MIX_UPS: tuple[Look, ...] = (
    _none, _lazy, _function, _wrapped, _unwrapped, _pieces, _right_value, _right_elements,
)  # fmt: skip
