"""How to search, as the command line says it."""

from __future__ import annotations

from graders.engine.record import Record

EXAMPLES, SEED, SECONDS = 200, 0, 5
"""What is usual: the same seed for everybody, so that everybody is searched alike, and again alike."""


class Way(Record):
    """How to search."""

    examples: int = EXAMPLES
    """Per function."""
    seed: int = SEED
    seconds: float = SECONDS
    """Wall time per function, the shrinking included."""
