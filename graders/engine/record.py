"""Frozen records: tuples with named fields, as `typing.NamedTuple` makes them, but far cheaper to define.

`nakijk check` defines some seventy of them before it can say anything. A `NamedTuple` takes 0.1 ms (it compiles source text for
each class), a frozen dataclass 0.6 ms; a record 0.01 ms, for its constructor is one of those below with other names for its
parameters. Together that is half a bare start of the interpreter. Type checkers know records by `dataclass_transform`.
"""

from __future__ import annotations

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from types import FunctionType
    from typing import Any, ClassVar, Self, dataclass_transform
else:

    def dataclass_transform(**_options):
        """Do nothing: what `typing.dataclass_transform` says is for type checkers."""
        return lambda cls: cls


try:
    from _collections import _tuplegetter as _getter  # type: ignore[import-not-found]  # as `collections` does
except ImportError:
    from operator import itemgetter

    def _getter(index: int, doc: str) -> property:
        return property(itemgetter(index), doc=doc)


_make = tuple.__new__
_Function: type[FunctionType] = type(lambda: None)  # type: ignore[assignment]  # that is what it is
"""`types.FunctionType`, without importing `types`."""

_CONSTRUCTORS = (
    lambda _cls: _make(_cls, ()),
    lambda _cls, a: _make(_cls, (a,)),
    lambda _cls, a, b: _make(_cls, (a, b)),
    lambda _cls, a, b, c: _make(_cls, (a, b, c)),
    lambda _cls, a, b, c, d: _make(_cls, (a, b, c, d)),
    lambda _cls, a, b, c, d, e: _make(_cls, (a, b, c, d, e)),
    lambda _cls, a, b, c, d, e, f: _make(_cls, (a, b, c, d, e, f)),
    lambda _cls, a, b, c, d, e, f, g: _make(_cls, (a, b, c, d, e, f, g)),
    lambda _cls, a, b, c, d, e, f, g, h: _make(_cls, (a, b, c, d, e, f, g, h)),
    lambda _cls, a, b, c, d, e, f, g, h, i: _make(_cls, (a, b, c, d, e, f, g, h, i)),
    lambda _cls, a, b, c, d, e, f, g, h, i, j: _make(_cls, (a, b, c, d, e, f, g, h, i, j)),
    lambda _cls, a, b, c, d, e, f, g, h, i, j, k: _make(_cls, (a, b, c, d, e, f, g, h, i, j, k)),
    lambda _cls, a, b, c, d, e, f, g, h, i, j, k, m: _make(_cls, (a, b, c, d, e, f, g, h, i, j, k, m)),
    lambda _cls, a, b, c, d, e, f, g, h, i, j, k, m, n: _make(_cls, (a, b, c, d, e, f, g, h, i, j, k, m, n)),
    lambda _cls, a, b, c, d, e, f, g, h, i, j, k, m, n, o: _make(
        _cls, (a, b, c, d, e, f, g, h, i, j, k, m, n, o)
    ),
)
"""`__new__` by the number of fields: a record with more of them needs another line here."""


def _constructor(fields: tuple[str, ...], defaults: tuple[Any, ...]) -> FunctionType:
    """Return `__new__` for these fields, of which the last ones have defaults: as fast as that of a `NamedTuple`."""
    code = _CONSTRUCTORS[len(fields)].__code__
    return _Function(code.replace(co_varnames=("_cls", *fields)), globals(), "__new__", defaults)


@dataclass_transform(frozen_default=True)
class _Fields(type):
    """Turns the annotated names of a class into fields, in their order, with their defaults."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> _Fields:
        # In the namespace, as text, thanks to `from __future__ import annotations` in the defining module.
        fields = tuple(namespace.get("__annotations__", ())) if bases[0] is not tuple else ()
        if bases[0] is not tuple and not fields:
            raise TypeError(
                f"{name} has no fields: does its module lack `from __future__ import annotations`?"
            )
        defaults = {field: namespace[field] for field in fields if field in namespace}
        if fields[len(fields) - len(defaults) :] != tuple(defaults):
            raise TypeError(f"{name} has a field without a default after one with a default")
        namespace |= {field: _getter(index, field) for index, field in enumerate(fields)}
        namespace |= {"__slots__": (), "__match_args__": fields, "_fields": fields}
        namespace["__new__"] = _constructor(fields, tuple(defaults.values()))
        return super().__new__(mcs, name, bases, namespace)


class Record(tuple["Any", ...], metaclass=_Fields):  # noqa: SLOT001 - the metaclass sets __slots__
    """The base of all records; it is made with its fields in order or by name, as if by a function."""

    _fields: ClassVar[tuple[str, ...]]

    def _replace(self, **changes: Any) -> Self:
        """Return the record with some fields changed.

        Raises:
            TypeError: for a field of another name.
        """
        changed = _make(type(self), map(changes.pop, self._fields, self))
        if changes:
            raise TypeError(f"{type(self).__name__} has no field {', '.join(changes)}")
        return changed

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in zip(self._fields, self, strict=True))
        return f"{type(self).__name__}({inside})"

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)
