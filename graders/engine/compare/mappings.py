"""How two dictionaries differ: keys missing or too many, or the value at a key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from graders.engine.compare.equality import Entries, by_key, same
from graders.engine.compare.found import Explain, Found, View, noun, shown
from graders.engine.messages import compare as say
from graders.engine.model import Tree
from graders.engine.values.canonical import key
from graders.engine.values.nodes import kind, pairs

MOST = 1_000
"""Keys up to which is tried whether keys and values changed places."""


def explain_dict(expected: Tree, actual: Tree, view: View, explain: Explain) -> Found:
    """Tell how two dictionaries differ that are not the same: keys first, then the first value that is other."""
    ours, theirs = by_key(expected, view.options), by_key(actual, view.options)
    missing, extra = _only_in(ours, theirs), _only_in(theirs, ours)
    if missing or extra:
        return _swapped(expected, actual, view) or _keys(missing, extra)
    return _values(ours, theirs, view, explain)


def _only_in(entries: Mapping[bytes, Entries], others: Mapping[bytes, Entries]) -> list[Tree]:
    return [found[0][0] for own, found in entries.items() if own not in others]


def _keys(missing: Sequence[Tree], extra: Sequence[Tree]) -> Found:
    if missing and len(missing) == len(extra):
        return _other_key(missing[0], extra[0])
    if missing:
        words = say.KEY_MISSING if len(missing) == 1 else say.KEYS_MISSING
        return Found("missing", words.fill(key=shown(missing[0]), count=len(missing)))
    words = say.KEY_EXTRA if len(extra) == 1 else say.KEYS_EXTRA
    return Found("extra", words.fill(key=shown(extra[0]), count=len(extra)))


def _other_key(expected: Tree, actual: Tree) -> Found:
    if kind(expected) == kind(actual):
        return Found("key", say.KEY_OTHER.fill(actual=shown(actual), expected=shown(expected)))
    filled = say.KEY_TYPE.fill(key=shown(actual), actual=noun(actual), expected=noun(expected))
    return Found("key", filled)


def _swapped(expected: Tree, actual: Tree, view: View) -> Found | None:
    ours, theirs = pairs(expected), pairs(actual)
    if len(ours) != len(theirs) or len(ours) > MOST:
        return None

    def written(name: Tree, value: Tree) -> tuple[bytes, bytes]:
        return key(name, view.options), key(value, view.options)

    turned = sorted(written(value, name) for name, value in ours)
    if turned != sorted(written(name, value) for name, value in theirs):
        return None
    return Found("swapped", say.SWAPPED)


def _values(
    ours: Mapping[bytes, Entries], theirs: Mapping[bytes, Entries], view: View, explain: Explain
) -> Found:
    for own, entries in ours.items():
        for (name, one), (_name, other) in zip(entries, theirs[own], strict=False):
            if not same(one, other, view.options):
                return explain(one, other, view.inside()).under(say.KEY.fill(key=shown(name)), name)
    return Found("value", say.OTHER)
