"""As much of a value as there is room for: its head, its tail, and the place that must stay in sight."""

from __future__ import annotations

from collections.abc import Sequence

from graders.engine.model import Tree
from graders.engine.values.digits import decimal
from graders.engine.values.escape import CUT, cut_quoted
from graders.engine.values.nodes import binary, integer, kind, text
from graders.engine.values.whole import ELLIPSIS, Entry, Row, is_row, row_of, whole, whole_entry, whole_row

SMALLEST = 12
"""Characters that a part must get to be worth showing."""

Place = Sequence[Tree]
"""The way to what must stay in sight: per level an index, or a key."""


def fit(tree: Tree, room: int, place: Place = ()) -> str:
    """Return the whole text of a well-formed tree in `room` characters, else as much of it as fits."""
    shown = whole(tree, room)
    return shown if shown is not None else _cut(tree, room, place)


def fit_row(row: Row, room: int) -> str:
    """Return the whole text of a container in `room` characters, else as much of it as fits."""
    shown = whole_row(row, room)
    return shown if shown is not None else _cut_row(row, room, None, ())


def _cut(tree: Tree, room: int, place: Place) -> str:
    if room < SMALLEST:
        return ELLIPSIS
    own = kind(tree)
    if is_row(tree):
        row = row_of(tree)
        return _cut_row(row, room, _kept(own, row, place), place[1:])
    if own == "int":
        return _cut_integer(integer(tree), room)
    if own in ("str", "bytes"):
        return cut_quoted(text(tree) if own == "str" else binary(tree), room, _index(place))
    if own == "bytearray" and room > 2 * SMALLEST:
        return f"bytearray({cut_quoted(binary(tree), room - len('bytearray()'))})"
    return ELLIPSIS


def _cut_integer(value: int, room: int) -> str:
    shown = decimal(value) or hex(value)
    most = (room - len(CUT)) // 2
    return f"{shown[:most]}{CUT}{shown[-most:]}"


# ---------------------------------------------------------------- what must stay in sight


def _index(place: Place) -> int | None:
    return place[0] if place and type(place[0]) is int else None


def _kept(own: str, row: Row, place: Place) -> int | None:
    """Return which entry `place` points to; of a subclass, to its only one."""
    if own == "subclass":
        return 0
    if own == "dict" and place:
        keys = (at for at, entry in enumerate(row.entries) if _is_same(entry[0], place[0]))
        return next(keys, None)
    at = _index(place)
    return at if at is not None and own in ("list", "tuple") and 0 <= at < len(row.entries) else None


def _is_same(one: Tree, other: Tree) -> bool:
    return type(one) is type(other) and one == other


# ---------------------------------------------------------------- containers


def _cut_row(row: Row, room: int, kept: int | None, place: Place) -> str:
    left = room - len(row.opening) - len(row.closing)
    if left < SMALLEST:
        return f"{row.opening}{ELLIPSIS}{row.closing}" if left > 0 else ELLIPSIS
    if len(row.entries) * SMALLEST <= left:
        inside = _shared(row.entries, left, kept, place)
    elif kept is None:
        inside = _ends(row.entries, left)
    else:
        inside = _around(row.entries, left, kept, place)
    return f"{row.opening}{inside}{row.closing}"


def _shared(entries: Sequence[Entry], room: int, kept: int | None, place: Place) -> str:
    """Show all entries; the short ones whole, the long ones share what is left evenly."""
    room -= 2 * (len(entries) - 1)
    wholes = [whole_entry(entry, room) for entry in entries]
    share = _share([room if shown is None else len(shown) for shown in wholes], room)
    return ", ".join(
        shown
        if shown is not None and len(shown) <= share
        else _fit_entry(entry, share, place if at == kept else ())
        for at, (entry, shown) in enumerate(zip(entries, wholes, strict=True))
    )


def _share(sizes: Sequence[int], room: int) -> int:
    """Return the largest size such that `sizes`, each cut down to it, fit in `room`."""
    for index, size in enumerate(sorted(sizes)):
        share = room // (len(sizes) - index)
        if size > share:
            return share
        room -= size
    return max(sizes, default=0)


def _fit_entry(entry: Entry, room: int, place: Place = ()) -> str:
    if len(entry) == 1:
        return fit(entry[0], room, place)
    first = fit(entry[0], max(room // 2 - 2, 1))
    return f"{first}: {fit(entry[1], max(room - len(first) - 2, 1), place)}"


def _ends(entries: Sequence[Entry], room: int) -> str:
    """Show as many entries of the head and of the tail as fit, two thirds of the room for the head."""
    room -= len(ELLIPSIS)
    head = _run(entries, room * 2 // 3)
    if not head:
        return f"{_fit_entry(entries[0], room - 2)}, {ELLIPSIS}"
    tail = _run(entries[: len(head) - 1 : -1], room - _length(head))
    return ", ".join([*head, ELLIPSIS, *reversed(tail)])


def _around(entries: Sequence[Entry], room: int, kept: int, place: Place) -> str:
    """Show one entry, and what there is room for of the head and of the tail."""
    room -= 2 * (len(ELLIPSIS) + 2)
    middle = _fit_entry(entries[kept], room // 2, place)
    room -= len(middle)
    head = _run(entries[:kept], room // 2)
    tail = _run(entries[:kept:-1], room - _length(head))
    before = [*head, ELLIPSIS] if len(head) < kept else head
    after = [ELLIPSIS, *reversed(tail)] if len(tail) < len(entries) - kept - 1 else list(reversed(tail))
    return ", ".join([*before, middle, *after])


def _run(entries: Sequence[Entry], room: int) -> list[str]:
    shown: list[str] = []
    for entry in entries:
        text_of = whole_entry(entry, room - 2)
        if text_of is None:
            break
        shown.append(text_of)
        room -= len(text_of) + 2
    return shown


def _length(parts: Sequence[str]) -> int:
    return sum(len(part) + 2 for part in parts)
