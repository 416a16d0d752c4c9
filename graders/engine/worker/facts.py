"""What can be told of a submission without running it: the names it defines, empty bodies, who mentions whom."""

from _ast import (
    AST,
    AsyncFunctionDef,
    ClassDef,
    Constant,
    Del,
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
_LEAVES = (Load, Store, Del, Constant)
_OWN_SCOPE = (*_DEFINITIONS, Lambda, ListComp, SetComp, DictComp, GeneratorExp)


ESCAPED = 12
"""How many bytes JSON takes at most for a character that is not ASCII."""


class Budget:
    """Bytes of names that may still be told, so that the facts fit in a frame whatever the file is."""

    def __init__(self, total: int = TOTAL) -> None:
        self._left = total

    def takes(self, name: str) -> bool:
        """Tell whether `name` may be told, and count it."""
        self._left -= 20 + len(name) * (1 if name.isascii() else ESCAPED)
        return self._left >= 0 and len(name) <= LENGTH


def facts(tree: Module) -> "dict[str, Any]":
    """Return the bounded facts of a file, as the answer to `parse` has them.

    `names`: name → [line of its last definition, number of the first statement that defines it]; `nested`: name →
    line; `bodies`: name → `"pass"`, `"..."` or `"docstring"`; `calls`: name → names.
    """
    walk = _Walk(tree)
    budget = Budget()
    bodies = [(node.name, _empty(node.body)) for node in walk.functions]
    return {
        "names": _names(walk.bound, budget),
        "bodies": {name: body for name, body in bodies if body and budget.takes(name)},
        "nested": {name: line for name, line in walk.nested if budget.takes(name)},
        "calls": {
            node.name: _told(walk.mentioned[node], budget)
            for node in walk.functions
            if budget.takes(node.name)
        },
    }


class _Walk:
    """One walk through a whole file, in source order. Without recursion: files nest deep.

    What has names of its own is not at top, but its own name is; of what is inside a function or a class at top only the
    functions and the names that are mentioned count.
    """

    def __init__(self, tree: Module) -> None:
        self.bound: list[tuple[str, int, int]] = []
        """Name, line and number of the statement, of all that is bound at top."""
        self.functions: list[FunctionDef | AsyncFunctionDef] = []
        self.nested: list[tuple[str, int]] = []
        self.mentioned: dict[AST, dict[str, None]] = {}
        for number, statement in enumerate(tree.body):
            self._statement(number, statement)

    def _statement(self, number: int, statement: AST) -> None:
        waiting = [statement]
        while waiting:
            node = waiting.pop()
            self.bound += [(name, line, number) for name, line in bound(node)]
            if isinstance(node, _DEFINITIONS):
                if isinstance(node, _FUNCTIONS):
                    self.functions.append(node)
                self._inside(node)
            elif not isinstance(node, _OWN_SCOPE):
                waiting += _children(node)

    def _inside(self, outer: AST) -> None:
        mentioned = self.mentioned[outer] = {}
        waiting = _children(outer)
        while waiting:
            node = waiting.pop()
            kind = type(node)
            if kind is Name:
                if type(node.ctx) is Load:  # type: ignore[attr-defined]  # of a Name
                    mentioned[node.id] = None  # type: ignore[attr-defined]
                continue
            if kind is FunctionDef or kind is AsyncFunctionDef:
                self.nested.append((node.name, node.lineno))  # type: ignore[attr-defined]
            waiting += _children(node)


def _children(node: AST) -> list[AST]:
    """Return what is in a node, the last first; without what has nothing in it and tells nothing."""
    found: list[AST] = []
    for value in node.__dict__.values():
        if type(value) is list:
            found += [child for child in value if isinstance(child, AST)]
        elif isinstance(value, AST) and type(value) not in _LEAVES:
            found.append(value)
    found.reverse()
    return found


def _names(bound: "Iterable[tuple[str, int, int]]", budget: Budget) -> dict[str, list[int]]:
    names: dict[str, list[int]] = {}
    for name, line, number in bound:
        if name in names:
            names[name][0] = line
        elif len(names) < NAMES and budget.takes(name):
            names[name] = [line, number]
    return names


def bound(node: AST) -> "Iterator[tuple[str, int]]":
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


def _told(mentioned: "Iterable[str]", budget: Budget) -> list[str]:
    told: list[str] = []
    for name in mentioned:
        if len(told) == MENTIONS:
            break
        if budget.takes(name):
            told.append(name)
    return told
