"""What a request may use, and what is left for all requests of a submission together."""

from __future__ import annotations

import time

from graders.engine.model import Limits
from graders.engine.record import Record

TIMES, GRACE = 5, 1.0
"""Asleep, a request may take so many times its CPU seconds, and so many seconds more."""

MANY, NAP = 16, 0.0002
"""With so many answers to come, sleep so many seconds and take what is there then: to be woken for each answer costs us,
and the child that wakes us, as much as the call itself."""

OFTEN, LONGER, LONGEST = 64, 0.00005, 0.01
"""Whom one request wakes more often sleeps so many seconds longer each time, up to so many: who sends byte by byte is not
to keep us busy."""


THREADS, OFTEN_LOOKED = 128, 0.01
"""How many threads a submission may have that may start any, and how many seconds go by at most before they are counted again:
the system limits them for all processes of a user together, and not for the superuser."""


class Allowance(Record):
    """What one request may use: CPU seconds, wall seconds, bytes of printed text; and the wall seconds left in all."""

    cpu: float
    wall: float
    output: int
    left: float | None = None


def allowance(limits: Limits, left: float | None) -> Allowance:
    """Return what a request with these limits may use."""
    return Allowance(limits.seconds, TIMES * limits.seconds + GRACE, limits.output_kb << 10, left)


def nap(woken: int, to_come: int) -> float:
    """Return how many seconds to sleep before looking again, after a request woke us so often."""
    if woken > OFTEN:
        return min(woken * LONGER, LONGEST)
    return NAP if to_come >= MANY else 0.0


class Budget:
    """The wall seconds that one submission may use in all, over all its children; only waiting for a child counts."""

    def __init__(self, total: float | None) -> None:
        self.total = total
        """None is no limit."""
        self._spent = self._started = 0.0

    @property
    def left(self) -> float | None:
        """What is left of it; None where there is no limit."""
        return None if self.total is None else self.total - self._spent

    @property
    def over(self) -> bool:
        """Whether nothing is left."""
        return self.total is not None and self.total <= self._spent

    def __enter__(self) -> None:
        self._started = time.monotonic()

    def __exit__(self, *_: object) -> None:
        self._spent += time.monotonic() - self._started
