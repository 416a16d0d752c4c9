"""What a check finds: something said about one place in the parsed JSON."""

from __future__ import annotations

from typing import NamedTuple

from graders.engine.bank.scanner import Path
from graders.engine.messages.bank import Said


class Found(NamedTuple):
    """One finding; `at_key` points at the key that leads there rather than at the value."""

    path: Path
    said: Said
    at_key: bool = False


def written(path: Path) -> str:
    """Return a path as people read it: `functions[0].cases[3].args`; `$` is the whole document."""
    parts = []
    for part in path:
        if isinstance(part, int):
            parts.append(f"[{part}]")
        elif part.isidentifier() or (part[:1] == "$" and part[1:].isidentifier()):
            parts.append(f".{part}")
        else:
            parts.append(f'["{part}"]')
    return "".join(parts).removeprefix(".") or "$"
