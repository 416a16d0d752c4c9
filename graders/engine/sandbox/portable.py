"""Children where there is no `posix_spawn`: `subprocess`."""

import os
import subprocess
from collections.abc import Sequence
from contextlib import suppress

from graders.engine.sandbox.command import command, environment
from graders.engine.sandbox.process import Ends


class PortableProcess:
    """A child started by `subprocess`."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self.ends = Ends(*(os.dup(pipe.fileno()) for pipe in (process.stdin, process.stdout, process.stderr)))
        for pipe in (process.stdin, process.stdout, process.stderr):
            pipe.close()

    def cpu_seconds(self) -> None:
        """Return None: only the wall clock is known."""

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


def spawn(arguments: Sequence[str]) -> PortableProcess:
    """Start a child.

    Raises:
        OSError: when the system refuses.
    """
    return PortableProcess(
        subprocess.Popen(  # noqa: S603 (our own file)
            command(arguments),
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(),
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
    )
