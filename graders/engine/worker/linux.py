"""System calls of Linux that Python does not offer: what a process gives up before it runs a submission.

`ctypes` is not imported, since that takes four times as long as the `_ctypes` that it is made of. The calls are the same in
glibc and musl, on every machine. Each raises `OSError` with the system's error number.
"""

import sys
from _ctypes import FUNCFLAG_CDECL, FUNCFLAG_USE_ERRNO, CFuncPtr, _SimpleCData, dlopen, dlsym, get_errno

from .kernel import kernel

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterable

CLONE_NEWUTS = 0x04000000
CLONE_NEWIPC = 0x08000000
CLONE_NEWUSER = 0x10000000
CLONE_NEWPID = 0x20000000
CLONE_NEWNET = 0x40000000
"""The namespaces of `unshare` (linux/sched.h)."""

_SIGKILL = 9
_ESRCH = 3  # `errno` is one import more
_SET_PDEATHSIG, _SET_DUMPABLE, _CAPBSET_DROP = 1, 4, 24
_SET_CHILD_SUBREAPER, _SET_NO_NEW_PRIVS, _CAP_AMBIENT = 36, 38, 47
_CAP_AMBIENT_CLEAR_ALL = 4
_CAPABILITY_VERSION_3 = 0x20080522
_CLOSE_RANGE = 436  # the same number on every machine, as all calls since Linux 5.1
_LAST_DESCRIPTOR = 0xFFFF_FFFF


class _Int(_SimpleCData):  # type: ignore[type-arg]  # not subscriptable at run time
    _type_ = "i"


class _Long(_SimpleCData):  # type: ignore[type-arg]
    _type_ = "l"


class _Chars(_SimpleCData):  # type: ignore[type-arg]
    _type_ = "z"


class _Function(CFuncPtr):
    _flags_ = FUNCFLAG_CDECL | FUNCFLAG_USE_ERRNO
    _restype_ = _Int


_libc = dlopen(None, 0)  # type: ignore[arg-type]  # None: what this process has loaded
_syscall, _prctl, _capset, _unshare = (
    _Function(dlsym(_libc, name)) for name in ("syscall", "prctl", "capset", "unshare")
)


def _call(function: _Function, name: str, *arguments: "int | bytes") -> int:
    result: int = function(*[_Long(value) if type(value) is int else value for value in arguments])
    if result < 0:
        error = get_errno()
        raise OSError(error, f"{name}: {kernel.strerror(error)}")
    return result


def system_call(number: int, *arguments: "int | bytes") -> int:
    """Make a system call whose result fits an int; bytes are passed as a pointer to them (syscall(2))."""
    return _call(_syscall, f"system call {number}", number, *arguments)


def prctl(option: int, *arguments: "int | bytes") -> int:
    """Change or ask something of this process; what is not given is 0, as most options demand (prctl(2))."""
    return _call(_prctl, "prctl", option, *arguments, *(0,) * (4 - len(arguments)))


def address(data: bytes) -> int:
    """Return where `data` lies in memory, for a structure that points to it; it holds as long as `data` does."""
    return int(_Long.from_buffer(_Chars(data)).value)


def machine() -> str:
    """Return the machine whose system calls this process makes: "x86_64", "aarch64", or another name (uname(2)).

    A 32-bit interpreter on a 64-bit kernel makes other calls than the kernel's name tells.
    """
    name = kernel.uname().machine
    return name if sys.maxsize > 1 << 32 else f"{name}, 32-bit"


def no_new_privileges() -> None:
    """Never again gain rights by executing a file; Landlock and seccomp demand it (PR_SET_NO_NEW_PRIVS(2const))."""
    prctl(_SET_NO_NEW_PRIVS, 1)


def die_with_parent(parent: int) -> None:
    """Have the kernel kill this process when `parent` ends (PR_SET_PDEATHSIG(2const)).

    A fork and a change of credentials undo it.

    Raises:
        ProcessLookupError: the parent (another process than `parent`) has ended already, so nothing would kill us.
    """
    prctl(_SET_PDEATHSIG, _SIGKILL)
    if kernel.getppid() != parent:
        raise ProcessLookupError(_ESRCH, "the parent has ended")


def not_dumpable() -> None:
    """Close /proc/self/mem and ptrace to others of the same user, and leave no core (PR_SET_DUMPABLE(2const)).

    A change of credentials undoes it.
    """
    prctl(_SET_DUMPABLE, 0)


def subreaper() -> None:
    """Become the parent of descendants whose own parent ends (PR_SET_CHILD_SUBREAPER(2const))."""
    prctl(_SET_CHILD_SUBREAPER, 1)


def drop_capabilities() -> None:
    """Give up every capability, for what is executed later too; an ordinary user has none to give up (capabilities(7)).

    The user stays: who was user 0 keeps what the files of user 0 allow to their owner.
    """
    capability = 0
    try:
        while True:
            prctl(_CAPBSET_DROP, capability)
            capability += 1
    except OSError:  # the kernel knows no more of them, or this is an ordinary user
        pass
    try:  # noqa: SIM105 (the child does not pay for `contextlib`)
        prctl(_CAP_AMBIENT, _CAP_AMBIENT_CLEAR_ALL)
    except OSError:
        pass  # older than Linux 4.3: there are none
    header = _CAPABILITY_VERSION_3.to_bytes(4, "little") + bytes(4)
    _call(_capset, "capset", header, bytes(24))  # effective, permitted and inheritable: none, in two halves


def unshare(flags: int) -> None:
    """Leave the namespaces in `flags`, for new ones (unshare(2))."""
    _call(_unshare, "unshare", flags)


def close_all_but(keep: "Iterable[int]") -> None:
    """Close every descriptor except `keep` (close_range(2), since Linux 5.9; else what /proc lists)."""
    kept = sorted({*keep})
    try:
        first = 0
        for descriptor in kept:
            if descriptor > first:
                system_call(_CLOSE_RANGE, first, descriptor - 1, 0)
            first = descriptor + 1
        system_call(_CLOSE_RANGE, first, _LAST_DESCRIPTOR, 0)
    except OSError:
        _close_listed(kept)


def _close_listed(kept: "list[int]") -> None:
    for name in kernel.listdir("/proc/self/fd"):
        if int(name) not in kept:
            try:  # noqa: SIM105 (the child does not pay for `contextlib`)
                kernel.close(int(name))
            except OSError:
                pass  # the descriptor of the listing itself
