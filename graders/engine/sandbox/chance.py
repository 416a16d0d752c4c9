"""What ended a child, or made it late, by chance: then it is tried once more before anybody is blamed."""

from __future__ import annotations

import os

from graders.engine.model import Crashed, TimedOut

BUSY = 10.0
"""From which share of the last ten seconds on, in percent, waiting for a processor makes the clock on the wall unfair."""

_PRESSURE = "/proc/pressure/cpu"


def by_chance(how: object, seconds: float) -> bool:
    """Whether a request that was to take so many CPU seconds ended for a reason that may lie outside.

    The signal that nobody can catch comes from outside (when memory runs out, or its zygote is gone); and who was too slow by
    the clock on the wall may have waited for a processor.
    """
    if isinstance(how, TimedOut):
        return how.seconds > seconds and busy()
    return isinstance(how, Crashed) and how.signal == "SIGKILL"


def busy() -> bool:
    """Whether processes have to wait for a processor, as Linux counts it (PSI), else by the load."""
    try:
        with open(_PRESSURE, encoding="ascii") as file:  # noqa: PTH123
            line = file.readline()
    except OSError:
        return hasattr(os, "getloadavg") and os.getloadavg()[0] > (os.cpu_count() or 1)
    return float(line.partition("avg10=")[2].split()[0]) > BUSY
