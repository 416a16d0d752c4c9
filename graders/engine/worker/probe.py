"""A worker that tries what must be refused: protection is what was refused, not what was asked for."""

import sys

from . import confine, linux
from .kernel import kernel
from .system_calls import numbers
from .wire import Wire

TYPE_CHECKING = False  # the zygote does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any, NoReturn

    from .layers import Layers

NOBODY = 0o777
"""A mode that changes nothing of what is there: the attempt is all that counts."""


def probe(base: int, on: "list[str]", layers: "Layers", _out: object) -> "NoReturn":
    """Be confined as a worker is, try it all, and tell what was refused; last of all what should be the end of us."""
    wire = Wire()
    order = wire.receive()
    attempts = _attempts(order, kernel.getppid())
    on = [*on, *confine.confine(order, base, layers)]
    refused = [name for name, attempt in attempts.items() if _refused(attempt)]
    wire.send({"id": "", "kind": "probed", "on": on, "refused": refused, "pid": kernel.getpid()})
    if _refused(lambda: kernel.execv(sys.executable, [sys.executable, "-c", "pass"])):
        wire.send({"id": "", "kind": "alive"})
    # PTRACE_TRACEME, which asks for no more than to be traced; the filter of system calls ends us for it.
    linux.system_call(numbers(linux.machine())["ptrace"], 0, 0, 0, 0)
    wire.send({"id": "", "kind": "traced"})
    kernel._exit(0)


def _attempts(order: "Mapping[str, Any]", parent: int) -> "dict[str, Callable[[], object]]":
    """Return what is tried, by its word; each raises OSError when it is refused, and changes nothing when it is not."""
    import fcntl
    import resource
    from _socket import AF_INET, AF_NETLINK, SOCK_DGRAM, SOCK_STREAM, socket

    supervisor, target, folder = order["supervisor"], order["target"], order["writable"]
    own_priority = kernel.getpriority(kernel.PRIO_PROCESS, 0)
    return {
        "read": lambda: kernel.open(target, kernel.O_RDONLY),
        "write": lambda: _create(folder),
        "append": lambda: kernel.open(target, kernel.O_WRONLY | kernel.O_APPEND),
        "list": lambda: kernel.listdir(folder),
        "mode": lambda: kernel.chmod(target, kernel.stat(target).st_mode & NOBODY),
        "memory": lambda: kernel.open(f"/proc/{supervisor}/mem", kernel.O_RDONLY),
        "network": lambda: socket(AF_INET, SOCK_STREAM),
        "datagram": lambda: socket(AF_INET, SOCK_DGRAM),
        "kernel": lambda: socket(AF_NETLINK, SOCK_DGRAM),
        "signal": lambda: kernel.kill(parent, 0),
        "owner": lambda: fcntl.fcntl(0, fcntl.F_SETOWN, parent),
        "priority": lambda: kernel.setpriority(kernel.PRIO_PROCESS, parent, own_priority),
        "limits": lambda: resource.prlimit(parent, resource.RLIMIT_CORE, (0, 0)),
        "fork": kernel.fork,
    }


def _refused(attempt: "Callable[[], object]") -> bool:
    try:
        attempt()
    except OSError:
        return True
    return False


def _create(folder: str) -> None:
    path = f"{folder}/nakijk-probe-{kernel.getpid()}"
    kernel.close(kernel.open(path, kernel.O_WRONLY | kernel.O_CREAT | kernel.O_EXCL))
    kernel.unlink(path)
