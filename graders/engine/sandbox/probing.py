"""Trying out a zygote: one of its workers attempts what must be refused, while the first submissions are on their way."""

from __future__ import annotations

import os
import time

from graders.engine.sandbox import folder
from graders.engine.sandbox.child import KILLED, TRACE
from graders.engine.sandbox.forked import SIGSYS, spawn
from graders.engine.sandbox.frames import ProtocolError, expect, parse, take, words
from graders.engine.sandbox.order import Order, packed
from graders.engine.sandbox.posix import PolledPipes
from graders.engine.sandbox.standing import Standing, standing
from graders.engine.sandbox.zygote import Zygote

PATIENCE = 30.0
"""How many seconds a probe may take, on a machine that is busy with others."""


FAILED = 1
"""The status of a worker that could not confine itself."""


class Probing:
    """A probe under way."""

    def __init__(self, zygote: Zygote) -> None:
        """Start it.

        Raises:
            OSError: when the system refuses.
        """
        self._zygote = zygote
        self._process = spawn(zygote, "probe")
        self._pipes = PolledPipes(self._process.ends)
        self._pipes.send(packed(Order(), supervisor=os.getpid(), target=__file__, writable=folder.bases()[0]))

    def standing(self) -> Standing | None:
        """Wait for it to end, and return what was refused; None when something ended it before it had tried all.

        When it could not confine itself, the failure is what it says of that.

        Raises:
            ZygoteGone: when there is none any more.
        """
        until = time.monotonic() + PATIENCE
        pipes = self._pipes
        while not pipes.done and time.monotonic() < until:
            pipes.wait(until - time.monotonic())
        status = self.close()
        number, on, refused = self._heard(status)
        if not on and pipes.done and status == FAILED:
            return Standing(1, failure=bytes(pipes.printed[:TRACE]).decode("utf-8", "replace"))
        if not on or (pipes.done and status in KILLED):
            return None
        told = self._zygote.told()
        missing = {
            name: str(told[name]) for name in ("landlock", "seccomp", "namespaces") if told.get(name) != ""
        }
        return standing(on, refused, apart=0 < number != self._process.pid, missing=missing)

    def close(self) -> int:
        """End it, and return its status."""
        self._process.kill()
        status = self._process.wait()
        self._pipes.close()
        return status

    def _heard(self, status: int) -> tuple[int, tuple[str, ...], tuple[str, ...]]:
        number = 0
        on: tuple[str, ...] = ()
        refused: tuple[str, ...] = ()
        kinds = []
        try:
            while (body := take(self._pipes.answers)) is not None:
                frame = parse(body)
                kinds.append(frame["kind"])
                if frame["kind"] == "probed":
                    number, on = expect(frame["pid"], int), words(frame["on"])
                    refused = words(frame["refused"])
        except (ProtocolError, KeyError):
            return 0, (), ()
        if "alive" in kinds:
            refused += ("exec",)
        if status == -SIGSYS and kinds[-1:] == ["alive"]:
            refused += ("trace",)
        return number, on, refused
