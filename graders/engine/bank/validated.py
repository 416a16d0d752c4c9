"""Remembers which files were found to be valid, so that a bank is checked in full only once."""

from __future__ import annotations

import os
import sys

from graders.engine.bank.places import Bank
from graders.engine.bank.source import Source
from graders.engine.values.hashing import sha256

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`, nor `pathlib`
if TYPE_CHECKING:
    from pathlib import Path

RULES = 2
"""Raise this when the schema or a rule changes: all banks are then checked anew."""

_MOST_MARKS = 500
_HEAD = 300
"""Within so many bytes of a derived file stands its `"validated"`."""


def mark_of(source: Source) -> str:
    """Return the mark of exactly these files under the rules of today: 64 hexadecimal digits."""
    marked = sha256(b"nakijk bank rules %d" % RULES)
    for content in (source.cases, source.hidden):
        marked.update(b"\n-" if content is None else b"\n%d\n" % len(content))
        marked.update(content or b"")
    return marked.hexdigest()


def is_validated(bank: Bank, slug: str, mark: str) -> bool:
    """Return whether the files with this mark were found to be valid, here or where they were shipped."""
    try:
        with open(bank.derived_file(slug), "rb") as file:
            if b'"validated": "%s"' % mark.encode() in file.read(_HEAD):
                return True
    except OSError:
        pass  # no derived data (yet): then it is for the cache to say
    folder = _marks()
    return folder is not None and os.path.exists(os.path.join(folder, mark))


def remember(mark: str) -> None:
    """Remember that the files with this mark are valid; where that cannot be written, it is just slower."""
    folder = _marks()
    if folder is None:
        return
    try:
        # Lazy: only what was checked in full is remembered.
        from pathlib import Path

        marks = Path(folder)
        marks.mkdir(parents=True, exist_ok=True)
        (marks / mark).touch()
        _prune(marks)
    except OSError:
        return  # a read-only home, a full disk: the bank is checked again next time


def _prune(folder: Path) -> None:
    marks = sorted(folder.iterdir(), key=lambda file: file.stat().st_mtime)
    for old in marks[: max(0, len(marks) - _MOST_MARKS)]:
        old.unlink(missing_ok=True)


def _marks() -> str | None:
    folder = cache_folder()
    return None if folder is None else os.path.join(folder, "valid")


def cache_folder() -> str | None:
    """Return the folder for what nakijk remembers of this user, None if this user has no home."""
    given = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_CACHE_HOME")
    if given and os.path.isabs(given):
        return os.path.join(given, "nakijk")
    home = os.path.expanduser("~")
    if home == "~":  # no HOME, and no entry for this user either
        return None
    return os.path.join(home, *(("Library", "Caches") if sys.platform == "darwin" else (".cache",)), "nakijk")
