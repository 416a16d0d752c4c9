"""The bytes of a bank's files, read with a bound; and their quick reading, for banks known to be valid."""

from __future__ import annotations

import os

from graders.engine.bank.places import Bank
from graders.engine.keep import keep
from graders.engine.record import Record
from graders.engine.values.jsontext import loads

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from typing import Any

MAX_BYTES = 16 * 2**20

_BOM = b"\xef\xbb\xbf"
"""The byte order mark that some editors put before UTF-8; reading Python's codec for it would cost a module."""


class Source(Record):
    """The bytes of a case bank, and of its overlay of hidden cases if there is one."""

    cases: bytes
    hidden: bytes | None


class UnreadableError(Exception):
    """A file of a bank cannot be read: the `OSError`, or None when it is larger than 16 MB."""

    def __init__(self, file: str | os.PathLike[str], cause: OSError | None) -> None:
        super().__init__(os.fspath(file))
        self.file = file
        self.cause = cause


def read_source(bank: Bank, slug: str) -> Source:
    """Return the bytes of the case bank of `slug` and of its overlay.

    Raises:
        UnreadableError: if either cannot be read or is larger than 16 MB.
    """
    hidden = bank.hidden_file(slug)
    return Source(
        read_bounded(bank.cases_file(slug)), read_bounded(hidden) if os.path.isfile(hidden) else None
    )


def read_bounded(file: str | os.PathLike[str]) -> bytes:
    """Return the bytes of `file`.

    Raises:
        UnreadableError: if it cannot be read or is larger than 16 MB (then it is not read).
    """
    try:
        with open(file, "rb") as opened:
            if os.fstat(opened.fileno()).st_size > MAX_BYTES:
                raise UnreadableError(file, None)
            return opened.read()
    except OSError as error:
        raise UnreadableError(file, error) from error


@keep(most=4)
def parsed(source: Source) -> dict[str, Any]:
    """Return a valid bank's JSON with its overlay merged in; the same object for the same bytes: never change it.

    Raises:
        ValueError, KeyError, TypeError: it may raise any of these for a bank that is not valid.
    """
    data: dict[str, Any] = dict(_loads(source.cases))
    if source.hidden is None:
        return data
    # Lazy: students have no hidden cases.
    from graders.engine.bank.overlay import merged

    return merged(data, _loads(source.hidden))


def _loads(content: bytes) -> Any:
    return loads(content.removeprefix(_BOM).decode())
