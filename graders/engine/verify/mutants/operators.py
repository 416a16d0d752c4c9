"""What one step is: per kind of syntax, the small changes that students' mistakes are made of; pure."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import TypeAlias

from graders.engine.verify.mutants.edits import Edit, Located, Source, Span

Operator: TypeAlias = Callable[[Source, Located], Iterator[Edit]]

_COMPARED: Mapping[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: (r"\bin\b", "not in"),
    ast.NotIn: (r"\bnot\s+in\b", "in"),
    ast.Is: (r"\bis\b", "is not"),
    ast.IsNot: (r"\bis\s+not\b", "is"),
}
_COMPUTED: Mapping[type[ast.AST], tuple[str, str]] = {
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "//"),
    ast.FloorDiv: ("//", "*"),
}
_SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
_DROPPED_CALLS = frozenset({"list", "dict", "set", "sorted", "reversed", "str", "abs"})
_DROPPED_METHODS = frozenset({"lower", "upper", "strip", "lstrip", "rstrip", "copy", "title", "capitalize"})
_WHOLE = (
    ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.Constant, ast.List, ast.Dict, ast.Set, ast.ListComp,
    ast.DictComp, ast.SetComp,
)  # fmt: skip
"""What needs no parentheses, wherever it stands."""


def comparison(source: Source, at: Located) -> Iterator[Edit]:
    """`<` for `<=`, `==` for `!=`, `in` for `not in` …, and the other way round."""
    assert isinstance(at.node, ast.Compare)
    sides = pairwise([at.node.left, *at.node.comparators])
    for (left, right), operator in zip(sides, at.node.ops, strict=True):
        pattern, new = _COMPARED[type(operator)]
        yield from _between(source, at, (left, right), pattern, new)


def connective(source: Source, at: Located) -> Iterator[Edit]:
    """`and` for `or`, and the other way round."""
    assert isinstance(at.node, ast.BoolOp)
    old, new = ("and", "or") if isinstance(at.node.op, ast.And) else ("or", "and")
    for sides in pairwise(at.node.values):
        yield from _between(source, at, sides, rf"\b{old}\b", new)


def arithmetic(source: Source, at: Located) -> Iterator[Edit]:
    """`+` for `-`, `*` for `//`, and the other way round."""
    assert isinstance(at.node, ast.BinOp)
    if type(at.node.op) in _COMPUTED:
        yield from _between(source, at, (at.node.left, at.node.right), *_COMPUTED[type(at.node.op)])


def assigned(source: Source, at: Located) -> Iterator[Edit]:
    """`+=` for `-=`, `*=` for `//=`, and the other way round; `=` for all of them; the statement left out."""
    node = at.node
    assert isinstance(node, ast.AugAssign)
    if type(node.op) in _COMPUTED:
        pattern, new = _COMPUTED[type(node.op)]
        yield from _between(source, at, (node.target, node.value), f"{pattern}=", f"{new}=")
        yield from _between(source, at, (node.target, node.value), f"{pattern}=", "=")
    yield from left_out(source, at)


def left_out(source: Source, at: Located) -> Iterator[Edit]:
    """A statement left out (`pass` stands in its place)."""
    span = source.span(at.node)
    yield Edit(span, "pass" + "\n" * source.text(span).count("\n"), span)


def called(source: Source, at: Located) -> Iterator[Edit]:
    """A statement that only calls something (`words.append(word)`) left out."""
    assert isinstance(at.node, ast.Expr)
    if isinstance(at.node.value, ast.Call):
        yield from left_out(source, at)


def negation(source: Source, at: Located) -> Iterator[Edit]:
    """`x` for `not x`."""
    assert isinstance(at.node, ast.UnaryOp)
    span = source.span(at.node)
    if isinstance(at.node.op, ast.Not):
        word = source.find(r"not\b\s*", span.start, source.span(at.node.operand).start)
        if word:
            yield Edit(word, "", span)


def constant(source: Source, at: Located) -> Iterator[Edit]:
    """A whole number one more or less, and True for False."""
    assert isinstance(at.node, ast.Constant)
    value, span, around = at.node.value, source.span(at.node), _around(source, at)
    if isinstance(value, bool):
        yield Edit(span, str(not value), around)
    elif isinstance(value, int):
        if isinstance(at.parent, ast.UnaryOp) and isinstance(at.parent.op, ast.USub):
            span = around = source.span(at.parent)
            value = -value
        for near in (value - 1, value + 1):
            added = _added(source, at) if near == 0 else None
            yield Edit(added or span, "" if added else str(near), around)


def slice_bounds(source: Source, at: Located) -> Iterator[Edit]:
    """A bound of a slice left out, one more or one less."""
    assert isinstance(at.node, ast.Slice)
    around = source.span(at.parent)
    for bound in (at.node.lower, at.node.upper):
        if bound is not None:
            yield Edit(source.span(bound), "", around)
            yield from _one_off(source, bound, around)


def call(source: Source, at: Located) -> Iterator[Edit]:
    """Bounds of `range` one off; a copy, `sorted` or `.lower()` left out; `max` for `min`."""
    node, around = at.node, source.span(at.node)
    assert isinstance(node, ast.Call)
    if isinstance(node.func, ast.Attribute):
        if node.func.attr in _DROPPED_METHODS and not node.args and not node.keywords:
            value = source.span(node.func.value)
            dot = source.find(rf"\.\s*{node.func.attr}\b", value.end, around.end)
            if dot:
                yield Edit(Span(dot.start, around.end), "", around)
    elif isinstance(node.func, ast.Name):
        if node.func.id in _SWAPPED:
            yield Edit(source.span(node.func), _SWAPPED[node.func.id], around)
        if node.func.id == "range":
            for bound in node.args:
                yield from _one_off(source, bound, around)
        if node.func.id in _DROPPED_CALLS and len(node.args) == 1:
            yield from _unwrapped(source, node, node.args[0])


def _unwrapped(source: Source, node: ast.Call, argument: ast.expr) -> Iterator[Edit]:
    around = source.span(node)
    if not isinstance(argument, ast.GeneratorExp | ast.Starred):
        inner = source.text(source.span(argument))
        yield Edit(around, inner if isinstance(argument, _WHOLE) else f"({inner})", around)
    if isinstance(node.func, ast.Name) and node.func.id in ("sorted", "reversed") and not node.keywords:
        yield Edit(source.span(node.func), "list", around)


def loop(source: Source, at: Located) -> Iterator[Edit]:
    """`if` for `while`."""
    start = source.span(at.node).start
    assert isinstance(at.node, ast.While)
    yield Edit(Span(start, start + len("while")), "if", Span(start, source.span(at.node.test).end))


def condition(source: Source, at: Located) -> Iterator[Edit]:
    """A condition that is always true, or always false."""
    assert isinstance(at.node, ast.If | ast.IfExp)
    test = source.span(at.node.test)
    yield from (Edit(test, word, test) for word in ("True", "False"))


def filters(source: Source, at: Located) -> Iterator[Edit]:
    """A condition of a comprehension that is always true."""
    assert isinstance(at.node, ast.comprehension)
    yield from (Edit(source.span(test), "True", source.span(test)) for test in at.node.ifs)


OPERATORS: Mapping[type[ast.AST], Operator] = {
    ast.Compare: comparison,
    ast.BoolOp: connective,
    ast.BinOp: arithmetic,
    ast.AugAssign: assigned,
    ast.Assert: left_out,
    ast.Break: left_out,
    ast.Continue: left_out,
    ast.Expr: called,
    ast.UnaryOp: negation,
    ast.Constant: constant,
    ast.Slice: slice_bounds,
    ast.Call: call,
    ast.While: loop,
    ast.If: condition,
    ast.IfExp: condition,
    ast.comprehension: filters,
}


def _between(
    source: Source, at: Located, sides: tuple[ast.expr, ast.expr], pattern: str, new: str
) -> Iterator[Edit]:
    left, right = map(source.span, sides)
    word = source.find(pattern, left.end, right.start)
    if word:
        yield Edit(word, new, source.span(at.node))


def _one_off(source: Source, bound: ast.expr, around: Span) -> Iterator[Edit]:
    """A number gets its own changes, and so does `n - 1`."""
    if isinstance(bound, ast.Constant | ast.Starred) or _ends_in_number(bound):
        return
    span, steps = source.span(bound), (" - 1", " + 1")
    if isinstance(bound, (*_WHOLE, ast.BinOp)):
        yield from (Edit(Span(span.end, span.end), step, around) for step in steps)
    else:
        yield from (Edit(span, f"({source.text(span)}){step}", around) for step in steps)


def _ends_in_number(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant)
    return (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Add | ast.Sub)
        and isinstance(node.right, ast.Constant)
    )


def _added(source: Source, at: Located) -> Span | None:
    """Return where ` - 1` stands in `n - 1`: nobody writes `n - 0`."""
    parent = at.parent
    if not (isinstance(parent, ast.BinOp) and parent.right is at.node and _ends_in_number(parent)):
        return None
    sign = source.find(r"\s*[+-]\s*$", source.span(parent.left).end, source.span(at.node).start)
    return Span(sign.start, source.span(at.node).end) if sign else None


def _around(source: Source, at: Located) -> Span:
    parent = at.parent
    if isinstance(parent, ast.Dict) and at.node in parent.values:
        key = parent.keys[parent.values.index(at.node)]
        return Span(source.span(key or at.node).start, source.span(at.node).end)
    if not hasattr(parent, "lineno") or hasattr(parent, "body"):
        return source.span(at.node)
    return source.span(parent)
