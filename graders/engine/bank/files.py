"""One file of a bank, read for a check: its JSON with places, and the mistakes in its JSON and its shape."""

from __future__ import annotations

from pathlib import Path as FilePath
from typing import Any, NamedTuple

from graders.engine.bank.decode import decode
from graders.engine.bank.found import Found, written
from graders.engine.bank.mistakes import Mistake
from graders.engine.bank.places import HIDDEN
from graders.engine.bank.reader import Document, read_json
from graders.engine.bank.scanner import Path
from graders.engine.bank.shape import shape
from graders.engine.bank.source import UnreadableError, read_bounded
from graders.engine.bank.suggest import suggestion
from graders.engine.messages import bank_json as say
from graders.engine.messages.bank import Said
from graders.engine.messages.system import why
from graders.engine.text import Text


class CheckedFile(NamedTuple):
    """A file of a bank, as far as it could be read."""

    file: FilePath
    document: Document | None
    mistakes: tuple[Mistake, ...]
    """Those of its JSON and of its shape."""
    shapely: bool
    """Whether it has the shape that it must have."""

    @property
    def data(self) -> Any:
        """The parsed JSON; None if it could not be read."""
        return self.document.data if self.document is not None and self.document.complete else None

    @property
    def has_broken_json(self) -> bool:
        """Whether it is no strict JSON, so that a part of it may not have been read as it was meant."""
        return self.document is None or bool(self.document.troubles)

    def mistake(self, found: Found) -> Mistake:
        """Return a finding (by its path in this file) as a mistake of this file."""
        assert self.document is not None
        place = self.document.places[_nearest(found.path, self.document)]
        return _mistake(self, found.path, place.key if found.at_key else place.value, found.said)


def check_file(file: FilePath, *, overlay: bool = False) -> CheckedFile:
    """Read a bank's file, or its overlay; never raises, whatever the file."""
    try:
        content = read_bounded(file)
    except UnreadableError as error:
        said = _unreadable(file, error)
        return CheckedFile(file, None, (Mistake(str(file), 1, 1, "$", *said),), shapely=False)
    text, troubles = decode(content)
    document = read_json(text)
    read = CheckedFile(file, document, (), shapely=False)
    mistakes = [_mistake(read, one.path, one.offset, one.said) for one in (*troubles, *document.troubles)]
    found = shape(document.data, overlay=overlay) if document.complete else ()
    mistakes += map(read.mistake, found)
    return read._replace(mistakes=tuple(mistakes), shapely=document.complete and not found)


def _unreadable(file: FilePath, error: UnreadableError) -> Said:
    if error.cause is None:
        return say.TOO_LARGE
    if isinstance(error.cause, FileNotFoundError):
        stems = (other.stem for other in file.parent.glob("*.json"))
        known = sorted(stem for stem in stems if not stem.endswith(HIDDEN))
        return say.NOT_THERE.fill(suggestion=suggestion(file.stem, known))
    return say.NOT_READABLE.fill(error=why(error.cause))


def _nearest(path: Path, document: Document) -> Path:
    """Return the longest part of `path` that stands in the document."""
    while path not in document.places:
        path = path[:-1]
    return path


def _mistake(read: CheckedFile, path: Path, offset: int, said: Said) -> Mistake:
    assert read.document is not None
    line, column = read.document.lines.locate(offset)
    reason, advice = (Text(*map(_on_one_line, text)) for text in (said.reason, said.advice))
    shown = _on_one_line(written(path))
    return Mistake(str(read.file), line, column, shown, said.code, reason, advice, said.severity)


def _on_one_line(text: str) -> str:
    """Return `text` with all that cannot be printed as escapes: it may quote anything of the file."""
    if text.isprintable():
        return text
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in text)
