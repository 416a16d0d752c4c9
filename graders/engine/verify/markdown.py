"""Read what a description shows: its fenced examples and its numbered requirements; pure text."""

import re
from collections.abc import Iterator
from typing import NamedTuple

EXAMPLES = ("pycon", "transcript")
_FENCE = re.compile(r"^ {0,3}(?P<fence>`{3,}|~{3,})\s*(?P<info>[^`]*)$")
_ITEM = re.compile(r"^ {0,3}(?P<number>\d+)[.)]\s+(?P<text>.*)$")
_HEADING = re.compile(r"^#{1,6}\s+(?P<title>.*?)\s*#*\s*$")
REQUIREMENTS = ("voorwaarden", "rules")


class Block(NamedTuple):
    """A fenced block: the first word of its info string, the words after it, its lines."""

    kind: str
    cases: tuple[str, ...]
    lines: tuple[str, ...]
    line: int
    """The line of the opening fence, from 1."""
    closed: bool = True


class Item(NamedTuple):
    """An item of the numbered list of requirements."""

    number: int
    text: str
    line: int


def blocks(text: str) -> Iterator[Block]:
    """Yield the fenced blocks of a Markdown text, in order."""
    lines = text.splitlines()
    at = 0
    while at < len(lines):
        opening = _FENCE.match(lines[at])
        at += 1
        if not opening:
            continue
        start, fence = at, opening["fence"]
        while at < len(lines) and not re.match(
            rf"^ {{0,3}}{re.escape(fence[0])}{{{len(fence)},}}\s*$", lines[at]
        ):
            at += 1
        kind, *cases = opening["info"].split() or [""]
        yield Block(kind, tuple(cases), tuple(lines[start:at]), start, closed=at < len(lines))
        at += 1


def requirements(text: str) -> Iterator[Item]:
    """Yield the numbered items under the heading "Voorwaarden" or "Rules"."""
    inside, item = False, None
    for number, line in enumerate(text.splitlines(), start=1):
        heading = _HEADING.match(line)
        if heading:
            inside = heading["title"].lower() in REQUIREMENTS
        found = _ITEM.match(line) if inside else None
        if item and (heading or found or not line.strip()):
            yield item
            item = None
        if found:
            item = Item(int(found["number"]), found["text"], number)
        elif item:
            item = item._replace(text=f"{item.text} {line.strip()}")
    if item:
        yield item


def plain(text: str) -> str:
    """Return prose without emphasis, code marks, case and line breaks, to compare by content."""
    return re.sub(r"\s+", " ", re.sub(r"[*_`]", "", text)).strip().casefold()
