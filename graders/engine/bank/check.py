"""Finds every mistake of a bank's files at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from graders.engine.bank.facts import At, Facts
from graders.engine.bank.files import CheckedFile, check_file
from graders.engine.bank.mistakes import Mistake
from graders.engine.bank.origins import Origins
from graders.engine.bank.overlay import merged
from graders.engine.bank.places import Bank
from graders.engine.bank.rules import FILE_RULES, RULES
from graders.engine.bank.rules.overlay import overlay_rules


def check(bank: Bank, slug: str) -> tuple[Mistake, ...]:
    """Return every mistake and warning in the files of `slug`, sorted by file and line.

    Never raises, whatever stands in the files. (Only what is wrong in an overlay of hidden cases itself is
    told before it is looked at together with its bank.)
    """
    main = check_file(Path(bank.cases_file(slug)))
    mistakes = list(main.mistakes)
    hidden = None
    overlay = Path(bank.hidden_file(slug))
    if overlay.is_file():
        hidden = check_file(overlay, overlay=True)
        alone = [*hidden.mistakes, *_alone(hidden, Facts(bank, slug, main.data))]
        mistakes += alone
        if not (main.shapely and hidden.shapely) or any(mistake.is_error for mistake in alone):
            hidden = None
    mistakes += _together(bank, slug, main, hidden)
    return tuple(sorted(dict.fromkeys(mistakes), key=lambda one: (one.file != str(main.file), *one[1:5])))


def _alone(hidden: CheckedFile, facts: Facts) -> Iterator[Mistake]:
    if hidden.data is not None and facts.top.value is not None:
        yield from map(hidden.mistake, overlay_rules(At(hidden.data, ()), facts))


def _together(bank: Bank, slug: str, main: CheckedFile, hidden: CheckedFile | None) -> Iterator[Mistake]:
    if main.data is None:
        return
    data: Any = main.data if hidden is None else merged(main.data, hidden.data)
    origins = None if hidden is None else Origins(main.data, hidden.data)
    facts = Facts(bank, slug, data)
    rules = RULES if main.has_broken_json else (*RULES, *FILE_RULES)
    for found in (found for rule in rules for found in rule(facts)):
        of_overlay, path = (False, found.path) if origins is None else origins.home(found.path)
        source = hidden if of_overlay and hidden is not None else main
        yield source.mistake(found._replace(path=path))
