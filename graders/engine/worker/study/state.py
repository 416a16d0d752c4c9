"""What a function keeps or changes outside itself, and which names it covers: defaults, globals, parameters, builtins."""

from _ast import (
    AST,
    AnnAssign,
    Assign,
    AsyncFor,
    AsyncWith,
    Attribute,
    AugAssign,
    Call,
    Delete,
    For,
    Global,
    Name,
    NamedExpr,
    Subscript,
    With,
    stmt,
)

from .nodes import called, defaults, dotted, loaded, parameters, root, stored
from .noted import changeable

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterator

    from .noted import Function

_CHANGING = {
    *("append", "extend", "add", "update", "pop", "popitem", "insert", "remove"),
    *("discard", "clear", "sort", "reverse", "setdefault", "appendleft"),
}
"""The methods that change what they are called of."""


def state(function: "Function") -> None:
    """Note what it keeps from call to call, and which names it covers."""
    for node in function.all:
        if isinstance(node, Global):
            for name in node.names:
                function.note("global", node.lineno, name)
        elif isinstance(node, Assign | AugAssign | AnnAssign | Delete):
            for target in _targets(node):
                _target(function, node, target)
        elif isinstance(node, Call) and isinstance(node.func, Attribute) and node.func.attr in _CHANGING:
            _kept(function, node.lineno, root(node.func.value))
    for one in (function.node, *function.inner.values()):
        for name, default in defaults(one):
            if changeable(default):
                function.note("mutable-default", default.lineno, name)
    _overwritten(function)
    _shadows(function)


def _targets(node: Assign | AugAssign | AnnAssign | Delete) -> "Iterator[AST]":
    """Yield what is assigned to or deleted, of tuples and lists what is in them."""
    given = node.targets if isinstance(node, Assign | Delete) else [node.target]
    for one in given:
        yield from getattr(one, "elts", None) or [one]


def _target(function: "Function", node: stmt, target: AST) -> None:
    if isinstance(target, Subscript):
        _kept(function, node.lineno, root(target))
    elif isinstance(target, Attribute):
        name = root(target)
        if dotted(target).count(".") == 1 and (
            name in function.inner or (name in function.file.functions and name not in function.locals)
        ):
            function.first("function-attribute", node.lineno, name, each=True)
    elif isinstance(node, AugAssign) and isinstance(target, Name) and target.id in function.declared:
        _kept(function, node.lineno, target.id)


def _kept(function: "Function", line: int, name: str) -> None:
    if name in function.file.changeable and name not in function.locals:
        function.first("keeps-global", line, name, each=True)


# ---------------------------------------------------------------- parameters


def _overwritten(function: "Function") -> None:
    """Note the parameters that get another value in every case, before theirs is looked at."""
    untouched = dict.fromkeys(function.parameters)
    for node in function.node.body:
        given, bound = _bound(node)
        for name in loaded(given):
            untouched.pop(name, None)
        for name in bound:
            if name in untouched:
                function.note("parameter-overwritten", node.lineno, name)
                del untouched[name]
        for name in loaded([node]):
            untouched.pop(name, None)
        if not untouched:
            return


def _bound(node: AST) -> tuple[list[AST], list[str]]:
    """Return the names that a statement binds in every case, and what it looks at before."""
    if isinstance(node, Assign):
        targets = node.targets
        return [node.value, *targets], [name.id for one in targets for name in stored(one)]
    if isinstance(node, AnnAssign) and node.value is not None:
        return [node.value], [name.id for name in stored(node.target)]
    if isinstance(node, For | AsyncFor):
        return [node.iter], [name.id for name in stored(node.target)]
    if isinstance(node, With | AsyncWith):
        given = [one.context_expr for one in node.items]
        kept = [one.optional_vars for one in node.items if one.optional_vars is not None]
        return [*given], [name.id for one in kept for name in stored(one)]
    return [node], []


# ---------------------------------------------------------------- names that hide others


def _shadows(function: "Function") -> None:
    """Note local names that hide a builtin, or another function of the file, which is called by that name."""
    everywhere = {called(node) for node in function.all}
    for number, (scope, nodes) in enumerate(function.bodies()):
        given = function.parameters if number == 0 else parameters(function.inner[scope])
        used = everywhere if number == 0 else {called(node) for node in nodes}
        hidden = (used & function.file.callable) - function.declared
        if not hidden:
            continue
        line = function.node.lineno
        for name in given:
            if name in hidden:
                function.first("shadows", line, name, each=True)
        for node in _assigned(nodes):
            if node.id in hidden:
                function.first("shadows", node.lineno, node.id, each=True)


def _assigned(nodes: "list[AST]") -> "Iterator[Name]":
    """Yield the names that are bound, but for those of a comprehension, which has them for itself."""
    for node in nodes:
        if isinstance(node, Assign | AnnAssign | AugAssign | For | AsyncFor | With | AsyncWith | NamedExpr):
            for target in _all_targets(node):
                yield from stored(target)


def _all_targets(node: AST) -> "Iterator[AST]":
    if isinstance(node, With | AsyncWith):
        yield from (one.optional_vars for one in node.items if one.optional_vars is not None)
    elif isinstance(node, Assign):
        yield from node.targets
    else:
        yield node.target  # type: ignore[attr-defined]  # all the others have one
