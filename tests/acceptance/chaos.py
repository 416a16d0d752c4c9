"""Somebody who kills zygotes and workers at random, and a look at what is left of them; for Linux, through /proc."""

import os
import random
import signal
import threading
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple


class Seen(NamedTuple):
    """A process of ours."""

    pid: int
    zygote: bool


def ours(marker: str) -> list[Seen]:
    """Return the zygotes, and the workers forked from them, that were told of a folder with this in its path.

    A zygote in namespaces is two processes: one that waits outside, and the first one inside. All are forks of one process,
    so all have its command line.
    """
    found: dict[int, tuple[int, bool]] = {}
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            words = (entry / "cmdline").read_bytes().decode("utf-8", "replace").split("\0")
            if marker in " ".join(words) and "zygote" in words:
                status = (entry / "status").read_text()
                fields = dict(line.split(":\t", 1) for line in status.splitlines() if ":\t" in line)
                first = fields["NSpid"].split()[1:] == ["1"]
                if not fields["State"].startswith("Z"):
                    found[int(entry.name)] = (int(fields["PPid"]), first)
    return [Seen(pid, first or parent not in found) for pid, (parent, first) in found.items()]


def anybody(marker: str, seconds: float) -> list[int]:
    """Return who is still there after so many seconds, at most: who is killed needs a moment."""
    until = time.monotonic() + seconds
    while (left := ours(marker)) and time.monotonic() < until:
        time.sleep(0.02)
    return [one.pid for one in left]


class Killer:
    """Kills, in a thread of its own, from the start of a `with` to its end; `killed` counts whom."""

    def __init__(self, marker: str, seed: int, least: float = 0.05, most: float = 0.2) -> None:
        self.killed: Counter[str] = Counter()
        self.problem: BaseException | None = None
        self._marker = marker
        self._random = random.Random(seed)
        self._pause = (least, most)
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="killer")

    def __enter__(self) -> "Killer":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()
        if self.problem is not None:
            raise self.problem

    def _run(self) -> None:
        try:
            while not self._over.wait(self._random.uniform(*self._pause)):
                self._round()
        except BaseException as problem:  # noqa: BLE001 (raised again in the thread of the test)
            self.problem = problem

    def _round(self) -> None:
        """Kill one: three times in four a worker; and one in five is first stopped for a while."""
        everyone = ours(self._marker)
        zygote = self._random.random() < 0.25
        chosen = [one for one in everyone if one.zygote == zygote]
        if not chosen:
            return
        victim = self._random.choice(chosen)
        stopped = self._random.random() < 0.2
        with suppress(ProcessLookupError):
            handle = os.pidfd_open(victim.pid)
            try:
                # The number may have been taken by another since we looked.
                if self._marker not in Path(f"/proc/{victim.pid}/cmdline").read_text("utf-8", "replace"):
                    return
                if stopped:
                    signal.pidfd_send_signal(handle, signal.SIGSTOP)
                    time.sleep(self._random.uniform(0.02, 0.15))
                signal.pidfd_send_signal(handle, signal.SIGKILL)
            finally:
                os.close(handle)
            self.killed["zygote" if zygote else "worker"] += 1
            self.killed["stopped"] += stopped
