"""The wall time that one submission may use in all, over all its children."""

import time
from collections.abc import Iterator
from contextlib import contextmanager


class Budget:
    """Seconds left; None is no limit. Only time spent waiting for a child counts."""

    def __init__(self, total: float | None) -> None:
        self.left = total

    @property
    def over(self) -> bool:
        """Whether nothing is left."""
        return self.left is not None and self.left <= 0

    @contextmanager
    def spending(self) -> Iterator[None]:
        """Count the time inside."""
        started = time.monotonic()
        try:
            yield
        finally:
            if self.left is not None:
                self.left -= time.monotonic() - started
