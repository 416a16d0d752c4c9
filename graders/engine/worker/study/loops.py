"""While loops, and those of which nothing in the loop can change the condition."""

from _ast import AST, Attribute, Call, Constant, JoinedStr, Name, NamedExpr, Subscript, While

from .nodes import called, inside, loaded, root
from .noted import bindings

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from .noted import Function

_PURE = {
    *("abs", "all", "any", "bool", "chr", "float", "int", "isinstance", "len", "list", "max", "min", "ord"),
    *(
        "print",
        "range",
        "repr",
        "reversed",
        "round",
        "set",
        "sorted",
        "str",
        "sum",
        "tuple",
        "zip",
        "enumerate",
    ),
}
"""Builtins that change nothing that they are given."""


_PLAIN = {"input", "int", "float", "str", "len", "bool", "abs", "round", "ord", "chr", "sum"}
"""Builtins that give a number or a text, which nobody can change."""


def loops(function: "Function") -> None:
    """Note the first while loop, and each that cannot change its own condition."""
    found = [node for node in function.all if isinstance(node, While)]
    plain = _plain(function) if found else set()
    for node in found:
        function.first("while", node.lineno)
        name = _unchanged(function, node, plain)
        if name:
            function.note("while-unchanged", node.lineno, name)


def _plain(function: "Function") -> set[str]:
    """Return the local names that only ever hold numbers and texts."""
    plain: dict[str, bool] = dict.fromkeys(function.parameters, False)
    for node in function.all:
        for name, value in bindings(node):
            known = isinstance(value, Constant | JoinedStr) or called(value) in _PLAIN
            plain[name] = known and plain.get(name, True)
    return {name for name, known in plain.items() if known and name in function.locals}


def _unchanged(function: "Function", loop: While, plain: set[str]) -> str:
    """Return the first name of the condition of a loop that changes none of them; "" when it may, or has no names."""
    test = [*inside([loop.test])]
    if any(isinstance(node, NamedExpr | Call) and called(node) not in _PURE for node in test):
        return ""  # asking may be what changes it
    names = [name for name in loaded([loop.test]) if name not in _PURE]
    if not names:
        return ""
    changed, others = set[str](), False
    for node in inside(loop.body):
        if isinstance(node, Name) and not _reads(node):
            changed.add(node.id)
        elif isinstance(node, Subscript | Attribute) and not _reads(node):
            changed.add(root(node))
        elif isinstance(node, Call) and called(node) not in _PURE:
            changed |= _given(node) - plain
            others = True
    if others:  # what is not its own may be changed by any function
        changed.update(name for name in names if name not in function.locals)
    return "" if changed.intersection(names) else names[0]


def _reads(node: Name | Subscript | Attribute) -> bool:
    return type(node.ctx).__name__ == "Load"


def _given(call: Call) -> set[str]:
    """Return the names whose values a call may change: of whose methods it is, and what it is given."""
    given: list[AST] = [*call.args, *(one.value for one in call.keywords)]
    names = {root(call.func)} if isinstance(call.func, Attribute) else set()
    return names | {*loaded(given)}
