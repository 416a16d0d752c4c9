"""Clauses as sentences, and words of a submission as they may stand in one."""

from __future__ import annotations

from collections.abc import Sequence

from graders.engine.text import Text

MOST = 200
"""Characters of a name or message of a submission that a sentence quotes."""


def sentence(clause: Text) -> Text:
    """Return a clause as a sentence: with a capital, and a full stop unless it ends in another mark."""
    return Text(_sentence(clause.nl), _sentence(clause.en))


def _sentence(clause: str) -> str:
    ended = clause if clause.endswith((".", "?", "!", "…")) else f"{clause}."
    return ended[:1].upper() + ended[1:]


def joined(parts: Sequence[Text], between: str = ", ") -> Text:
    """Return several texts as one."""
    return Text(between.join(part.nl for part in parts), between.join(part.en for part in parts))


def short(words: str) -> str:
    """Return words of a submission on one line, safe to print, cut after 200 characters."""
    # Lazy: a right answer quotes nothing, and its student must hear so fast.
    from graders.engine.values.escape import bare

    shown = bare(words[: MOST + 1])
    return shown if len(shown) <= MOST else f"{shown[: MOST - 1]}…"
