"""Where the order of a set comes out, which nobody can know beforehand."""

from _ast import (
    AST,
    AnnAssign,
    Assign,
    AsyncFor,
    Attribute,
    BinOp,
    BitAnd,
    BitOr,
    BitXor,
    Call,
    DictComp,
    For,
    FormattedValue,
    GeneratorExp,
    ListComp,
    Name,
    NamedExpr,
    Set,
    SetComp,
    Starred,
    Sub,
)

from .nodes import DEEP, called, inside
from .noted import bindings

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from .noted import Function

_ORDERED = {
    "list",
    "tuple",
    "str",
    "enumerate",
    "iter",
    "zip",
    "map",
    "filter",
    "repr",
    "print",
    "dict",
    "deque",
}
"""What keeps the order of what it is given."""

_UNORDERED = {"sorted", "sum", "min", "max", "any", "all", "len", "set", "frozenset", "Counter"}
"""What comes to the same, in whatever order."""

_SET_METHODS = {"union", "intersection", "difference", "symmetric_difference"}


def sets(function: "Function") -> None:
    """Note each place where a set is gone through, joined, or made into what has an order."""
    _Sets(function).run()


class _Sets:
    """One way through a function, in source order: which names hold a set, and what no order matters to."""

    def __init__(self, function: "Function") -> None:
        self._function = function
        self._names: set[str] = set()
        self._excused: set[AST] = set()

    def run(self) -> None:
        coming: list[tuple[int, AST]] = []
        for place, node in enumerate(self._function.all):
            # A name has its new value after all of the statement was looked at.
            while coming and coming[-1][0] <= place:
                self._bind(coming.pop()[1])
            if isinstance(node, Assign | AnnAssign | NamedExpr):
                coming.append((place + sum(1 for _ in inside([node])), node))
            self._look(node)

    def _bind(self, node: AST) -> None:
        given = [*bindings(node)]
        if isinstance(node, NamedExpr):
            given = [(node.target.id, node.value)]
        for name, value in given:
            if self._is_set(value):
                self._names.add(name)
            else:
                self._names.discard(name)

    def _is_set(self, node: AST) -> bool:
        for _ in range(DEEP):
            if isinstance(node, Set | SetComp) or called(node) in ("set", "frozenset"):
                return True
            if isinstance(node, Name):
                return node.id in self._names
            if isinstance(node, BinOp) and isinstance(node.op, BitAnd | BitOr | BitXor | Sub):
                node = node.left
            else:
                break
        return isinstance(node, Call) and isinstance(node.func, Attribute) and node.func.attr in _SET_METHODS

    def _look(self, node: AST) -> None:
        if isinstance(node, For | AsyncFor):
            self._out(node.iter)
        elif isinstance(node, ListComp | GeneratorExp | SetComp | DictComp):
            if not isinstance(node, SetComp | DictComp) and node not in self._excused:
                self._out(node.generators[0].iter)
        elif isinstance(node, Starred | FormattedValue):
            self._out(node.value)
        elif isinstance(node, Call):
            self._call(node)

    def _call(self, node: Call) -> None:
        name = called(node)
        method = node.func.attr if isinstance(node.func, Attribute) else ""
        if name in _UNORDERED or (name in _ORDERED and node in self._excused):
            self._excused.update(node.args)
        elif name in _ORDERED or method in ("join", "extend", "fromkeys"):
            for one in node.args:
                self._out(one)
        elif method == "pop" and isinstance(node.func, Attribute) and not node.args:
            self._out(node.func.value)

    def _out(self, node: AST) -> None:
        if self._is_set(node):
            self._function.note("set-order", node.lineno)  # type: ignore[attr-defined]  # an expression has one
