"""Lines of somebody's code as text: which names stand in one. Nothing is parsed, so that nothing can go wrong."""

from __future__ import annotations

import re

TYPE_CHECKING = False  # whoever reads code for a report does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST = 400
"""Characters of a line of code that are looked at."""

_TOKEN = re.compile(
    r"""
    (?P<comment>\#.*)
    | (?P<prefix>[A-Za-z]{0,2})(?P<quote>\"\"\"|'''|"|')(?P<text>(?:\\.|(?!(?P=quote)).)*)(?:(?P=quote)|$)
    | \.\s*[^\W\d]\w*               # an attribute
    | \d\w*                         # a number
    | (?P<name>[^\W\d]\w*)
    """,
    re.VERBOSE,
)
_INSERTED = re.compile(r"\{([^{}]*)\}")


def names_in(source: str) -> list[str]:
    """Return the names in a line of code in order, each once: not those of attributes, in texts or in comments."""
    return list(dict.fromkeys(_names(source[:LONGEST])))


def _names(source: str) -> Iterator[str]:
    for found in _TOKEN.finditer(source):
        if found["name"]:
            yield found["name"]
        elif found["prefix"] and "f" in found["prefix"].lower():
            for inserted in _INSERTED.findall(found["text"]):
                yield from _names(inserted)


def indentation(line: str) -> int:
    """Return how many columns a line is indented, tabs being eight."""
    spread = line.expandtabs(8)
    return len(spread) - len(spread.lstrip())
