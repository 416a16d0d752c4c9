"""How this system starts children and watches their pipes: the one place that knows which system it is."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from graders.engine.record import Record

if TYPE_CHECKING:
    from graders.engine.sandbox.process import Ends, Pipes, Spawner


class System(Record):
    """One way to have children, and the level of protection that it reaches."""

    spawn: Spawner
    pipes: Callable[[Ends], Pipes]
    level: int


def posix() -> System:
    """Return the way of POSIX systems, which others cannot even import."""
    from graders.engine.sandbox.posix import PolledPipes, spawn

    return System(spawn, PolledPipes, level=1)


def portable() -> System:
    """Return the way that works anywhere; importing it costs a few milliseconds more."""
    from graders.engine.sandbox.portable import ThreadedPipes, spawn

    return System(spawn, ThreadedPipes, level=0)


def system() -> System:
    """Return the best way that this system has."""
    return posix() if hasattr(os, "posix_spawn") else portable()
