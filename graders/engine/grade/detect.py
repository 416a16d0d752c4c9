"""Tell from the names that a submission defines which exercises it solves, and in which language: pure."""

from __future__ import annotations

from _collections_abc import Collection, Mapping, Sequence

from graders.engine.model import Language
from graders.engine.record import Record

FunctionNames = Mapping[Language, Sequence[str]]
"""Per language of an exercise, the names of its functions."""


class Found(Record):
    """An exercise that a submission solves; `language` is None on a tie."""

    slug: str
    language: Language | None
    matched: int
    """How many of the exercise's functions the submission defines, under their exact names."""


def language_of(functions: FunctionNames, defined: Collection[str]) -> tuple[Language | None, int]:
    """Return the language with most exact names, None on a tie, and how many names that are."""
    counts = {language: sum(name in defined for name in names) for language, names in functions.items()}
    most = max(counts.values(), default=0)
    best = [language for language, count in counts.items() if count == most]
    return (best[0] if len(best) == 1 else None), most


def exercises_in(
    defined: Collection[str], exercises: Mapping[str, FunctionNames], stem: str = ""
) -> tuple[Found, ...]:
    """Return the exercises that a submission solves, those with most of its functions first.

    An exercise counts when the file is named after it, or when at least half of its functions are there; else
    the one with most functions does, if it is the only one with so many.
    """
    found = []
    for slug, functions in exercises.items():
        language, matched = language_of(functions, defined)
        if matched:
            found.append(Found(slug, language, matched))
    found.sort(key=lambda one: -one.matched)
    sure = [one for one in found if one.slug == stem or _half(one, exercises)]
    if sure:
        return tuple(sure)
    return tuple(one for one in found if one.matched == found[0].matched)


def _half(found: Found, exercises: Mapping[str, FunctionNames]) -> bool:
    size = max(len(names) for names in exercises[found.slug].values())
    return 2 * found.matched >= size


def told(found: Sequence[Found], exercises: Mapping[str, FunctionNames], stem: str = "") -> bool:
    """Return whether `exercises_in` could tell: it found one, or several that are each sure."""
    return len(found) == 1 or (
        len(found) > 1 and all(one.slug == stem or _half(one, exercises) for one in found)
    )
