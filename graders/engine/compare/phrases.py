"""Clauses as sentences."""

from __future__ import annotations

from graders.engine.text import Text


def sentence(clause: Text) -> Text:
    """Return a clause as a sentence: with a capital, and a full stop unless it ends in another mark."""
    return Text(_sentence(clause.nl), _sentence(clause.en))


def _sentence(clause: str) -> str:
    ended = clause if clause.endswith((".", "?", "!", "…")) else f"{clause}."
    return ended[:1].upper() + ended[1:]
