"""How two lists or tuples differ: an element missing or too many, another order, or the first that is other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from graders.engine.compare.equality import same
from graders.engine.compare.found import Explain, Found, View, shown, way
from graders.engine.messages import compare as say
from graders.engine.model import Tree
from graders.engine.text import Text
from graders.engine.values.canonical import key, unordered
from graders.engine.values.nodes import integer, items, kind


class _Both(NamedTuple):
    """The elements of both sides, and their keys."""

    ours: Sequence[Tree]
    theirs: Sequence[Tree]
    our_keys: Sequence[bytes]
    their_keys: Sequence[bytes]
    view: View

    def swapped(self) -> _Both:
        return _Both(self.theirs, self.ours, self.their_keys, self.our_keys, self.view)


def explain_sequence(expected: Tree, actual: Tree, view: View, explain: Explain) -> Found:
    """Tell how two lists or tuples differ that are not the same."""
    ours, theirs = items(expected), items(actual)
    both = _Both(ours, theirs, _keys(ours, view), _keys(theirs, view), view)
    if unordered(kind(expected), view.options):
        return multiset(both.ours, both.theirs, view)
    return _left_out(both) or _order(both) or _shift(both) or _first(both, explain)


def _keys(elements: Sequence[Tree], view: View) -> list[bytes]:
    return [key(item, view.options) for item in elements]


# ---------------------------------------------------------------- missing and extra elements


def _left_out(both: _Both) -> Found | None:
    """Find out whether one side is the other with some elements left out."""
    if len(both.theirs) < len(both.ours):
        return _absent(both, "missing", say.MISSING, say.MISSING_SOME) if both.theirs else None
    if len(both.theirs) > len(both.ours):
        return _absent(both.swapped(), "extra", say.EXTRA, say.EXTRA_SOME)
    return None


def _absent(both: _Both, what: str, one: Text, some: Text) -> Found | None:
    """Tell which element of `ours` is not in `theirs`, if `theirs` is `ours` without some elements."""
    first = _first_absent(both.our_keys, both.their_keys)
    if first is None:
        return None
    count = len(both.ours) - len(both.theirs)
    sentence = one if count == 1 else some
    return Found(what, sentence.fill(value=shown(both.ours[first]), index=first, count=count))


def _first_absent(ours: Sequence[bytes], theirs: Sequence[bytes]) -> int | None:
    first, at = None, 0
    for index, found in enumerate(ours):
        if at < len(theirs) and theirs[at] == found:
            at += 1
        elif first is None:
            first = index
    return first if at == len(theirs) else None


# ---------------------------------------------------------------- order and shift


def _order(both: _Both) -> Found | None:
    if sorted(both.our_keys) != sorted(both.their_keys):
        return None
    first = _first_index(both)
    if first is None:
        return None
    if list(both.our_keys) == list(reversed(both.their_keys)):
        return Found("order", say.REVERSED)
    actual, expected = shown(both.theirs[first]), shown(both.ours[first])
    return Found("order", say.SHUFFLED.fill(index=first, actual=actual, expected=expected))


def _first_index(both: _Both) -> int | None:
    couples = enumerate(zip(both.ours, both.theirs, strict=False))
    return next((index for index, (one, other) in couples if not same(one, other, both.view.options)), None)


def _shift(both: _Both) -> Found | None:
    """Find out whether every number is off by the same one."""
    if len(both.ours) != len(both.theirs) or len(both.ours) < 2:
        return None
    if any(kind(item) != "int" for item in (*both.ours, *both.theirs)):
        return None
    couples = zip(both.ours, both.theirs, strict=True)
    steps = {integer(other) - integer(one) for one, other in couples}
    if steps not in ({1}, {-1}):
        return None
    return Found("off-by-one", (say.SHIFTED_UP if steps == {1} else say.SHIFTED_DOWN).fill(amount=1))


# ---------------------------------------------------------------- the first one that is other


def _first(both: _Both, explain: Explain) -> Found:
    first = _first_index(both)
    if first is None:  # only one side goes on, and _left_out tells which elements
        return Found("length", say.VALUE.fill(actual=_count(both.theirs), expected=_count(both.ours)))
    found = explain(both.ours[first], both.theirs[first], both.view.inside()).under(
        say.INDEX.fill(index=first)
    )
    if len(both.ours) == len(both.theirs):
        return found
    return Found("length", say.LENGTH.fill(
        actual=_count(both.theirs), expected=_count(both.ours), where=way(found.path), what=found.what
    ))  # fmt: skip


def _count(elements: Sequence[Tree]) -> Text:
    return say.ONE_ELEMENT if len(elements) == 1 else say.ELEMENTS.fill(count=len(elements))


# ---------------------------------------------------------------- without order


def multiset(ours: Sequence[Tree], theirs: Sequence[Tree], view: View) -> Found:
    """Tell which elements are missing or too many where the order does not matter."""
    our_keys, their_keys = _keys(ours, view), _keys(theirs, view)
    missing, extra = _surplus(ours, our_keys, their_keys), _surplus(theirs, their_keys, our_keys)
    if len(missing) == 1 and len(extra) == 1:
        filled = say.ELEMENT_OTHER.fill(actual=shown(extra[0]), expected=shown(missing[0]))
        return Found("element", filled)
    if missing:
        sentence = say.ELEMENT_MISSING if len(missing) == 1 else say.ELEMENTS_MISSING
        return Found("missing", sentence.fill(value=shown(missing[0]), count=len(missing)))
    sentence = say.ELEMENT_EXTRA if len(extra) == 1 else say.ELEMENTS_EXTRA
    return Found("extra", sentence.fill(value=shown(extra[0]), count=len(extra)))


def _surplus(elements: Sequence[Tree], keys: Sequence[bytes], others: Sequence[bytes]) -> list[Tree]:
    left = Counter(others)
    surplus: list[Tree] = []
    for item, own in zip(elements, keys, strict=True):
        if left[own]:
            left[own] -= 1
        else:
            surplus.append(item)
    return surplus
