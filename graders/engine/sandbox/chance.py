"""What ended a child, or made it late, by chance: then it is tried again, so often, before anybody is blamed.

Two ends must be told apart. A worker that went with its zygote was ended from outside: it cannot reach the zygote. The signal
that nobody can catch proves nothing: a worker can send it to itself, or have the system send it by taking memory. Who is ended
by it each time gets a verdict for it, after a few children more.
"""

from __future__ import annotations

import os
import time

from graders.engine.model import Crashed, NotRun, TimedOut

BUSY = 10.0
"""From which share of the last ten seconds on, in percent, waiting for a processor makes the clock on the wall unfair."""

_PRESSURE = "/proc/pressure/cpu"

REPEATS, IN_ALL = 3, 20
"""How often one case, or one loading, is repeated that may have ended itself; and how much is repeated of a submission in all."""

TRIES, PERSISTENCE = 3, 20
"""How often what has nothing to do with a submission is tried in all, when it fails, and when it is killed each time."""

PAUSE = 0.01
"""How many seconds longer we wait after each failure in a row."""


class Chances:
    """How often one submission may be tried again."""

    def __init__(self) -> None:
        self._left = IN_ALL

    def another(self, how: object, seconds: float, suspicions: int) -> bool:
        """Whether to repeat what ended like this and was to take so many CPU seconds; then it counts.

        `suspicions` says how often before it may have ended itself. Who was too slow by the clock on the wall may have waited
        for a processor; that is tried only once more, since each time takes as long.
        """
        most = 1 if isinstance(how, TimedOut) else REPEATS
        if not self._left or not by_chance(how, seconds) or (not taken_along(how) and suspicions >= most):
            return False
        self._left -= 1
        return True


class Tries:
    """How often in a row something failed that has nothing to do with a submission."""

    def __init__(self) -> None:
        self._failed = 0

    def another(self, killed: bool) -> bool:
        """Note a failure, and wait a little; whether to try again."""
        self._failed += 1
        if self._failed >= (PERSISTENCE if killed else TRIES):
            return False
        time.sleep(PAUSE * (self._failed - 1))
        return True


def by_chance(how: object, seconds: float) -> bool:
    """Whether a request that was to take so many CPU seconds ended for a reason that may lie outside.

    The signal that nobody can catch comes from outside, when memory runs out; what a child is forked from takes it along.
    """
    if isinstance(how, TimedOut):
        return how.seconds > seconds and busy()
    return killed(how)


def killed(how: object) -> bool:
    """Whether it was ended by the signal that nobody can catch, or with what it was forked from."""
    return taken_along(how) or (isinstance(how, Crashed) and how.signal == "SIGKILL")


def taken_along(how: object) -> bool:
    """Whether it was ended with what it was forked from, so never by itself."""
    return how == NotRun("infrastructure")


def busy() -> bool:
    """Whether processes have to wait for a processor, as Linux counts it (PSI), else by the load."""
    try:
        with open(_PRESSURE, encoding="ascii") as file:  # noqa: PTH123
            line = file.readline()
    except OSError:
        return hasattr(os, "getloadavg") and os.getloadavg()[0] > (os.cpu_count() or 1)
    return float(line.partition("avg10=")[2].split()[0]) > BUSY
