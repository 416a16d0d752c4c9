"""Comparison of a value with what was expected: type-exact, total, the first difference first."""

from __future__ import annotations

from graders.engine.compare.equality import same
from graders.engine.model import Comparison, Difference, Tree
from graders.engine.values.jsontext import compact
from graders.engine.values.nodes import UNREADABLE, complete, sound

EXACT = Comparison()


def _identical(ours: Tree, theirs: Tree) -> bool:
    """Return whether both are the very same tree, whatever `theirs` is: quickly, and True for no other value."""
    if type(ours) is not list:
        return type(ours) is type(theirs) and ours == theirs
    try:
        return ours == theirs and compact(ours) == compact(theirs)  # 1 == 1.0 == True, but not as JSON
    except (TypeError, ValueError, RecursionError):  # no tree at all
        return False


def compare(expected: Tree, actual: Tree, options: Comparison = EXACT) -> Difference | None:
    """Return the first difference between `actual` and `expected`, None if they are equal under `options`.

    Total: `actual` may be any object at all. A value that was cut off, or that is no well-formed tree, equals
    nothing, itself included: what was left out of it is unknown.
    """
    ours = sound(expected)
    whole = complete(ours)
    if whole and _identical(ours, actual):  # as it is in a right submission
        return None
    theirs = sound(actual)
    if whole and same(ours, theirs, options):
        return None
    # Words are loaded when there is something to say: a right submission is checked without them.
    from graders.engine.compare.explain import first_difference

    return first_difference(ours if whole else UNREADABLE, theirs, options)
