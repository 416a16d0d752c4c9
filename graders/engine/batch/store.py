"""The folder of results: `results.jsonl` line by line, then `results.csv`; only this module writes there."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from graders.engine.batch.lines import Line
from graders.engine.batch.sheet import sheet
from graders.engine.batch.table import Row, table_of
from graders.engine.errors import NakijkError, UsageProblem
from graders.engine.messages import batch as messages
from graders.engine.messages.system import why
from graders.engine.submissions.names import shown

REPORTS, SHEET = "results.jsonl", "results.csv"
_PART = ".part"
_OWN = (REPORTS, REPORTS + _PART, SHEET, SHEET + _PART)
_NO_CONTENT = frozenset({".DS_Store", "Thumbs.db", "desktop.ini"})
"""What a file manager leaves in a folder that somebody merely looked at."""


class OutputNotEmpty(UsageProblem):
    """The folder for the results holds something, and nobody said that it may be replaced."""


class OutputUnusable(UsageProblem):
    """No results can be written there at all."""


class OutputError(NakijkError):
    """A result could not be written (the disk is full, say); what was written before is kept."""


class Store:
    """The results as they come in; use it as a context manager, so that they are kept however it ends.

    Until it is closed the reports stand in `results.jsonl.part`, each whole line flushed. Its methods may be
    called from any thread.
    """

    def __init__(self, directory: Path, part: BinaryIO) -> None:
        self.directory = directory
        self._part = part
        self._size = 0
        self._rows: list[Row] = []
        self._lock = threading.Lock()

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows of all lines so far, in the order in which they came."""
        return tuple(self._rows)

    def add(self, line: Line) -> Row:
        """Append one report and return its row.

        Raises:
            OutputError: when it cannot be written; nothing of this line is then left in the file.
        """
        with self._lock, _failing(self.directory, REPORTS + _PART):
            try:
                _write(self._part, line.text)
            except OSError:
                # The first failure is the one to tell, whatever becomes of the half line.
                with contextlib.suppress(OSError):
                    self._part.truncate(self._size)
                    self._part.seek(self._size)
                raise
            self._size += len(line.text)
            self._rows.append(line.row)
            return line.row

    def close(self) -> None:
        """Give the files their names; with no result at all nothing is left (nor is anything replaced).

        Raises:
            OutputError: when that cannot be done.
        """
        with self._lock:
            if not self._part.closed:
                self._finish()

    def _finish(self) -> None:
        part = self.directory / (REPORTS + _PART)
        with _failing(self.directory, REPORTS), self._part:
            os.fsync(self._part.fileno())
        if not self._rows:
            part.unlink(missing_ok=True)
            return
        with _failing(self.directory, REPORTS):
            part.replace(self.directory / REPORTS)
        with _failing(self.directory, SHEET):
            _write_whole(self.directory / SHEET, sheet(table_of(self._rows)))

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def open_store(directory: Path, force: bool = False) -> Store:
    """Return a store in `directory`, made if need be.

    With `force` our own files in it are replaced, each when the new one is whole; nothing else is touched.

    Raises:
        OutputNotEmpty: when something is in it, without `force`.
        OutputUnusable: when it is no folder, or cannot be written.
    """
    name = shown(directory)
    try:
        directory.mkdir(parents=True, exist_ok=True)
        content = {entry.name for entry in directory.iterdir()} - _NO_CONTENT
        if content and not force:
            raise OutputNotEmpty(messages.NOT_EMPTY.fill(path=name))
        return Store(directory, _opened(directory, content))
    except (FileExistsError, NotADirectoryError) as error:
        raise OutputUnusable(messages.NOT_A_FOLDER.fill(path=name)) from error
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        raise OutputUnusable(messages.CANNOT_OPEN.fill(path=name, reason=why(error))) from error


def _opened(directory: Path, content: set[str]) -> BinaryIO:
    for name in content & set(_OWN):
        # Told now rather than after an hour's grading: a folder of that name, or a sheet open in Excel.
        with (directory / name).open("r+b"):
            pass
    part = directory / (REPORTS + _PART)
    part.unlink(missing_ok=True)
    return part.open("xb", buffering=0)


def _write(file: BinaryIO, content: bytes) -> None:
    """Write all of it: an unbuffered file may take only a part at a time."""
    rest = memoryview(content)
    while rest:
        rest = rest[file.write(rest) :]


def _write_whole(path: Path, content: bytes) -> None:
    """Write a file that is never half there: beside it first, then in its place."""
    part = path.with_name(path.name + _PART)
    part.unlink(missing_ok=True)
    with part.open("xb", buffering=0) as file:
        _write(file, content)
        os.fsync(file.fileno())
    part.replace(path)


@contextlib.contextmanager
def _failing(directory: Path, name: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        text = messages.CANNOT_WRITE.fill(
            path=shown(directory / name), reason=why(error), kept=shown(directory)
        )
        raise OutputError(text) from error
