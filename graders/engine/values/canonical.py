"""Values as bytes: equal bytes for equal values, so that values can be keys, be sorted and be digested.

Nothing here hashes or orders a value itself: 25,000 ints that collide in a dict do not as bytes.
"""

from __future__ import annotations

from _collections_abc import Callable, Mapping

from graders.engine.model import Comparison, Tree
from graders.engine.values.hashing import digest as hashed
from graders.engine.values.jsontext import compact
from graders.engine.values.nodes import (
    bounds,
    head,
    headed,
    inner,
    integer,
    items,
    kind,
    length,
    name,
    number,
    pairs,
    sound,
    text,
)

Write = Callable[[Tree, Comparison | None], str]


def canonical(tree: Tree) -> bytes:
    """Return the bytes that stand for exactly this value: type, -0.0 and nan kept apart.

    Total: everything that is no well-formed tree has the bytes of one value, `nodes.UNREADABLE`.
    """
    return _write(sound(tree), None).encode("ascii")


def digest(tree: Tree) -> str:
    """Return `sha256:…` of the canonical bytes of `tree`."""
    return hashed(canonical(tree))


def key(tree: Tree, options: Comparison) -> bytes:
    """Return bytes that are equal for values that `options` call equal, but that floats are taken exactly.

    `tree` is well formed (`nodes.sound`). -0.0 and 0.0 are the same, as they are as the keys of a dict.
    """
    return _write(tree, options).encode("ascii")


def fold(value: str, options: Comparison) -> str:
    """Return `value` without what `options.text` ignores: the difference in case, or all white space."""
    if options.text == "ignore case":
        return value.casefold()
    return "".join(value.split()) if options.text == "ignore whitespace" else value


def _write(tree: Tree, options: Comparison | None) -> str:
    return _WRITERS[kind(tree)](tree, options)


def _integer(tree: Tree, options: Comparison | None) -> str:
    return f"{_number_mark('i', options)}{integer(tree):x}"


def _float(tree: Tree, options: Comparison | None) -> str:
    value = float(number(tree).real)
    if options is not None and options.numbers == "by value" and value.is_integer():
        return f"n{int(value):x}"
    return _number_mark("f", options) + _bits(value, options)


def _complex(tree: Tree, options: Comparison | None) -> str:
    value = complex(number(tree))
    if options is not None and options.numbers == "by value" and value.imag == 0:
        return _float(value.real, options)
    return f"c({_bits(value.real, options)},{_bits(value.imag, options)})"


def _number_mark(mark: str, options: Comparison | None) -> str:
    return "n" if options is not None and options.numbers == "by value" else mark


def _bits(value: float, options: Comparison | None) -> str:
    return "0x0.0p+0" if options is not None and value == 0 else value.hex()


def _text(tree: Tree, options: Comparison | None) -> str:
    value = text(tree) if options is None else fold(text(tree), options)
    try:
        value.encode()
    except UnicodeEncodeError:  # as JSON, two of them would look like one character
        return f"s{value.encode('utf-8', 'surrogatepass').hex()}"
    return compact(value)


def _list(tree: Tree, options: Comparison | None) -> str:
    if options is None:  # most values by far are numbers
        written = [f"i{item:x}" if type(item) is int else _write(item, None) for item in items(tree)]
    else:
        written = [_write(item, options) for item in items(tree)]
    if unordered(kind(tree), options):
        written.sort()
    return f"{sequence_mark(kind(tree), options)}[{','.join(written)}]"


def unordered(kind_of: str, options: Comparison | None) -> bool:
    """Return whether a list or tuple counts as a multiset; a tuple only if it may equal a list."""
    if options is None or options.order != "any":
        return False
    return kind_of == "list" or options.sequences == "any"


def sequence_mark(kind_of: str, options: Comparison | None) -> str:
    """Return what lists and tuples that may be equal have in common."""
    return "l" if kind_of == "list" or (options is not None and options.sequences == "any") else "t"


def _set(tree: Tree, options: Comparison | None) -> str:
    written = sorted(_write(item, options) for item in items(tree))
    return f"{kind(tree)}[{','.join(written)}]"


def _dict(tree: Tree, options: Comparison | None) -> str:
    written = sorted(f"{_write(name, options)}:{_write(value, options)}" for name, value in pairs(tree))
    return f"d[{','.join(written)}]"


def _range(tree: Tree, _options: Comparison | None) -> str:
    return "r" + ",".join(f"{bound:x}" for bound in bounds(tree))


def _class(tree: Tree, options: Comparison | None) -> str:
    return f"{kind(tree)}{_text(name(tree), None)}({_write(inner(tree), options)})"


def _cut(tree: Tree, options: Comparison | None) -> str:
    if not headed(tree):
        return _named(tree, options)
    return f"{_named(tree, options)}{length(tree)}({_write(head(tree), options)})"


def _named(tree: Tree, _options: Comparison | None) -> str:
    return f"{kind(tree)}{_text(name(tree), None)}"


_WRITERS: Mapping[str, Write] = {
    "None": lambda _tree, _options: "N",
    "bool": lambda tree, _options: "T" if tree else "U",
    "int": _integer, "float": _float, "complex": _complex, "str": _text,
    "list": _list, "tuple": _list, "set": _set, "frozenset": _set, "dict": _dict, "range": _range,
    "bytes": _named, "bytearray": _named, "ellipsis": lambda _tree, _options: "E",
    "subclass": _class, "object": _class, "generator": _named, "function": _named, "cut": _cut,
    "cycle": lambda tree, _options: f"cycle{name(tree)}",
}  # fmt: skip
