"""What workers that are gone left behind: processes of theirs become children of the zygote, and end here."""

from .kernel import kernel

TYPE_CHECKING = False  # the zygote does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Collection

ROUNDS = 200
"""How often those that are left are killed: each may have left others."""

KILL = 9


def end_orphans(workers: "Collection[int]") -> None:
    """Kill and reap every child that is not one of `workers`; where the system does not list children, none is found."""
    for _ in range(ROUNDS):
        left = [pid for pid in _children() if pid not in workers]
        if not left:
            return
        for pid in left:
            try:
                kernel.kill(pid, KILL)
                kernel.waitpid(pid, 0)
            except OSError:
                continue  # it is gone


def _children() -> list[int]:
    """Return the numbers of our children, as we ourselves count them."""
    try:
        seen = _read("/proc/thread-self/children").split()
    except OSError:  # a system without this list
        return []
    return [number for number in map(_own_number, seen) if number]


def _own_number(seen: bytes) -> int:
    """Return our number of a process that /proc lists under another: in a namespace of our own it has two.

    The last of `NSpid` is that of the innermost namespace, which is ours: proc_pid_status(5).
    """
    try:
        status = _read(f"/proc/{seen.decode()}/status")
    except OSError:  # it is gone
        return 0
    _, _, rest = status.partition(b"\nNSpid:")
    numbers = rest.partition(b"\n")[0].split()
    return int(numbers[-1]) if numbers else int(seen)


def _read(path: str) -> bytes:
    file = kernel.open(path, kernel.O_RDONLY | kernel.O_CLOEXEC)
    try:
        text = b""
        while chunk := kernel.read(file, 1 << 16):
            text += chunk
        return text
    finally:
        kernel.close(file)
