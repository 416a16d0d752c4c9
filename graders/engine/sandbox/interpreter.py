"""How an interpreter is started for a process of ours; with next to nothing imported, since it is the first thing of a check."""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Sequence

_BOOT = os.path.join(os.path.dirname(os.path.dirname(__file__)), "worker", "boot.py")  # noqa: PTH118, PTH120 (start-up time)


def command(role: str, *settings: str) -> list[str]:
    """Return the command line of a worker (`serve`) or a `zygote`: no `site`, no user folders, nothing of ours on the path.

    Compiled code of ours is kept for the next start, unless we were told not to keep any.
    """
    caching = "keep" if sys.dont_write_bytecode else "cache"
    return [_interpreter(sys.platform), "-s", "-P", "-S", "-B", _BOOT, role, caching, *settings]


def _interpreter(platform: str) -> str:
    """Return the path of the interpreter itself.

    That of a virtual environment is a small program on Windows, which starts the interpreter as another process; and a job
    for one process has no room for that.
    """
    if platform != "win32":
        return sys.executable
    base: str = getattr(sys, "_base_executable", sys.executable)
    return base


def environment(platform: str = sys.platform) -> dict[str, str]:
    """Return the child's whole environment: sets and dicts in one order, UTC, UTF-8, none of our own secrets.

    Memory is counted by address space: in glibc each thread sets 64 MB of that apart, the libraries below numpy start a
    thread per processor as they are imported. One for all does as well here, and where threads are not allowed, they fail.
    """
    chosen = {"PYTHONHASHSEED": "0", "LANG": "C.UTF-8", "TZ": "UTC"}
    chosen |= {"MALLOC_ARENA_MAX": "1", "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    if platform == "win32":
        chosen |= {"SYSTEMROOT": os.environ.get("SYSTEMROOT", r"C:\Windows"), "PYTHONUTF8": "1"}
    return chosen


def start(line: list[str], theirs: Sequence[int]) -> int:
    """Start a process in a session of its own, with `theirs` as its first descriptors; returns its number.

    Raises:
        OSError: when the system refuses.
    """
    actions = [(os.POSIX_SPAWN_DUP2, descriptor, place) for place, descriptor in enumerate(theirs)]
    try:
        return os.posix_spawn(line[0], line, environment(), file_actions=actions, setsigmask=(), setsid=True)
    except NotImplementedError:  # an older macOS: the child makes its own session
        return os.posix_spawn(line[0], line, environment(), file_actions=actions, setsigmask=())
