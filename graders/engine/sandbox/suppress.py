"""Go on after an exception that tells nothing new; as `contextlib` does, which a check does not pay for importing."""

from __future__ import annotations

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from types import TracebackType


class suppress:  # noqa: N801 - as in `contextlib`
    """`with suppress(OSError):` ends its block at an exception of these classes, and goes on after it."""

    __slots__ = ("_exceptions",)

    def __init__(self, *exceptions: type[BaseException]) -> None:
        self._exceptions = exceptions

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        return kind is not None and issubclass(kind, self._exceptions)
