"""The zygote: a process of ours that forks workers, each in a millisecond, asked over a socket (Linux)."""

from __future__ import annotations

import os
from _socket import CMSG_SPACE, SCM_RIGHTS, SOL_SOCKET
from _thread import allocate_lock
from sys import byteorder
from time import monotonic

from graders.engine.record import Record
from graders.engine.sandbox import folder, living
from graders.engine.sandbox.errors import ZygoteGone
from graders.engine.sandbox.frames import Frame, ProtocolError, parse
from graders.engine.sandbox.launch import Launched, launch
from graders.engine.sandbox.posix import PosixProcess
from graders.engine.sandbox.process import Ends
from graders.engine.sandbox.suppress import suppress

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Sequence

PATIENCE = 30.0
"""How many seconds an answer of a zygote may take, on a machine that is busy with others."""

NUDGE = 1.0
"""After so many seconds without an answer it is told to go on, should anybody have stopped it."""

NO_ENDS = Ends(-1, -1, -1)
"""A zygote has no pipes."""

INT = 4
"""The bytes of a descriptor's number in a message."""

TRACE = 20_000
"""How much is kept of what a zygote says that fails, in bytes."""


class Wish(Record):
    """What a zygote is to prepare; what the system does not have is left out, and told."""

    usual: bool = False
    """Whether modules of the standard library that exercises usually ask for are imported beforehand."""
    modules: tuple[str, ...] = ()
    """Which others are."""
    namespaces: bool = False
    landlock: bool = True
    seccomp: bool = True

    @property
    def words(self) -> list[str]:
        """How it differs from the wish of a check."""
        words = {
            "usual": self.usual,
            "namespaces": self.namespaces,
            "no-landlock": not self.landlock,
            "no-seccomp": not self.seccomp,
        }
        return [word for word, wished in words.items() if wished]


class Zygote:
    """One zygote, and what it told of itself."""

    def __init__(self, wish: Wish, launched: Launched | None = None) -> None:
        """Start it, without waiting for it; or take over one that was started for the wish before.

        Raises:
            OSError: when the system refuses.
            SandboxError: when we are about to end.
        """
        self._lock = allocate_lock()
        self._cleared = allocate_lock()
        """Taken for good by whoever clears away."""
        self._told: Frame | None = None
        with living.Starting():
            if launched is None:
                launched = launch(wish.words, wish.modules)
            self.empty = launched.empty
            self._control, self._trace = launched.control, launched.trace
            self._control.settimeout(NUDGE)
            self._process = PosixProcess(launched.pid, NO_ENDS)
            self.alive = True
            living.lives(self)

    def told(self) -> Frame:
        """Return what it said of itself when it was ready: its number, and why a layer is not there.

        Raises:
            ZygoteGone: when it is.
        """
        with self._lock:
            return self._first()

    def _first(self) -> Frame:
        if self._told is None:
            said, _ = self._exchange()
            try:
                self._told = parse(said)
            except ProtocolError:
                raise self._gone(said) from None
        return self._told

    def apart(self) -> bool:
        """Whether its workers are in namespaces of their own, where they have other numbers than here.

        Raises:
            ZygoteGone: when it is.
        """
        return self.told().get("namespaces") == ""

    def fork(self, word: str, theirs: Sequence[int]) -> tuple[int, int]:
        """Have a worker forked that gets the descriptors `theirs`; returns its number there, and a handle of it.

        Raises:
            ZygoteGone: when there is no zygote any more.
            OSError: when the system refuses.
        """
        with self._lock:
            self._first()
            said, handle = self._exchange(word.encode(), theirs)
            if handle is None:
                self._number(said)  # which says why there is none
                raise self._gone(said)
            try:
                return self._number(said), handle
            except OSError:
                os.close(handle)
                raise

    def reap(self, number: int) -> int | None:
        """Return the exit status of a worker that has ended, after all that it left behind is gone too.

        None when the zygote is gone itself; the system then killed its workers.
        """
        if not self.alive:
            return None
        with self._lock:
            try:
                return self._number(self._exchange(b"reap %d" % number)[0])
            except OSError:
                return None

    def _exchange(self, message: bytes = b"", passed: Sequence[int] = ()) -> tuple[bytes, int | None]:
        """Send a message, if there is any, and return what is heard next, with the descriptor that came along.

        Raises:
            ZygoteGone: when nobody is there; whatever else ends this in the middle, answers would be out of step after it.
        """
        if not self.alive:
            raise ZygoteGone("gone", killed=True)  # whoever saw it end has said why
        try:
            if message:
                rights = b"".join(number.to_bytes(INT, byteorder) for number in passed)
                self._control.sendmsg([message], [(SOL_SOCKET, SCM_RIGHTS, rights)] if passed else [])
            said, parts = self._heard()
        except (BrokenPipeError, ConnectionResetError):
            raise self._gone(b"") from None
        except OSError as error:
            raise self._gone(str(error).encode()) from error
        except BaseException:
            self.abandon()
            raise
        handles = [int.from_bytes(data[:INT], byteorder) for _, _, data in parts]
        for handle in handles:
            os.set_inheritable(handle, False)
        return said, handles[0] if handles else None

    def _heard(self) -> tuple[bytes, list[tuple[int, int, bytes]]]:
        until = monotonic() + PATIENCE
        while True:
            try:
                said, parts, _, _ = self._control.recvmsg(1 << 12, CMSG_SPACE(INT))
            except TimeoutError:
                if monotonic() > until:
                    raise
                self._process.wake()
            else:
                return said, parts

    def _number(self, said: bytes) -> int:
        if said.startswith(b"! "):
            error = int(said[2:])
            raise OSError(error, os.strerror(error))
        try:
            return int(said)
        except ValueError:
            raise self._gone(said) from None

    def _gone(self, said: bytes) -> ZygoteGone:
        """End it, and return what is known of why."""
        with suppress(OSError):
            os.set_blocking(self._trace, False)
            said += b"\n" + os.read(self._trace, TRACE)
        self.abandon()
        text = said.decode("utf-8", "backslashreplace").strip()
        return ZygoteGone(text or "it ended", killed=not text)

    def abandon(self) -> None:
        """Kill it and with it its workers, whatever we are doing with it at this moment."""
        self.alive = False
        with suppress(OSError):
            self._process.kill()

    def clear_away(self) -> None:
        """Remove its folder and let go of its wires, once it is really gone."""
        self._process.wait()
        if self._cleared.acquire(blocking=False):
            folder.remove(self.empty)
            self._control.close()
            os.close(self._trace)

    def close(self) -> None:
        """End it and its workers, and wait until it is gone."""
        self.abandon()
        self.clear_away()
        living.is_gone(self)
