"""The nodes of a tagged tree: what kind of value each one is, and whether a whole tree is well formed.

Trees may come from a worker, so from anybody: `sound` is the gate; what passed it can be
read without a check.
"""

from __future__ import annotations

from graders.engine.model import Tree
from graders.engine.values.scalars import as_number, as_text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

MAX_DEPTH = 105
"""Levels of nodes that a tree may have: a few more than codec and bank allow, and few enough for recursion."""

UNREADABLE: Tree = ["!", "malformed"]
"""What stands for a tree that is not one."""

_PLAIN: Mapping[type, str] = {
    str: "str", int: "int", float: "float", bool: "bool", type(None): "None",
}  # fmt: skip

_TAGGED: Mapping[str, str] = {
    "i": "int", "f": "float", "s": "str", "l": "list", "t": "tuple", "S": "set", "F": "frozenset",
    "d": "dict", "b": "bytes", "B": "bytearray", "c": "complex", "r": "range", "...": "ellipsis", "sub": "subclass",
    "o": "object", "gen": "generator", "fn": "function", "cycle": "cycle", "!": "cut",
}  # fmt: skip


def kind(tree: Tree) -> str:
    """Return what `tree` is: the name of its Python type, or subclass, object, generator, cycle, cut."""
    plain = _PLAIN.get(type(tree))
    return plain if plain is not None else _TAGGED[tree[0]]  # type: ignore[index]  # a list with a tag


def items(tree: Tree) -> list[Tree]:
    """Return the elements of a list, tuple, set or frozenset."""
    return tree[1]  # type: ignore[index, return-value]  # a list of tag and items


def pairs(tree: Tree) -> list[tuple[Tree, Tree]]:
    """Return the (key, value) pairs of a dict, in its order."""
    return tree[1]  # type: ignore[index, return-value]  # a list of tag and pairs


def number(tree: Tree) -> int | float | complex:
    """Return the number that an int, float or complex stands for."""
    return as_number(tree)  # type: ignore[return-value]  # it is one


def integer(tree: Tree) -> int:
    """Return the value of an int."""
    return as_number(tree)  # type: ignore[return-value]  # it is one


def text(tree: Tree) -> str:
    """Return the value of a str."""
    return as_text(tree)  # type: ignore[return-value]  # it is one


def binary(tree: Tree) -> bytes:
    """Return what a bytes or a bytearray holds."""
    return bytes.fromhex(name(tree))


def name(tree: Tree) -> str:
    """Return the class name of a subclass or an object, the name of a function, the reason of a cut."""
    return str(tree[1])  # type: ignore[index]  # a list with a tag


def inner(tree: Tree) -> Tree:
    """Return the base value of a subclass, or the attributes (a dict, or None) of an object."""
    return tree[2]  # type: ignore[index]  # a list of tag, name and this


def bounds(tree: Tree) -> tuple[int, int, int]:
    """Return start, stop and step of a range."""
    start, stop, step = (integer(part) for part in tree[1:])  # type: ignore[index]  # a list with a tag
    return start, stop, step


def headed(tree: Tree) -> bool:
    """Return whether `tree` is a cut that still tells what kind of value it was, how long, and how it began."""
    return kind(tree) == "cut" and len(tree) > 2  # type: ignore[arg-type]  # a list with a tag


def head(tree: Tree) -> Tree:
    """Return the tree of how a cut value began (`headed`)."""
    tag, told = tree[2], tree[4]  # type: ignore[index]  # a list with these
    return told if tag == "s" else [tag, told]


def length(tree: Tree) -> int:
    """Return the length that a cut value had as a whole (`headed`)."""
    return tree[3]  # type: ignore[index, return-value]  # a list with this


def outer(tree: Tree) -> str:
    """Return what `tree` is or was: of a cut with a head the kind of the whole value, else its own."""
    return kind(head(tree)) if headed(tree) else kind(tree)


# ---------------------------------------------------------------- the gate


def sound(tree: object) -> Tree:
    """Return `tree` if it is a well-formed tree of at most 105 levels, else the cut `UNREADABLE`.

    Takes any object, in time linear in its size, without recursion.
    """
    if type(tree) in _PLAIN:
        return tree  # type: ignore[return-value]  # it stands for itself
    level: Sequence[object] = (tree,)
    for _depth in range(MAX_DEPTH):
        below: list[object] = []
        for node in level:
            if type(node) in _PLAIN:
                continue
            children = _children(node)
            if children is None:
                return UNREADABLE
            below += children
        if not below:
            return tree  # type: ignore[return-value]  # that is what was found out
        level = below
    return UNREADABLE


def complete(tree: Tree) -> bool:
    """Return whether nothing was cut off in a well-formed tree."""
    waiting: list[object] = [tree]
    while waiting:
        node = waiting.pop()
        if type(node) is list:
            if node[0] == "!":
                return False
            waiting += _children(node) or ()
    return True


def _children(node: object) -> Sequence[object] | None:
    if type(node) is not list or not node or type(node[0]) is not str:
        return None
    read = _SHAPES.get(node[0])
    return read(node) if read is not None else None


def _elements(node: list[Any]) -> Sequence[object] | None:
    return node[1] if len(node) == 2 and type(node[1]) is list else None


def _entries(node: list[Any]) -> Sequence[object] | None:
    if len(node) != 2 or type(node[1]) is not list:
        return None
    if not all(type(pair) is list and len(pair) == 2 for pair in node[1]):
        return None
    return [part for pair in node[1] for part in pair]


def _word(pattern: str) -> Callable[[list[Any]], Sequence[object] | None]:
    def read(node: list[Any]) -> Sequence[object] | None:
        return () if len(node) == 2 and type(node[1]) is str and _fits(pattern, node[1]) else None

    return read


def _fits(pattern: str, text: str) -> bool:
    # Lazy: most values have no such node, and `re` takes half a bare start of the interpreter.
    import re

    return re.fullmatch(pattern, text) is not None


def _escaped(node: list[Any]) -> Sequence[object] | None:
    if len(node) != 2 or type(node[1]) is not str or not _fits(_HEX, node[1]):
        return None
    try:
        bytes.fromhex(node[1]).decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return None
    return ()


def _parts(count: int, *kinds: str) -> Callable[[list[Any]], Sequence[object] | None]:
    def read(node: list[Any]) -> Sequence[object] | None:
        return () if len(node) == count + 1 and all(_is(part, kinds) for part in node[1:]) else None

    return read


def _is(part: object, kinds: tuple[str, ...]) -> bool:
    if type(part) is list:
        return _children(part) == () and kind(part) in kinds
    return _PLAIN.get(type(part)) in kinds


def _range(node: list[Any]) -> Sequence[object] | None:
    read = _parts(3, "int")(node)
    return read if read is None or bounds(node)[2] else None


def _subclass(node: list[Any]) -> Sequence[object] | None:
    return node[2:] if len(node) == 3 and type(node[1]) is str else None


def _object(node: list[Any]) -> Sequence[object] | None:
    if len(node) != 3 or type(node[1]) is not str:
        return None
    attributes = node[2]
    if attributes is None:
        return ()
    return (attributes,) if type(attributes) is list and attributes[:1] == ["d"] else None


def _cut(node: list[Any]) -> Sequence[object] | None:
    if len(node) == 2:
        return () if type(node[1]) is str else None
    if len(node) != 5 or type(node[1]) is not str or type(node[2]) is not str or type(node[3]) is not int:
        return None
    if node[3] < 0 or node[2] not in _WITH_HEAD:
        return None
    return (node[4],) if node[2] == "s" and _is(node[4], ("str",)) else _children([node[2], node[4]])


_WITH_HEAD = ("l", "t", "S", "F", "d", "s", "b", "B")
_HEX = r"(?:[0-9a-f]{2})*"
_named = _word(r"(?s:.*)")
_SHAPES: Mapping[str, Callable[[list[Any]], Sequence[object] | None]] = {
    "i": _word(r"-?0x[0-9a-f]+"), "f": _word(r"nan|-?inf"), "s": _escaped,
    "l": _elements, "t": _elements, "S": _elements, "F": _elements, "d": _entries,
    "b": _word(_HEX), "B": _word(_HEX),
    "c": _parts(2, "float"), "r": _range, "...": lambda node: () if len(node) == 1 else None,
    "sub": _subclass, "o": _object, "gen": _named, "fn": _named, "cycle": _parts(1, "int"), "!": _cut,
}  # fmt: skip
