"""Children on Windows: each in a job object of its own, without a console.

A child is put into its job right after its start, not suspended before it: until its order comes it runs nothing but the
interpreter's own start and our worker, and the order is sent when it is in the job. Should we be killed in between, its requests
end, and so does it.
"""

import subprocess
from collections.abc import Callable

from graders.engine.sandbox.job import Job, Kernel, confine
from graders.engine.sandbox.order import BACKSTOP, Order
from graders.engine.sandbox.portable import PortableProcess, started
from graders.engine.sandbox.process import OWN_MB

TYPE_CHECKING = False
if TYPE_CHECKING:
    from graders.engine.sandbox.process import Spawner

NEW_PROCESS_GROUP, DETACHED_PROCESS = 0x0200, 0x0008
"""Ctrl-C is not the child's; and it has no console: no window opens, and it cannot read what is typed to us."""


class WindowsProcess(PortableProcess):
    """A child in its job."""

    def __init__(self, process: "subprocess.Popen[bytes]", job: Job) -> None:
        super().__init__(process)
        self._job = job
        self.on = ("memory", "cpu", "processes", *(["desktop"] if job.desktop else []))

    def cpu_seconds(self) -> float | None:
        """Return the CPU time it used."""
        return self._job.cpu_seconds()

    def kill(self) -> None:
        """Kill its job, and so it."""
        if not self._job.terminate():
            self._process.kill()

    def poll(self) -> int | None:
        """Return its exit status, None while it runs."""
        status = self._process.poll()
        if status is not None:
            self._job.close()
        return status

    def wait(self) -> int:
        """Return its exit status when it has ended."""
        status = self._process.wait()
        self._job.close()
        return status


def spawner(
    kernel: Kernel,
    start: "Callable[[], subprocess.Popen[bytes]]" = lambda: started(NEW_PROCESS_GROUP | DETACHED_PROCESS),
) -> "Spawner":
    """Return what starts children in jobs; tests give a way to start them elsewhere."""

    def spawn(order: Order, /) -> WindowsProcess:
        process = start()
        try:
            job = confine(kernel, process.pid, (order.memory_mb + OWN_MB) << 20, BACKSTOP)
        except OSError:
            _end(process)
            raise
        return WindowsProcess(process, job)

    return spawn


def _end(process: "subprocess.Popen[bytes]") -> None:
    """End a child that is in no job."""
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        assert pipe is not None
        pipe.close()
