"""How two dictionaries or two sets differ: keys or elements missing or too many, or the value at a key."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from graders.engine.compare.equality import by_key, same
from graders.engine.compare.found import Explain, Found, View, noun, shown
from graders.engine.compare.sequences import multiset
from graders.engine.messages import compare as say
from graders.engine.model import Tree
from graders.engine.values.canonical import key
from graders.engine.values.nodes import items, kind, pairs


def explain_set(expected: Tree, actual: Tree, view: View) -> Found:
    """Tell how two sets differ that are not the same."""
    return multiset(items(expected), items(actual), view)


def explain_dict(expected: Tree, actual: Tree, view: View, explain: Explain) -> Found:
    """Tell how two dictionaries differ that are not the same: keys first, then the first other value."""
    ours, theirs = by_key(expected, view.options), by_key(actual, view.options)
    missing, extra = _only_in(expected, theirs, view), _only_in(actual, ours, view)
    if missing or extra:
        return _swapped(expected, actual, view) or _keys(missing, extra)
    return _values(expected, ours, theirs, view, explain)


def _only_in(tree: Tree, others: Mapping[bytes, list[Tree]], view: View) -> list[Tree]:
    return [name for name, _value in pairs(tree) if key(name, view.options) not in others]


def _keys(missing: Sequence[Tree], extra: Sequence[Tree]) -> Found:
    if missing and len(missing) == len(extra):
        return _other_key(missing[0], extra[0])
    if missing:
        sentence = say.KEY_MISSING if len(missing) == 1 else say.KEYS_MISSING
        return Found("missing", sentence.fill(key=shown(missing[0]), count=len(missing)))
    sentence = say.KEY_EXTRA if len(extra) == 1 else say.KEYS_EXTRA
    return Found("extra", sentence.fill(key=shown(extra[0]), count=len(extra)))


def _other_key(expected: Tree, actual: Tree) -> Found:
    if kind(expected) == kind(actual):
        return Found("key", say.KEY_OTHER.fill(actual=shown(actual), expected=shown(expected)))
    return Found("key", say.KEY_TYPE.fill(
        actual=shown(actual), actual_noun=noun(actual), expected_noun=noun(expected)
    ))  # fmt: skip


def _swapped(expected: Tree, actual: Tree, view: View) -> Found | None:
    def written(name: Tree, value: Tree) -> tuple[bytes, bytes]:
        return key(name, view.options), key(value, view.options)

    turned = sorted(written(value, name) for name, value in pairs(expected))
    if turned != sorted(written(name, value) for name, value in pairs(actual)):
        return None
    return Found("swapped", say.SWAPPED)


def _values(
    expected: Tree,
    ours: Mapping[bytes, list[Tree]],
    theirs: Mapping[bytes, list[Tree]],
    view: View,
    explain: Explain,
) -> Found:
    for name, one, other in _couples(expected, ours, theirs, view):
        if not same(one, other, view.options):
            return explain(one, other, view.inside()).under(say.KEY.fill(key=shown(name)))
    return Found("value", say.OTHER)


def _couples(
    expected: Tree, ours: Mapping[bytes, list[Tree]], theirs: Mapping[bytes, list[Tree]], view: View
) -> Iterator[tuple[Tree, Tree, Tree]]:
    """Yield (key, expected value, actual value), in the order of the expected dictionary."""
    for name, _value in pairs(expected):
        own = key(name, view.options)
        for one, other in zip(ours[own], theirs[own], strict=False):
            yield name, one, other
