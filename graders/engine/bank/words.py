"""The languages of a bank: which it has, and the texts and names of one of them."""

from __future__ import annotations

from graders.engine.model import LANGUAGES, Language
from graders.engine.text import Text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any


def languages_of(data: Mapping[str, Any]) -> tuple[Language, ...]:
    """Return the languages of a (valid) bank, in the order in which it gives its title."""
    return tuple(key for key in data["title"] if key in LANGUAGES)


def function_id(function: Mapping[str, Any]) -> str:
    """Return the id of a (valid) function of a bank: its `id`, else its English name, else its first one."""
    name = function["name"]
    if "id" in function or isinstance(name, str):
        return str(function.get("id", name))
    return str(name["en"] if "en" in name else next(name[key] for key in name if key in LANGUAGES))


class Words:
    """Picks from a bank's JSON what is said in one of its languages."""

    def __init__(self, data: Mapping[str, Any], language: Language) -> None:
        """Speak `language`, or the bank's first language if it lacks that one."""
        self.languages = languages_of(data)
        self.language = language if language in self.languages else self.languages[0]

    def text(self, raw: Mapping[str, str]) -> Text:
        """Return a sentence as a pair; in a bank of one language both are that language's."""
        only = raw[self.language]
        return Text(raw.get("nl", only), raw.get("en", only))

    def pick(self, raw: Any) -> Any:
        """Return what `raw` says in the language: it is the same for all, or an object by language."""
        return raw[self.language] if isinstance(raw, dict) else raw

    def names(self, raw: Iterable[str] | Mapping[str, Iterable[str]]) -> tuple[str, ...]:
        """Return a list of names in the language."""
        return tuple(self.pick(raw))
