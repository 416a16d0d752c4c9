"""Namespaces of our own, where the system allows them: other processes, networks and queues are not even visible.

Entered once by the zygote, which becomes the first process in there: when it ends, the kernel ends all others.
"""

from . import linux
from .kernel import kernel
from .layers import reason

OTHER_PROC, TOO_MANY = "other /proc", "too many"
"""Why we enter none; what `nakijk doctor` says of it stands in `messages.doctor`."""

_ENOSPC = 28
"""On Linux; what unshare(2) says at a limit of user_namespaces(7)."""

NEW = linux.CLONE_NEWUSER | linux.CLONE_NEWPID | linux.CLONE_NEWNET | linux.CLONE_NEWIPC | linux.CLONE_NEWUTS


def enter() -> str:
    """Enter new namespaces, and go on as the first process there; returns why not, if so.

    The process that we were stays, to end when we end and to take us along when it is ended. The user keeps its number,
    and no other exists: user_namespaces(7). Our supervisor looks in /proc for the number that one in there has outside; where
    /proc is that of yet another namespace (`unshare --pid --fork` without `--mount-proc`), it would find a stranger's.
    """
    if kernel.readlink("/proc/self") != str(kernel.getpid()):
        return OTHER_PROC
    user, group = kernel.getuid(), kernel.getgid()
    try:
        linux.unshare(NEW)
    except OSError as error:
        return TOO_MANY if error.errno == _ENOSPC else reason(error)
    _write("/proc/self/setgroups", b"deny")
    _write("/proc/self/uid_map", b"%d %d 1" % (user, user))
    _write("/proc/self/gid_map", b"%d %d 1" % (group, group))
    first = kernel.fork()
    if first:
        linux.close_all_but(())
        _, status = kernel.waitpid(first, 0)
        kernel._exit(kernel.waitstatus_to_exitcode(status) & 0xFF)
    linux.die_with_parent(0)
    return ""


def _write(path: str, text: bytes) -> None:
    file = kernel.open(path, kernel.O_WRONLY)
    try:
        kernel.write(file, text)
    finally:
        kernel.close(file)
