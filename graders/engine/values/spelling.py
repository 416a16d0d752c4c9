"""Words that are nearly the same, for "did you mean …?"."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST = 40
"""Characters of a word that is worth comparing."""

LONG = 8
"""Characters from which two changes make a near word."""


def near(word: str, known: Iterable[str], shortest: int = 2) -> str | None:
    """Return the word in `known` that `word` was probably meant to be; None if there is none, or it is that word.

    Other capitals and two letters that changed places come first; then one letter too many, too few or wrong, in
    words of at least `shortest` characters (two such in long ones). Of equals the first in `known`.
    """
    if not 1 < len(word) <= LONGEST:
        return None
    ranked = (
        (rank, one) for one in known if one != word and (rank := _rank(word, one, shortest)) is not None
    )
    best = min(ranked, key=lambda pair: pair[0], default=None)
    return None if best is None else best[1]


def _rank(word: str, known: str, shortest: int) -> int | None:
    one, other = word.casefold(), known.casefold()
    if one == other:
        return 0
    if abs(len(one) - len(other)) > 2:
        return None
    distance = _distance(one, other)
    if distance == 1 and len(one) == len(other) and sorted(one) == sorted(other):
        return 1
    if len(one) < shortest or len(other) < 3:
        return None
    return distance + 1 if distance <= (2 if min(len(one), len(other)) >= LONG else 1) else None


def _distance(one: str, other: str) -> int:
    """Return the least number of letters added, left out, replaced, or swapped with their neighbour."""
    before: list[int] = []
    above = list(range(len(other) + 1))
    for row, letter in enumerate(one, start=1):
        now = [row]
        for at, against in enumerate(other, start=1):
            cost = min(above[at] + 1, now[at - 1] + 1, above[at - 1] + (letter != against))
            if row > 1 and at > 1 and letter == other[at - 2] and one[row - 2] == against:
                cost = min(cost, before[at - 2] + 1)
            now.append(cost)
        before, above = above, now
    return above[-1]
