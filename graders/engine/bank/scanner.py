"""A place in a text that is read from left to right, and the troubles met on the way."""

from __future__ import annotations

import re
from typing import NamedTuple, NoReturn, TypeAlias

from graders.engine.bank.lines import Lines
from graders.engine.messages import bank_json as say
from graders.engine.messages.bank import Said
from graders.engine.text import Text

Path: TypeAlias = tuple[str | int, ...]
"""Where a value stands: the keys and indexes that lead to it."""

WORD = re.compile(r"-?[A-Za-z_][A-Za-z_0-9]*")

_SPACE = re.compile(r"[ \t\n\r]*")
_COMMENT = re.compile(r"//[^\n\r]*|#[^\n\r]*|/\*.*?\*/", re.DOTALL)


class Trouble(NamedTuple):
    """Something that is not strict JSON, at an offset within the text."""

    offset: int
    path: Path
    said: Said


class StopReading(Exception):
    """There is no doubt-free way to go on."""


class Scanner:
    """A text, the offset `at` up to which it was read, and the troubles met so far."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = Lines(text)
        self.at = 0
        self.troubles: list[Trouble] = []

    def tell(self, said: Said, path: Path, offset: int | None = None) -> None:
        """Note a trouble here (or at `offset`) and go on."""
        self.troubles.append(Trouble(self.at if offset is None else offset, path, said))

    def stop(self, said: Said, path: Path, offset: int | None = None) -> NoReturn:
        """Note a trouble that ends the reading."""
        self.tell(said, path, offset)
        raise StopReading

    def unexpected(self, wanted: Text, path: Path) -> NoReturn:
        """End the reading, since something else stands here than what must."""
        self.stop(say.UNEXPECTED.fill(found=self.found(), wanted=wanted), path)

    def found(self) -> Text | str:
        """Return what stands here, for a message."""
        if self.at >= len(self.text):
            return say.END_OF_FILE
        word = WORD.match(self.text, self.at)
        shown = word[0][:40] if word else self.text[self.at]
        return shown if shown.isprintable() else f"U+{ord(shown):04X}"

    def peek(self, path: Path) -> str:
        """Skip white space, and comments (which are told); return the next character, "" at the end."""
        while True:
            space = _SPACE.match(self.text, self.at)
            self.at = space.end() if space else self.at
            comment = _COMMENT.match(self.text, self.at)
            if not comment:
                return self.text[self.at : self.at + 1]
            self.tell(say.COMMENT, path)
            self.at = comment.end()

    def where(self, offset: int) -> dict[str, int]:
        """Return line and column of `offset`, to fill in."""
        line, column = self.lines.locate(offset)
        return {"line": line, "column": column}
