"""A child process as the sandbox sees it, however it came to be: how it is started, its pipes, its end."""

from __future__ import annotations

import time

from graders.engine.record import Record

CHUNK = 1 << 16
"""How many bytes are moved at a time."""

PATIENCE = 0.25
"""The longest wait in seconds before the clocks of a child are looked at again."""

OWN_MB = 32
"""What the interpreter and our own code may take where memory is limited from outside, in units of 2**20 bytes."""

SIGKILL = 9
"""The same everywhere; the `signal` module costs most of a millisecond to import."""

LOST = -(1 << 16)
"""The status of a child that nobody can tell of any more, since what it was forked from is gone; no child ends with it."""


LINGER = 0.25
"""How many seconds a child that closed its wire, or was killed, may take to end by itself."""


class Ends(Record):
    """Our ends of a child's three pipes, as descriptors."""

    requests: int
    answers: int
    printed: int


class Unwatched:
    """A child that needs no watching but that of its clock: what limits it otherwise is the system."""

    on: tuple[str, ...] = ()
    patience = PATIENCE

    def outgrown(self) -> int | None:
        """Return None: the system keeps the limit on memory, or nobody does."""
        return None

    def threads(self) -> int:
        """Return 0: it is not known."""
        return 0


TYPE_CHECKING = False
if TYPE_CHECKING:  # nobody asks for these at run time, and each takes longer to define than a record
    from typing import Protocol

    from graders.engine.sandbox.order import Order

    class Process(Protocol):
        """One child in a process group of its own."""

        ends: Ends
        on: tuple[str, ...]
        """What confines it from outside, as words; what it gives up itself, it tells."""
        patience: float
        """The longest wait in seconds before it is looked at again."""

        def cpu_seconds(self) -> float | None:
            """Return the CPU time it used, by the system's clock; None where the system does not tell."""

        def outgrown(self) -> int | None:
            """Return how much memory it may have (in units of 2**20 bytes) if it had more when its clock was looked at.

            None where the system itself keeps that limit.
            """

        def threads(self) -> int:
            """Return how many threads it has, 0 where the system does not tell."""

        def point(self) -> bool:
            """Have it write its stack to its answers, whatever it is doing; False where the system has no way to."""

        def kill(self) -> None:
            """Kill it and all of its group, at once; harmless when it is gone."""

        def poll(self) -> int | None:
            """Return its exit status (minus the signal that ended it), None while it runs."""

        def wait(self) -> int:
            """Return its exit status when it has ended."""

    class Pipes(Protocol):
        """What has come out of a child, and what still has to go in."""

        answers: bytearray
        printed: bytearray
        ended: bool
        """Whether no more answers can come."""
        done: bool
        """Whether nothing can come any more."""

        def send(self, data: bytes) -> None:
            """Have `data` sent, as fast as the child reads."""

        def wait(self, seconds: float) -> bool:
            """Wait for anything to come, at most so long; returns whether something came or ended."""

        def close(self) -> None:
            """Close our ends."""

    class Spawner(Protocol):
        """Where children come from."""

        def __call__(self, order: Order, /) -> Process:
            """Start a worker, which awaits its order; what it cannot see to itself is seen to from outside.

            Raises:
                OSError: when the system refuses.
            """


def status_of(process: Process) -> int | None:
    """Return the exit status, None of a process that goes on; one that is about to end gets the time for it."""
    until = time.monotonic() + LINGER
    while (status := process.poll()) is None and time.monotonic() < until:
        time.sleep(0.002)
    return status
