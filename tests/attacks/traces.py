"""What can be seen from outside, before and after an attack: files, processes and what belongs to them (Linux)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

KERNEL = b"2"
"""The parent of the kernel's own threads."""

MOST = 1 << 20
"""How many bytes of a file of /proc are read."""


class FileState(NamedTuple):
    """A file, or None for its content when it is gone."""

    content: bytes | None
    facts: tuple[int, ...] = ()
    attributes: tuple[str, ...] = ()


def file_state(path: Path) -> FileState:
    """Return all that is known of a file; the time of its last change of any kind is among it."""
    try:
        content, stat = path.read_bytes(), path.lstat()
    except OSError:
        return FileState(None)
    facts = (stat.st_mode, stat.st_uid, stat.st_gid, stat.st_nlink, stat.st_mtime_ns, stat.st_ctime_ns)
    return FileState(content, facts, tuple(os.listxattr(path)))


def process_state(pid: int) -> tuple[object, ...]:
    """Return whether a process goes on, and what others can set of it: priority, scheduling, processors, limits."""
    fields = _read(pid, "stat").rpartition(b")")[2].split()
    if not fields:
        return ("gone",)
    going = fields[0] not in (b"T", b"t", b"Z", b"X")
    try:
        return (
            going,
            int(fields[16]),
            os.sched_getscheduler(pid),
            frozenset(os.sched_getaffinity(pid)),
            _read(pid, "limits"),
        )
    except ProcessLookupError:
        return ("gone",)


class Process(NamedTuple):
    """A process of this machine."""

    pid: int
    parent: int
    state: str


def processes() -> list[Process]:
    """Return all processes that there are, but for the kernel's own."""
    found = []
    for pid in (int(name) for name in os.listdir("/proc") if name.isdigit()):  # noqa: PTH208 (there are many)
        fields = _read(pid, "stat").rpartition(b")")[2].split()
        if fields and fields[1] != KERNEL:
            found.append(Process(pid, int(fields[1]), fields[0].decode()))
    return found


def said(pid: int) -> bytes:
    """Return the command line and the environment of a process, as far as they can be read."""
    return _read(pid, "cmdline") + _read(pid, "environ")


def descendants(of: int, among: list[Process]) -> set[int]:
    """Return the processes that another started, and those that they started."""
    found, before = {of}, 0
    while len(found) > before:
        before = len(found)
        found |= {process.pid for process in among if process.parent in found}
    return found - {of}


def numbers(pid: int) -> tuple[int, ...]:
    """Return the numbers of a process, from the outermost namespace to its own; none when it is gone."""
    return tuple(map(int, _read(pid, "status").partition(b"\nNSpid:")[2].partition(b"\n")[0].split()))


def descriptors(pid: int) -> int | None:
    """Return how many descriptors a process has open; None when we may not know, or it is gone."""
    try:
        return len(os.listdir(f"/proc/{pid}/fd"))  # noqa: PTH208 (it is counted)
    except OSError:
        return None


def names_below(folder: Path) -> set[str]:
    """Return the paths of all that is in a folder, however deep."""
    return set(_walk(folder))


def _walk(folder: Path) -> Iterator[str]:
    for place, folders, files in os.walk(folder):
        for name in (*folders, *files):
            yield f"{place}/{name}"


def names_in(*folders: str) -> set[str]:
    """Return the paths of what is in these folders, and in the folder of compiled files in each."""
    found = set()
    for folder in folders:
        for place in (folder, f"{folder}/__pycache__"):
            with suppress(OSError):
                found |= {f"{place}/{name}" for name in os.listdir(place)}  # noqa: PTH208 (texts are compared)
    return found


def _read(pid: int, name: str) -> bytes:
    try:
        file = os.open(f"/proc/{pid}/{name}", os.O_RDONLY)
    except OSError:  # it is gone, or not ours to see
        return b""
    try:
        return os.read(file, MOST)
    except OSError:  # as above
        return b""
    finally:
        os.close(file)
