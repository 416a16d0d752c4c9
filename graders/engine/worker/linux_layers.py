"""What Linux offers to confine a worker: prepared once by its zygote, put on by each worker in a fraction of a millisecond."""

import sys

from . import landlock, linux, places, seccomp
from .kernel import kernel
from .layers import Layers, reason
from .namespaces import enter

TYPE_CHECKING = False  # the zygote does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from typing import Any

    from .seccomp import Program

_SET_SECCOMP, _MODE_FILTER, _EFAULT = 22, 2, 14

LEAST_WANTED = b"1000"
"""The score of a process that the system ends first when memory runs out: proc_pid_oom_score_adj(5)."""


class LinuxLayers(Layers):
    """A ruleset for files, a program for system calls, and what ties a process to others."""

    def __init__(self, ruleset: int, filtered: bool, empty: str) -> None:
        self.ruleset = ruleset
        self.empty = empty
        self.opens = ruleset >= 0 or not filtered
        """Whether a worker may open files at all: with a filter but without a ruleset it may not."""
        self._machine = linux.machine()
        self._programs: dict[tuple[bool, bool, bool], Program] = {}
        self._filtered = filtered
        self._parent = kernel.getpid()
        if filtered:
            self._program(False, False, self.opens)

    def detach(self) -> list[str]:
        """Be the first to go when memory runs out, unreadable for others, gone with the zygote, and never of more rights."""
        _write("/proc/self/oom_score_adj", LEAST_WANTED)
        linux.not_dumpable()
        linux.die_with_parent(self._parent)
        linux.no_new_privileges()
        return ["privileges"]

    def close_files(self, order: "Mapping[str, Any]") -> list[str]:
        """Leave the files of the interpreter and those that the order names."""
        if self.ruleset < 0:
            return []
        if order["reads"] or order["writes"]:
            reads, listed = places.needed()
            own = landlock.make_ruleset([*reads, *order["reads"]], listed, order["writes"])
            landlock.restrict(own)
            kernel.close(own)
        else:
            landlock.restrict(self.ruleset)
        kernel.close(self.ruleset)
        return ["landlock"]

    def close_kernel(self, order: "Mapping[str, Any]") -> list[str]:
        """Leave the system calls of a solution."""
        if not self._filtered:
            return []
        named = bool(order["reads"] or order["writes"])
        program = self._program(order["threads"], bool(order["writes"]), self.opens or named)
        seccomp.install(program.of(kernel.getpid()))
        return ["seccomp"]

    def _program(self, threads: bool, writes: bool, opens: bool) -> "Program":
        """Return the program for these needs; the usual one was assembled before anything was forked."""
        wanted = (threads, writes, opens)
        if wanted not in self._programs:
            self._programs[wanted] = seccomp.program(
                self._machine, threads=threads, writes=writes, opens=opens
            )
        return self._programs[wanted]


def prepare(wished: "Collection[str]", empty: str) -> "tuple[LinuxLayers, dict[str, object]]":
    """Prepare the layers that are wished for and that this system has; returns them, and what came of each as data.

    A layer that is not to be had says why: `""` is a layer that is there.
    """
    told: dict[str, object] = {"namespaces": enter() if "namespaces" in wished else "off"}
    linux.subreaper()
    linux.drop_capabilities()
    told["landlock"], ruleset = ("off", -1) if "no-landlock" in wished else _ruleset(empty)
    told["seccomp"] = "off" if "no-seccomp" in wished else _can_filter()
    return LinuxLayers(ruleset, told["seccomp"] == "", empty), told


def _ruleset(empty: str) -> tuple[str, int]:
    try:
        landlock.version()
        reads, listed = places.needed()
        return "", landlock.make_ruleset(reads, [*listed, empty], ())
    except OSError as error:
        return reason(error), -1


def _can_filter() -> str:
    """Tell why system calls cannot be restricted, if so: there are tables for two kinds of processor only."""
    machine = linux.machine()
    if sys.maxsize < 1 << 32 or machine not in seccomp.AUDIT:
        return f"no table for {machine}"
    try:
        linux.prctl(_SET_SECCOMP, _MODE_FILTER, 0)
    except OSError as error:
        # The filter that is nowhere is looked for only by a kernel that takes filters: seccomp(2).
        return "" if error.errno == _EFAULT else reason(error)
    return "a filter that is none was taken"


def _write(path: str, text: bytes) -> None:
    file = kernel.open(path, kernel.O_WRONLY | kernel.O_CLOEXEC)
    try:
        kernel.write(file, text)
    finally:
        kernel.close(file)
