"""A bank's rules on how code is written, from the short words that stand in the file to what they mean."""

from __future__ import annotations

import builtins
from collections.abc import Mapping

from graders.engine.bank.words import Words
from graders.engine.model import Rule

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from typing import Any

STATEMENTS = (
    "for", "while", "comprehension", "if", "match", "try", "with", "raise", "assert", "return", "break", "continue",
    "pass", "global", "nonlocal", "del", "import", "class", "lambda", "yield",
)  # fmt: skip
"""The words for statements, and for what else is written with a word of its own."""

RECURSION = "recursion"

WORDY = ("name", "import", "statement")
"""Kinds of rules that take a word or a list of words."""

KINDS = (*WORDY, RECURSION, "max_lines")
"""The keys that say what a rule is about."""

BUILT_IN = frozenset(vars(builtins)).union(
    *(vars(kind) for kind in (str, bytes, bytearray, int, float, list, tuple, dict, set, frozenset))
)
"""The names that Python itself gives to functions, classes and methods."""


def kind_of(word: str) -> str:
    """Return what kind of rule a word alone stands for: a statement, recursion, or else a name."""
    if word == RECURSION:
        return RECURSION
    return "statement" if word in STATEMENTS else "name"


def rule(forbids: bool, raw: str | Mapping[str, Any], words: Words) -> Rule:
    """Return a valid rule of a bank."""
    if isinstance(raw, str):
        kind = kind_of(raw)
        return Rule(forbids, kind, () if kind == RECURSION else (raw,))
    kind = next(key for key in KINDS if key in raw)
    given, points = raw[kind], raw.get("points")
    return Rule(
        forbids,
        kind,
        words=words_of(given) if kind in WORDY else (),
        most=given if kind == "max_lines" else 0,
        points=None if points is None else str(points),
        text=words.text(raw["text"]) if "text" in raw else None,
    )


def words_of(given: str | list[str]) -> tuple[str, ...]:
    """Return the words of a rule, of which there may be one or several."""
    return (given,) if isinstance(given, str) else tuple(given)
