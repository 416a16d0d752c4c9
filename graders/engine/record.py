"""Frozen records: tuples with named fields, as `typing.NamedTuple` makes them, but far cheaper to define.

`nakijk check` defines some seventy of them before it can say anything. A `NamedTuple` takes 0.1 ms (it compiles source text for
each class), a frozen dataclass 0.6 ms; a record 0.007 ms, and its constructor is compiled when it is first used. Together that
is half a bare start of the interpreter. Type checkers know records by `dataclass_transform`.
"""

from __future__ import annotations

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
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
        namespace |= {field: _getter(index, field) for index, field in enumerate(fields)}
        namespace |= {"__slots__": (), "_fields": fields, "__match_args__": fields, "_defaults": defaults}
        return super().__new__(mcs, name, bases, namespace)


class Record(tuple["Any", ...], metaclass=_Fields):  # noqa: SLOT001 - the metaclass sets __slots__
    """The base of all records; it is made with its fields in order or by name."""

    _fields: ClassVar[tuple[str, ...]]
    _defaults: ClassVar[dict[str, Any]]

    def __new__(cls, *values: Any, **named: Any) -> Self:
        """Make the first record of this class, and the function that makes the others.

        Raises:
            TypeError: for a field too many, too few, twice, or of another name.
        """
        made = _constructor(cls._fields, cls._defaults)
        cls.__new__ = made  # type: ignore[method-assign]  # it is what this method is a stand-in for
        record: Self = made(cls, *values, **named)
        return record

    def _replace(self, **changes: Any) -> Self:
        """Return the record with some fields changed.

        Raises:
            TypeError: for a field of another name.
        """
        return type(self)(**{**dict(zip(self._fields, self, strict=True)), **changes})

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in zip(self._fields, self, strict=True))
        return f"{type(self).__name__}({inside})"

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)


def _constructor(fields: tuple[str, ...], defaults: dict[str, Any]) -> Any:
    """Return `__new__` for these fields: as fast as that of a `NamedTuple`, and made in the same way."""
    parameters = ", ".join(
        f"{field}=_defaults[{field!r}]" if field in defaults else field for field in fields
    )
    source = f"lambda _cls, {parameters}: _make(_cls, ({', '.join(fields)},))"
    return eval(source, {"_make": tuple.__new__, "_defaults": defaults, "__builtins__": {}})  # noqa: S307 - our own names
