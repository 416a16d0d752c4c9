"""What a person asked for on the command line of `nakijk check`."""

from __future__ import annotations

from graders.engine.record import Record

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from graders.engine.grade.search.way import Way
    from graders.engine.model import Language


class Wish(Record):
    """What the person asked for on the command line."""

    file: str
    functions: tuple[str, ...] = ()
    verbose: bool = False
    format: str = "text"
    exercise: str | None = None
    exercise_lang: Language | None = None
    bank: str | None = None
    lang: Language | None = None
    """Of the sentences; None means that of the names in the file."""
    fallback: Language = "en"
    """Of the locale."""
    require_level: int | None = None
    """The least protection to grade with."""
    search: Way | None = None
    """How to search for differences from the reference solution; None: not at all."""
