"""Which modules of the standard library a file asks for, before anything of ours is imported that could tell exactly."""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

MOST = 1 << 20
"""How much of a file is looked at, in bytes."""


def modules(words: Iterable[str]) -> tuple[str, ...]:
    """Return the modules of the standard library that the file named on a command line imports.

    That is only a guess, to have them imported early: what it misses is imported later, what it takes for an import was not
    needed. The file is read like any other; a problem with it is told by who needs it.
    """
    for word in words:
        if not word.startswith("-") and os.path.isfile(word):  # noqa: PTH113 (start-up time)
            try:
                with open(word, "rb") as file:  # noqa: PTH123
                    found = {name for line in file.read(MOST).splitlines() for name in _named(line)}
            except OSError:
                return ()
            return tuple(sorted(found & sys.stdlib_module_names))
    return ()


def _named(line: bytes) -> Iterator[str]:
    """Yield the modules that a line imports, without what is inside them."""
    first, _, rest = line.strip().partition(b" ")
    if first == b"from":
        yield _module(rest)
    elif first == b"import":
        yield from map(_module, rest.split(b","))


def _module(text: bytes) -> str:
    words = text.split(None, 1)
    return words[0].split(b".")[0].decode("ascii", "replace") if words else ""


def begin(words: Iterable[str]) -> None:
    """Start, on Linux, the zygote of a check of the file that these words name; whoever fails here fails again later."""
    if sys.platform != "linux" or not hasattr(os, "pidfd_open"):
        return
    from graders.engine.sandbox.launch import launch

    found = modules(words)
    try:
        launched = launch((), found)
    except OSError:
        return
    # Lazy: it is under way before anything else is imported.
    from graders.engine.sandbox.system import take_over

    take_over(launched, found)
