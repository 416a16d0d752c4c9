"""Write a value down as text, exactly, to compare and count values.

Values come from students. They are compared as text, because a dict or a set that is keyed by the values
themselves can be made very slow, and because `1`, `1.0` and `True` are three different answers.
"""

from __future__ import annotations

from graders.engine.custom.api import Opaque

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Iterable

_DEEPEST = 150
"""Deeper than any value that comes out of a worker; below it, values are taken for equal."""

_LONGEST_NAME = 80
"""Longer than any name of a class that someone means; a student's class can have any text as its name."""

_BUILT_IN = frozenset(
    kind.__name__
    for kind in (
        type(None), bool, int, float, complex, str, bytes, bytearray, list, tuple, set, frozenset, dict, range,
    )
)  # fmt: skip


def canonical(value: object, depth: int = 0) -> str:
    """Return a text that two values share exactly when they are equal and of the same types.

    The order of dictionaries and sets does not matter; nan equals nan and 0.0 equals -0.0. What could not be
    rebuilt equals only itself.
    """
    if depth > _DEEPEST:
        return "…"
    kind = type(value)
    if kind is str:
        return f"str{value!r}"
    if kind is int:
        return f"i{value:x}"  # decimal digits of a huge int are refused by Python
    if kind is bool or value is None:
        return repr(value)
    if kind is float:
        return f"f{value + 0.0!r}"  # type: ignore[operator]  # narrowed by kind
    if kind in (bytes, bytearray, complex, range):
        return f"{kind.__name__}{value!r}"
    return _container(value, depth + 1)


def counted(values: Iterable[object]) -> dict[str, int]:
    """Return how often each value stands there, by its `canonical` text."""
    counts: dict[str, int] = {}
    for text in map(canonical, values):
        counts[text] = counts.get(text, 0) + 1
    return counts


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


def type_name(value: object) -> str:
    """Return the name of a value's type, of what it stands for if it could not be rebuilt, safe to print.

    Only to speak of it: a student's class can have the name of a built-in one.
    """
    if not isinstance(value, Opaque):
        return type(value).__name__
    from graders.engine.values.escape import bare  # lazy: right answers are not spoken of

    name = bare(value.type_name[: _LONGEST_NAME + 1])
    return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"


def is_namesake(value: object) -> bool:
    """Tell whether a value that could not be rebuilt has a type that is named like a built-in one."""
    return isinstance(value, Opaque) and value.type_name in _BUILT_IN
