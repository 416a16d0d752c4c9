"""Show values, and what a function said, on one line of a sentence: bounded, and cut only between tokens."""

from __future__ import annotations

from graders.engine.custom.api import Opaque
from graders.engine.model import Tree
from graders.engine.values.jsontext import compact
from graders.engine.values.nodes import UNREADABLE
from graders.engine.values.scalars import scalar

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

_DEEPEST = 150
"""Deeper than any value that is shown."""

_SHOWN = 80


def shown(value: object, limit: int = _SHOWN) -> str:
    """Return a value as Python writes it, of one too long the head and the tail."""
    # Lazy: right answers are not shown, and `nakijk check` must start fast.
    from graders.engine.values.show import show

    return show(_tree(value), limit)


def cut(text: str, limit: int) -> str:
    """Return text on one line, white space as single spaces, its middle left out when too long."""
    return _fit(_pieces(" ".join(text.split())), limit)


def quote(text: str, limit: int) -> str:
    r"""Return what was said on one line: line ends as `\n`, other white space as single spaces, cut when too long."""
    lines = [" ".join(line.split()) for line in text.split("\n")]
    return _fit(_pieces("\n".join(lines).strip("\n")), limit)


def _pieces(text: str) -> list[str]:
    """Return the text in parts that are not cut: letters, and the escapes of what cannot be shown."""
    from graders.engine.values.escape import bare  # lazy: right answers are not shown

    return list(text) if text.isascii() and text.isprintable() else [bare(letter) for letter in text]


def _fit(pieces: list[str], limit: int) -> str:
    from graders.engine.values.escape import CUT  # lazy: as above

    if sum(map(len, pieces)) <= limit:
        return "".join(pieces)
    head = _run(pieces, limit // 2)
    tail = _run(reversed(pieces), limit - len(CUT) - len("".join(head)))
    return f"{''.join(head)}{CUT}{''.join(reversed(tail))}"


def _run(pieces: Iterable[str], room: int) -> list[str]:
    run: list[str] = []
    for piece in pieces:
        room -= len(piece)
        if room < 0:
            break
        run.append(piece)
    return run


# ---------------------------------------------------------------- values as trees


def _tree(value: object, depth: int = 0) -> Tree:
    make = _TREES.get(type(value))
    if make is None:
        return scalar(value)
    return make(value, depth + 1) if depth < _DEEPEST else UNREADABLE


def _trees(values: Iterable[object], depth: int) -> list[Tree]:
    return [_tree(value, depth) for value in values]


def _dict(value: Mapping[object, object], depth: int) -> Tree:
    return ["d", [[_tree(key, depth), _tree(one, depth)] for key, one in value.items()]]


_TREES: Mapping[type, Callable[[Any, int], Tree]] = {
    list: lambda value, depth: ["l", _trees(value, depth)],
    tuple: lambda value, depth: ["t", _trees(value, depth)],
    set: lambda value, depth: ["S", sorted(_trees(value, depth), key=compact)],
    frozenset: lambda value, depth: ["F", sorted(_trees(value, depth), key=compact)],
    dict: _dict,
    bytearray: lambda value, _depth: ["B", value.hex()],
    range: lambda value, _depth: ["r", *(scalar(bound) for bound in (value.start, value.stop, value.step))],
    Opaque: lambda value, _depth: ["o", value.type_name, None],
}  # fmt: skip
