"""Where the interpreter itself lies: what a submission may read, since it could not run without it.

Never site-packages: a bank, or its references, may be installed there. Never /proc, /tmp or a home as such.
"""

import sys

from .kernel import kernel

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterable

_NOT_MODULES = ("__pycache__",)
_NOT_NEEDED = frozenset({"ensurepip", "idlelib", "test", "turtledemo"})
"""Modules of the standard library that no submission imports, or that hold more than modules."""
_BUILD_DATA = "_sysconfigdata_"
"""How the name of a module begins that is called otherwise on each system; `zoneinfo` asks it for its places."""

_SYSTEM = ("/dev/null", "/dev/urandom", "/etc/ld.so.cache", "/usr/lib/locale", "/usr/share/zoneinfo")
_LIBRARY_FOLDERS = ("/usr/lib64", "/usr/lib", "/lib64", "/lib")
"""Where systems without a folder for each machine keep libraries: site-packages may lie below, so file by file."""
_LIBRARIES = """
bz2. c. crypt db- dl. expat. ffi. gcc_s. gdbm lzma. m. mpdec. ncurses panel pthread. python3 readline. rt. sqlite3. ssl. stdc++.
tcl tinfo tirpc. tk util. uuid. z. zstd.
"""
"""How the names of the libraries begin that extension modules are linked with, after `lib`."""


def needed(path: "Iterable[str] | None" = None) -> tuple[list[str], list[str]]:
    """Return what the interpreter reads after its start: files and folders to be read, and folders to be only listed.

    `path` is where it looks for modules: by default `sys.path`, which holds the standard library alone when the interpreter was
    started with `-s -P -S` and without PYTHONPATH. A virtual environment has none of its own: it is its base's. Some of what is
    returned may not be there.
    """
    read, listed = [*_SYSTEM], []
    for place in sys.path if path is None else path:
        if not place.startswith("/"):
            continue
        if place.endswith((".zip", "/lib-dynload")):
            read.append(place)
        else:
            listed.append(place)
            read += [f"{place}/{name}" for name in _names(place) if _is_standard(name)]
    return read + _libraries(), listed


def _is_standard(name: str) -> bool:
    module, _, ending = name.partition(".")
    if module in sys.stdlib_module_names or module.startswith(_BUILD_DATA):
        return ending in {"", "py"} and module not in _NOT_NEEDED
    return name in _NOT_MODULES


def _libraries() -> list[str]:
    """Return the folders and files of the shared libraries that an extension module may need when it is imported late."""
    machine: str | None = getattr(sys.implementation, "_multiarch", None)
    common = [folder for folder in (f"/usr/lib/{machine}", f"/lib/{machine}") if _is_there(folder)]
    folders = {f"{sys.base_exec_prefix}/lib", "/usr/local/lib"} | set(_LIBRARY_FOLDERS)
    if common:
        folders.difference_update(_LIBRARY_FOLDERS)
    beginnings = tuple([f"lib{name}" for name in _LIBRARIES.split()])
    return common + [
        f"{folder}/{name}"
        for folder in sorted(folders)
        for name in _names(folder)
        if name.startswith(beginnings) and ".so" in name
    ]


def _names(folder: str) -> list[str]:
    try:
        return kernel.listdir(folder)
    except (FileNotFoundError, NotADirectoryError, PermissionError):
        return []


def _is_there(path: str) -> bool:
    try:
        kernel.stat(path)
    except OSError:
        return False
    return True
