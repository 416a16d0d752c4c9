"""What can be told of a submission without running it: the names it defines, empty bodies, who mentions whom."""

from _ast import (
    AST,
    AsyncFunctionDef,
    ClassDef,
    Constant,
    DictComp,
    ExceptHandler,
    Expr,
    FunctionDef,
    GeneratorExp,
    Import,
    ImportFrom,
    Lambda,
    ListComp,
    Load,
    MatchAs,
    MatchMapping,
    MatchStar,
    Module,
    Name,
    Pass,
    SetComp,
    Store,
)

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any

NAMES = 2_000
LENGTH = 200
MENTIONS = 100
TOTAL = 400_000
"""How many names are told, of how many characters, how many a function mentions; bytes of them in all."""

_DEFINITIONS = (FunctionDef, AsyncFunctionDef, ClassDef)
_FUNCTIONS = (FunctionDef, AsyncFunctionDef)
_OWN_SCOPE = (*_DEFINITIONS, Lambda, ListComp, SetComp, DictComp, GeneratorExp)


ESCAPED = 12
"""How many bytes JSON takes at most for a character that is not ASCII."""


class Budget:
    """Bytes of names that may still be told, so that the facts fit in a frame whatever the file is."""

    def __init__(self) -> None:
        self._left = TOTAL

    def takes(self, name: str) -> bool:
        """Tell whether `name` may be told, and count it."""
        self._left -= 20 + len(name) * (1 if name.isascii() else ESCAPED)
        return self._left >= 0 and len(name) <= LENGTH


def facts(tree: Module) -> "dict[str, Any]":
    """Return the bounded facts of a file, as the answer to `parse` has them.

    `names`: name → [line of its last definition, number of the first statement that defines it]; `nested`: name →
    line; `bodies`: name → `"pass"`, `"..."` or `"docstring"`; `calls`: name → names.
    """
    budget = Budget()
    functions = [node for node in _at_top(tree.body) if isinstance(node, _FUNCTIONS)]
    bodies = [(node.name, _empty(node.body)) for node in functions]
    return {
        "names": _names(tree, budget),
        "bodies": {name: body for name, body in bodies if body and budget.takes(name)},
        "nested": {name: line for name, line in _nested(tree) if budget.takes(name)},
        "calls": {node.name: _mentioned(node, budget) for node in functions if budget.takes(node.name)},
    }


def _names(tree: Module, budget: Budget) -> dict[str, list[int]]:
    names: dict[str, list[int]] = {}
    for number, statement in enumerate(tree.body):
        for node in _at_top([statement]):
            for name, line in _bound(node):
                if name in names:
                    names[name][0] = line
                elif len(names) < NAMES and budget.takes(name):
                    names[name] = [line, number]
    return names


def _bound(node: AST) -> "Iterator[tuple[str, int]]":
    """Yield the names that this very node binds, with the line."""
    if isinstance(node, _DEFINITIONS):
        yield node.name, node.lineno
    elif isinstance(node, Name) and isinstance(node.ctx, Store):
        yield node.id, node.lineno
    elif isinstance(node, Import | ImportFrom):
        for alias in node.names:
            if alias.name != "*":
                yield alias.asname or alias.name.partition(".")[0], node.lineno
    elif isinstance(node, ExceptHandler | MatchAs | MatchStar) and node.name:
        yield node.name, node.lineno
    elif isinstance(node, MatchMapping) and node.rest:
        yield node.rest, node.lineno


def _children(node: AST) -> "Iterator[AST]":
    for field in node._fields:
        value = getattr(node, field, None)
        for child in value if type(value) is list else (value,):
            if isinstance(child, AST):
                yield child


def _at_top(nodes: "Iterable[AST]") -> "Iterator[AST]":
    """Yield the nodes in source order, not entering what has names of its own. Without recursion: files nest deep."""
    waiting = list(nodes)[::-1]
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, _OWN_SCOPE):
            waiting.extend(list(_children(node))[::-1])


def _everywhere(node: AST) -> "Iterator[AST]":
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(list(_children(node))[::-1])


def _nested(tree: Module) -> "Iterator[tuple[str, int]]":
    """Yield the functions inside a class or another function, with their line."""
    for outer in _at_top(tree.body):
        if isinstance(outer, _DEFINITIONS):
            for node in _everywhere(outer):
                if node is not outer and isinstance(node, _FUNCTIONS):
                    yield node.name, node.lineno


def _empty(body: "Sequence[AST]") -> str:
    """Return what stands in a body that does nothing; "" for one that does something."""
    found = ""
    for number, node in enumerate(body):
        if isinstance(node, Pass):
            found = "pass"
        elif isinstance(node, Expr) and isinstance(node.value, Constant) and node.value.value is ...:
            found = "..."
        elif number == 0 and isinstance(node, Expr) and isinstance(node.value, Constant):
            found = "docstring"
        else:
            return ""
    return found


def _mentioned(function: "FunctionDef | AsyncFunctionDef", budget: Budget) -> list[str]:
    found: dict[str, None] = {}
    for node in _everywhere(function):
        if (
            isinstance(node, Name)
            and isinstance(node.ctx, Load)
            and node.id not in found
            and budget.takes(node.id)
        ):
            found[node.id] = None
            if len(found) == MENTIONS:
                break
    return list(found)
