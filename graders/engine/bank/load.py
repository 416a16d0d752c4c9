"""Loads an exercise from its bank: at once if the bank is known to be valid, else after a full check."""

from __future__ import annotations

import os

from graders.engine.bank.build import build
from graders.engine.bank.mistakes import BankError
from graders.engine.bank.places import Bank
from graders.engine.bank.source import Source, UnreadableError, parsed, read_source
from graders.engine.bank.validated import is_validated, mark_of, remember
from graders.engine.model import Exercise, Language


def load(bank: Bank, slug: str, language: Language) -> Exercise:
    """Return exercise `slug` in `language` (in its first language, if the bank lacks that one).

    Raises:
        BankError: with every mistake of the bank, if it has any (warnings alone do not stop it).
    """
    try:
        source = read_source(bank, slug)
    except UnreadableError as error:
        raise _all_mistakes(bank, slug) from error
    mark = mark_of(source)
    if is_validated(bank, slug, mark):
        exercise = build(parsed(source), language)
        if all(os.path.isfile(bank.data_file(slug, name)) for name in exercise.files):
            return exercise
    return _checked(bank, slug, source, mark, language)


def _checked(bank: Bank, slug: str, source: Source, mark: str, language: Language) -> Exercise:
    error = _all_mistakes(bank, slug)
    if any(mistake.is_error for mistake in error.mistakes):
        raise error
    remember(mark)
    return build(parsed(source), language)


def _all_mistakes(bank: Bank, slug: str) -> BankError:
    # Imported here because a check (and jsonschema with it) is slow to import, and a known bank needs none.
    from graders.engine.bank.check import check

    return BankError(check(bank, slug))
