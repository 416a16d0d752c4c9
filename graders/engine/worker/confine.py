"""What the child may use: its descriptors, and the limits that the system itself keeps.

This is where a stronger confinement takes hold; each function returns what it really did, as words.
"""

import sys

from .kernel import kernel
from .wire import ANSWERS, PRINTED, REQUESTS

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

FILE_BYTES = 1 << 20
OPEN_FILES = 64
"""The longest file a submission may write, and how many it may have open."""

FORKED = 86
"""The exit status of a process that a submission forked: it ends before it does anything."""


def move_descriptors() -> None:
    """Put the wire out of the way: 0 (requests) to 10, 1 (answers) to 11, 2 (printed text) to 1; nothing else stays."""
    kernel.dup2(0, REQUESTS, inheritable=False)
    kernel.dup2(1, ANSWERS, inheritable=False)
    kernel.dup2(2, PRINTED)
    null = kernel.open("nul" if sys.platform == "win32" else "/dev/null", kernel.O_RDWR)
    kernel.dup2(null, 0)
    kernel.dup2(null, 2)
    kernel.close(null)
    _close_others()


def _close_others() -> None:
    """Close what our parent's parent may have left open (Python's own descriptors are never inherited)."""
    if sys.platform == "win32":  # nothing is inherited there
        return
    for name in kernel.listdir("/dev/fd"):
        if int(name) not in {0, PRINTED, 2, REQUESTS, ANSWERS}:
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


def limit(base: int, memory_mb: int, limits: "Mapping[str, Any]", final: bool) -> list[str]:
    """Set the limits that the system keeps: memory above `base`, and when `final` the rest, never to be raised."""
    if sys.platform == "win32":
        return []
    import resource  # not there on Windows

    done = []
    if base:
        _set(resource, resource.RLIMIT_AS, base + (memory_mb << 20), final)
        done.append("memory")
    if final:
        _set(resource, resource.RLIMIT_CORE, 0)
        _set(resource, resource.RLIMIT_FSIZE, FILE_BYTES)
        _set(resource, resource.RLIMIT_NOFILE, OPEN_FILES)
        _set(resource, resource.RLIMIT_CPU, limits["cpu_seconds"])
        done += ["files", "cpu"]
        if not limits["threads"]:
            _set(resource, resource.RLIMIT_NPROC, 0)
            # The superuser is exempt.
            done += ["processes"] if kernel.geteuid() else []
    return done


def _set(resource: "Any", which: int, value: int, final: bool = True) -> None:
    hard = resource.getrlimit(which)[1]
    if hard != resource.RLIM_INFINITY:
        value = min(value, hard)
    resource.setrlimit(which, (value, value if final else hard))
