"""How a child came to its end; imported only when one did, since a right submission's never does."""

from __future__ import annotations

import math
import signal
import sys
import time

from graders.engine.model import Crashed, NotRun, Tampered, TimedOut
from graders.engine.sandbox import ntstatus
from graders.engine.sandbox.limits import MANY, nap
from graders.engine.sandbox.process import LOST
from graders.engine.worker.protocol import CAP

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from graders.engine.sandbox.process import Pipes, Process

LOOKS, GLIMPSE, PAUSE = 16, 0.05, 0.0002
"""How often we ask a child that is over its time where it is, how many seconds we wait for it to say, and how many seconds
it then gets to go on."""

NEAR = 0.1
"""How many seconds of CPU time before a limit the clock of a child may have been read last."""

STACK_ENDS = (b" in <module>\n", b"  ...\n")
"""How a stack ends, as the interpreter writes it: with the child's own file, or cut off."""


def ending(
    status: int | None, cpu: float, used: float = 0.0, in_all: float = 0.0
) -> Tampered | TimedOut | Crashed | NotRun:
    """Return what the exit status means of a child that closed its wire and was allowed so many seconds of CPU time.

    It used so many for this request, and `in_all`: who is ended at a limit that we were started with ourselves, and not at
    its own, is not to blame.
    """
    if status is None:
        return Tampered("closed")
    if status == LOST:
        return NotRun("infrastructure")
    if status >= 0:
        what = ntstatus.name(status)  # elsewhere an exit status has eight bits
        return Crashed(signal=what) if what else Crashed(exit_status=status)
    name = _signal_name(-status)
    if name in ("SIGXCPU", "SIGKILL") and in_all > _inherited() - NEAR:
        return TimedOut(cpu) if used > cpu - NEAR else NotRun("infrastructure")
    if name == "SIGSYS":  # the filter of system calls ends who asks for what no solution needs
        return Tampered("system call")
    return TimedOut(cpu) if name == "SIGXCPU" else Crashed(signal=name)


def again_and_again() -> str:
    """Return what is said of a child that was ended from outside, however often it was tried."""
    most = _inherited()
    said = "killed in the middle of a case, again and again"
    return said if most == math.inf else f"{said}; we were started with {most:g} s of CPU time (ulimit -t)"


def _inherited() -> float:
    """Return how many seconds of CPU time each process of ours may use that we did not limit."""
    if sys.platform == "win32":
        return math.inf
    import resource  # not there on Windows

    most = resource.getrlimit(resource.RLIMIT_CPU)[1]
    return math.inf if most == resource.RLIM_INFINITY else most


def stacks(process: Process, pipes: Pipes) -> bytes:
    """Return where a child is, several times, as its interpreter writes it from inside a signal."""
    answers = pipes.answers
    answers.clear()  # no answer is awaited any more
    woken = 0
    for _ in range(LOOKS):
        seen = len(answers)
        more = _written(pipes, seen, woken) if process.point() else 0
        if not more:
            break
        woken += more
        time.sleep(PAUSE)
    return bytes(answers)


def _written(pipes: Pipes, seen: int, woken: int) -> int:
    """Wait for a whole stack after the first `seen` bytes: signals on top of each other count as one.

    It woke us so often before; returns how often it did for this stack, 0 when it is not all there.
    """
    before = woken
    answers, printed, until = pipes.answers, pipes.printed, time.monotonic() + GLIMPSE
    while len(answers) == seen or not answers.endswith(STACK_ENDS):
        if time.monotonic() > until or len(printed) > CAP or len(answers) > CAP:
            return 0
        time.sleep(nap(woken, MANY))  # it comes in many pieces
        woken += 1
        pipes.wait(GLIMPSE)
    return woken - before


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
