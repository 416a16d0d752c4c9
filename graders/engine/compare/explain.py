"""How two values differ that are not the same: which comparer explains which kind of value."""

from __future__ import annotations

from collections.abc import Mapping

from graders.engine.compare.cuts import explain_cut
from graders.engine.compare.equality import family
from graders.engine.compare.found import Explain, Found, View, difference, instead, noun
from graders.engine.compare.kinds import explain_kinds, told
from graders.engine.compare.mappings import explain_dict
from graders.engine.compare.multisets import explain_set
from graders.engine.compare.numbers import explain_number
from graders.engine.compare.sequences import explain_sequence
from graders.engine.compare.strings import explain_text
from graders.engine.messages import compare as say
from graders.engine.model import Comparison, Difference, Tree
from graders.engine.values.nodes import inner, kind, name


def first_difference(expected: Tree, actual: Tree, options: Comparison) -> Difference:
    """Return in words how two well-formed trees differ that are not the same under `options`."""
    return difference(explain(expected, actual, View(options)))


def explain(expected: Tree, actual: Tree, view: View) -> Found:
    """Tell how two well-formed trees differ that are not the same under the options of `view`."""
    if "cut" in (kind(actual), kind(expected)):
        return explain_cut(expected, actual, view, explain)
    shared = family(expected, view.options)
    if shared != family(actual, view.options):
        return explain_kinds(expected, actual, view)
    return _EXPLAIN.get(shared, _other)(expected, actual, view)


def _sequence(expected: Tree, actual: Tree, view: View) -> Found:
    return explain_sequence(expected, actual, view, explain)


def _dict(expected: Tree, actual: Tree, view: View) -> Found:
    return explain_dict(expected, actual, view, explain)


def _class(expected: Tree, actual: Tree, view: View) -> Found:
    if name(expected) != name(actual):
        return told("type", say.TYPE, actual=noun(actual), expected=noun(expected))
    return explain(inner(expected), inner(actual), view.inside()).under(say.CONTENT, None)


def _other(expected: Tree, actual: Tree, _view: View) -> Found:
    return instead(expected, actual)


_EXPLAIN: Mapping[str, Explain] = {
    "str": explain_text,
    "int": explain_number, "float": explain_number, "complex": explain_number, "number": explain_number,
    "l": _sequence, "t": _sequence, "set": explain_set, "frozenset": explain_set, "dict": _dict,
    "subclass": _class, "object": _class,
}  # fmt: skip
