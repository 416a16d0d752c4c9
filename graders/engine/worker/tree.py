"""Parts of a parsed file that rules of a bank look at: what is in a node, what a function binds, how long code is."""

from _ast import (
    AST,
    AsyncFunctionDef,
    ClassDef,
    Compare,
    Constant,
    Eq,
    Expr,
    FunctionDef,
    Global,
    If,
    Import,
    ImportFrom,
    Lambda,
    Load,
    Module,
    Name,
    Store,
)

from .facts import bound

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    Function = FunctionDef | AsyncFunctionDef
    Definition = Function | ClassDef

FUNCTIONS = (FunctionDef, AsyncFunctionDef)
DEFINITIONS = (*FUNCTIONS, ClassDef)
_OWN_NAMES = (*DEFINITIONS, Lambda)

_NEVER_RUN = ("annotation", "returns", "type_params")
"""Fields in which a name is no use of anything."""


def children(node: AST) -> "Iterator[AST]":
    """Yield what is in a node, in source order; not what only tells of types."""
    for field, value in node.__dict__.items():
        if field in _NEVER_RUN:
            continue
        if type(value) is list:
            yield from (child for child in value if isinstance(child, AST))
        elif isinstance(value, AST) and not isinstance(value, Load | Store):
            yield value


def everything(nodes: "Iterable[AST]", closed: "tuple[type[AST], ...]" = ()) -> "Iterator[AST]":
    """Yield nodes and all that is in them, in source order; of those of a `closed` kind not what is in them."""
    waiting = list(nodes)
    waiting.reverse()
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, closed):
            inner = list(children(node))
            inner.reverse()
            waiting += inner


def loaded(tree: Module) -> "list[AST]":
    """Return the statements of a file that run when it is imported: not those for running it as a program."""
    return [node for node in tree.body if not _for_programs(node)]


def _for_programs(node: AST) -> bool:
    if not isinstance(node, If) or not isinstance(node.test, Compare) or node.orelse:
        return False
    test = node.test
    sides = [test.left, *test.comparators]
    named = any(isinstance(side, Name) and side.id == "__name__" for side in sides)
    main = any(isinstance(side, Constant) and side.value == "__main__" for side in sides)
    return named and main and isinstance(test.ops[0], Eq)


def at_top(nodes: "Iterable[AST]") -> "Iterator[AST]":
    """Yield what is at the top level of a file: of a definition only itself."""
    return everything(nodes, _OWN_NAMES)


def parameters(node: "Function | Lambda") -> "list[str]":
    """Return the names of the parameters of a function."""
    given = node.args
    stars = [one for one in (given.vararg, given.kwarg) if one is not None]
    return [one.arg for one in (*given.posonlyargs, *given.args, *given.kwonlyargs, *stars)]


def variables(node: "Function") -> "tuple[list[str], list[Definition]]":
    """Return the names that a function makes its own by assigning them, and what is defined in it.

    Not what it imports: that is the very thing that was imported.
    """
    names = parameters(node)
    inner: list[Definition] = []
    outside: set[str] = set()
    for one in everything(node.body, _OWN_NAMES):
        if isinstance(one, DEFINITIONS):
            inner.append(one)
        elif isinstance(one, Global):
            outside.update(one.names)
        elif not isinstance(one, Import | ImportFrom):
            names += [name for name, _ in bound(one)]
    return [name for name in names if name not in outside], inner


def lines_of(nodes: "Iterable[AST]") -> "set[int]":
    """Return the numbers of the lines that statements stand on."""
    return {at for node in nodes for at in range(node.lineno, node.end_lineno + 1)}  # type: ignore[attr-defined]


def docstring(body: "Sequence[AST]") -> "Sequence[AST]":
    """Return the statement of a body that is its docstring, if it has one."""
    first = body[0] if body else None
    text = (
        isinstance(first, Expr) and isinstance(first.value, Constant) and isinstance(first.value.value, str)
    )
    return body[:1] if text else ()
