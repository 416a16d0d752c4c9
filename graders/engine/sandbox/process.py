"""A child process as the sandbox sees it, however it came to be: how it is started, its pipes, its end."""

from __future__ import annotations

import os
import sys

from graders.engine.record import Record

CHUNK = 1 << 16
"""How many bytes are moved at a time."""

PATIENCE = 0.25
"""The longest wait in seconds before the clocks of a child are looked at again."""

OWN_MB = 32
"""What the interpreter and our own code may take where memory is limited from outside, in units of 2**20 bytes."""

TRIES = 3
"""How often something that fails by chance is tried in all."""

_BOOT = os.path.join(os.path.dirname(os.path.dirname(__file__)), "worker", "boot.py")  # noqa: PTH118, PTH120 (start-up time)


class Ends(Record):
    """Our ends of a child's three pipes, as descriptors."""

    requests: int
    answers: int
    printed: int


def command(role: str, *settings: str) -> list[str]:
    """Return the command line of a worker (`serve`) or a `zygote`: no `site`, no user folders, nothing of ours on the path.

    Compiled code of ours is kept for the next start, unless we were told not to keep any.
    """
    caching = "keep" if sys.dont_write_bytecode else "cache"
    return [_interpreter(sys.platform), "-s", "-P", "-S", "-B", _BOOT, role, caching, *settings]


def _interpreter(platform: str) -> str:
    """Return the path of the interpreter itself.

    That of a virtual environment is a small program on Windows, which starts the interpreter as another process; and a job
    for one process has no room for that.
    """
    if platform != "win32":
        return sys.executable
    base: str = getattr(sys, "_base_executable", sys.executable)
    return base


def environment(platform: str = sys.platform) -> dict[str, str]:
    """Return the child's whole environment: sets and dicts in one order, UTC, UTF-8, none of our own secrets.

    Memory is counted by address space: in glibc each thread sets 64 MB of that apart, the libraries below numpy start a
    thread per processor as they are imported. One for all does as well here, and where threads are not allowed, they fail.
    """
    chosen = {"PYTHONHASHSEED": "0", "LANG": "C.UTF-8", "TZ": "UTC"}
    chosen |= {"MALLOC_ARENA_MAX": "1", "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    if platform == "win32":
        chosen |= {"SYSTEMROOT": os.environ.get("SYSTEMROOT", r"C:\Windows"), "PYTHONUTF8": "1"}
    return chosen


class Unwatched:
    """A child that needs no watching but that of its clock: what limits it otherwise is the system."""

    on: tuple[str, ...] = ()
    patience = PATIENCE

    def outgrown(self) -> int | None:
        """Return None: the system keeps the limit on memory, or nobody does."""
        return None


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
