"""A strict JSON reader that knows where everything stands, and goes on after mistakes it can see through.

On a valid document its data equal those of `json.loads`. Everything else is a trouble; all are collected, and
only one that leaves no doubt-free way to go on ends the reading: then there are no data.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from graders.engine.bank.lines import Lines
from graders.engine.bank.scanner import WORD, Path, Scanner, StopReading, Trouble
from graders.engine.bank.tokens import ODD_QUOTES, read_number, read_text, read_word
from graders.engine.messages import bank_json as say

MAX_DEPTH = 128
"""Levels of brackets: a value may have 100, and the bank stands around it."""

_CLOSING = {"{": "}", "[": "]"}
_STARTS = frozenset('"{[-+.0123456789').union(ODD_QUOTES)
"""The characters a value may start with, besides letters."""


class Place(NamedTuple):
    """Where a value starts, and its key if it has one (else the value again): offsets in characters."""

    key: int
    value: int


class Document(NamedTuple):
    """A text, read: `data` is what it says, if `complete`."""

    lines: Lines
    data: Any
    places: Mapping[Path, Place]
    troubles: tuple[Trouble, ...]
    complete: bool


def read_json(text: str) -> Document:
    """Return what `text` says, where each part of it stands, and all in it that is not strict JSON.

    Never raises, whatever the text.
    """
    reader = _Reader(text)
    try:
        data, complete = reader.document(), True
    except StopReading:
        data, complete = None, False
    return Document(reader.lines, data, reader.places, tuple(reader.troubles), complete)


class _Reader(Scanner):
    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.places: dict[Path, Place] = {}

    def document(self) -> Any:
        """Return the one value of the document."""
        if not self.peek(()):
            self.stop(say.EMPTY, ())
        data = self.value(())
        if self.peek(()):
            self.tell(say.EXTRA.fill(found=self.found()), ())
        return data

    def value(self, path: Path, key: int | None = None) -> Any:
        """Return the value that starts here; its key stands at offset `key`."""
        character = self.peek(path)
        self.places[path] = Place(self.at if key is None else key, self.at)
        if character == "{":
            return self.object(path)
        if character == "[":
            return self.array(path)
        if character == '"' or character in ODD_QUOTES:
            return read_text(self, path)
        if character.isalpha() or (character == "-" and WORD.match(self.text, self.at)):
            return read_word(self, path)
        return read_number(self, path)

    def array(self, path: Path) -> list[Any]:
        """Return the array whose bracket stands here."""
        opening = self.open(path)
        items: list[Any] = []
        while self.more(path, opening, first=not items):
            items.append(self.value((*path, len(items))))
        return items

    def object(self, path: Path) -> dict[str, Any]:
        """Return the object whose brace stands here; of a key that stands twice the last value is kept."""
        opening = self.open(path)
        members: dict[str, Any] = {}
        while self.more(path, opening, first=not members):
            start = self.at
            key = self.key(path)
            inner = (*path, key)
            if key in members:
                there = self.where(self.places[inner].key)
                self.tell(say.DUPLICATE_KEY.fill(key=key, **there), inner, start)
            if self.peek(path) != ":":
                self.unexpected(say.WANTED_COLON, path)
            self.at += 1
            members[key] = self.value(inner, start)
        return members

    def key(self, path: Path) -> str:
        """Return the key that stands here."""
        if self.text[self.at] == '"' or self.text[self.at] in ODD_QUOTES:
            return read_text(self, path)
        word = WORD.match(self.text, self.at)
        if not word:
            self.unexpected(say.WANTED_KEY, path)
        self.tell(say.BARE_KEY.fill(found=word[0]), path)
        self.at = word.end()
        return word[0]

    def open(self, path: Path) -> int:
        """Step past an opening bracket; return its offset."""
        if len(path) >= MAX_DEPTH:
            self.stop(say.TOO_DEEP.fill(limit=MAX_DEPTH), path)
        self.at += 1
        return self.at - 1

    def more(self, path: Path, opening: int, *, first: bool) -> bool:
        """Return whether a further item follows, having stepped past the comma or the closing bracket."""
        closing = _CLOSING[self.text[opening]]
        end = self.at
        character = self.peek(path)
        if character == closing:
            self.at += 1
            return False
        if not character or character in "]}":
            self.unclosed(path, opening, closing)
        if first:
            return True
        if character == ",":
            return self.after_comma(path, opening, closing)
        if character not in _STARTS:
            self.unexpected(say.WANTED_COMMA.fill(closing=closing), path)
        self.tell(say.MISSING_COMMA, path, end)
        return True

    def after_comma(self, path: Path, opening: int, closing: str) -> bool:
        """Step past a comma; return whether an item follows it (else it is one too many)."""
        comma = self.at
        self.at += 1
        character = self.peek(path)
        if not character:
            self.unclosed(path, opening, closing)
        if character != closing:
            return True
        self.tell(say.TRAILING_COMMA.fill(closing=closing), path, comma)
        self.at += 1
        return False

    def unclosed(self, path: Path, opening: int, closing: str) -> None:
        """End the reading: the file ends here, or a bracket closes that was not opened."""
        said = say.WRONG_BRACKET if self.at < len(self.text) else say.CUT_OFF
        bracket = self.text[opening]
        parts = {"bracket": bracket, "closing": closing, **self.where(opening)}
        self.stop(said.fill(found=self.found(), **parts), path)
