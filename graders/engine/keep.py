"""Keep what a function answered; as `functools` does, which takes a seventh of a bare start of the interpreter to import."""

from __future__ import annotations

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from typing import TypeVar

    _Answer = TypeVar("_Answer")


def keep(most: int) -> Callable[[Callable[..., _Answer]], Callable[..., _Answer]]:
    """Have a function's answers kept by its (hashable, positional) arguments: at most so many, then all are forgotten."""

    def keeping(function: Callable[..., _Answer]) -> Callable[..., _Answer]:
        kept: dict[tuple[Hashable, ...], _Answer] = {}

        def ask(*arguments: Hashable) -> _Answer:
            if arguments not in kept:
                if len(kept) >= most:
                    kept.clear()
                kept[arguments] = function(*arguments)
            return kept[arguments]

        return ask

    return keeping
