"""What a person asked for on the command line of `nakijk check`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from graders.engine.record import Record

if TYPE_CHECKING:
    from graders.engine.model import Language


class Wish(Record):
    """What the person asked for on the command line."""

    file: str
    functions: tuple[str, ...]
    verbose: bool
    format: str
    exercise: str | None
    exercise_lang: Language | None
    bank: str | None
    lang: Language | None
    """Of the sentences; None means that of the names in the file."""
    fallback: Language
    """Of the locale."""
