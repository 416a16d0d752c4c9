"""Moving bytes to and from a child with a thread for each pipe, where the system cannot watch pipes (Windows)."""

import os
import queue
import threading

from graders.engine.sandbox.pipes import CHUNK
from graders.engine.sandbox.process import Ends

AHEAD = 16
"""How many chunks are read ahead of what is looked at: a flood stays in the pipe."""


class ThreadedPipes:
    """The same as `PolledPipes`, for any descriptors."""

    def __init__(self, ends: Ends) -> None:
        self._ends = ends
        self.answers = bytearray()
        self.printed = bytearray()
        self.ended = False
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
        else:
            self.answers += chunk
            self.ended = self.ended or not chunk
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
