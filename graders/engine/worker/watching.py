"""Watching a call that does not end: which lines it passes again and again, and what its variables are then.

Only for a call that went past its limit in another process, once more; no other call meets any of this. It is let run for a
moment, and then its own frames are traced for another. A submission that looks for it sees a handler of SIGPROF and a trace
function; what it makes of them is a claim like any other.
"""

import _signal  # type: ignore[import-not-found]  # what `signal` is made of; importing that takes longer
from sys import settrace

from .calling import call
from .failures import Left, variables
from .room import OwnRoom
from .slots import plain

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType
    from typing import Any

    from .desk import Desk, Frame
    from .program import Program

    Lines = dict[int, "list[Any]"]
    """Line → how often it was passed, and the variables at some of those times."""

RUN, LOOK = 0.2, 0.2
"""Seconds of CPU time that the call may use before it is traced, and while it is."""

EVENTS = 2_000
"""How many lines it may pass while it is traced."""

ROUNDS = 3
"""How often a line must have been passed to be told of."""

SAMPLES = (1, 2, 3, 4, 16, 64, 256)
"""At which times of passing a line the variables are looked at."""

LINES = 40
"""How many lines are told of."""

_ROOM = (600, 4_000)
"""How much of the variables at one line is told: nodes, characters of text."""

_set_timer = getattr(_signal, "setitimer", None)  # not on Windows


def watch(program: "Program", request: "Frame", desk: "Desk") -> "Frame":
    """Make the call that `request` asks for and return its answer; one that goes on is watched, and then ends this process."""
    if _set_timer is None:
        return call(program, request, desk)
    watcher = _Watcher(program.files, desk)
    watcher.start()
    try:
        return call(program, request, desk)
    finally:
        _set_timer(_signal.ITIMER_PROF, 0)


class _Watcher:
    """What was seen of one call."""

    def __init__(self, files: frozenset[str], desk: "Desk") -> None:
        self._files = files
        self._desk = desk
        self._seen: dict[FrameType, Lines] = {}
        self._events = 0

    def start(self) -> None:
        """Be called after a moment, and again after another."""
        assert _set_timer is not None
        _signal.signal(_signal.SIGPROF, self._tick)
        _set_timer(_signal.ITIMER_PROF, RUN, LOOK)

    def _tick(self, _number: int, frame: "FrameType | None") -> None:
        if self._seen:
            self._end(frame)
        for one in _outward(frame):
            if one.f_code.co_filename in self._files:
                self._seen[one] = {}
                one.f_trace = self._passes
        settrace(self._enters)

    def _enters(self, frame: "FrameType", _event: str, _: object) -> "Any":
        """Trace nothing that is called from now on; a generator that goes on is one of those that are traced."""
        return self._passes if frame in self._seen else None

    def _passes(self, frame: "FrameType", event: str, _: object) -> "Any":
        if event == "line" and frame in self._seen:
            told = self._seen[frame].setdefault(frame.f_lineno, [0, []])
            told[0] += 1
            if told[0] in SAMPLES:
                told[1].append(variables(frame, Left(*_ROOM)))
            self._events += 1
            if self._events == EVENTS:
                self._end(frame)
        return self._passes

    def _end(self, frame: "FrameType | None") -> None:
        with OwnRoom():
            self._desk.end({"kind": "watched", "loop": self._innermost(frame)})

    def _innermost(self, frame: "FrameType | None") -> "list[Any] | None":
        """Return file, function and lines of the innermost frame that is still there and goes round in circles."""
        for one in _outward(frame):
            often = [[line, *told] for line, told in self._seen.get(one, {}).items() if told[0] >= ROUNDS]
            if often:
                return [one.f_code.co_filename, plain(one.f_code.co_name), sorted(often)[:LINES]]
        return None


def _outward(frame: "FrameType | None") -> "Iterator[FrameType]":
    while frame is not None:
        yield frame
        frame = frame.f_back
