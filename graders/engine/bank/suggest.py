"""Did you mean …? The nearest of the names that exist, and what to say when a name does not."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from graders.engine.messages import bank as say
from graders.engine.text import Text

_MOST = 12
"""So many names are listed at most, when none is near."""


def near(name: str, known: Iterable[str], cutoff: float = 0.6) -> str | None:
    """Return the name in `known` that looks most like `name` (upper and lower case alike), if any does."""
    by_folded = {one.casefold(): one for one in known}
    found = get_close_matches(name.casefold(), by_folded, n=1, cutoff=cutoff)
    return by_folded[found[0]] if found else None


def suggestion(name: str, known: Iterable[str]) -> Text:
    """Return an advice for the unknown `name`: the nearest name, else those that there are."""
    names = tuple(one for one in dict.fromkeys(known) if one not in ("$comment", "$schema"))
    best = near(name, names)
    if best is not None:
        return say.DID_YOU_MEAN.fill(name=best)
    if not names:
        return say.NONE_TO_CHOOSE
    shown = ", ".join(names[:_MOST]) + (" …" if len(names) > _MOST else "")
    return say.CHOOSE_FROM.fill(names=shown)
