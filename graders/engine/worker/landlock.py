"""Landlock: which files a submission may read, kept by the kernel.

Constants and structures: linux/landlock.h; what each version of the interface (ABI) added:
https://docs.kernel.org/userspace-api/landlock.html. Landlock says nothing of `stat`, `chmod`, `chdir`, locks or UDP: the system
call filter does.
"""

from .kernel import kernel
from .linux import system_call

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterable

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446  # the same numbers on every machine
_CREATE_RULESET_VERSION = 1
_RULE_PATH_BENEATH = 1

WRITE_FILE, READ_FILE, READ_DIR = 1 << 1, 1 << 2, 1 << 3
REFER, TRUNCATE, IOCTL_DEV, RESOLVE_UNIX = 1 << 13, 1 << 14, 1 << 15, 1 << 16
"""Rights on files (`LANDLOCK_ACCESS_FS_*`); bits 0 to 12 are there since ABI 1."""

_SINCE = ((1, REFER - 1), (2, REFER), (3, TRUNCATE), (5, IOCTL_DEV), (9, RESOLVE_UNIX))
_BIND_TCP, _CONNECT_TCP = 1, 2
_SCOPE_ABSTRACT_UNIX_SOCKET, _SCOPE_SIGNAL = 1, 2

_TYPE, _FOLDER = 0o170000, 0o040000


def version() -> int:
    """Return the version of Landlock that the kernel offers.

    Raises:
        OSError: there is none (ENOSYS), it was not switched on at boot (EOPNOTSUPP), or we may not ask (EPERM).
    """
    return system_call(_CREATE_RULESET, 0, 0, _CREATE_RULESET_VERSION)


def abi() -> int:
    """Return the version of Landlock that the kernel offers; 0 when there is none for us."""
    try:
        return version()
    except OSError:
        return 0


def handled(offered: int) -> tuple[int, int, int]:
    """Return what is refused unless a rule allows it: rights on files, rights on TCP ports, scopes of sockets and signals."""
    files = 0
    for since, rights in _SINCE:
        if offered >= since:
            files |= rights
    network = _BIND_TCP | _CONNECT_TCP if offered >= 4 else 0
    scopes = _SCOPE_ABSTRACT_UNIX_SOCKET | _SCOPE_SIGNAL if offered >= 6 else 0
    return files, network, scopes


def make_ruleset(read: "Iterable[str]", listed: "Iterable[str]" = (), written: "Iterable[str]" = ()) -> int:
    """Return a descriptor of rules that allow nothing but what is given; it survives a fork, and closes on exec.

    `read`: files, and folders with all below them, that may be read. `listed`: folders of which only the names may be read (and
    the names in folders below). `written`: files that may be read, written and emptied. Of `read` and `listed`, what is not
    there or not ours to see is left out; of `written`, nothing is.

    Raises:
        OSError: there is no Landlock, we may not use it, or a file to be written is not there.
    """
    offered = abi()
    files, network, scopes = handled(offered)
    attributes = b"".join([rights.to_bytes(8, "little") for rights in (files, network, scopes)])
    size = 8 if offered < 4 else 16 if offered < 6 else 24
    ruleset = system_call(_CREATE_RULESET, attributes, size, 0)
    try:
        for path in written:
            _allow(ruleset, _opened(path), path, (READ_FILE | WRITE_FILE | TRUNCATE) & files)
        for rights, paths in ((READ_FILE | READ_DIR, read), (READ_DIR, listed)):
            for path in paths:
                try:
                    descriptor = _opened(path)
                except (FileNotFoundError, NotADirectoryError, PermissionError):
                    continue
                _allow(ruleset, descriptor, path, rights)
    except OSError:
        kernel.close(ruleset)
        raise
    return ruleset


def _opened(path: str) -> int:
    return int(kernel.open(path, kernel.O_PATH | kernel.O_CLOEXEC))


def _allow(ruleset: int, descriptor: int, path: str, rights: int) -> None:
    """Add a rule for what is open as `descriptor`, and close that."""
    try:
        # The kernel refuses a folder's right on a file; most paths are modules, which need not be looked at
        # (a folder of such a name could be read, but not listed).
        if path.endswith(".py") or kernel.fstat(descriptor).st_mode & _TYPE != _FOLDER:
            rights &= ~READ_DIR
        if rights:
            rule = rights.to_bytes(8, "little") + descriptor.to_bytes(4, "little")
            system_call(_ADD_RULE, ruleset, _RULE_PATH_BENEATH, rule, 0)
    finally:
        kernel.close(descriptor)


def restrict(ruleset: int) -> None:
    """Allow this process, and all that it starts, only what `ruleset` allows; for ever. Needs `no_new_privileges` first.

    Raises:
        OSError: the process may still gain privileges, or `ruleset` is none.
    """
    system_call(_RESTRICT_SELF, ruleset, 0)
