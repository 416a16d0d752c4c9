"""The functions of kernel32.dll as `ctypes` calls them: real pointers, read on the other side."""

import ctypes
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from graders.engine.sandbox.kernel32 import Kernel32

HIGH = 0xFFFF_FFFF_0000_0100
"""A handle that does not fit in 32 bits: declared as an int, it would be cut."""

ANSWER = bytes(range(48))

Seen = list[tuple[object, ...]]


def library(seen: Seen, result: int = 1) -> SimpleNamespace:
    """Return functions at C addresses, which write down what they were given and return `result` (handles: `HIGH`)."""
    handle, boolean, number = ctypes.c_void_p, ctypes.c_int, ctypes.c_uint32
    handles = HIGH if result else 0

    def function(name: str, given: int, kind: Any, *kinds: Any) -> Any:
        def called(*arguments: object) -> int:
            seen.append((name, *arguments))
            return given

        return ctypes.CFUNCTYPE(kind, *kinds)(called)

    def set_information(job: int, kind: int, place: int, size: int) -> int:
        seen.append(("set", job, kind, ctypes.string_at(place, size)))
        return result

    def query_information(job: int, kind: int, place: int, size: int, returned: int | None) -> int:
        seen.append(("query", job, kind, size, returned))
        ctypes.memmove(place, ANSWER, size)
        return result

    return SimpleNamespace(
        CreateJobObjectW=function("create", handles, handle, handle, handle),
        SetInformationJobObject=ctypes.CFUNCTYPE(boolean, handle, boolean, handle, number)(set_information),
        QueryInformationJobObject=ctypes.CFUNCTYPE(boolean, handle, boolean, handle, number, handle)(
            query_information
        ),
        OpenProcess=function("open", handles, handle, number, boolean, number),
        AssignProcessToJobObject=function("assign", result, boolean, handle, handle),
        TerminateJobObject=function("terminate", result, boolean, handle, ctypes.c_uint),
        CloseHandle=function("close", result, boolean, handle),
    )


def kernel(seen: Seen, result: int = 1) -> Kernel32:
    """Return these functions as the sandbox sees them."""
    return Kernel32(library(seen, result), lambda: 5)


@pytest.mark.parametrize(
    ("call", "given", "arrived"),
    [
        (lambda on: on.create_job(), HIGH, ("create", None, None)),
        (lambda on: on.set_information(HIGH, 9, b"a\0b"), True, ("set", HIGH, 9, b"a\0b")),
        (lambda on: on.query_information(HIGH, 1, 48), ANSWER, ("query", HIGH, 1, 48, None)),
        (lambda on: on.open_process(0x101, 77), HIGH, ("open", 0x101, 0, 77)),
        (lambda on: on.assign(HIGH, HIGH + 4), True, ("assign", HIGH, HIGH + 4)),
        (lambda on: on.terminate(HIGH, 1), True, ("terminate", HIGH, 1)),
        (lambda on: on.close(HIGH), None, ("close", HIGH)),
    ],
)
def test_what_arrives(call: Callable[[Kernel32], object], given: object, arrived: tuple[object, ...]) -> None:
    """Each argument as it was given, in the order of the documentation."""
    seen: Seen = []
    assert call(kernel(seen)) == given
    assert seen == [arrived]


def test_what_fails() -> None:
    """Handles, truth values and structures are then false, and the reason can be asked for."""
    failing = kernel([], 0)
    assert failing.create_job() == 0
    assert failing.open_process(1, 1) == 0
    assert failing.query_information(HIGH, 1, 48) == b""
    assert not failing.set_information(HIGH, 9, b"a")
    assert not failing.assign(HIGH, HIGH)
    assert not failing.terminate(HIGH, 1)
    assert failing.last_error() == 5
