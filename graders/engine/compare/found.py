"""What every comparer gives back: where the first difference is, what it is, and whether saying so helps."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from graders.engine.messages import compare as say
from graders.engine.model import Comparison, Difference, Tree
from graders.engine.text import Text
from graders.engine.values.nodes import kind
from graders.engine.values.show import show
from graders.engine.values.whole import own_name

VALUE_BUDGET = 60
"""Characters for a value inside a sentence."""

MOST_STEPS = 6
"""Steps of a path that are said: of more, the middle is left out."""


class View(NamedTuple):
    """How a comparer must look: the rules of the case, and whether it looks inside a larger value."""

    options: Comparison
    nested: bool = False

    def inside(self) -> View:
        """Return the view of a part of this value."""
        return self._replace(nested=True)


class Found(NamedTuple):
    """The first difference: what it is, and the way to it from outside in."""

    kind: str
    what: Text
    path: tuple[Text, ...] = ()
    adds: bool = True
    place: tuple[Tree, ...] = ()
    """The same way as indices and keys, and where in the innermost value it is."""
    returned: Text | None = None
    """The same as a clause on the function that returns the whole value."""

    def under(self, step: Text, at: Tree) -> Found:
        """Return the same difference, seen from one level further out: under an index or a key."""
        return self._replace(path=(step, *self.path), adds=True, place=(at, *self.place), returned=None)


Explain = Callable[[Tree, Tree, View], Found]
"""Tell how two well-formed trees differ that are not the same."""


def difference(found: Found) -> Difference:
    """Return the difference in words, with the way to it."""
    if not found.path:
        return Difference(found.kind, found.what, found.adds, found.place, found.returned)
    text = say.AT.fill(where=way(found.path), what=found.what)
    return Difference(found.kind, text, place=found.place)


def way(path: tuple[Text, ...]) -> Text:
    """Return a path in words: "op index 2, bij sleutel 'a'"."""
    if len(path) > MOST_STEPS:
        half = MOST_STEPS // 2
        path = (*path[:half], say.LEFT_OUT, *path[-half:])
    return Text(", ".join(step.nl for step in path), ", ".join(step.en for step in path))


def instead(expected: Tree, actual: Tree) -> Found:
    """Say one value in the place of another, which adds nothing to the two values side by side."""
    return Found("value", say.VALUE.fill(actual=shown(actual), expected=shown(expected)), (), adds=False)


# ---------------------------------------------------------------- values in words


def shown(tree: Tree) -> str:
    """Return a value as it stands inside a sentence."""
    return show(tree, VALUE_BUDGET)


def noun(tree: Tree) -> Text:
    """Return what kind of value this is, with an article: "een geheel getal (int)"."""
    own = kind(tree)
    if own in ("object", "subclass"):
        words = say.OBJECT if own == "object" else say.SUBCLASS
        return words.fill(name=own_name(tree))
    return say.NOUNS.get(own, say.OTHER)


def the(tree: Tree) -> Text:
    """Return a value with its kind, as part of a larger value: "het gehele getal 36"."""
    words = say.THE.get(kind(tree))
    return noun(tree) if words is None else words.fill(shown=shown(tree))
