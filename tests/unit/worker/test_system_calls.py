"""The numbers of system calls are those of the system's headers, where there are any."""

import re
from pathlib import Path

import pytest

from graders.engine.worker.system_calls import numbers

HEADERS = Path("/usr/include")
NATIVE = [
    *(HEADERS / "x86_64-linux-gnu/asm/unistd_64.h", HEADERS / "asm/unistd_64.h"),
    *(HEADERS / "aarch64-linux-gnu/asm/unistd_64.h",),
]
GENERIC = HEADERS / "asm-generic/unistd.h"
NEWEST = {"listns": 470}

DEFINED = re.compile(r"^#define __NR(?:3264)?_(\w+)\s+(\d+)$", re.MULTILINE)
RENAMED = re.compile(r"^#define __NR_(\w+) __NR3264_(\w+)$", re.MULTILINE)
NO_CALLS = {"syscalls", "arch_specific_syscall"}
ONLY_32_BITS = range(403, 424)
OF_OTHERS = {"sync_file_range2"}
"""Another machine's name for `sync_file_range`."""


def generic(text: str) -> dict[str, int]:
    """Return the calls that a 64-bit machine without calls of its own has, from the header for all of them."""
    known = {name: int(number) for name, number in DEFINED.findall(text)}
    half = text.rpartition("__BITS_PER_LONG == 64")[2].partition("#else")[0]
    renamed = {old: new for new, old in RENAMED.findall(half)}
    return {
        renamed.get(name, name): number
        for name, number in known.items()
        if name not in NO_CALLS | OF_OTHERS and number not in ONLY_32_BITS
    }


def compare(machine: str, header: dict[str, int]) -> None:
    """Check both ways, as far as both reach."""
    ours = numbers(machine)
    end = min(max(ours.values()), max(header.values()))
    assert {name: number for name, number in ours.items() if number <= end} == {
        name: number for name, number in header.items() if number <= end
    }


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_each_number_once(machine: str) -> None:
    ours = numbers(machine)
    assert len({*ours.values()}) == len(ours)
    assert {name: ours[name] for name in NEWEST} == NEWEST
    assert max(ours.values()) == NEWEST["listns"]


def test_calls_that_everyone_knows() -> None:
    """Where no header is installed, at least these."""
    known = (
        "read",
        "write",
        "openat",
        "clone",
        "execve",
        "exit_group",
        "kill",
        "ptrace",
        "seccomp",
        "landlock_restrict_self",
    )
    assert [numbers("x86_64")[name] for name in known] == [0, 1, 257, 56, 59, 231, 62, 101, 317, 446]
    assert [numbers("aarch64")[name] for name in known] == [63, 64, 56, 220, 221, 94, 129, 117, 277, 446]


def test_the_numbers_of_x86_64() -> None:
    found = [
        path
        for path in NATIVE
        if path.exists() and "open_tree" in (text := path.read_text()) and "__NR_open 2\n" in text
    ]
    if not found:
        pytest.skip("the headers of Linux for x86_64 are not installed")
    header = {name: int(number) for name, number in DEFINED.findall(found[0].read_text())}
    assert len(header) > 300
    # Two numbers below 424 were given out later than the header may be.
    ours = numbers("x86_64")
    compare("x86_64", header | {name: ours[name] for name in ("uretprobe", "uprobe")})


def test_the_numbers_of_aarch64() -> None:
    if not GENERIC.exists():
        pytest.skip("the headers of Linux are not installed")
    header = generic(GENERIC.read_text())
    assert len(header) > 250
    compare("aarch64", header)
