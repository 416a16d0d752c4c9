"""How a value differs that was too large to be told as a whole: by its kind, its length, and how it began."""

from __future__ import annotations

from graders.engine.compare.equality import family
from graders.engine.compare.found import Explain, Found, View, noun
from graders.engine.compare.kinds import told
from graders.engine.compare.sequences import count_of, explain_first
from graders.engine.messages import compare as say
from graders.engine.model import Tree
from graders.engine.text import same
from graders.engine.values.canonical import unordered
from graders.engine.values.nodes import binary, head, headed, items, kind, length, name, text

_TEXTS = ("str", "bytes", "bytearray")


def explain_cut(expected: Tree, actual: Tree, view: View, explain: Explain) -> Found:
    """Tell how a value differs from one that was cut; what was left out of it is not known."""
    if not headed(actual) or kind(expected) == "cut":
        cut = actual if kind(actual) == "cut" else expected
        return Found("cut", say.CUT.get(name(cut), say.CUT_OTHERWISE))
    began, shared = head(actual), family(expected, view.options)
    if shared != family(began, view.options):
        return told("type", say.TYPE, actual=noun(began), expected=noun(expected))
    if shared in ("l", "t") and not unordered(kind(expected), view.options):
        ours, theirs = items(expected), items(began)
        found = explain_first(ours, theirs, length(actual), view, explain)
        if found.path or len(ours) != length(actual):
            return found
    elif length(actual) != _size(expected):
        return _lengths(expected, actual)
    return Found("cut", say.CUT.get(name(actual), say.CUT_OTHERWISE))


def _lengths(expected: Tree, actual: Tree) -> Found:
    size, actual_size = _size(expected), length(actual)
    is_text = kind(expected) in _TEXTS
    words = say.CHARACTERS.fill(count=actual_size) if is_text else count_of(actual_size)
    counts = say.VALUE.fill(actual=words, expected=same(str(size)) if size else say.NONE)
    return Found("length", counts, (), adds=True)


def _size(tree: Tree) -> int:
    """Return the length of a value that is of a kind that has heads."""
    if kind(tree) == "str":
        return len(text(tree))
    return len(binary(tree)) if kind(tree) in _TEXTS else len(items(tree))
