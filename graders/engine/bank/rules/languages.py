"""Rules of languages: every text has exactly the languages of the title, and can be printed."""

from __future__ import annotations

from collections.abc import Iterator

from graders.engine.bank.facts import At, Facts
from graders.engine.bank.found import Found
from graders.engine.messages import bank_rules as say
from graders.engine.model import LANGUAGES


def all_languages(facts: Facts) -> Iterator[Found]:
    """Each text and each name by language has the languages of the title, no more and no fewer."""
    for text in _by_language(facts):
        if text.value:  # an empty one is told by its shape
            yield from compared(text, facts)


def compared(text: At, facts: Facts) -> Iterator[Found]:
    """Yield the languages that an object by language lacks, or has beyond those of the title."""
    for language in LANGUAGES:
        if language in facts.languages and not text.has(language):
            yield text.found(say.MISSING_LANGUAGE.fill(language=language))
        extra = text.member(language)
        if extra is not None and facts.languages and language not in facts.languages:
            yield extra.found_key(say.EXTRA_LANGUAGE.fill(language=language))


def printable(facts: Facts) -> Iterator[Found]:
    """A text can be printed: it holds no lone surrogate."""
    titles = [title for title in [facts.top.member("title", dict)] if title]
    for text in [*_by_language(facts), *titles]:
        for one in text.members(str):
            if any("\ud800" <= character <= "\udfff" for character in one.value):
                yield one.found(say.UNPRINTABLE)


def _by_language(facts: Facts) -> Iterator[At]:
    parts = [*_members(facts.top, "requirements")]
    for _id, function in facts.functions:
        parts += _named(function, "name", "parameters", "summary")
    for _function, _key, rule in facts.rules:
        parts += _named(rule, "text")
    for _id, case in facts.cases:
        parts += _named(case, "why")
    for call in facts.calls:
        raises = call.at.member("raises", dict)
        parts += _named(raises, "type", "message") if raises else []
    for misconception in facts.top.within("misconceptions", dict):
        parts += _named(misconception, "hint")
    for constant in facts.top.within("constants", dict):
        parts += _named(constant, "name", "comment")
    yield from parts


def _members(at: At, key: str) -> Iterator[At]:
    inner = at.member(key, dict)
    if inner is not None:
        yield from inner.members(dict)


def _named(at: At, *keys: str) -> list[At]:
    found = (at.member(key, dict) for key in keys)
    return [one for one in found if one is not None]


RULES = (all_languages, printable)
