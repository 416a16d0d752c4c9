"""Answers that are written out for some arguments: a comparison with a literal, and a table of literals."""

from _ast import (
    AST,
    And,
    Attribute,
    BoolOp,
    Call,
    Compare,
    Eq,
    If,
    IfExp,
    Match,
    MatchOr,
    MatchSequence,
    MatchValue,
    Or,
    Return,
    Subscript,
)

from .nodes import inside, literal, loaded, table
from .noted import bindings

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Sequence

    from .noted import Function

_PURE = {"len", "str", "int", "list", "tuple", "sorted", "set", "sum", "max", "min", "float", "dict"}
"""What may be asked of a parameter before it is compared."""


def answers(function: "Function") -> None:
    """Note each place where an answer is written out for a parameter."""
    here = {name for node in function.all for name, value in bindings(node) if table(value)}
    written = (function.file.tables - function.locals) | here
    for node in function.all:
        if isinstance(node, If):
            if _returns(node.body):
                _compared(function, node.test)
        elif isinstance(node, IfExp):
            if literal(node.body):
                _compared(function, node.test)
        elif isinstance(node, Match):
            _matched(function, node)
        elif isinstance(node, Subscript):
            _looked_up(function, written, node.value, node.slice)
        elif (
            isinstance(node, Call)
            and isinstance(node.func, Attribute)
            and node.func.attr == "get"
            and node.args
        ):
            _looked_up(function, written, node.func.value, node.args[0])


def _parameter(function: "Function", node: AST) -> str:
    """Return the first parameter in an expression that is made of nothing but parameters; "" for another."""
    names = [name for name in loaded([node]) if name not in _PURE]
    return names[0] if names and all(name in function.parameters for name in names) else ""


def _returns(body: "Sequence[AST]") -> bool:
    """Tell whether a body does nothing but return a literal, or ends so."""
    last = body[-1]
    return isinstance(last, Return) and last.value is not None and literal(last.value)


def _compared(function: "Function", test: AST) -> None:
    """Note the first comparison of a parameter with a literal in a condition."""
    waiting = [test]
    while waiting:
        node = waiting.pop()
        if isinstance(node, BoolOp) and isinstance(node.op, And | Or):
            waiting += reversed(node.values)
        elif isinstance(node, Compare) and len(node.ops) == 1 and isinstance(node.ops[0], Eq):
            left, right = node.left, node.comparators[0]
            if literal(left):
                left, right = right, left
            name = _parameter(function, left) if literal(right) else ""
            if name:
                function.note("compares-literal", node.lineno, name)
                return


def _matched(function: "Function", node: Match) -> None:
    name = _parameter(function, node.subject)
    for case in node.cases if name else ():
        values = [one for one in inside([case.pattern]) if isinstance(one, MatchValue)]
        plain = isinstance(case.pattern, MatchValue | MatchOr | MatchSequence)
        if plain and values and all(literal(one.value) for one in values) and _returns(case.body):
            function.note("compares-literal", case.pattern.lineno, name)


def _looked_up(function: "Function", written: set[str], where: AST, key: AST) -> None:
    known = getattr(where, "id", None) in written or table(where)
    name = _parameter(function, key) if known else ""
    if name:
        function.note("table-lookup", key.lineno, name)  # type: ignore[attr-defined]  # an expression has one
