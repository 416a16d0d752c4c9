"""The start of a zygote (Linux): with next to nothing imported, since in a check it comes before all else."""

from __future__ import annotations

import os
from _socket import AF_UNIX, SOCK_SEQPACKET, socketpair

from graders.engine.sandbox import folder
from graders.engine.sandbox.interpreter import command, start

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from _socket import socket
    from collections.abc import Iterable


class Launched:
    """A zygote that is under way: our end of its socket, where it tells what went wrong, its number, its empty folder."""

    __slots__ = ("control", "empty", "pid", "trace")

    def __init__(self, control: socket, trace: int, pid: int, empty: str) -> None:
        self.control = control
        self.trace = trace
        self.pid = pid
        self.empty = empty


def launch(words: Iterable[str], modules: Iterable[str] = ()) -> Launched:
    """Start a zygote, without waiting for it.

    `words` say how it differs from a zygote of a check (`usual`, `namespaces`, `no-landlock`, `no-seccomp`), `modules` what it
    imports of the standard library.

    Raises:
        OSError: when the system refuses.
    """
    empty = folder.make()
    try:
        os.chmod(empty, 0o555)  # noqa: PTH101, S103 (start-up time; nobody may write there)
        line = command("zygote", empty, " ".join(words), *modules)
        return Launched(*_started(line), empty)
    except OSError:
        folder.remove(empty)
        raise


def _started(line: list[str]) -> tuple[socket, int, int]:
    """Start a process that has a socket for its input and a pipe for its errors; returns our ends, and its number."""
    ours, theirs = socketpair(AF_UNIX, SOCK_SEQPACKET)
    trace, errors = os.pipe()
    null = os.open(os.devnull, os.O_RDWR)
    try:
        return ours, trace, start(line, (theirs.fileno(), null, errors))
    except OSError:
        ours.close()
        os.close(trace)
        raise
    finally:
        theirs.close()
        os.close(errors)
        os.close(null)
