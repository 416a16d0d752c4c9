"""Read the description of an exercise, in one of its languages."""

from __future__ import annotations

from pathlib import Path

from graders.engine.bank.places import Bank
from graders.engine.bank.source import UnreadableError, read_bounded
from graders.engine.errors import NakijkError
from graders.engine.messages import bank as say
from graders.engine.messages.system import why
from graders.engine.model import Language
from graders.engine.text import Text


class DescriptionError(NakijkError):
    """A description cannot be read, or is no text."""

    def __init__(self, file: Path, reason: Text) -> None:
        super().__init__(say.DESCRIPTION_UNREADABLE.fill(path=file, reason=reason))
        self.reason = reason


def description_file(bank: Bank, slug: str, language: Language) -> Path:
    """Return the path of a description, which may not exist."""
    return Path(bank.data_file(slug, f"description.{language}.md"))


def read_description(file: Path) -> str:
    """Return the text of a description; a BOM is left out.

    Raises:
        DescriptionError: when it cannot be read, is larger than 16 MB, or is not UTF-8.
    """
    try:
        return read_bounded(file).decode("utf-8-sig").replace("\r\n", "\n")
    except UnreadableError as error:
        raise DescriptionError(file, why(error.cause) if error.cause else say.OVER_LIMIT) from error
    except UnicodeDecodeError as error:
        raise DescriptionError(file, say.NO_UTF8.fill(byte=f"{error.object[error.start]:02X}")) from error


def examples(bank: Bank, slug: str, language: Language) -> frozenset[str]:
    """Return the ids of the cases that the description shows as examples; none when it cannot be read."""
    try:
        lines = read_description(description_file(bank, slug, language)).split("\n")
    except DescriptionError:  # a student's copy of a bank may lack it, and then nothing is known of examples
        return frozenset()
    blocks = [line.split() for line in lines if line.startswith(_EXAMPLES)]
    return frozenset(id_ for _, *ids in blocks for id_ in ids)


_EXAMPLES = ("```pycon ", "```transcript ")
"""How a block of examples begins; the ids of its cases stand behind it."""
