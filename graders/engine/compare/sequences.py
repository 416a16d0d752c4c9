"""How two lists or tuples differ: elements missing or too many, another order, or the first that is other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from graders.engine.compare.equality import same
from graders.engine.compare.found import VALUE_BUDGET, Explain, Found, View, shown, way
from graders.engine.compare.multisets import explain_multiset
from graders.engine.messages import compare as say
from graders.engine.model import Tree
from graders.engine.text import Text
from graders.engine.text import same as text_of
from graders.engine.values.canonical import key, unordered
from graders.engine.values.nodes import integer, items, kind
from graders.engine.values.scalars import weigh
from graders.engine.values.show import show

MOST_NODES = 20_000
"""Nodes of a value up to which a pattern in its differences is looked for."""


class _Both(NamedTuple):
    """The elements of both sides, and their keys."""

    ours: Sequence[Tree]
    theirs: Sequence[Tree]
    our_keys: Sequence[bytes]
    their_keys: Sequence[bytes]


class _Words(NamedTuple):
    """What to say of one element or of several, at the front, at the back or elsewhere."""

    kind: str
    one: tuple[Text, Text, Text]
    some: tuple[Text, Text, Text]


_MISSING = _Words(
    "missing",
    (say.FIRST_MISSING, say.LAST_MISSING, say.ONE_MISSING),
    (say.FIRST_SOME_MISSING, say.LAST_SOME_MISSING, say.SOME_MISSING),
)
_EXTRA = _Words(
    "extra",
    (say.FIRST_EXTRA, say.LAST_EXTRA, say.ONE_EXTRA),
    (say.FIRST_SOME_EXTRA, say.LAST_SOME_EXTRA, say.SOME_EXTRA),
)


def explain_sequence(expected: Tree, actual: Tree, view: View, explain: Explain) -> Found:
    """Tell how two lists or tuples differ that are not the same."""
    ours, theirs = items(expected), items(actual)
    if unordered(kind(expected), view.options):
        return explain_multiset(ours, theirs, view)
    return _pattern(expected, actual, view) or explain_first(ours, theirs, len(theirs), view, explain)


def _pattern(expected: Tree, actual: Tree, view: View) -> Found | None:
    """Find one sentence for all differences."""
    ours, theirs = items(expected), items(actual)
    if not ours or not theirs or any(_is_heavy(tree) for tree in (expected, actual)):
        return None
    keys = ([key(item, view.options) for item in side] for side in (ours, theirs))
    both = _Both(ours, theirs, *keys)
    return _left_out(both) or _order(both) or _shift(both)


def _is_heavy(tree: Tree) -> bool:
    return weigh(tree, MOST_NODES).nodes > MOST_NODES


# ---------------------------------------------------------------- missing and extra elements


def _left_out(both: _Both) -> Found | None:
    """Find out whether one side is the other with some elements left out."""
    if len(both.theirs) < len(both.ours):
        return _absent(both.ours, both.our_keys, both.their_keys, _MISSING)
    if len(both.theirs) > len(both.ours):
        return _absent(both.theirs, both.their_keys, both.our_keys, _EXTRA)
    return None


def _absent(
    longer: Sequence[Tree], keys: Sequence[bytes], others: Sequence[bytes], words: _Words
) -> Found | None:
    """Tell which elements of `longer` are not among the others, if the others are all of it but some."""
    count = len(keys) - len(others)
    if keys[:-count] == others:
        first, place = len(others), 1
    elif keys[count:] == others:
        first, place = 0, 0
    else:
        found = _first_absent(keys, others)
        if found is None:
            return None
        first, place = found, 2
    sentence = (words.one if count == 1 else words.some)[place]
    return Found(words.kind, sentence.fill(value=shown(longer[first]), index=first, count=count))._replace(
        place=(first,)
    )


def _first_absent(keys: Sequence[bytes], others: Sequence[bytes]) -> int | None:
    """Return the first index of `keys` that `others` leaves out, None if `others` holds anything else."""
    first, at = None, 0
    for index, own in enumerate(keys):
        if at < len(others) and others[at] == own:
            at += 1
        elif first is None:
            first = index
    return first if at == len(others) else None


# ---------------------------------------------------------------- order and shift


def _order(both: _Both) -> Found | None:
    if sorted(both.our_keys) != sorted(both.their_keys):
        return None
    if list(both.our_keys) == list(reversed(both.their_keys)):
        return Found("order", say.REVERSED)
    pairs = enumerate(zip(both.our_keys, both.their_keys, strict=True))
    first = next(index for index, (one, other) in pairs if one != other)
    actual, expected = shown(both.theirs[first]), shown(both.ours[first])
    words = say.SHUFFLED.fill(index=first, actual=actual, expected=expected)
    return Found("order", words, place=(first,))


def _shift(both: _Both) -> Found | None:
    """Find out whether every number is off by the same amount: by one, or often enough to be no accident."""
    if len(both.ours) != len(both.theirs) or any(kind(item) != "int" for item in (*both.ours, *both.theirs)):
        return None
    pairs = zip(both.ours, both.theirs, strict=True)
    amount, *others = {integer(other) - integer(one) for one, other in pairs}
    if others or len(both.ours) < (2 if abs(amount) == 1 else 3):
        return None
    words = say.TOO_LARGE if amount > 0 else say.TOO_SMALL
    return Found("shifted", words.fill(amount=show(abs(amount), VALUE_BUDGET)))


# ---------------------------------------------------------------- the first one that is other


def explain_first(
    ours: Sequence[Tree], theirs: Sequence[Tree], length: int, view: View, explain: Explain
) -> Found:
    """Tell the first difference; of `length` elements `theirs` may be only the first."""
    first = _first_other(ours, theirs, view)
    if first is None:
        counts = say.VALUE.fill(actual=count_of(length), expected=_number(ours))
        return Found("length", counts, (), adds=bool(ours) and length > 0)
    found = explain(ours[first], theirs[first], view.inside()).under(say.INDEX.fill(index=first), first)
    if len(ours) == length:
        return found
    first_one = {"where": way(found.path), "what": found.what}
    words = say.LENGTH.fill(actual=count_of(length), expected=_number(ours), **first_one)
    return Found("length", words, place=found.place)


def _first_other(ours: Sequence[Tree], theirs: Sequence[Tree], view: View) -> int | None:
    for index, (one, other) in enumerate(zip(ours, theirs, strict=False)):
        if not same(one, other, view.options):
            return index
    return None


def _number(elements: Sequence[Tree]) -> Text:
    return text_of(str(len(elements))) if elements else say.NONE


def count_of(elements: int) -> Text:
    """Return a number of elements in words."""
    if not elements:
        return say.NO_ELEMENTS
    return say.ONE_ELEMENT if elements == 1 else say.ELEMENTS.fill(count=elements)
