"""The private folder of one child: the exercise's files, read-only, and room for what it may write."""

from __future__ import annotations

import os

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Mapping


def make() -> str:
    """Return the path of a new, empty folder that only we can enter.

    Raises:
        OSError: when there is no place for one.
    """
    # What `tempfile` does, without its import (`random`, `shutil`), which costs as much as the child's own start.
    name = f"nakijk-{os.urandom(8).hex()}"
    for base in bases():
        path = os.path.abspath(os.path.join(base, name))  # noqa: PTH100, PTH118 (start-up time)
        try:
            os.mkdir(path, 0o700)  # noqa: PTH102
        except OSError:
            continue
        return path
    raise OSError(f"no folder for temporary files among {', '.join(bases())}")


def bases() -> list[str]:
    """Return where temporary folders may be, the best place first."""
    named = [os.environ[name] for name in ("TMPDIR", "TEMP", "TMP") if os.environ.get(name)]
    usual = ["/tmp", "/var/tmp"] if os.name == "posix" else []  # noqa: S108 (an unguessable name, mode 0700)
    return [*named, *usual, os.curdir]


def fill(path: str, files: Mapping[str, str | os.PathLike[str]], writes: tuple[str, ...]) -> None:
    """Copy `files` there under their names, and make empty files for the names a solution may write.

    Raises:
        OSError: when a file cannot be read.
    """
    for name, source in files.items():
        target = inside(path, name)
        with open(source, "rb") as file, open(target, "xb") as copy:  # noqa: PTH123 (start-up time)
            copy.write(file.read())
        os.chmod(target, 0o444)  # noqa: PTH101
    for name in writes:
        os.close(os.open(inside(path, name), os.O_CREAT | os.O_WRONLY, 0o600))


def inside(path: str, name: str) -> str:
    """Return where the file `name` of an exercise is in a child's folder."""
    return f"{path}/{os.path.basename(name)}"  # noqa: PTH119


def remove(path: str) -> None:
    """Remove the folder and what is in it; what a submission made unremovable stays.

    It is in the system's folder for temporary files, which is cleaned anyway.
    """
    try:
        if os.rename in os.supports_dir_fd:
            _remove_by_descriptor(path)
        else:
            _remove_by_name(path)
    except OSError:
        return


def _remove_by_descriptor(path: str) -> None:
    """Follow no link, not even one put there meanwhile; however deep it nests, each folder is first moved to the top."""
    top = os.open(path, _FOLDER)
    try:
        waiting = _empty(top, top)
        while waiting:
            name = waiting.pop()
            inner = os.open(name, _FOLDER, dir_fd=top)
            try:
                waiting += _empty(inner, top)
            finally:
                os.close(inner)
            os.rmdir(name, dir_fd=top)
    finally:
        os.close(top)
    os.rmdir(path)  # noqa: PTH106


_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_NOFOLLOW", 0)


def _empty(folder: int, top: int) -> list[str]:
    """Remove the files of a folder and move its folders to the top; returns their names there."""
    moved = []
    with os.scandir(folder) as entries:
        found = [(entry.name, entry.is_dir(follow_symlinks=False)) for entry in entries]
    for name, is_folder in found:
        if is_folder:
            moved.append(os.urandom(8).hex())
            os.rename(name, moved[-1], src_dir_fd=folder, dst_dir_fd=top)
        else:
            os.unlink(name, dir_fd=folder)
    return moved


def _remove_by_name(path: str) -> None:
    with os.scandir(path) as entries:
        found = list(entries)
    for entry in found:
        if entry.is_dir(follow_symlinks=False) and not _leads_elsewhere(entry):
            _remove_by_name(entry.path)
        else:
            _unlink(entry)
    os.rmdir(path)  # noqa: PTH106


_REPARSE_POINT = 0x400
"""FILE_ATTRIBUTE_REPARSE_POINT."""


def _leads_elsewhere(entry: os.DirEntry[str]) -> bool:
    """Whether a folder is a junction of Windows, which anybody may make to any folder; that is no link to Python before 3.12."""
    attributes: int = getattr(entry.stat(follow_symlinks=False), "st_file_attributes", 0)
    return bool(attributes & _REPARSE_POINT)


def _unlink(entry: os.DirEntry[str]) -> None:
    """Remove a file; on Windows one that is read-only, as those of the exercise are, is first made writable."""
    try:
        os.unlink(entry.path)  # noqa: PTH108
    except PermissionError:
        if entry.is_symlink() or _leads_elsewhere(entry):
            raise
        os.chmod(entry.path, 0o600)  # noqa: PTH101
        os.unlink(entry.path)  # noqa: PTH108
