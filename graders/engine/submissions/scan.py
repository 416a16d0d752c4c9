"""What a source says line by line, without parsing it: function names and imports; pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

_DEF = r"([ \t\f]*)(?:async[ \t]+)?def[ \t]+([^\W\d][^\s(:]*)[ \t]*\("
_WORD = r"[^\W\d]\w*"


def defined_names(source: bytes) -> Mapping[str, int]:
    """Return the functions that `source` (as in `Submission`) defines, and the line (from 1) of each.

    It looks for lines `def NAME(`, so that it also serves a file that does not parse. Indented ones count
    only when there are no others: a whole file pasted with spaces before it.
    """
    found = [
        (match[1], _identifier(match[2]), number)
        for number, line in enumerate(source.decode("utf-8", "replace").split("\n"), 1)
        if "def" in line and (match := re.match(_DEF, line))
    ]
    top = {name: number for indent, name, number in found if not indent}
    return top or {name: number for _, name, number in found}


def imported_words(source: bytes) -> frozenset[str]:
    """Return every identifier on the lines of `source` that may import something: at least all it imports."""
    if b"import" not in source:
        return frozenset()
    lines = _import_lines(source.decode("utf-8", "replace").split("\n"))
    return frozenset(_identifier(word) for line in lines for word in re.findall(_WORD, line))


def imported_modules(source: bytes) -> frozenset[str]:
    """Return the names (before a first dot) of the modules that `source` imports, as far as a line says it all."""
    found: set[str] = set()
    for line in source.decode("utf-8", "replace").split("\n") if b"import" in source else ():
        match = re.match(rf"\s*(?:from\s+({_WORD})[\w.]*\s+import\b|import\s+(.*))", line)
        if match and match[1]:
            found.add(_identifier(match[1]))
        elif match:
            firsts = (re.match(rf"\s*({_WORD})", part) for part in match[2].split(","))
            found.update(_identifier(first[1]) for first in firsts if first)
    return frozenset(found)


def _import_lines(lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines that hold `import` or `from`, and those that go on after a bracket or a backslash."""
    inside = continued = False
    for line in lines:
        if inside or continued or "import" in line or "from" in line:
            yield line
            inside = (inside or "(" in line) and ")" not in line
            continued = line.endswith("\\")


def _identifier(name: str) -> str:
    """Return `name` as Python compares identifiers (NFKC)."""
    if name.isascii():
        return name
    # Reading its tables takes milliseconds, which a file with plain names need not pay.
    from unicodedata import normalize

    return normalize("NFKC", name)
