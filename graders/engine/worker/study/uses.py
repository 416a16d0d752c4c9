"""What a function makes use of: calls, methods, operators, statements; each with the first line of it."""

from _ast import (
    AST,
    Assert,
    Attribute,
    AugAssign,
    BinOp,
    Call,
    Compare,
    Constant,
    Dict,
    Div,
    ExceptHandler,
    Is,
    IsNot,
    JoinedStr,
    List,
    Lt,
    Name,
    Raise,
    Set,
    Slice,
    Sub,
    Tuple,
    UnaryOp,
    USub,
    While,
)

from .nodes import called, dotted, inside

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .noted import Function

_METHODS = {
    "lower": "lower",
    "casefold": "lower",
    "upper": "upper",
    "strip": "strip",
    "lstrip": "strip",
    "rstrip": "strip",
}
_CALLS = {
    "print": "print",
    "input": "input",
    "sorted": "sorted",
    "reversed": "reversed",
    "exit": "exit",
    "quit": "exit",
}
_KNOWN = {"sys.exit": "exit", "os._exit": "exit", "time.sleep": "sleep", "os.urandom": "random"}
_KNOWN |= dict.fromkeys(
    [
        *("time.time", "time.time_ns", "time.perf_counter", "time.perf_counter_ns", "time.monotonic"),
        *("time.process_time", "time.localtime", "time.gmtime", "time.ctime", "time.strftime"),
        *("datetime.now", "datetime.today", "datetime.utcnow", "date.today"),
        *(
            "datetime.datetime.now",
            "datetime.datetime.today",
            "datetime.datetime.utcnow",
            "datetime.date.today",
        ),
    ],
    "clock",
)
_CHANCE = ("random.", "secrets.", "uuid.", "numpy.random.")
_ROUNDING = {"int", "math.floor", "math.ceil", "math.trunc"}


def uses(function: "Function") -> None:
    """Note what it makes use of."""
    for node in function.all:
        look: Callable[[Function, Any], None] | None = _LOOK.get(type(node))  # type: ignore[assignment]
        if look is not None:
            look(function, node)
    _recursion(function)


def _recursion(function: "Function") -> None:
    """Note what calls itself: the function, or one inside it."""
    for name, nodes in function.bodies():
        if name not in function.locals or name in function.inner:
            for node in nodes:
                if called(node) == name:
                    function.first("recursion", node.lineno, "" if name == function.name else name)  # type: ignore[attr-defined]
                    break


def _call(function: "Function", node: Call) -> None:
    name = called(node)
    if name and name not in function.locals:
        if name in _CALLS:
            function.first(_CALLS[name], node.lineno)
        if name != function.name and name in function.file.functions:
            function.first("calls", node.lineno, name, each=True)
    if name == "round" or (dotted(node.func) in _ROUNDING and node.args and _divides(node.args[0])):
        function.note("round-call", node.lineno, dotted(node.func))
    elif name == "range":
        _range(function, node)


def _range(function: "Function", node: Call) -> None:
    if len(node.args) > 1 and _is(node.args[0], 1):
        function.first("range-one", node.lineno)
    stop = node.args[min(1, len(node.args) - 1)] if node.args else node
    if _one_less(stop):
        function.first("range-minus-one", node.lineno)


def _while(function: "Function", node: While) -> None:
    test = node.test
    if isinstance(test, Compare) and isinstance(test.ops[0], Lt) and _one_less(test.comparators[0]):
        function.first("range-minus-one", node.lineno, "while")


def _one_less(node: AST) -> bool:
    return isinstance(node, BinOp) and isinstance(node.op, Sub) and _is(node.right, 1)


def _divides(node: AST) -> bool:
    for _ in range(2):
        if isinstance(node, BinOp):
            if isinstance(node.op, Div):
                return True
            node = node.left
    return False


def _name(function: "Function", node: Name | Attribute) -> None:
    written = dotted(node)
    if isinstance(node, Attribute):
        if node.attr in _METHODS:
            function.first(_METHODS[node.attr], node.lineno, node.attr)
        elif node.attr in ("sort", "reverse"):
            function.first("sorted" if node.attr == "sort" else "reversed", node.lineno, node.attr)
    meaning = function.meaning(written) if written else ""
    if meaning in _KNOWN:
        kind = _KNOWN[meaning]
        function.first(kind, node.lineno, "" if kind in ("exit", "sleep") else meaning, each=True)
    elif meaning.startswith(_CHANCE):
        function.first("random", node.lineno, meaning, each=True)


def _compare(function: "Function", node: Compare) -> None:
    sides = [node.left, *node.comparators]
    for number, op in enumerate(node.ops):
        if isinstance(op, Is | IsNot) and any(map(_written, sides[number : number + 2])):
            function.note("is-literal", node.lineno)


def _written(node: AST) -> bool:
    """Tell whether it is a literal whose identity means nothing."""
    if isinstance(node, UnaryOp) and isinstance(node.op, USub):
        node = node.operand
    if isinstance(node, Constant):
        return node.value is not None and node.value is not ... and type(node.value) is not bool
    return isinstance(node, List | Dict | Set | Tuple | JoinedStr)


def _divide(function: "Function", node: BinOp | AugAssign) -> None:
    if isinstance(node.op, Div):
        function.first("float-division", node.lineno)


def _slice(function: "Function", node: Slice) -> None:
    if node.step is not None:
        if _is(node.step, -1) and node.lower is None and node.upper is None:
            function.first("reversed", node.lineno, "[::-1]")
        return
    if _is(node.lower, 1) and (node.upper is None or _is(node.upper, -1)):
        function.first("slice-one", node.lineno)
    if _is(node.upper, -1):
        function.first("slice-minus-one", node.lineno)


def _is(node: AST | None, number: int) -> bool:
    """Tell whether it is this whole number as it is written."""
    if number < 0 and isinstance(node, UnaryOp) and isinstance(node.op, USub):
        node, number = node.operand, -number
    return isinstance(node, Constant) and type(node.value) is int and node.value == number


def _handler(function: "Function", node: ExceptHandler) -> None:
    kinds = node.type.elts if isinstance(node.type, Tuple) else [node.type]
    for kind in kinds:
        name = "" if kind is None else dotted(kind)
        if (kind is None or name in ("Exception", "BaseException")) and not any(
            isinstance(one, Raise) for one in inside(node.body)
        ):
            function.note("except-all", node.lineno, name)


def _raise(function: "Function", node: Raise) -> None:
    raised = node.exc.func if isinstance(node.exc, Call) else node.exc
    function.first("raise", node.lineno, "" if raised is None else dotted(raised), each=True)


def _assert(function: "Function", node: Assert) -> None:
    function.first("assert", node.lineno)


_LOOK = {
    Call: _call,
    Name: _name,
    Attribute: _name,
    Compare: _compare,
    BinOp: _divide,
    AugAssign: _divide,
    Slice: _slice,
    ExceptHandler: _handler,
    Raise: _raise,
    Assert: _assert,
    While: _while,
}
