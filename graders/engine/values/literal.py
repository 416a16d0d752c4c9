"""Python literals as tagged trees: the grammar of `$py`, read with Python's own parser and never evaluated.

Only this module turns Python source text into values. Nothing is built before it is counted: `[0] * 10**10`
and `10**10**10` are refused at once.
"""

from __future__ import annotations

import _ast
from itertools import pairwise

from graders.engine.messages import literal as say
from graders.engine.model import Tree
from graders.engine.text import Text
from graders.engine.values import arithmetic
from graders.engine.values.bounds import (
    MAX_BYTES,
    MAX_DEPTH,
    MAX_NODES,
    LiteralError,
    Tally,
    TooLargeError,
    check_weight,
)
from graders.engine.values.jsontext import compact
from graders.engine.values.scalars import as_bytes, as_number, as_text, items_of, scalar, tag_of

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence
    from typing import Any, NoReturn, TypeAlias

__all__ = ["LiteralError", "TooLargeError", "parse_literal"]

_ONLY_PARSE = 0x400
"""`ast.PyCF_ONLY_AST`: `ast` itself is slow to import, and its node classes live in `_ast`."""


def parse_literal(text: str) -> Tree:
    """Return the value of the Python literal `text` as a tagged tree.

    Besides what `ast.literal_eval` takes: `*`, `+`, `-` and `**` of literals, `range(…)`, `set()`,
    `frozenset(…)`, `bytearray(b'…')`, `nan` and `inf`. A key or element that stands twice is a mistake.

    Raises:
        LiteralError: if it is none; of its kinds a TooLargeError, if its value has more than 100,000 nodes,
            200 kB or 100 levels.
    """
    if len(text) > MAX_BYTES:
        raise TooLargeError(say.TEXT_TOO_LONG.fill(limit=MAX_BYTES // 1000))
    text = text.strip()
    reader = _Reader(text)
    tree = reader.value(_parse(text), 0)
    # A value has no more nodes and bytes than its text has characters, but for what operators made.
    if len(text) + reader.tally.nodes > MAX_NODES or 4 * len(text) + reader.tally.bytes > MAX_BYTES:
        check_weight(tree)
    return tree


def _parse(text: str) -> _ast.expr:
    if not text:
        raise LiteralError(say.EMPTY)
    if "\0" in text:  # a ValueError or a SyntaxError, as versions of Python go
        raise LiteralError(say.UNREADABLE_CHARACTER)
    try:
        tree = _compiled(text) if _may_warn(text) else compile(text, "<literal>", "eval", _ONLY_PARSE)
    except SyntaxError as error:
        if "int_max_str_digits" in error.msg:
            raise LiteralError(say.TOO_MANY_DIGITS) from None
        raise LiteralError(say.SYNTAX.fill(detail=error.msg)) from None
    except ValueError:  # a lone surrogate
        raise LiteralError(say.UNREADABLE_CHARACTER) from None
    except (MemoryError, RecursionError):
        raise TooLargeError(say.TOO_COMPLEX) from None
    body: _ast.expr = tree.body  # type: ignore[union-attr]  # an `Expression`
    return body


def _may_warn(text: str) -> bool:
    """Whether Python may warn of something while it parses: an escape, or a number that runs on into a word."""
    if "\\" in text:
        return True
    return text.lower() != text.upper() and any(
        before.isdigit() and after.isalpha() for before, after in pairwise(text)
    )


def _compiled(text: str) -> _ast.AST:
    # Lazy: the module takes a fortieth of a bare start to import, and setting filters as long as parsing a board.
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("error")  # '\d' and the like: a mistake, not a line on standard error
        tree: _ast.AST = compile(text, "<literal>", "eval", _ONLY_PARSE)
    return tree


class _Reader:
    """Turns the nodes of one parsed text into trees, and counts what operators make."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tally = Tally()

    def value(self, node: Any, depth: int) -> Tree:
        """Return the tree of `node`, which stands within `depth` others."""
        if type(node) is _ast.Constant:
            return scalar(node.value)
        read = _NODES.get(type(node))
        if read is None:
            self.refuse(say.NOT_LITERAL, node)
        if depth >= MAX_DEPTH:
            raise TooLargeError(say.TOO_DEEP.fill(limit=MAX_DEPTH))
        return read(self, node, depth + 1)

    def source(self, node: Any, longest: int = 40) -> str:
        """Return the text of `node`, on one line and cut: for messages."""
        lines = self.text.encode(errors="replace").split(b"\n")[node.lineno - 1 : node.end_lineno]
        lines[-1] = lines[-1][: node.end_col_offset]
        lines[0] = lines[0][node.col_offset :]
        shown = b" ".join(lines).decode(errors="replace")
        return shown if len(shown) <= longest else shown[: longest - 1] + "…"

    def refuse(self, reason: Text, node: Any, **parts: object) -> NoReturn:
        """Raise the LiteralError `reason` about `node`."""
        raise LiteralError(reason.fill(source=self.source(node), **parts))


# ---------------------------------------------------------------- containers

Read: TypeAlias = "Callable[[_Reader, Any, int], Tree]"


def _sequence(tag: str) -> Read:
    def read(reader: _Reader, node: Any, depth: int) -> Tree:
        return [tag, [reader.value(item, depth) for item in node.elts]]

    return read


def _set(reader: _Reader, node: _ast.Set, depth: int) -> Tree:
    items = [reader.value(item, depth) for item in node.elts]
    _refuse_twins(reader, items, node.elts, say.DUPLICATE_ELEMENT)
    return ["S", sorted(items, key=compact)]


def _dict(reader: _Reader, node: _ast.Dict, depth: int) -> Tree:
    names = [key for key in node.keys if key is not None]
    if len(names) < len(node.keys):
        raise LiteralError(say.UNPACKING)
    keys = [reader.value(key, depth) for key in names]
    _refuse_twins(reader, keys, names, say.DUPLICATE_KEY)
    return ["d", [[key, reader.value(value, depth)] for key, value in zip(keys, node.values, strict=True)]]


def _refuse_twins(reader: _Reader, trees: Sequence[Tree], nodes: Sequence[_ast.expr], reason: Text) -> None:
    seen: set[Hashable] = set()
    for tree, node in zip(trees, nodes, strict=True):
        key = hashable(tree)
        if key in seen:
            reader.refuse(reason, node)
        seen.add(key)


_UNHASHABLE: Mapping[str | None, str] = {"l": "list", "d": "dict", "S": "set", "B": "bytearray"}


def hashable(tree: Tree) -> Hashable:
    """Return an object that equals another one when Python takes the two values for the same key.

    (Only nan, which equals nothing in Python, equals nan here.)

    Raises:
        LiteralError: if the value cannot be a key.
    """
    if type(tree) is not list:
        return tree  # type: ignore[return-value]  # a plain value, no list
    tag = tag_of(tree)
    if tag in _UNHASHABLE:
        raise LiteralError(say.UNHASHABLE.fill(kind=_UNHASHABLE[tag]))
    if tag == "t":
        return ("t", *map(hashable, items_of(tree)))
    if tag == "F":
        return frozenset(map(hashable, items_of(tree)))
    number = as_number(tree)
    if number is None or number != number:
        return tuple(map(str, tree))
    return number


# ---------------------------------------------------------------- operators, names and calls

_SIGNS: Mapping[type, Callable[[Tree], Tree]] = {
    _ast.USub: arithmetic.negative,
    _ast.UAdd: arithmetic.positive,
}
_OPERATORS: Mapping[type, tuple[str, Callable[[Tree, Tree, Tally], Tree]]] = {
    _ast.Add: ("+", arithmetic.plus),
    _ast.Sub: ("-", arithmetic.minus),
    _ast.Mult: ("*", arithmetic.times),
    _ast.Pow: ("**", arithmetic.power),
}


def _signed(reader: _Reader, node: _ast.UnaryOp, depth: int) -> Tree:
    sign = _SIGNS.get(type(node.op))
    if sign is None:
        reader.refuse(say.NOT_LITERAL, node)
    try:
        return sign(reader.value(node.operand, depth))
    except arithmetic.ImpossibleError:
        reader.refuse(say.SIGN, node.operand)


def _combined(reader: _Reader, node: _ast.BinOp, depth: int) -> Tree:
    if type(node.op) not in _OPERATORS:
        reader.refuse(say.OPERATOR, node)
    sign, combine = _OPERATORS[type(node.op)]
    left, right = reader.value(node.left, depth), reader.value(node.right, depth)
    try:
        return combine(left, right, reader.tally)
    except arithmetic.ImpossibleError:
        reader.refuse(say.OPERANDS, node, sign=sign)


_MEANT = {
    "true": "True",
    "false": "False",
    "null": "None",
    "none": "None",
    "NaN": "nan",
    "Infinity": "inf",
    "Ellipsis": "...",
}


def _name(reader: _Reader, node: _ast.Name, _depth: int) -> Tree:
    if node.id in ("nan", "inf"):
        return ["f", node.id]
    if node.id in _MEANT:
        return reader.refuse(say.CONSTANT_NAME, node, right=_MEANT[node.id])
    return reader.refuse(say.NAME, node)


def _f_string(reader: _Reader, node: _ast.JoinedStr, _depth: int) -> Tree:
    reader.refuse(say.F_STRING, node)


def _call(reader: _Reader, node: _ast.Call, depth: int) -> Tree:
    make = _CALLS.get(node.func.id) if isinstance(node.func, _ast.Name) else None
    if make is None or node.keywords or any(isinstance(part, _ast.Starred) for part in node.args):
        reader.refuse(say.CALL, node)
    return make(reader, node, [reader.value(argument, depth) for argument in node.args])


def _range(reader: _Reader, node: _ast.Call, arguments: list[Tree]) -> Tree:
    numbers = [as_number(argument) for argument in arguments]
    if not 1 <= len(numbers) <= 3 or any(type(number) is not int for number in numbers):
        reader.refuse(say.RANGE_CALL, node)
    try:
        made = range(*numbers)  # type: ignore[arg-type]  # they are ints
    except ValueError:  # a step of 0
        reader.refuse(say.RANGE_CALL, node)
    return ["r", scalar(made.start), scalar(made.stop), scalar(made.step)]


def _empty_set(reader: _Reader, node: _ast.Call, arguments: list[Tree]) -> Tree:
    if arguments:
        reader.refuse(say.SET_CALL, node)
    return ["S", []]


def _frozenset(reader: _Reader, node: _ast.Call, arguments: list[Tree]) -> Tree:
    items = _elements(arguments[0]) if len(arguments) == 1 else None if arguments else []
    if items is None:
        reader.refuse(say.FROZENSET_CALL, node)
    kept: dict[Hashable, Tree] = {}
    for item in items:
        kept.setdefault(hashable(item), item)
    return ["F", sorted(kept.values(), key=compact)]


def _elements(tree: Tree) -> list[Tree] | None:
    if tag_of(tree) in ("l", "t", "S", "F"):
        return items_of(tree)
    text = as_text(tree)
    return None if text is None else list(map(scalar, text))


def _bytearray(reader: _Reader, node: _ast.Call, arguments: list[Tree]) -> Tree:
    content = as_bytes(arguments[0]) if len(arguments) == 1 else None if arguments else b""
    if content is None:
        reader.refuse(say.BYTEARRAY_CALL, node)
    return ["B", content.hex()]


_CALLS: Mapping[str, Callable[[_Reader, _ast.Call, list[Tree]], Tree]] = {
    "range": _range,
    "set": _empty_set,
    "frozenset": _frozenset,
    "bytearray": _bytearray,
}
_NODES: Mapping[type, Read] = {
    _ast.List: _sequence("l"),
    _ast.Tuple: _sequence("t"),
    _ast.Set: _set,
    _ast.Dict: _dict,
    _ast.UnaryOp: _signed,
    _ast.BinOp: _combined,
    _ast.Name: _name,
    _ast.JoinedStr: _f_string,
    _ast.Call: _call,
}
