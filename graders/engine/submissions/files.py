"""One file of a student, read once as bytes and as source; never written to, never larger than the limit."""

from __future__ import annotations

import os
from stat import S_ISDIR, S_ISREG

from graders.engine import messages
from graders.engine.record import Record
from graders.engine.submissions.encoding import Decoded, NotTextError, decode
from graders.engine.submissions.errors import SubmissionError
from graders.engine.submissions.names import comparable, shown
from graders.engine.submissions.places import is_broken_link, is_folder
from graders.engine.text import Text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `pathlib`
if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

MAX_BYTES = 2**20
"""The largest file that is read: 1 MB."""

_LIKE = 0.7
"""How much (0 to 1) a name must look like another to be suggested."""

_FORMATS = ((b"%PDF-", "PDF"), (b"PK\x03\x04", "ARCHIVE"), (b"{\\rtf", "RTF"))
"""What students hand in by mistake: its first bytes, and the name of what we call it (`messages.submissions`)."""


class Read(Record):
    """A file as it lay there: its bytes, its source, when it was last written (seconds since the epoch)."""

    raw: bytes
    decoded: Decoded
    saved: float


def read_file(path: str | os.PathLike[str]) -> Read:
    """Return the file at `path`.

    Raises:
        SubmissionError: when it is missing, no ordinary file, unreadable, over `MAX_BYTES`, or no text.
    """
    try:
        raw, saved = _bytes(path)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        raise SubmissionError(_trouble(path, error)) from error
    return Read(raw, _source(path, raw), saved)


def _trouble(path: str | os.PathLike[str], error: Exception) -> Text:
    if is_broken_link(path):
        return messages.submissions.BROKEN_LINK.fill(path=shown(path))
    if isinstance(error, FileNotFoundError):
        # Lazy: as below.
        from pathlib import Path

        return _missing(Path(path))
    return messages.submissions.UNREADABLE.fill(path=shown(path), reason=messages.system.why(error))


def _bytes(path: str | os.PathLike[str]) -> tuple[bytes, float]:
    # Asked before it is opened: opening a pipe or a device may wait for ever.
    _demand_regular(path, os.stat(path).st_mode)
    with open(path, "rb") as file:
        saved = os.fstat(file.fileno()).st_mtime
        raw = file.read(MAX_BYTES + 1)
    if len(raw) > MAX_BYTES:
        raise SubmissionError(messages.submissions.TOO_BIG.fill(path=shown(path), limit=MAX_BYTES // 1024))
    return raw, saved


def _demand_regular(path: str | os.PathLike[str], mode: int) -> None:
    if S_ISDIR(mode):
        raise SubmissionError(messages.submissions.IS_FOLDER.fill(path=shown(path)))
    if not S_ISREG(mode):
        raise SubmissionError(messages.submissions.NOT_REGULAR.fill(path=shown(path)))


def _source(path: str | os.PathLike[str], raw: bytes) -> Decoded:
    what = _other_format(path, raw)
    if what is not None:
        raise SubmissionError(messages.submissions.OTHER_FORMAT.fill(path=shown(path), what=what))
    try:
        return decode(raw)
    except NotTextError:
        raise SubmissionError(messages.submissions.NOT_TEXT.fill(path=shown(path))) from None


def _other_format(path: str | os.PathLike[str], raw: bytes) -> Text | None:
    if os.path.splitext(path)[1].lower() == ".ipynb":
        return messages.submissions.NOTEBOOK
    name = next((name for start, name in _FORMATS if raw.startswith(start)), None)
    return getattr(messages.submissions, name) if name else None


def _missing(path: Path) -> Text:
    folder = path.parent
    if not is_folder(folder):
        return messages.submissions.MISSING_FOLDER.fill(path=shown(path), folder=shown(folder))
    near = nearest(path.name, _names_in(folder))
    if near is None:
        return messages.submissions.MISSING.fill(path=shown(path))
    return messages.submissions.MISSING_NEAR.fill(path=shown(path), near=shown(path.with_name(near)))


def _names_in(folder: Path) -> tuple[str, ...]:
    """Return the names of the files in `folder`: the Python files if it has any."""
    try:
        names = [entry.name for entry in folder.iterdir() if entry.is_file()]
    except OSError:
        return ()  # then there is nothing to suggest, and that the file is missing is said all the same
    return tuple([name for name in names if name.lower().endswith(".py")] or names)


def nearest(name: str, names: Iterable[str]) -> str | None:
    """Return the one of `names` that a person who typed `name` most likely meant, or None."""
    # Only a mistake needs it, and it is slow to import.
    from difflib import get_close_matches

    # Without the ending that all files share: it would make any two names look alike.
    by_key = {comparable(each).removesuffix(".py"): each for each in sorted(names)}
    close = get_close_matches(comparable(name).removesuffix(".py"), by_key, n=1, cutoff=_LIKE)
    return by_key[close[0]] if close else None
