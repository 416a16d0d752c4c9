"""The wire's values: Python values as tagged trees and back, without running a line of the values' own code.

Encoding looks at `type(x)` by identity and reads a value by the slots of its built-in base class, so that an
`__eq__`, `__repr__`, `__iter__`, `__hash__`, `__class__`, `__dict__` or metaclass of a submission never runs.
The format: `null`, `true`, `false`; an int up to 2**53 - 1 as number, else `["i", hex]`; a finite float as number,
`["f", "nan" | "inf" | "-inf"]`; a str, with any surrogate `["s", hex of UTF-8]`; `["l", […]]` list, `["t", […]]` tuple,
`["S", […]]` set, `["F", […]]` frozenset, `["d", [[k, v] …]]` dict, `["b", hex]` bytes, `["B", hex]` bytearray,
`["c", re, im]` complex, `["r", start, stop, step]` range, `["..."]`; `["sub", class, base]` for an instance of a subclass
of those, `["o", class, __dict__ or null]` for other objects, `["gen", name]`, `["fn", name]`, `["cycle", levels up]`; and
`["!", "items" | "depth" | "size" | "memory"]` for what went over a budget; `["!", word, tag, length, head]` where it is known
what it was (`telling.head`).
"""

from types import BuiltinFunctionType, FunctionType, GeneratorType, MethodType, ModuleType

from .protocol import dumps
from .slots import attributes, class_name, function_name, generator_name, mro

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable
    from typing import Any

    from graders.engine.model import Tree

NODES = 100_000
DEPTH = 100
TEXT = 200_000
"""How much of a value is encoded: values in all, levels, characters of text."""

EXACT = 2**53 - 1
"""The largest int that every reader of JSON keeps exactly."""


class _FullError(Exception):
    """A budget is used up; its argument is the word for the tree."""


class _Encoder:
    """One value under way: what is left of its budgets, and the containers around the present place."""

    __slots__ = ("depth", "nodes", "path", "text")

    def __init__(self, nodes: int, depth: int, text: int) -> None:
        self.nodes = nodes
        self.depth = depth
        self.text = text
        self.path: dict[int, int] = {}

    def tree(self, value: object) -> "Tree":
        if value is None or value is True or value is False:
            return value
        return _HANDLERS.get(id(type(value)), _other)(self, value)

    def trees(self, values: "Collection[object]") -> "list[Tree]":
        """Return the trees of what is in a container of a built-in class."""
        self.count(len(values))
        tree = self.tree
        return [
            # Most values by far are small numbers.
            value if type(value) is int and -EXACT <= value <= EXACT else tree(value)
            for value in values
        ]

    def count(self, nodes: int) -> None:
        self.nodes -= nodes
        if self.nodes < 0:
            raise _FullError("items")

    def spend(self, characters: int) -> None:
        self.text -= characters
        if self.text < 0:
            raise _FullError("size")

    def enter(self, value: object) -> "list[Tree] | None":
        """Go into a container; when we are in it already, return the tree that says so, and stay out."""
        here = len(self.path)
        if here >= self.depth:
            raise _FullError("depth")
        outer = self.path.setdefault(id(value), here)
        return None if outer == here else ["cycle", here - outer]

    def leave(self, value: object) -> None:
        del self.path[id(value)]


def _int(encoder: _Encoder, value: int) -> "Tree":
    if -EXACT <= value <= EXACT:
        return value
    encoder.spend(value.bit_length() // 4)
    return ["i", hex(value)]


def _float(_: _Encoder, value: float) -> "Tree":
    if value - value == 0.0:
        return value
    if value != value:
        return ["f", "nan"]
    return ["f", "inf" if value > 0.0 else "-inf"]


def _str(encoder: _Encoder, value: str) -> "Tree":
    encoder.text -= len(value)
    if encoder.text < 0:
        raise _FullError("size")
    if value.isascii():
        return value
    try:
        value.encode()
    except UnicodeEncodeError:
        # Two lone surrogates would fuse into one character on their way through JSON.
        return ["s", value.encode("utf-8", "surrogatepass").hex()]
    return value


def _bytes(encoder: _Encoder, value: bytes) -> "Tree":
    encoder.spend(2 * len(value))
    return ["b", value.hex()]


def _bytearray(encoder: _Encoder, value: bytearray) -> "Tree":
    encoder.spend(2 * len(value))
    return ["B", value.hex()]


def _complex(encoder: _Encoder, value: complex) -> "Tree":
    return ["c", _float(encoder, value.real), _float(encoder, value.imag)]


def _range(encoder: _Encoder, value: range) -> "Tree":
    return ["r", _int(encoder, value.start), _int(encoder, value.stop), _int(encoder, value.step)]


def _ordered(tag: str) -> "Callable[[_Encoder, Any], Tree]":
    def handle(encoder: _Encoder, value: "Collection[object]") -> "Tree":
        cycle = encoder.enter(value)
        if cycle is not None:
            return cycle
        trees = encoder.trees(value)
        encoder.leave(value)
        return [tag, trees]

    return handle


def _unordered(tag: str) -> "Callable[[_Encoder, Any], Tree]":
    def handle(encoder: _Encoder, value: "Collection[object]") -> "Tree":
        cycle = encoder.enter(value)
        if cycle is not None:
            return cycle
        trees = sorted(encoder.trees(value), key=dumps)
        encoder.leave(value)
        return [tag, trees]

    return handle


def _dict(encoder: _Encoder, value: dict[object, object]) -> "Tree":
    return _pairs(encoder, list(value.items()), value)


def _pairs(encoder: _Encoder, pairs: list[tuple[object, object]], value: object = None) -> "Tree":
    container = pairs if value is None else value
    cycle = encoder.enter(container)
    if cycle is not None:
        return cycle
    encoder.count(2 * len(pairs))
    tree = encoder.tree
    trees: list[Tree] = [
        [tree(key), item if type(item) is int and -EXACT <= item <= EXACT else tree(item)]
        for key, item in pairs
    ]
    encoder.leave(container)
    return ["d", trees]


def _as(
    read: "Callable[[Any], Any]", handle: "Callable[[_Encoder, Any], Tree]"
) -> "Callable[[_Encoder, Any], Tree]":
    """Handle an instance of a subclass by its base value, which the base class's own slot reads."""
    return lambda encoder, value: handle(encoder, read(value))


def _opaque(_: _Encoder, value: object) -> "Tree":
    return ["o", class_name(type(value)), None]


def _instance(encoder: _Encoder, value: object, handle: "Callable[[_Encoder, Any], Tree]") -> "Tree":
    cycle = encoder.enter(value)
    if cycle is not None:
        return cycle
    base = handle(encoder, value)
    encoder.leave(value)
    return ["sub", class_name(type(value)), base]


def _other(encoder: _Encoder, value: object) -> "Tree":
    """Encode an instance of a class without a handler: its base value, or what it keeps in its `__dict__`."""
    for base in mro(type(value)):
        handle = _BASES.get(id(base))
        if handle is not None:
            return _instance(encoder, value, handle)
        if base is type:
            return ["fn", class_name(value)]
    kept = attributes(value)
    if type(kept) is not dict:
        return _opaque(encoder, value)
    cycle = encoder.enter(value)
    if cycle is not None:
        return cycle
    fields = _dict(encoder, kept)
    encoder.leave(value)
    return ["o", class_name(type(value)), fields]


_HANDLERS: "dict[int, Callable[[_Encoder, Any], Tree]]" = {
    id(int): _int,
    id(str): _str,
    id(float): _float,
    id(list): _ordered("l"),
    id(tuple): _ordered("t"),
    id(dict): _dict,
    id(set): _unordered("S"),
    id(frozenset): _unordered("F"),
    id(bytes): _bytes,
    id(bytearray): _bytearray,
    id(complex): _complex,
    id(range): _range,
    id(type(...)): lambda _, __: ["..."],
    id(FunctionType): lambda _, value: ["fn", function_name(value)],
    id(BuiltinFunctionType): lambda _, value: ["fn", function_name(value)],
    id(MethodType): lambda _, value: ["fn", function_name(value)],
    id(type): lambda _, value: ["fn", class_name(value)],
    id(GeneratorType): lambda _, value: ["gen", generator_name(value)],
    id(ModuleType): _opaque,
}
"""How a value is encoded, by the id of its exact type: looking up the type itself would ask its metaclass."""

_ITERABLES: "tuple[Iterable[object], ...]" = ([], (), {}, set(), "", b"", range(0))
for _iterator in (map, filter, zip, enumerate, reversed, *(type(iter(one)) for one in _ITERABLES)):
    _HANDLERS[id(_iterator)] = lambda _, value: ["gen", class_name(type(value))]

_BASES: "dict[int, Callable[[_Encoder, Any], Tree]]" = {
    id(int): _as(int.__index__, _int),
    id(str): _as(str.__str__, _str),
    id(float): _as(float.__float__, _float),
    id(list): _as(lambda value: list.__getitem__(value, slice(None)), _ordered("l")),
    id(tuple): _as(lambda value: tuple.__getitem__(value, slice(None)), _ordered("t")),
    id(dict): _as(lambda value: list(dict.items(value)), _pairs),
    id(set): _as(lambda value: list(set.__iter__(value)), _unordered("S")),
    id(frozenset): _as(lambda value: list(frozenset.__iter__(value)), _unordered("F")),
    id(bytes): _as(lambda value: bytes.__getitem__(value, slice(None)), _bytes),
    id(bytearray): _as(lambda value: bytearray.__getitem__(value, slice(None)), _bytearray),
    id(complex): _as(complex.__complex__, _complex),
}


def encode(value: object, nodes: int = NODES, depth: int = DEPTH, text: int = TEXT) -> "Tree":
    """Return the tree of any value; what goes over a budget becomes `["!", word]` as a whole. Never raises."""
    return measured(value, nodes, depth, text)[0]


def measured(
    value: object, nodes: int = NODES, depth: int = DEPTH, text: int = TEXT
) -> "tuple[Tree, int, int]":
    """Return the tree, and how many nodes in containers and characters of text were counted.

    Of what went over a budget, the count is larger than that.
    """
    encoder = _Encoder(nodes - 1, depth, text)
    try:
        tree = encoder.tree(value)
    except _FullError as full:
        tree = ["!", full.args[0]]
    except (MemoryError, RecursionError):
        tree = ["!", "memory"]
    return tree, nodes - 1 - encoder.nodes, text - encoder.text


def head(value: object, word: str, nodes: int, text: int) -> "Tree":
    """Return what still tells of a value that is too large as a whole: `["!", word, tag, length, head]`.

    Tag and head are as in its tree; the head is as much of it as there are nodes and characters for. Of a value that
    has no head, only the word is told. Never raises.
    """
    tag = _HEADS.get(id(type(value)))
    if tag is None:
        return ["!", word]
    try:
        return ["!", word, tag, len(value), _head(value, word, tag, _Encoder(nodes, DEPTH, text))]  # type: ignore[arg-type]
    except (MemoryError, RecursionError):
        return ["!", "memory"]


def _head(value: "Any", word: str, tag: str, encoder: _Encoder) -> "Tree":
    if tag == "s":
        return _str(encoder, value[: encoder.text])
    if tag in ("b", "B"):
        return bytes(value[: encoder.text // 2]).hex()
    encoder.enter(value)
    told: list[Tree] = []
    for item in value.items() if tag == "d" else value:
        nodes, text = encoder.nodes // _PARTS, encoder.text // _PARTS
        encoder.nodes -= 1
        if encoder.nodes < 0:
            break
        try:
            told.append([encoder.tree(part) for part in item] if tag == "d" else encoder.tree(item))
        except _FullError:
            if tag != "d":
                told.append(head(item, word, nodes, text))
            break
    return told


_HEADS = {
    id(list): "l", id(tuple): "t", id(set): "S", id(frozenset): "F", id(dict): "d", id(str): "s", id(bytes): "b",
    id(bytearray): "B",
}  # fmt: skip
"""The tags of what has a head, by the id of its exact type."""

_PARTS = 4
"""The head of a value inside a head gets so many times less."""


def _decoded(trees: "Any") -> "list[Any]":
    return [decode(tree) if type(tree) is list else tree for tree in trees]


_BUILDERS: "dict[str, Callable[[Any], object]]" = {
    "l": lambda tree: _decoded(tree[1]),
    "t": lambda tree: tuple(_decoded(tree[1])),
    "S": lambda tree: set(_decoded(tree[1])),
    "F": lambda tree: frozenset(_decoded(tree[1])),
    "d": lambda tree: {
        decode(key) if type(key) is list else key: decode(item) if type(item) is list else item
        for key, item in tree[1]
    },
    "i": lambda tree: int(tree[1], 16),
    "f": lambda tree: float(tree[1]),
    "s": lambda tree: bytes.fromhex(tree[1]).decode("utf-8", "surrogatepass"),
    "b": lambda tree: bytes.fromhex(tree[1]),
    "B": lambda tree: bytearray.fromhex(tree[1]),
    "c": lambda tree: complex(*_decoded(tree[1:])),
    "r": lambda tree: range(*_decoded(tree[1:])),
    "...": lambda _: ...,
}


def decode(tree: "Tree") -> object:
    """Return the value of a tree of our own making (arguments), a new one each time.

    Raises:
        KeyError: for a tag that stands for no value.
    """
    if type(tree) is not list:
        return tree
    return _BUILDERS[str(tree[0])](tree)
