"""The whole Python source text of a value, given up as soon as it is known not to fit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from graders.engine.model import Tree
from graders.engine.values.digits import about_digits, decimal
from graders.engine.values.escape import bare, quoted, quoted_start
from graders.engine.values.nodes import (
    binary,
    bounds,
    head,
    headed,
    inner,
    integer,
    items,
    kind,
    name,
    number,
    pairs,
    text,
)

ELLIPSIS = "…"
"""What stands for a value that is not shown."""

MAX_NAME = 80
"""Characters of the name of a class or function."""

PYTHON_READS = 4_300
"""Digits up to which Python by default reads an int in decimal; a longer one is shown in hexadecimal."""

Entry = Sequence[Tree]
"""One element of a container, or the key and the value of a dict."""


class Row(NamedTuple):
    """A container: its entries between an opening and a closing text."""

    opening: str
    entries: Sequence[Entry]
    closing: str


def whole(tree: Tree, room: int) -> str | None:
    """Return the text of a well-formed tree if it takes at most `room` characters, else None."""
    if type(tree) is int:  # most values by far; a longer one is written otherwise
        shown = str(tree)
        return shown if len(shown) <= room else None
    leaf = _LEAVES.get(kind(tree))
    if leaf is None:
        return whole_row(row_of(tree), room)
    shown = leaf(tree, max(room, 0))
    return shown if len(shown) <= room else None


def whole_row(row: Row, room: int) -> str | None:
    """Return the text of a container if it takes at most `room` characters, else None."""
    parts: list[str] = []
    left = room - len(row.opening) - len(row.closing)
    for entry in row.entries:
        shown = whole_entry(entry, left)
        if shown is None:
            return None
        parts.append(shown)
        left -= len(shown) + 2
    text_of = f"{row.opening}{', '.join(parts)}{row.closing}"
    return text_of if len(text_of) <= room else None


def whole_entry(entry: Entry, room: int) -> str | None:
    """Return the text of one entry of a container if it takes at most `room` characters, else None."""
    first = whole(entry[0], room)
    if first is None or len(entry) == 1:
        return first
    second = whole(entry[1], room - len(first) - 2)
    return None if second is None else f"{first}: {second}"


# ---------------------------------------------------------------- containers


def is_row(tree: Tree) -> bool:
    """Return whether a value is shown as a container."""
    return kind(tree) in _ROWS


def row_of(tree: Tree) -> Row:
    """Return the entries of a value that is shown as a container."""
    return _ROWS[kind(tree)](tree)


def _list(tree: Tree) -> Row:
    return Row("[", [(item,) for item in items(tree)], "]")


def _tuple(tree: Tree) -> Row:
    entries = [(item,) for item in items(tree)]
    return Row("(", entries, ",)" if len(entries) == 1 else ")")


def _set(tree: Tree) -> Row:
    entries = _in_order(items(tree))
    return Row("{", entries, "}") if entries else Row("set(", (), ")")


def _frozenset(tree: Tree) -> Row:
    entries = _in_order(items(tree))
    return Row("frozenset({", entries, "})") if entries else Row("frozenset(", (), ")")


def _in_order(elements: list[Tree]) -> list[Entry]:
    """Sort the elements of a set by value where all are ints or all are texts; others stay as they came."""
    kinds = {kind(element) for element in elements}
    if kinds == {"int"}:
        elements = sorted(elements, key=integer)
    elif kinds == {"str"}:
        elements = sorted(elements, key=text)
    return [(element,) for element in elements]


def _range(tree: Tree) -> Row:
    values = bounds(tree)
    return Row("range(", [(value,) for value in (values if values[2] != 1 else values[:2])], ")")


_ROWS: Mapping[str, Callable[[Tree], Row]] = {
    "list": _list, "tuple": _tuple, "set": _set, "frozenset": _frozenset, "range": _range,
    "dict": lambda tree: Row("{", pairs(tree), "}"),
    "subclass": lambda tree: Row(f"{own_name(tree)}(", [(inner(tree),)], ")"),
}  # fmt: skip


# ---------------------------------------------------------------- single values


def _integer(tree: Tree, room: int) -> str:
    value = integer(tree)
    if about_digits(value) > room + 1:
        return "0" * (room + 1)  # too long, and only its length is looked at
    shown = decimal(value)
    return shown if shown is not None and len(shown) <= PYTHON_READS else hex(value)


def _complex(tree: Tree, _room: int) -> str:
    value = complex(number(tree))
    shown = repr(value)
    return f"complex({value.real!r}, {value.imag!r})" if "n" in shown else shown


def _bytearray(tree: Tree, room: int) -> str:
    return f"bytearray({quoted(binary(tree)[: room + 1])})"


def _cut(tree: Tree, room: int) -> str:
    """Show the head of a value that was cut: as much of it as there is room for."""
    if not headed(tree):
        return ELLIPSIS
    told = head(tree)
    if not is_row(told):
        return _cut_text(told, room)
    row = row_of(told)
    closing = ")" if row.closing == ",)" else row.closing
    left = room - len(row.opening) - len(ELLIPSIS) - len(closing)
    parts: list[str] = []
    for entry in row.entries:
        shown = whole_entry(entry, left - 2)
        if shown is None:
            break
        parts.append(f"{shown}, ")
        left -= len(shown) + 2
    shown = f"{row.opening}{''.join(parts)}{ELLIPSIS}{closing}"
    return shown if len(shown) <= room else ELLIPSIS


def _cut_text(told: Tree, room: int) -> str:
    own = kind(told)
    value = text(told) if own == "str" else binary(told)
    opening, closing = ("bytearray(", ")") if own == "bytearray" else ("", "")
    shown = quoted_start(value, room - len(opening) - len(closing) - len(ELLIPSIS))
    shown = f"{opening}{shown}{ELLIPSIS}{closing}"
    return shown if len(shown) <= room else ELLIPSIS


def own_name(tree: Tree) -> str:
    """Return the name of a class or function, safe and short, without the function that it stands in."""
    shown = bare(name(tree).rpartition(".<locals>.")[2][: MAX_NAME + 1])
    return shown if len(shown) <= MAX_NAME else shown[: MAX_NAME - 1] + ELLIPSIS


def _named(tree: Tree) -> str:
    """Show a generator or function; one of an expression has no name of its own."""
    shown = own_name(tree)
    return f"<{kind(tree)}>" if shown in ("<genexpr>", "<lambda>") else f"<{kind(tree)} {shown}>"


_LEAVES: Mapping[str, Callable[[Tree, int], str]] = {
    "None": lambda _tree, _room: "None",
    "bool": lambda tree, _room: str(tree),
    "int": _integer,
    "float": lambda tree, _room: repr(number(tree)),
    "complex": _complex,
    "str": lambda tree, room: quoted(text(tree)[: room + 1]),
    "bytes": lambda tree, room: quoted(binary(tree)[: room + 1]),
    "bytearray": _bytearray,
    "ellipsis": lambda _tree, _room: "Ellipsis",
    "object": lambda tree, _room: f"<{own_name(tree)} object>",
    "generator": lambda tree, _room: _named(tree),
    "function": lambda tree, _room: _named(tree),
    "cycle": lambda _tree, _room: "[...]",
    "cut": _cut,
}
