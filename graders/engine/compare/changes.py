"""What became of an argument: whole where that is short, else the first place where it is not what it was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from graders.engine.compare.found import VALUE_BUDGET, way
from graders.engine.compare.strings import parting
from graders.engine.messages import compare as places
from graders.engine.messages import judging as say
from graders.engine.model import Tree
from graders.engine.text import Text, same
from graders.engine.values.canonical import canonical
from graders.engine.values.nodes import inner, items, kind, pairs, sound, text
from graders.engine.values.show import show
from graders.engine.values.whole import whole

PART_BUDGET = 40
"""Characters for each of two parts in a sentence that also says where they stand."""

Change: TypeAlias = "tuple[tuple[Text, ...], Text]"
"""The way to a change, and the change in words."""


def explain_change(place: int, before: Tree, after: Tree) -> Text:
    """Say how the argument at a place (from 1) changed."""
    ours, theirs = sound(before), sound(after)
    one, other = whole(ours, VALUE_BUDGET), whole(theirs, VALUE_BUDGET)
    if one is not None and other is not None:
        return say.CHANGED.fill(place=place, before=one, after=other)
    path, what = _change(ours, theirs)
    where = say.AT.fill(way=way(path)) if path else same("")
    return say.CHANGED_AT.fill(place=place, where=where, what=what)


def _change(before: Tree, after: Tree) -> Change:
    own = kind(before)
    if own != kind(after):
        return (), _became(before, after)
    if own in ("list", "tuple"):
        return _in_sequence(items(before), items(after))
    if own in ("set", "frozenset"):
        return (), _in_set(items(before), items(after))
    if own == "dict":
        return _in_dict(before, after)
    if own in ("subclass", "object"):
        return _change(inner(before), inner(after))
    return (), _became(before, after)


def _in_sequence(before: Sequence[Tree], after: Sequence[Tree]) -> Change:
    ours, theirs = ([canonical(item) for item in side] for side in (before, after))
    together = enumerate(zip(ours, theirs, strict=False))
    first = next((at for at, (one, other) in together if one != other), min(len(ours), len(theirs)))
    step, more = places.INDEX.fill(index=first), len(theirs) - len(ours)
    if more > 0 and ours[first:] == theirs[first + more :]:
        words = say.ADDED if more == 1 else say.SOME_ADDED
        return (step,), words.fill(value=_part(after[first]), count=more)
    if more < 0 and theirs[first:] == ours[first - more :]:
        words = say.REMOVED if more == -1 else say.SOME_REMOVED
        return (step,), words.fill(value=_part(before[first]), count=-more)
    if first == min(len(ours), len(theirs)):
        return (), _became(["l", list(before)], ["l", list(after)])
    return _under(step, before[first], after[first])


def _in_dict(before: Tree, after: Tree) -> Change:
    ours, theirs = (_by_key(tree) for tree in (before, after))
    for own, (name, value) in ours.items():
        if own not in theirs:
            return (), say.KEY_REMOVED.fill(value=_part(name))
        if canonical(value) != canonical(theirs[own][1]):
            return _under(places.KEY.fill(key=_part(name)), value, theirs[own][1])
    came = next((name for own, (name, _) in theirs.items() if own not in ours), None)
    return (), say.KEY_ADDED.fill(value=_part(came))


def _by_key(tree: Tree) -> Mapping[bytes, tuple[Tree, Tree]]:
    return {canonical(name): (name, value) for name, value in pairs(tree)}


def _in_set(before: Sequence[Tree], after: Sequence[Tree]) -> Text:
    ours, theirs = ({canonical(item): item for item in side} for side in (before, after))
    gone = next((item for own, item in ours.items() if own not in theirs), None)
    came = next((item for own, item in theirs.items() if own not in ours), gone)
    if any(own not in theirs for own in ours):
        return say.REMOVED.fill(value=_part(gone))
    return say.ADDED.fill(value=_part(came))


def _under(step: Text, before: Tree, after: Tree) -> Change:
    path, what = _change(before, after)
    return (step, *path), what


def _became(before: Tree, after: Tree) -> Text:
    parts = () if kind(before) != "str" or kind(after) != "str" else (parting(text(before), text(after)),)
    one, other = (show(tree, PART_BUDGET, parts) for tree in (before, after))
    return say.BECAME.fill(before=one, after=other)


def _part(tree: Tree) -> str:
    return show(tree, PART_BUDGET)
