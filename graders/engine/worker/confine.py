"""What the child may use: its descriptors, the limits that the system itself keeps, and on Linux its system calls and files.

Each step says what it really did, as words.
"""

import sys

from .kernel import kernel
from .layers import NOTHING
from .wire import ANSWERS, PRINTED, REQUESTS

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from .layers import Layers

FILE_BYTES = 1 << 20
OPEN_FILES = 64
"""The longest file a submission may write, and how many it may have open."""

TIMERS = 64
"""How many timers there may be when it makes one; they are counted for all processes of its user, and would run out for them."""

FORKED = 86
"""The exit status of a process that a submission forked: it ends before it does anything."""

KEPT = (0, PRINTED, 2, REQUESTS, ANSWERS)


def move_descriptors(requests: int, answers: int, printed: int, null: int, keep: int = -1) -> None:
    """Put the wire out of the way: requests to 10, answers to 11, printed text to 1; but for `keep`, nothing else stays."""
    kernel.dup2(requests, REQUESTS, inheritable=False)
    kernel.dup2(answers, ANSWERS, inheritable=False)
    kernel.dup2(printed, PRINTED)
    kernel.dup2(null, 0)
    kernel.dup2(null, 2)
    if sys.platform == "win32":  # nothing else is inherited there
        kernel.close(null)
        return
    _close_all_but((*KEPT, keep))


def open_null() -> int:
    """Return a descriptor that holds and takes nothing."""
    return int(kernel.open("nul" if sys.platform == "win32" else "/dev/null", kernel.O_RDWR))


def _close_all_but(keep: "Iterable[int]") -> None:
    """Close what our parent's parent may have left open (Python's own descriptors are never inherited)."""
    for name in kernel.listdir("/dev/fd"):
        if int(name) not in keep:
            try:  # noqa: SIM105 (the child does not pay for `contextlib`)
                kernel.close(int(name))
            except OSError:
                pass  # the descriptor of the listing itself


def own_session() -> list[str]:
    """Leave the terminal's session, so that Ctrl-C is not ours and the whole group can be killed."""
    if sys.platform == "win32":
        return []
    if kernel.getpid() != kernel.getsid(0):
        kernel.setsid()
    kernel.register_at_fork(after_in_child=lambda: kernel._exit(FORKED))
    return ["session"]


def address_space() -> int:
    """Return the bytes of address space in use; 0 where the system does not tell (or would not keep the limit)."""
    if sys.platform != "linux":
        return 0
    with open("/proc/self/statm", "rb") as file:  # noqa: PTH123
        return int(file.read().split()[0]) * kernel.sysconf("SC_PAGESIZE")


def confine(order: "Mapping[str, Any]", base: int, layers: "Layers" = NOTHING) -> list[str]:
    """Give up all that a submission does not need, for good; returns what was given up.

    Its folder is entered, each layer is put on, and last of all the system calls are restricted: what was done before them
    cannot be done again.
    """
    kernel.chdir(order["folder"] or layers.empty)
    on = layers.detach()
    on += layers.close_files(order)
    on += _limit(base, order["memory_mb"], order["cpu_seconds"], order["threads"])
    return on + layers.close_kernel(order)


def raise_cpu_seconds() -> None:
    """Let this process, and all that it forks, use as much CPU time as it may: a lower limit was meant for who started us."""
    import resource  # not there on Windows

    most = resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))


def granted_mb(base: int) -> int:
    """Return how much memory there is above `base`, in units of 2**20 bytes; 0 where the system keeps no such limit.

    It is less than was ordered where we were started with a limit ourselves.
    """
    if not base:
        return 0
    import resource  # not there on Windows

    return int(max(0, resource.getrlimit(resource.RLIMIT_AS)[0] - base) >> 20)


def _limit(base: int, memory_mb: int, cpu_seconds: int, threads: bool) -> list[str]:
    """Set the limits that the system keeps, never to be raised: memory above `base`, CPU time, files, processes."""
    if sys.platform == "win32":
        return []
    import resource  # not there on Windows

    done = ["files", "cpu"]
    if base:
        _set(resource, resource.RLIMIT_AS, base + (memory_mb << 20))
        done.append("memory")
    _set(resource, resource.RLIMIT_CORE, 0)
    _set(resource, resource.RLIMIT_FSIZE, FILE_BYTES)
    _set(resource, resource.RLIMIT_NOFILE, OPEN_FILES)
    _set(resource, resource.RLIMIT_CPU, cpu_seconds)
    if hasattr(resource, "RLIMIT_SIGPENDING"):
        _set(resource, resource.RLIMIT_SIGPENDING, TIMERS)
    if hasattr(resource, "RLIMIT_MSGQUEUE"):
        _set(resource, resource.RLIMIT_MSGQUEUE, 0)
    if not threads:
        _set(resource, resource.RLIMIT_NPROC, 0)
        # The superuser is exempt.
        done += ["processes"] if kernel.geteuid() else []
    return done


def _set(resource: "Any", which: int, value: int) -> None:
    hard = resource.getrlimit(which)[1]
    if hard != resource.RLIM_INFINITY:
        value = min(value, hard)
    resource.setrlimit(which, (value, value))
