"""Finds every mistake of a bank's files at once."""

from __future__ import annotations

from graders.engine.bank.mistakes import Mistake
from graders.engine.bank.places import Bank


def check(bank: Bank, slug: str) -> tuple[Mistake, ...]:
    """Return every mistake and warning in the files of `slug`, sorted by file and line."""
    return ()
