"""Values as Python source text, for people: bounded in length, and safe to print.

What is too long keeps its head and tail; the cut is marked outside the quotes. Nothing is rendered that is
not shown, so a value of any size takes a time that only depends on the budget.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from graders.engine.model import Tree
from graders.engine.values.digits import about_digits, decimal
from graders.engine.values.escape import CUT, bare, cut_quoted, quoted
from graders.engine.values.nodes import (
    binary,
    bounds,
    inner,
    integer,
    items,
    kind,
    name,
    number,
    pairs,
    sound,
    text,
)

ELLIPSIS = "…"
MAX_NAME = 80
PYTHON_READS = 4_300
"""Digits up to which Python by default reads an int in decimal; a longer one is shown in hexadecimal."""

Entry = tuple[Tree, ...]
"""One element of a container, or the key and the value of a dict."""


class _Row(NamedTuple):
    """A container: its entries between an opening and a closing text."""

    opening: str
    entries: Sequence[Entry]
    closing: str


def show(tree: Tree, budget: int = 400) -> str:
    """Return the Python source text of a value in at most `budget` characters (at least one is taken).

    Total: what is not a value, or was cut off, is shown as `…`.
    """
    return _fit(sound(tree), budget)


def show_call(function: str, arguments: Sequence[Tree], budget: int = 400) -> str:
    """Return `function(argument, …)` in at most `budget` characters, short arguments whole."""
    entries = [(sound(argument),) for argument in arguments]
    return _fit_row(_Row(f"{bare(function)}(", entries, ")"), budget)


def _fit(tree: Tree, room: int) -> str:
    whole = _whole(tree, room)
    return whole if whole is not None else _cut(tree, room)


# ---------------------------------------------------------------- whole


def _whole(tree: Tree, room: int) -> str | None:
    """Return the whole text if it fits, else None as soon as that is known."""
    leaf = _LEAVES.get(kind(tree))
    if leaf is None:
        return _whole_row(_row(tree), room)
    shown = leaf(tree, room)
    return shown if len(shown) <= room else None


def _whole_row(row: _Row, room: int) -> str | None:
    parts: list[str] = []
    left = room - len(row.opening) - len(row.closing)
    for entry in row.entries:
        shown = _whole_entry(entry, left)
        if shown is None:
            return None
        parts.append(shown)
        left -= len(shown) + 2
    whole = f"{row.opening}{', '.join(parts)}{row.closing}"
    return whole if len(whole) <= room else None


def _whole_entry(entry: Entry, room: int) -> str | None:
    first = _whole(entry[0], room)
    if first is None or len(entry) == 1:
        return first
    second = _whole(entry[1], room - len(first) - 2)
    return None if second is None else f"{first}: {second}"


def _row(tree: Tree) -> _Row:
    return _ROWS[kind(tree)](tree)


def _list(tree: Tree) -> _Row:
    return _Row("[", [(item,) for item in items(tree)], "]")


def _tuple(tree: Tree) -> _Row:
    entries = [(item,) for item in items(tree)]
    return _Row("(", entries, ",)" if len(entries) == 1 else ")")


def _set(tree: Tree) -> _Row:
    entries = [(item,) for item in _in_order(items(tree))]
    return _Row("{", entries, "}") if entries else _Row("set(", (), ")")


def _frozenset(tree: Tree) -> _Row:
    entries = [(item,) for item in _in_order(items(tree))]
    return _Row("frozenset({", entries, "})") if entries else _Row("frozenset(", (), ")")


def _in_order(elements: list[Tree]) -> list[Tree]:
    """Sort the elements of a set by value where all are ints or all are texts; others stay as they came."""
    kinds = {kind(element) for element in elements}
    if kinds == {"int"}:
        return sorted(elements, key=integer)
    return sorted(elements, key=text) if kinds == {"str"} else elements


def _dict(tree: Tree) -> _Row:
    return _Row("{", pairs(tree), "}")


def _range(tree: Tree) -> _Row:
    values = bounds(tree)
    return _Row("range(", [(value,) for value in (values if values[2] != 1 else values[:2])], ")")


def _subclass(tree: Tree) -> _Row:
    return _Row(f"{_name(tree)}(", [(inner(tree),)], ")")


_ROWS: Mapping[str, Callable[[Tree], _Row]] = {
    "list": _list,
    "tuple": _tuple,
    "set": _set,
    "frozenset": _frozenset,
    "dict": _dict,
    "range": _range,
    "subclass": _subclass,
}


# ---------------------------------------------------------------- single values


def _integer(tree: Tree, room: int) -> str:
    value = integer(tree)
    if about_digits(value) > room + 1:
        return "0" * (room + 1)  # too long, and only its length is looked at
    shown = decimal(value)
    return shown if shown is not None and len(shown) <= PYTHON_READS else hex(value)


def _float(tree: Tree, _room: int) -> str:
    return repr(number(tree))


def _complex(tree: Tree, _room: int) -> str:
    value = complex(number(tree))
    shown = repr(value)
    return f"complex({value.real!r}, {value.imag!r})" if "n" in shown else shown


def _text(tree: Tree, room: int) -> str:
    value = text(tree)
    return quoted(value[: room + 1])


def _bytes(tree: Tree, room: int) -> str:
    return quoted(binary(tree)[: room + 1])


def _bytearray(tree: Tree, room: int) -> str:
    return f"bytearray({quoted(binary(tree)[: room + 1])})"


def _name(tree: Tree) -> str:
    shown = bare(name(tree)[: MAX_NAME + 1])
    return shown if len(shown) <= MAX_NAME else shown[: MAX_NAME - 1] + ELLIPSIS


_LEAVES: Mapping[str, Callable[[Tree, int], str]] = {
    "None": lambda _tree, _room: "None",
    "bool": lambda tree, _room: str(tree),
    "int": _integer,
    "float": _float,
    "complex": _complex,
    "str": _text,
    "bytes": _bytes,
    "bytearray": _bytearray,
    "ellipsis": lambda _tree, _room: "Ellipsis",
    "object": lambda tree, _room: f"<{_name(tree)} object>",
    "generator": lambda tree, _room: f"<generator {_name(tree)}>",
    "function": lambda tree, _room: f"<function {_name(tree)}>",
    "cycle": lambda _tree, _room: "[...]",
    "cut": lambda _tree, _room: ELLIPSIS,
}


# ---------------------------------------------------------------- cut


SMALLEST = 12
"""Characters that a part must get to be worth showing."""


def _cut(tree: Tree, room: int) -> str:
    """Return as much of a value that does not fit as `room` allows."""
    if room < SMALLEST:
        return ELLIPSIS
    what = kind(tree)
    if what in _ROWS:
        return _cut_row(_row(tree), room)
    if what == "int":
        return _cut_integer(integer(tree), room)
    if what in ("str", "bytes"):
        return cut_quoted(text(tree) if what == "str" else binary(tree), room)
    if what == "bytearray" and room > 2 * SMALLEST:
        return f"bytearray({cut_quoted(binary(tree), room - len('bytearray()'))})"
    return ELLIPSIS


def _cut_integer(value: int, room: int) -> str:
    shown = decimal(value) or hex(value)
    most = (room - len(CUT)) // 2
    return f"{shown[:most]}{CUT}{shown[-most:]}"


def _fit_row(row: _Row, room: int) -> str:
    whole = _whole_row(row, room)
    return whole if whole is not None else _cut_row(row, room)


def _cut_row(row: _Row, room: int) -> str:
    left = room - len(row.opening) - len(row.closing)
    if left < SMALLEST:
        return f"{row.opening}{ELLIPSIS}{row.closing}" if left > 0 else ELLIPSIS
    if len(row.entries) * SMALLEST <= left:
        return f"{row.opening}{_shared(row.entries, left)}{row.closing}"
    return f"{row.opening}{_ends(row.entries, left)}{row.closing}"


def _shared(entries: Sequence[Entry], room: int) -> str:
    """Show all entries; the short ones whole, the long ones share what is left evenly."""
    room -= 2 * (len(entries) - 1)
    wholes = [_whole_entry(entry, room) for entry in entries]
    sizes = [room if whole is None else len(whole) for whole in wholes]
    share = _share(sizes, room)
    return ", ".join(
        whole if whole is not None and len(whole) <= share else _cut_entry(entry, share)
        for entry, whole in zip(entries, wholes, strict=True)
    )


def _share(sizes: Sequence[int], room: int) -> int:
    """Return the largest size such that `sizes`, each cut down to it, fit in `room`."""
    for index, size in enumerate(sorted(sizes)):
        share = room // (len(sizes) - index)
        if size > share:
            return share
        room -= size
    return max(sizes, default=0)


def _cut_entry(entry: Entry, room: int) -> str:
    if len(entry) == 1:
        return _fit(entry[0], room)
    first = _fit(entry[0], max(room // 2 - 2, 1))
    return f"{first}: {_fit(entry[1], max(room - len(first) - 2, 1))}"


def _ends(entries: Sequence[Entry], room: int) -> str:
    """Show as many entries of the head and of the tail as fit, two thirds of the room for the head."""
    room -= len(ELLIPSIS)
    head = _run(entries, room * 2 // 3)
    if not head:
        return f"{_cut_entry(entries[0], room - 2)}, {ELLIPSIS}"
    tail = _run(tuple(reversed(entries[len(head) :])), room - sum(len(shown) + 2 for shown in head))
    return ", ".join([*head, ELLIPSIS, *reversed(tail)])


def _run(entries: Sequence[Entry], room: int) -> list[str]:
    shown: list[str] = []
    for entry in entries:
        whole = _whole_entry(entry, room - 2)
        if whole is None:
            break
        shown.append(whole)
        room -= len(whole) + 2
    return shown
