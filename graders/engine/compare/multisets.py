"""How two collections differ in which the order does not matter: sets, and lists that a bank compares so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from graders.engine.compare.equality import same
from graders.engine.compare.found import Found, View, instead, shown, the
from graders.engine.messages import compare as say
from graders.engine.model import Tree
from graders.engine.values.canonical import key
from graders.engine.values.nodes import items, kind

MOST = 60
"""Elements up to which those that are only nearly equal are paired off."""


def explain_set(expected: Tree, actual: Tree, view: View) -> Found:
    """Tell how two sets differ that are not the same."""
    return explain_multiset(items(expected), items(actual), view)


def explain_multiset(ours: Sequence[Tree], theirs: Sequence[Tree], view: View) -> Found:
    """Tell which elements are missing or too many."""
    missing, extra = _surplus(ours, theirs, view)
    if len(missing) == 1 and len(extra) == 1:
        return _replaced(missing[0], extra[0], adds=len(ours) > 1)
    if missing:
        words = say.ELEMENT_MISSING if len(missing) == 1 else say.ELEMENTS_MISSING
        return Found("missing", words.fill(value=shown(missing[0]), count=len(missing)))
    if not extra:  # each has its like on the other side, but not one of its own
        return Found("value", say.OTHER)
    words = say.ELEMENT_EXTRA if len(extra) == 1 else say.ELEMENTS_EXTRA
    return Found("extra", words.fill(value=shown(extra[0]), count=len(extra)))


def _replaced(expected: Tree, actual: Tree, *, adds: bool) -> Found:
    if kind(expected) != kind(actual):
        return Found("element", say.VALUE.fill(actual=the(actual), expected=the(expected)))
    return instead(expected, actual)._replace(kind="element", adds=adds)


def _surplus(ours: Sequence[Tree], theirs: Sequence[Tree], view: View) -> tuple[list[Tree], list[Tree]]:
    our_keys, their_keys = ([key(item, view.options) for item in side] for side in (ours, theirs))
    missing, extra = _beyond(ours, our_keys, their_keys), _beyond(theirs, their_keys, our_keys)
    if len(missing) > MOST or len(extra) > MOST:
        return missing, extra
    return _unlike(missing, extra, view)


def _beyond(elements: Sequence[Tree], keys: Sequence[bytes], others: Sequence[bytes]) -> list[Tree]:
    """Return the elements that occur more often than among the others, in their order."""
    left = Counter(others)
    surplus: list[Tree] = []
    for item, own in zip(elements, keys, strict=True):
        if left[own]:
            left[own] -= 1
        else:
            surplus.append(item)
    return surplus


def _unlike(missing: Sequence[Tree], extra: Sequence[Tree], view: View) -> tuple[list[Tree], list[Tree]]:
    """Leave out the pairs of elements that are nearly equal."""
    left, rest = [], list(extra)
    for item in missing:
        at = next((at for at, other in enumerate(rest) if same(item, other, view.options)), None)
        if at is None:
            left.append(item)
        else:
            del rest[at]
    return left, rest
