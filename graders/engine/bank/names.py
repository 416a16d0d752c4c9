"""The title and function names of an exercise, quickly: to tell which exercise a file solves."""

from __future__ import annotations

from graders.engine.bank.mistakes import BankError
from graders.engine.bank.places import Bank, slugs
from graders.engine.bank.source import UnreadableError, parsed, read_source
from graders.engine.bank.words import Words, languages_of
from graders.engine.model import Language
from graders.engine.record import Record
from graders.engine.text import Text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping
    from typing import Any


class Names(Record):
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


def mentioning(bank: Bank, defined: Collection[str]) -> tuple[str, ...]:
    """Return the exercises whose bank holds one of these names as a JSON text, without parsing any bank.

    That is a superset of those with such a function, and spares `check` the reading of all the others.
    """
    if not all(name.isascii() for name in defined):
        return slugs(bank)  # JSON may write such a name with escapes
    names = [name.encode("ascii") for name in defined]
    return tuple(slug for slug in slugs(bank) if _holds(bank, slug, names))


def _holds(bank: Bank, slug: str, names: Iterable[bytes]) -> bool:
    try:
        content = read_source(bank, slug).cases
    except UnreadableError:
        return False
    # With its quotes, which are everywhere, a name is found much slower.
    return any(name in content and b'"%s"' % name in content for name in names)


def _names(data: Mapping[str, Any]) -> Names:
    title = Words(data, "").text(data["title"])
    functions = {}
    for language in languages_of(data):
        words = Words(data, language)
        functions[language] = tuple(words.pick(raw["name"]) for raw in data["functions"])
    if not all(isinstance(name, str) for name in (*title, *(n for ns in functions.values() for n in ns))):
        raise TypeError("a name is a text")
    return Names(title, functions)
