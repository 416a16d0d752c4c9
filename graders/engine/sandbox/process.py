"""A child process as the sandbox sees it, however it came to be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from graders.engine.record import Record


class Ends(Record):
    """Our ends of a child's three pipes, as descriptors."""

    requests: int
    answers: int
    printed: int


class Process(Protocol):
    """One child in a process group of its own."""

    ends: Ends

    def cpu_seconds(self) -> float | None:
        """Return the CPU time it used, by the system's clock; None where the system does not tell."""

    def kill(self) -> None:
        """Kill it and all of its group, at once; harmless when it is gone."""

    def poll(self) -> int | None:
        """Return its exit status (minus the signal that ended it), None while it runs."""

    def wait(self) -> int:
        """Return its exit status when it has ended."""


class Spawner(Protocol):
    """Where children come from."""

    def __call__(self, arguments: Sequence[str]) -> Process:
        """Start the worker's boot file with `arguments`.

        Raises:
            OSError: when the system refuses.
        """
