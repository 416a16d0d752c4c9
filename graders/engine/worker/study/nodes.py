"""Walks through syntax trees without recursion, since files nest deep, and small questions about a node."""

from _ast import (
    AST,
    AsyncFunctionDef,
    Attribute,
    Call,
    ClassDef,
    Constant,
    Del,
    Dict,
    FunctionDef,
    Lambda,
    List,
    Load,
    Name,
    Set,
    Store,
    Subscript,
    Tuple,
    UnaryOp,
    USub,
    expr,
)

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any, TypeAlias

    Definition: TypeAlias = FunctionDef | AsyncFunctionDef

FUNCTIONS = (FunctionDef, AsyncFunctionDef)
_NO_NODES = {Load, Store, Del, str, int, type(None)}
"""What stands in the fields of nodes and has nothing in it; the fields of a constant are never looked at."""

_CLOSED = (FunctionDef, AsyncFunctionDef, Lambda, ClassDef)
"""What has a scope of its own, in which a `return` or a `yield` is not the outer function's."""

DEEP = 20
"""How far we look into an expression for what it is made of, where looking further would take too long."""


def children(node: AST) -> list[AST]:
    """Return what is in a node, in source order; without what only says how a name is used."""
    found: list[AST] = []
    if type(node) is Constant:
        return found
    for field in node._fields:
        value: Any = getattr(node, field, None)
        kind = type(value)
        if kind is list:
            found += [child for child in value if type(child) not in _NO_NODES]
        elif kind not in _NO_NODES:
            found.append(value)
    return found


def inside(nodes: "Iterable[AST]", closed: "tuple[type[AST], ...]" = (ClassDef,)) -> "Iterator[AST]":
    """Yield nodes and all that is in them, in source order; what is `closed` is yielded, but not entered."""
    waiting = [*nodes]
    waiting.reverse()
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, closed):
            within = children(node)
            within.reverse()
            waiting += within


def own(nodes: "Iterable[AST]") -> "Iterator[AST]":
    """Yield nodes and all that is in them and in no function of its own; the definitions of those are yielded."""
    return inside(nodes, _CLOSED)


def loaded(nodes: "Iterable[AST]") -> dict[str, None]:
    """Return the names that are read, in source order."""
    return {node.id: None for node in inside(nodes) if isinstance(node, Name) and isinstance(node.ctx, Load)}


def stored(node: AST) -> list[Name]:
    """Return the names that a target binds: a name, or those in a tuple or list, however nested."""
    return [one for one in inside([node]) if isinstance(one, Name) and isinstance(one.ctx, Store)]


def literal(node: AST) -> bool:
    """Tell whether an expression is made of constants alone: a number, a text, or a display of such."""
    for one in inside([node]):
        if isinstance(one, UnaryOp):
            if not (isinstance(one.op, USub) and isinstance(one.operand, Constant)):
                return False
        elif isinstance(one, Dict):
            if None in one.keys:  # `**` something
                return False
        elif not isinstance(one, Constant | List | Tuple | Set | USub):
            return False
    return True


def table(node: AST) -> bool:
    """Tell whether an expression is a dictionary of literals, with something in it."""
    return isinstance(node, Dict) and bool(node.keys) and literal(node)


def root(node: AST) -> str:
    """Return the name that a chain of `[…]` and attributes starts with, the name itself too; "" when it is another."""
    while isinstance(node, Subscript | Attribute):
        node = node.value
    return node.id if isinstance(node, Name) else ""


def dotted(node: AST) -> str:
    """Return a name with its attributes as it is written, `random.choice`; "" for what is no such thing."""
    parts: list[str] = []
    while isinstance(node, Attribute) and len(parts) < DEEP:
        parts.append(node.attr)
        node = node.value
    if not isinstance(node, Name):
        return ""
    return ".".join([node.id, *reversed(parts)])


def called(node: AST) -> str:
    """Return the name of the function that is called, when it is a plain one; "" otherwise."""
    return node.func.id if isinstance(node, Call) and isinstance(node.func, Name) else ""


def parameters(function: "Definition") -> list[str]:
    """Return the names of the parameters, in order."""
    given = function.args
    names = [one.arg for one in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    return [*names, *(one.arg for one in (given.vararg, given.kwarg) if one is not None)]


def defaults(function: "Definition") -> "Iterator[tuple[str, expr]]":
    """Yield each parameter that has a default, and the default."""
    given = function.args
    plain = [*given.posonlyargs, *given.args]
    if given.defaults:
        for one, default in zip(plain[-len(given.defaults) :], given.defaults, strict=True):
            yield one.arg, default
    for one, keyword in zip(given.kwonlyargs, given.kw_defaults, strict=True):
        if keyword is not None:
            yield one.arg, keyword
