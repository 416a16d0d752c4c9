"""How two values of different kinds differ: the mix-ups that students make, by name."""

from __future__ import annotations

from collections.abc import Callable

from graders.engine.compare.equality import same
from graders.engine.compare.found import Found, View, class_name, noun, shown
from graders.engine.messages import compare as say
from graders.engine.model import Tree
from graders.engine.text import Text
from graders.engine.values.nodes import inner, items, kind, name, text
from graders.engine.values.show import show

LAZY = ("map", "filter", "zip", "enumerate", "reversed", "dict_keys", "dict_values", "dict_items")
"""Types of Python's own objects that give their values one by one, or as a view."""

Look = Callable[[Tree, Tree, View], "Found | None"]


def explain_kinds(expected: Tree, actual: Tree, view: View) -> Found:
    """Tell how a value differs from one of another kind: the first mix-up that fits, else both kinds."""
    for look in _MIX_UPS:
        found = look(expected, actual, view)
        if found is not None:
            return found
    return Found("type", say.VALUE.fill(actual=_named(actual, view), expected=_named(expected, view)))


def explain_class(expected: Tree, actual: Tree, view: View) -> Found:
    """Tell how a value differs from one of a class of its own, when the classes differ."""
    return Found("type", say.VALUE.fill(actual=_named(actual, view), expected=_named(expected, view)))


def _named(tree: Tree, view: View) -> Text:
    """Name the kind of a value; inside a larger value, where it is not seen by itself, with the value."""
    own = base_noun(tree)
    if not view.nested or kind(tree) in (
        "None",
        "object",
        "generator",
        "function",
        "ellipsis",
        "cycle",
        "cut",
    ):
        return own
    return say.TYPED_VALUE.fill(noun=own, shown=shown(tree))


def base_noun(tree: Tree) -> Text:
    """Return the noun of a value; of a subclass also what it is a kind of."""
    if kind(tree) != "subclass":
        return noun(tree)
    return say.SUBCLASS.fill(name=class_name(tree), base=noun(inner(tree)))


def _none(_expected: Tree, actual: Tree, view: View) -> Found | None:
    if actual is not None or view.nested:
        return None
    return Found("none", say.NO_RETURN)


def _not_none(expected: Tree, _actual: Tree, view: View) -> Found | None:
    return None if expected is not None or view.nested else Found("not-none", say.NOT_NONE)


def _lazy(expected: Tree, actual: Tree, _view: View) -> Found | None:
    own = kind(actual)
    if own != "generator" and not (own == "object" and name(actual) in LAZY):
        return None
    if kind(expected) not in ("list", "tuple", "set", "dict", "frozenset"):
        return None
    return Found("generator", say.GENERATOR.fill(noun=noun(actual), expected=noun(expected)))


def _function(_expected: Tree, actual: Tree, _view: View) -> Found | None:
    return Found("function", say.FUNCTION) if kind(actual) == "function" else None


def _truth(expected: Tree, actual: Tree, _view: View) -> Found | None:
    if kind(actual) != "bool" or kind(expected) != "int":
        return None
    return Found("type", say.TRUTH.fill(actual=shown(actual), expected=shown(expected)))


def _as_text(expected: Tree, actual: Tree, view: View) -> Found | None:
    if kind(actual) != "str" or view.nested or text(actual).strip() != show(expected, 10_000):
        return None
    return Found("type", say.AS_TEXT.fill(expected=noun(expected)))


def _wrapped(expected: Tree, actual: Tree, view: View) -> Found | None:
    if kind(actual) not in ("list", "tuple", "set", "frozenset") or len(items(actual)) != 1:
        return None
    if not same(expected, items(actual)[0], view.options):
        return None
    return Found(
        "type", say.WRAPPED_TUPLE if kind(actual) == "tuple" else say.WRAPPED.fill(noun=noun(actual))
    )


def _unwrapped(expected: Tree, actual: Tree, view: View) -> Found | None:
    if kind(expected) not in ("list", "tuple", "set", "frozenset") or len(items(expected)) != 1:
        return None
    if not same(items(expected)[0], actual, view.options):
        return None
    return Found("type", say.UNWRAPPED.fill(noun=noun(expected)))


def _pieces(expected: Tree, actual: Tree, _view: View) -> Found | None:
    if kind(expected) != "str" or kind(actual) not in ("list", "tuple"):
        return None
    if any(kind(item) != "str" for item in items(actual)):
        return None
    joined = "".join(text(item) for item in items(actual))
    return Found("type", say.CHARACTERS) if joined == text(expected) else None


_MIX_UPS: tuple[Look, ...] = (
    _none, _not_none, _lazy, _function, _truth, _as_text, _wrapped, _unwrapped, _pieces,
)  # fmt: skip
