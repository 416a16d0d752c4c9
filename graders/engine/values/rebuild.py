"""Values for checkers: trees back into Python objects, where that is safe, quick and exact."""

from __future__ import annotations

from graders.engine.model import Tree
from graders.engine.values.jsontext import compact
from graders.engine.values.nodes import binary, bounds, items, kind, name, number, pairs, sound, text
from graders.engine.values.scalars import weigh

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

MOST_ALIKE = 64
"""How many keys of one dict or set may share a hash: more are made to collide, and cost quadratic time."""


_PLAIN = frozenset({str, int, float, bool, type(None)})
"""Types of what stands in a tree as it is."""

_TEXT, _LIST, _TWO = frozenset({str}), frozenset({list}), frozenset({2})


class Opaque:
    """A value that is not rebuilt (an object, a generator, a subclass …), equal only to itself."""

    __slots__ = ("type_name",)

    def __init__(self, type_name: str) -> None:
        self.type_name = type_name

    def __repr__(self) -> str:
        return f"Opaque({self.type_name!r})"


def rebuild(tree: Tree, nodes: int = 100_000) -> object:
    """Return the Python value of `tree`; what cannot be rebuilt becomes an `Opaque` with its type's name.

    Total. A value of more than `nodes` nodes is one `Opaque`; so is a dict or set with unusable keys.
    """
    if type(tree) in _PLAIN:
        return tree
    value = _plain(tree, nodes)
    if value is not None:
        return value
    tree = sound(tree)
    # As text it takes a character for each node at least, and that is counted quickly.
    if len(compact(tree)) > nodes and weigh(tree, nodes).nodes > nodes:
        return Opaque(_type_name(tree))
    return _build(tree)


def _plain(tree: object, nodes: int) -> object | None:
    """Return the value of a list or dict that holds single values only, as most do; None for any other tree.

    The keys of such a dict are texts, whose hashes nobody can foresee: they cannot be made to collide.
    """
    if type(tree) is not list or len(tree) != 2 or type(tree[1]) is not list or 2 * len(tree[1]) >= nodes:
        return None
    tag, inside = tree
    if tag == "l":
        return inside.copy() if _PLAIN.issuperset(map(type, inside)) else None
    if tag != "d":
        return None
    if not inside:
        return {}
    if not _LIST.issuperset(map(type, inside)) or not _TWO.issuperset(map(len, inside)):
        return None
    keys, values = zip(*inside, strict=True)
    if not _TEXT.issuperset(map(type, keys)) or not _PLAIN.issuperset(map(type, values)):
        return None
    return dict(zip(keys, values, strict=True))


def _build(tree: Tree) -> object:
    build = _BUILDERS.get(kind(tree))
    return Opaque(_type_name(tree)) if build is None else build(tree)


def _type_name(tree: Tree) -> str:
    return name(tree) if kind(tree) in ("object", "subclass") else kind(tree)


def _dict(tree: Tree) -> object:
    entries = [(_build(entry), _build(value)) for entry, value in pairs(tree)]
    return dict(entries) if _can_be_keys(entry for entry, _value in entries) else Opaque("dict")


def _keyed(make: Callable[[Iterable[Any]], object]) -> Callable[[Tree], object]:
    def build(tree: Tree) -> object:
        elements = [_build(item) for item in items(tree)]
        return make(elements) if _can_be_keys(elements) else Opaque(kind(tree))

    return build


def _can_be_keys(values: Iterable[object]) -> bool:
    """Tell whether `values` can be hashed, and do not share hashes by the dozen."""
    try:
        hashes = sorted(hash(value) for value in values)
    except TypeError:
        return False
    return all(first != last for first, last in zip(hashes, hashes[MOST_ALIKE:], strict=False))


_BUILDERS: Mapping[str, Callable[[Tree], object]] = {
    "None": lambda tree: tree, "bool": lambda tree: tree,
    "int": number, "float": number, "complex": number, "str": text,
    "bytes": binary, "bytearray": lambda tree: bytearray(binary(tree)),
    "range": lambda tree: range(*bounds(tree)), "ellipsis": lambda _tree: ...,
    "list": lambda tree: [_build(item) for item in items(tree)],
    "tuple": lambda tree: tuple([_build(item) for item in items(tree)]),
    "set": _keyed(set), "frozenset": _keyed(frozenset), "dict": _dict,
}  # fmt: skip
