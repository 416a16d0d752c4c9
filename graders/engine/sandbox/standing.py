"""How well a system protects: a level, which is what was seen to be refused, and what is missing for a higher one."""

from __future__ import annotations

from graders.engine.record import Record

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

HIGHEST = 4

FILES = ("read", "write", "append", "list", "mode", "memory")
KERNEL = ("network", "datagram", "kernel", "signal", "owner", "priority", "limits", "fork", "exec", "trace")
"""What a probe tries; levels from 2 on refuse all of it."""


class Standing(Record):
    """What was found out about the protection of this system."""

    level: int
    on: tuple[str, ...] = ()
    """What a worker put on, as words."""
    refused: tuple[str, ...] = ()
    """Which attempts were refused, of `FILES` and `KERNEL`."""
    missing: Mapping[str, str] = {}
    """Per layer that is not there, why, in the words of the system."""
    failure: str = ""
    """What was said by the processes that were to find it out, if none of them came to it: then nothing can be graded."""


def standing(
    on: Collection[str], refused: Collection[str], apart: bool, missing: Mapping[str, str]
) -> Standing:
    """Return what it comes to; `apart` says whether a worker counts processes in a namespace of its own.

    A layer that is on but does not refuse what it should counts for nothing.
    """
    level = 1
    if all(attempt in refused for attempt in (*FILES, *KERNEL)):
        level = 2
        if "landlock" in on:
            level = 4 if apart else 3
    return Standing(level, tuple(on), tuple(refused), dict(missing))


def level_of(standing: Standing, on: Collection[str], opens_files: bool) -> int:
    """Return the level of one submission, whose own child put on what `on` says.

    It is lower than that of the system when a layer is missing that was tried out; and without Landlock who may open a file
    may open any.
    """
    if any(layer not in on for layer in standing.on) or (opens_files and standing.level == 2):
        return min(standing.level, 1)
    return standing.level
