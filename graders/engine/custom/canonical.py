"""Write a value down as text: exactly, to compare and count values, or shortly, to show them to people.

Values come from students. They are compared as text, because a dict or a set that is keyed by the values
themselves can be made very slow, and because `1`, `1.0` and `True` are three different answers.
"""

from collections.abc import Iterable
from reprlib import Repr

from graders.engine.custom.api import Opaque

_DEEPEST = 150
"""Deeper than any value that comes out of a worker; below it, values are taken for equal."""

_SHOWN = 80


def canonical(value: object, depth: int = 0) -> str:
    """Return a text that two values share exactly when they are equal and of the same types.

    The order of dictionaries and sets does not matter; nan equals nan and 0.0 equals -0.0.
    """
    kind = type(value)
    if depth > _DEEPEST:
        return "…"
    if isinstance(value, bool) or value is None:
        return repr(value)
    if kind is int:
        return f"i{value:x}"  # decimal digits of a huge int are refused by Python
    if kind is float:
        return f"f{value + 0.0!r}"  # type: ignore[operator]  # narrowed by kind
    if kind in (str, bytes, bytearray, complex, range):
        return f"{kind.__name__}{value!r}"
    return _container(value, depth + 1)


def _container(value: object, depth: int) -> str:
    kind = type(value)
    if kind is dict:
        assert isinstance(value, dict)
        entries = (f"{canonical(key, depth)}:{canonical(one, depth)}" for key, one in value.items())
        return f"{{{_joined(sorted(entries))}}}"
    if kind in (list, tuple):
        assert isinstance(value, (list, tuple))
        return f"{kind.__name__}[{_joined(canonical(one, depth) for one in value)}]"
    if kind in (set, frozenset):
        assert isinstance(value, (set, frozenset))
        return f"{kind.__name__}[{_joined(sorted(canonical(one, depth) for one in value))}]"
    return f"object{id(value)}"


def _joined(parts: Iterable[str]) -> str:
    return ",".join(parts)


class _Short(Repr):
    """`reprlib` with room for a whole hand or list of throws, and without its failure on huge ints."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 4
        self.maxdict = self.maxlist = self.maxtuple = self.maxset = self.maxfrozenset = 30
        self.maxstring = self.maxother = _SHOWN

    def repr_int(self, x: int, level: int) -> str:
        """Return the digits, or their number when there are very many."""
        return f"<{x.bit_length()} bits>" if x.bit_length() > 4 * _SHOWN else super().repr_int(x, level)


def shown(value: object) -> str:
    """Return a value as Python writes it, cut to what fits on a line."""
    return cut(_Short().repr(value), _SHOWN)


def cut(text: str, limit: int) -> str:
    """Return text on one line, without characters that do not show, its middle left out when too long."""
    line = "".join(letter if letter.isprintable() else "�" for letter in " ".join(text.split()))
    if len(line) <= limit:
        return line
    head = limit // 2
    return f"{line[:head]} … {line[head - limit + 3 :]}"


def type_name(value: object) -> str:
    """Return the name of a value's type, of what it stands for if it could not be rebuilt."""
    return value.type_name if isinstance(value, Opaque) else type(value).__name__
