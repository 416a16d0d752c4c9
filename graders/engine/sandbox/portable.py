"""Children on any system, and what those of Windows are made of: started by `subprocess`, with a thread for each pipe."""

import os
import queue
import subprocess
import threading
from contextlib import suppress

from graders.engine.sandbox.interpreter import command, environment
from graders.engine.sandbox.process import CHUNK, Ends, Unwatched

TYPE_CHECKING = False
if TYPE_CHECKING:
    from graders.engine.sandbox.order import Order

AHEAD = 16
"""How many chunks are read ahead of what is looked at: a flood stays in the pipe."""


class PortableProcess(Unwatched):
    """A child started by `subprocess`; nothing limits its memory, and only the wall clock its time."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self.ends = Ends(*(os.dup(pipe.fileno()) for pipe in (process.stdin, process.stdout, process.stderr)))
        for pipe in (process.stdin, process.stdout, process.stderr):
            pipe.close()

    def cpu_seconds(self) -> float | None:
        """Return None: only the wall clock is known."""

    def point(self) -> bool:
        """Return False: Windows has no signal for it."""
        return False

    def kill(self) -> None:
        """Kill it, with its group where there are groups."""
        if hasattr(os, "killpg") and self._process.poll() is None:
            with suppress(ProcessLookupError, PermissionError):  # it has not made its own group yet
                os.killpg(self._process.pid, 9)
        self._process.kill()

    def poll(self) -> int | None:
        """Return its exit status, None while it runs."""
        return self._process.poll()

    def wait(self) -> int:
        """Return its exit status when it has ended."""
        return self._process.wait()


def spawn(_: "Order") -> PortableProcess:
    """Start a child.

    Raises:
        OSError: when the system refuses.
    """
    return PortableProcess(started())


def started(flags: int = 0) -> "subprocess.Popen[bytes]":
    """Start a worker; the flags are those of Windows, and 0 elsewhere.

    Raises:
        OSError: when the system refuses.
    """
    return subprocess.Popen(  # noqa: S603 (our own file)
        command("serve"),
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,  # POSIX
        creationflags=flags,
    )


class ThreadedPipes:
    """Pipes that the system cannot watch together."""

    def __init__(self, ends: Ends) -> None:
        self._ends = ends
        self.answers = bytearray()
        self.printed = bytearray()
        self.ended = self._silent = self.done = False
        self._arrived: queue.Queue[tuple[int, bytes]] = queue.Queue(AHEAD)
        self._leaving: queue.Queue[bytes | None] = queue.Queue()
        self._closed = False
        self._threads = [
            threading.Thread(target=self._write, daemon=True),
            *(
                threading.Thread(target=self._read, args=(end,), daemon=True)
                for end in (ends.answers, ends.printed)
            ),
        ]
        for thread in self._threads:
            thread.start()

    def send(self, data: bytes) -> None:
        """Have `data` sent, as fast as the child reads."""
        self._leaving.put(data)

    def wait(self, seconds: float) -> bool:
        """Wait for anything to come, at most so long; returns whether something came or ended."""
        try:
            end, chunk = self._arrived.get(timeout=seconds) if seconds > 0 else self._arrived.get_nowait()
        except queue.Empty:
            return False
        if end == self._ends.printed:
            self.printed += chunk
            self._silent = self._silent or not chunk
        else:
            self.answers += chunk
            self.ended = self.ended or not chunk
        self.done = self.ended and self._silent
        return True

    def _read(self, end: int) -> None:
        chunk = b"-"
        while chunk and not self._closed:
            try:
                chunk = os.read(end, CHUNK)
            except OSError:
                chunk = b""
            self._put(end, chunk)
        os.close(end)

    def _put(self, end: int, chunk: bytes) -> None:
        while not self._closed:
            try:
                return self._arrived.put((end, chunk), timeout=0.1)
            except queue.Full:
                continue
        return None

    def _write(self) -> None:
        while (data := self._leaving.get()) is not None:
            view = memoryview(data)
            try:
                while view:
                    view = view[os.write(self._ends.requests, view[:CHUNK]) :]
            except OSError:
                break  # the child is gone; the end of its answers tells
        os.close(self._ends.requests)

    def close(self) -> None:
        """Let the threads close our ends, now that the child is gone."""
        self._closed = True
        self._leaving.put(None)
        for thread in self._threads:
            thread.join(1.0)
