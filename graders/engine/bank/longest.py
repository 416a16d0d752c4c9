"""How large a right answer can be: what is larger need not be looked at to know that it is wrong."""

from __future__ import annotations

from graders.engine.model import Demand
from graders.engine.values.jsontext import compact

FREE_FROM = 200_000
"""Where a right answer could take more bytes than this, nothing is cut: told as a text, it might not fit in a frame."""

TIMES, FLOAT = 4, 24
"""How many times its own length a right answer gets, and how many bytes more for each float: 0.1 may be 0.10000000000000002."""

LOOSE = 64
"""The same where other values count as equal: 1e308 is written in 261 bytes as an int, the sign for kelvin in 6."""


SINGLE = 1_024
"""More than any number takes, however it is written that it equals."""


def longest(demand: Demand, talks: bool) -> int | None:
    """Return how many bytes of JSON a right answer takes at most: its value, or its arguments where those are demanded.

    Generous, and never less than that. None where it cannot be told: a checker judges it, white space is ignored, or it is a
    conversation (`talks`).
    """
    if talks or demand.checker is not None or demand.comparison.text == "ignore whitespace":
        return None
    returns = None if demand.returns is None else demand.returns.tree
    if type(returns) in _SINGLE and demand.arguments is None:  # nearly always
        return SINGLE
    written = compact([returns, demand.arguments])
    if demand.comparison.numbers != "exact" or demand.comparison.text != "exact":
        size = LOOSE * len(written)
    else:
        size = TIMES * len(written) + FLOAT * (written.count(".") + written.count("e"))
    return None if size > FREE_FROM else max(size, SINGLE)


_SINGLE = frozenset({type(None), bool, int, float})
