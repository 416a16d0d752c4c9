"""A folder of many students to what each handed in: finds and orders files, and reads none of them."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from graders.engine.messages import submissions as messages
from graders.engine.messages.system import why
from graders.engine.submissions.errors import SubmissionError
from graders.engine.submissions.files import nearest
from graders.engine.submissions.names import comparable, identity, shown
from graders.engine.submissions.places import is_broken_link, is_file, is_folder, leaves, same
from graders.engine.text import Text

MAX_FILES = 200
"""How many Python files one student's folder may hold."""

_MAX_DEPTH = 6
"""How deep a student's files are looked for, since learning environments wrap them in folders."""

_SKIPPED = frozenset({"__pycache__", "__macosx", "node_modules", "site-packages"})
_ENVIRONMENT = ("pyvenv.cfg",)
_RESULTS = ("results.jsonl", "results.jsonl.part")
"""What makes a folder one of our own results, and no student's."""


class Found(NamedTuple):
    """What one student handed in, before any of it is read."""

    id: str
    place: str
    """What lies in the searched folder, as people are shown it: `zoe.py` or `zoe/`."""
    folder: Path
    """The folder that was searched: people are shown paths as seen from it."""
    candidates: tuple[Path, ...] = ()
    """The Python files of which one is graded, in the order of their names."""
    alone: bool = False
    """Whether it is one file among those of other students, which it may not import."""
    trouble: Text | None = None
    """Why it has no candidates, when there is more to say than that there is no Python file."""


def find(folder: Path, ignored: Path | None = None) -> tuple[Found, ...]:
    """Return every submission in `folder` in the order of their ids: its Python files, a folder per student.

    A folder without any Python file is still a submission (its student must not go missing), unless files
    lie beside it: then it is data. Hidden and private names, virtual environments and results are skipped.

    Args:
        folder: The folder to search.
        ignored: A folder that is not searched: where the results go.

    Raises:
        SubmissionError: when it cannot be listed, holds no submission, or two of them have equal ids.
    """
    entries = [entry for entry in _listed(folder) if not _is_ignored(entry, ignored)]
    files = [_single(entry, folder) for entry in entries if _is_python(entry)]
    folders = [_student(entry, folder) for entry in entries if is_folder(entry)]
    found = files + [each for each in folders if not files or each.candidates or each.trouble]
    if not found:
        raise SubmissionError(messages.NOTHING_FOUND.fill(path=shown(folder)))
    _demand_different_ids(found)
    return tuple(sorted(found, key=lambda each: (comparable(each.id), each.id)))


def _listed(folder: Path) -> list[os.DirEntry[str]]:
    try:
        return _entries(folder)
    except FileNotFoundError:
        raise SubmissionError(_no_such_folder(folder)) from None
    except NotADirectoryError:
        raise SubmissionError(messages.NOT_A_FOLDER.fill(path=shown(folder))) from None
    except OSError as error:
        raise SubmissionError(_unreadable(folder, error)) from error


def _no_such_folder(folder: Path) -> Text:
    try:
        siblings = [entry.name for entry in os.scandir(folder.parent) if is_folder(entry)]
    except OSError:
        siblings = []  # then there is nothing to suggest, and that the folder is missing is said all the same
    near = nearest(folder.name, siblings)
    if near is None:
        return messages.NO_SUCH_FOLDER.fill(path=shown(folder))
    return messages.NO_SUCH_FOLDER_NEAR.fill(path=shown(folder), near=shown(folder.with_name(near)))


def _unreadable(path: Path | str, error: OSError) -> Text:
    return messages.UNREADABLE.fill(path=shown(path), reason=why(error))


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    with os.scandir(folder) as entries:
        return sorted((entry for entry in entries if not _is_skipped(entry)), key=lambda entry: entry.name)


def _is_skipped(entry: os.DirEntry[str]) -> bool:
    return entry.name.startswith(".") or entry.name.lower() in _SKIPPED or _holds(entry, _ENVIRONMENT)


def _is_ignored(entry: os.DirEntry[str], ignored: Path | None) -> bool:
    return _holds(entry, _RESULTS) or (ignored is not None and same(entry, ignored))


def _holds(entry: os.DirEntry[str], names: Iterable[str]) -> bool:
    return any(is_file(Path(entry, name)) for name in names)


def _is_python(entry: os.DirEntry[str]) -> bool:
    """Whether it has the name of a Python file; a link to nowhere counts, to be complained of."""
    return entry.name.lower().endswith(".py") and not is_folder(entry)


def _single(entry: os.DirEntry[str], folder: Path) -> Found:
    found = Found(identity(Path(entry).stem), shown(entry.name), folder, alone=True)
    if is_broken_link(entry):
        return found._replace(trouble=messages.BROKEN_LINK.fill(path=found.place))
    if leaves(entry, folder):
        return found._replace(trouble=messages.LINK.fill(path=found.place))
    return found._replace(candidates=(Path(entry),))


def _student(entry: os.DirEntry[str], folder: Path) -> Found:
    found = Found(identity(entry.name), shown(entry.name) + os.sep, folder)
    # Links to folders may go round in circles, so that none is followed.
    if entry.is_symlink():
        return found._replace(trouble=messages.LINK.fill(path=found.place))
    try:
        files = _python_files([Path(entry)], folder, _MAX_DEPTH)
    except OSError as error:
        return found._replace(trouble=_unreadable(error.filename or entry.path, error))
    if len(files) > MAX_FILES:
        return found._replace(trouble=messages.TOO_MANY_FILES.fill(id=found.id, limit=MAX_FILES))
    return found._replace(candidates=files)


def _python_files(level: list[Path], folder: Path, depth: int) -> tuple[Path, ...]:
    """Return the Python files of the first level that has any: what lies deeper belongs to them."""
    entries = [entry for each in level for entry in _entries(each)]
    files = tuple(Path(entry) for entry in entries if _is_python(entry) and not leaves(entry, folder))
    deeper = [Path(entry) for entry in entries if is_folder(entry) and not entry.is_symlink()]
    if files or not deeper or not depth:
        return files
    return _python_files(deeper, folder, depth - 1)


def _demand_different_ids(found: Iterable[Found]) -> None:
    by_id: dict[str, list[str]] = {}
    for each in found:
        by_id.setdefault(comparable(each.id), []).append(each.place)
    pairs = "\n".join("  " + " · ".join(places) for places in by_id.values() if len(places) > 1)
    if pairs:
        raise SubmissionError(messages.EQUAL_IDS.fill(pairs=pairs))
