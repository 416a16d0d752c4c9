"""What a child is told first of all: what it may use; it gives up the rest before it sees anything of a submission."""

from __future__ import annotations

from graders.engine.record import Record
from graders.engine.sandbox.frames import pack

BACKSTOP = 600
"""Seconds of CPU time after which the system itself ends a child, should we be gone."""


class Order(Record):
    """What one child may use."""

    folder: str = ""
    """Where it runs; "" is an empty folder that all share."""
    reads: tuple[str, ...] = ()
    """Files, and folders with all that is in them, that it may read besides those of the interpreter."""
    writes: tuple[str, ...] = ()
    """Files that it may write, which are there already."""
    threads: bool = False
    memory_mb: int = 256
    """In units of 2**20 bytes."""


def packed(order: Order, **more: object) -> bytes:
    """Return an order as a frame."""
    return pack(
        {
            "folder": order.folder,
            "reads": order.reads,
            "writes": order.writes,
            "threads": order.threads,
            "memory_mb": order.memory_mb,
            "cpu_seconds": BACKSTOP,
            **more,
        }
    )
