"""Single values and their trees: in and out of the closed format; and what whole trees weigh."""

from __future__ import annotations

import math

from graders.engine.model import Tree
from graders.engine.record import Record

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any, TypeAlias

Number: TypeAlias = int | float | complex

EXACT = 2**53 - 1
"""The largest integer that every JSON reader keeps exact; larger ones are written in hexadecimal."""


def scalar(value: object) -> Tree:
    """Return the tree of one value that holds no others.

    Raises:
        TypeError: for a value that is none of None, bool, int, float, complex, str, bytes, Ellipsis.
    """
    if type(value) is str and value.isascii():  # the most frequent by far
        return value
    encode = _SCALARS.get(type(value))
    if encode is None:
        raise TypeError(type(value).__name__)
    return encode(value)


def _integer(value: int) -> Tree:
    return value if -EXACT <= value <= EXACT else ["i", hex(value)]


def _float(value: float) -> Tree:
    return value if math.isfinite(value) else ["f", repr(value)]


def _text(value: str) -> Tree:
    try:
        value.encode()
    except UnicodeEncodeError:
        return ["s", value.encode("utf-8", "surrogatepass").hex()]
    return value


_SCALARS: Mapping[type, Callable[[Any], Tree]] = {
    str: _text,
    int: _integer,
    bool: bool,
    type(None): lambda _none: None,
    float: _float,
    complex: lambda value: ["c", _float(value.real), _float(value.imag)],
    bytes: lambda value: ["b", value.hex()],
    type(Ellipsis): lambda _ellipsis: ["..."],
}


def items_of(tree: Tree) -> list[Tree]:
    """Return the items of a list, tuple, set, frozenset or dict tree (of a dict: its [key, value] pairs)."""
    return tree[1]  # type: ignore[index, return-value]  # a list of tag and items


def tag_of(tree: Tree) -> str | None:
    """Return the tag of a tagged tree, None for a value that JSON says exactly."""
    return str(tree[0]) if type(tree) is list else None


def as_number(tree: Tree) -> Number | None:
    """Return the number (int, float or complex; no bool) that `tree` stands for, None if it is none."""
    if type(tree) is int or type(tree) is float:
        return tree
    tag = tag_of(tree)
    if tag == "i":
        return int(_part(tree), 16)
    if tag == "f":
        return float(_part(tree))
    if tag == "c":
        real, imaginary = (as_number(part) for part in tree[1:])  # type: ignore[index]  # it has a tag
        return complex(real, imaginary)  # type: ignore[arg-type]  # its parts are floats
    return None


def as_text(tree: Tree) -> str | None:
    """Return the str that `tree` stands for, None if it is none."""
    if type(tree) is str:
        return tree
    return bytes.fromhex(_part(tree)).decode("utf-8", "surrogatepass") if tag_of(tree) == "s" else None


def as_bytes(tree: Tree) -> bytes | None:
    """Return the bytes that `tree` stands for, None if it is none."""
    return bytes.fromhex(_part(tree)) if tag_of(tree) == "b" else None


def _part(tree: Tree) -> str:
    """Return the text beside the tag, of a tree that has just one."""
    return str(tree[1])  # type: ignore[index]  # it has a tag


class Weight(Record):
    """How large a value is: nodes, bytes of its texts and long numbers, levels of containers."""

    nodes: int
    bytes: int
    levels: int


def weigh(tree: Tree, most: int) -> Weight:
    """Return what `tree` weighs, counted without recursion and only until there are `most` nodes."""
    nodes, size, deepest = 0, 0, 0
    waiting: list[tuple[Tree, int]] = [(tree, 0)]
    while waiting and nodes <= most:
        node, depth = waiting.pop()
        nodes += 1
        tag = tag_of(node)
        if tag in ("l", "t", "S", "F"):
            waiting.extend((item, depth + 1) for item in items_of(node))
        elif tag == "d":
            waiting.extend((part, depth + 1) for pair in items_of(node) for part in pair)  # type: ignore[union-attr]  # two trees
        elif tag in ("s", "i", "b", "B"):
            size += len(_part(node)) // 2
        elif type(node) is str:
            size += len(node.encode())
        deepest = max(deepest, depth)
    return Weight(nodes, size, deepest)
