"""The private folder of one child: the exercise's files, read-only, and room for what it may write."""

import os
from collections.abc import Mapping
from pathlib import Path


def make() -> str:
    """Return the path of a new, empty folder that only we can enter.

    Raises:
        OSError: when there is no place for one.
    """
    # What `tempfile` does, without its import (`random`, `shutil`), which costs as much as the child's own start.
    base = next((os.environ[name] for name in ("TMPDIR", "TEMP", "TMP") if os.environ.get(name)), _usual())
    path = os.path.join(base, f"nakijk-{os.urandom(8).hex()}")  # noqa: PTH118 (start-up time)
    os.mkdir(path, 0o700)  # noqa: PTH102
    return path


def _usual() -> str:
    return os.getcwd() if os.name == "nt" else "/tmp"  # noqa: PTH109, S108 (unguessable name, mode 0700)


def fill(path: str, files: Mapping[str, Path], writes: tuple[str, ...]) -> None:
    """Copy `files` there under their names, and make empty files for the names a solution may write.

    Raises:
        OSError: when a file cannot be read.
    """
    folder = Path(path)
    for name, source in files.items():
        target = folder / Path(name).name
        target.write_bytes(source.read_bytes())
        target.chmod(0o444)
    for name in writes:
        (folder / Path(name).name).touch(0o600)


def remove(path: str) -> None:
    """Remove the folder and what is in it, following no link; what a submission made unremovable stays."""
    try:
        entries = list(os.scandir(path))
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                remove(entry.path)
            else:
                os.unlink(entry.path)  # noqa: PTH108
        os.rmdir(path)  # noqa: PTH106
    except OSError:
        pass  # in the system's folder for temporary files, which is cleaned anyway
