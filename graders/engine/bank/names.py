"""The title and function names of an exercise, quickly: to tell which exercise a file solves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from graders.engine.bank.mistakes import BankError
from graders.engine.bank.places import Bank
from graders.engine.bank.source import UnreadableError, parsed, read_source
from graders.engine.bank.words import Words, languages_of
from graders.engine.model import Language
from graders.engine.text import Text


class Names(NamedTuple):
    """The title of an exercise, and its functions' names per language, in the order of the bank."""

    title: Text
    functions: Mapping[Language, tuple[str, ...]]


def names(bank: Bank, slug: str) -> Names:
    """Return the names of exercise `slug`, without checking more of the bank than they take.

    Raises:
        BankError: with every mistake of the bank, if the names cannot be read.
    """
    try:
        return _names(parsed(read_source(bank, slug)))
    except (UnreadableError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        # Imported here because a check is slow to import, and hardly ever needed.
        from graders.engine.bank.check import check

        raise BankError(check(bank, slug)) from error


def _names(data: Mapping[str, Any]) -> Names:
    title = Words(data, "").text(data["title"])
    functions = {}
    for language in languages_of(data):
        words = Words(data, language)
        functions[language] = tuple(words.pick(raw["name"]) for raw in data["functions"])
    if not all(isinstance(name, str) for name in (*title, *(n for ns in functions.values() for n in ns))):
        raise TypeError("a name is a text")
    return Names(title, functions)
