"""How a function comes to its end: what it returns, where, and whether it can fall off."""

from _ast import (
    AST,
    Assert,
    AsyncFor,
    AsyncWith,
    Attribute,
    Break,
    Call,
    Constant,
    Continue,
    Expr,
    For,
    If,
    Lambda,
    Match,
    MatchAs,
    Name,
    Raise,
    Return,
    Try,
    TryStar,
    While,
    With,
    Yield,
    YieldFrom,
    stmt,
)

from .nodes import FUNCTIONS, dotted

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Sequence

    from .noted import Function

_LOOPS = (For, AsyncFor, While)
_ENDS = {"sys.exit", "os._exit", "exit", "quit"}
_METHODS = {
    name
    for kind in (str, list, dict, set, int)
    for name in kind.__dict__
    if not name.startswith("_") and callable(kind.__dict__[name])
}


def flow(function: "Function") -> None:
    """Note how it ends, what it returns, and loops that never make a second turn."""
    returns = [node for node in function.own if isinstance(node, Return)]
    valued = [node for node in returns if node.value is not None]
    body = function.node.body
    falls = _Falls(body)
    generates = [node for node in function.own if isinstance(node, Yield | YieldFrom)]
    if generates:
        function.note("generator", generates[0].lineno)
    elif not valued:
        function.note("no-return", function.node.lineno)
    elif falls.through(body):
        function.note("open-path", body[-1].lineno)
    for node in returns:
        if node.value is None:
            if valued:
                function.note("bare-return", node.lineno)
        else:
            _returned(function, node.value)
    for keyword, line in falls.once:
        function.note("return-in-loop", line, keyword)


def _returned(function: "Function", value: AST) -> None:
    """Note what is returned where its result was meant."""
    if isinstance(value, Lambda):
        function.note("lambda-return", value.lineno)
    elif isinstance(value, Name):
        inner = value.id in function.inner
        if inner or (value.id in function.file.functions and value.id not in function.locals):
            function.note("lambda-return", value.lineno, value.id)
    elif isinstance(value, Attribute) and value.attr in _METHODS:
        function.note("returns-method", value.lineno, value.attr)


class _Falls:
    """For each statement of a body whether what follows it can be reached; and the loops that make one turn at most."""

    def __init__(self, body: "Sequence[AST]") -> None:
        self._fall: dict[AST, bool] = {}
        self._broken: set[AST] = set()
        self._continued: set[AST] = set()
        self._last: dict[AST, Return] = {}
        self.once: list[tuple[str, int]] = []
        """Of each loop whose body always ends, in a `return`: its keyword, and the line of the (last) return."""
        for node in reversed(self._statements(body)):  # what is inside a statement comes after it
            self._fall[node] = self._falls(node)
            if isinstance(node, _LOOPS):
                self._turns(node)

    def through(self, body: "Sequence[AST]") -> bool:
        """Tell whether the end of a body can be reached."""
        return all(self._fall[node] for node in body)

    def _statements(self, body: "Sequence[AST]") -> list[AST]:
        """Return all statements of the function, and note which loops are left or begun again, and what they return."""
        found: list[AST] = []
        waiting: list[tuple[AST, AST | None]] = [(node, None) for node in reversed(body)]
        while waiting:
            node, loop = waiting.pop()
            found.append(node)
            if loop is not None:
                self._leaves(node, loop)
            if not isinstance(node, FUNCTIONS):
                waiting += reversed(_parts(node, loop))
        return found

    def _leaves(self, node: AST, loop: AST) -> None:
        if isinstance(node, Break):
            self._broken.add(loop)
        elif isinstance(node, Continue):
            self._continued.add(loop)
        elif isinstance(node, Return):
            self._last[loop] = node

    def _turns(self, loop: For | AsyncFor | While) -> None:
        # Who goes on to the next turn in some cases may be looking for the first that will do, or asking once more.
        again = loop in self._continued and (isinstance(loop, While) or not _returns(loop.body[-1]))
        if self.through(loop.body) or again or (loop in self._broken and not _returns(loop.body[-1])):
            return
        last = self._last.get(loop)
        if last is not None:
            self.once.append(("while" if isinstance(loop, While) else "for", last.lineno))

    def _falls(self, node: AST) -> bool:
        if isinstance(node, Return | Raise | Break | Continue):
            return False
        if isinstance(node, If):
            return self.through(node.body) or self.through(node.orelse)
        if isinstance(node, _LOOPS):
            return self._loop_falls(node)
        if isinstance(node, With | AsyncWith):
            return self.through(node.body)
        if isinstance(node, Try | TryStar):
            whole = self.through(node.body) and self.through(node.orelse)
            handled = any(self.through(one.body) for one in node.handlers)
            return self.through(node.finalbody) and (whole or handled)
        if isinstance(node, Match):
            return not _takes_all(node) or any(self.through(case.body) for case in node.cases)
        if isinstance(node, Assert):
            return not (isinstance(node.test, Constant) and not node.test.value)
        return not (isinstance(node, Expr) and _leaves_python(node.value))

    def _loop_falls(self, loop: For | AsyncFor | While) -> bool:
        if loop in self._broken:
            return True
        if isinstance(loop, While) and isinstance(loop.test, Constant) and loop.test.value:
            return False
        return self.through(loop.orelse)


def _parts(node: AST, loop: AST | None) -> list[tuple[AST, AST | None]]:
    """Return the statements in a statement, each with the loop that a `break` there would leave."""
    found: list[tuple[AST, AST | None]] = []
    for field, value in node.__dict__.items():
        if type(value) is not list:
            continue
        within = node if isinstance(node, _LOOPS) and field == "body" else loop
        for one in value:
            if isinstance(one, stmt):
                found.append((one, within))
            elif field in ("handlers", "cases"):
                found += [(inner, within) for inner in one.body]
    return found


def _returns(node: AST) -> bool:
    """Tell whether a statement is a `return`, or an if and else that both end in one."""
    if isinstance(node, If):
        return bool(node.orelse) and all(isinstance(body[-1], Return) for body in (node.body, node.orelse))
    return isinstance(node, Return)


def _takes_all(node: Match) -> bool:
    last = node.cases[-1]
    return last.guard is None and isinstance(last.pattern, MatchAs) and last.pattern.pattern is None


def _leaves_python(value: AST) -> bool:
    return isinstance(value, Call) and dotted(value.func) in _ENDS
