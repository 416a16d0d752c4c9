"""The functions of kernel32.dll that a job needs, by `ctypes`."""

import ctypes
from collections.abc import Callable, Sequence
from typing import Any, cast

_BOOL, _DWORD, _HANDLE, _POINTER = ctypes.c_int, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_void_p

_SIGNATURES: dict[str, tuple[Any, Sequence[Any]]] = {
    "CreateJobObjectW": (_HANDLE, (_POINTER, _POINTER)),
    "SetInformationJobObject": (_BOOL, (_HANDLE, ctypes.c_int, _POINTER, _DWORD)),
    "QueryInformationJobObject": (_BOOL, (_HANDLE, ctypes.c_int, _POINTER, _DWORD, _POINTER)),
    "OpenProcess": (_HANDLE, (_DWORD, _BOOL, _DWORD)),
    "AssignProcessToJobObject": (_BOOL, (_HANDLE, _HANDLE)),
    "TerminateJobObject": (_BOOL, (_HANDLE, ctypes.c_uint)),
    "CloseHandle": (_BOOL, (_HANDLE,)),
}
"""What each gives back and takes, as jobapi2.h, processthreadsapi.h and handleapi.h say."""


class Kernel32:
    """A `job.Kernel`; the library and the last error are given by tests, and are those of Windows otherwise."""

    def __init__(self, library: object = None, last_error: Callable[[], int] | None = None) -> None:
        # By name: type checkers know these on Windows only.
        library = library or vars(ctypes)["WinDLL"]("kernel32", use_last_error=True)
        self._last_error = last_error or cast("Callable[[], int]", vars(ctypes)["get_last_error"])
        self._functions: dict[str, Callable[..., int | None]] = {}
        for name, (result, arguments) in _SIGNATURES.items():
            function = getattr(library, name)
            function.restype, function.argtypes = result, arguments
            self._functions[name] = function

    def _call(self, name: str, *arguments: object) -> int:
        return self._functions[name](*arguments) or 0  # a handle of 0 comes as None

    def create_job(self) -> int:
        """Return the handle of a new job object without a name."""
        return self._call("CreateJobObjectW", None, None)

    def set_information(self, job: int, kind: int, information: bytes) -> bool:
        """Set what a structure says; returns whether that went well."""
        return bool(self._call("SetInformationJobObject", job, kind, information, len(information)))

    def query_information(self, job: int, kind: int, size: int) -> bytes:
        """Return a structure of so many bytes, or b""."""
        buffer = ctypes.create_string_buffer(size)
        return buffer.raw if self._call("QueryInformationJobObject", job, kind, buffer, size, None) else b""

    def open_process(self, rights: int, number: int) -> int:
        """Return a handle with these rights on a process."""
        return self._call("OpenProcess", rights, 0, number)

    def assign(self, job: int, process: int) -> bool:
        """Put a process into a job; returns whether that went well."""
        return bool(self._call("AssignProcessToJobObject", job, process))

    def terminate(self, job: int, status: int) -> bool:
        """Kill what is in a job; returns whether that went well."""
        return bool(self._call("TerminateJobObject", job, status))

    def close(self, handle: int) -> None:
        """Let go of a handle."""
        self._call("CloseHandle", handle)

    def last_error(self) -> int:
        """Return the number of the error of the call before."""
        return self._last_error()
