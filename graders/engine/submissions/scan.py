"""What a source says line by line, without parsing it: function names and imports; pure."""

from __future__ import annotations

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

_BLANKS = " \t\f"


def defined_names(source: bytes) -> Mapping[str, int]:
    """Return the functions that `source` (as in `Submission`) defines, and the line (from 1) of each.

    It looks for lines `def NAME(`, so that it also serves a file that does not parse. Indented ones count
    only when there are no others: a whole file pasted with spaces before it.
    """
    found = [
        (line[:1] in _BLANKS, _identifier(name), number)
        for number, line in enumerate(source.decode("utf-8", "replace").split("\n"), 1)
        if "def" in line and (name := _defined(line))
    ]
    top = {name: number for indented, name, number in found if not indented}
    return top or {name: number for _, name, number in found}


def _defined(line: str) -> str | None:
    """Return the name of the function that a line defines; without `re`, which takes half a bare start of the interpreter."""
    words = line.lstrip(_BLANKS)
    if words.startswith("async") and words[5:6] in _BLANKS:
        words = words[5:].lstrip(_BLANKS)
    if not words.startswith("def") or words[3:4] not in _BLANKS:
        return None
    name, bracket, _ = words[3:].partition("(")
    name = name.strip(_BLANKS)
    return name if bracket and _begins_name(name) and not _ends_name(name) else None


def _begins_name(text: str) -> bool:
    first = text[:1]
    return first == "_" or (first.isalnum() and not first.isdecimal())


def _ends_name(text: str) -> bool:
    """Whether something stands there that ends a name: white space, a colon."""
    return ":" in text or len(text.split()) > 1


def imported_words(source: bytes) -> frozenset[str]:
    """Return every identifier on the lines of `source` that may import something: at least all it imports."""
    if b"import" not in source:
        return frozenset()
    lines = _import_lines(source.decode("utf-8", "replace").split("\n"))
    return frozenset(_identifier(word) for line in lines for word in _words(line))


def imported_modules(source: bytes) -> frozenset[str]:
    """Return the names (before a first dot) of the modules that `source` imports, as far as a line says it all."""
    found: set[str] = set()
    for line in source.decode("utf-8", "replace").split("\n") if b"import" in source else ():
        first, *others = line.split(None, 1) or ("",)
        if first == "from" and "import" in line:
            found.update(_first_words(others))
        elif first == "import":
            found.update(_first_words(others[0].split(",") if others else ()))
    return frozenset(found)


def _first_words(parts: Iterable[str]) -> Iterator[str]:
    """Yield the identifier that each part begins with."""
    for part in parts:
        stripped = part.lstrip()
        if _begins_name(stripped):
            yield _identifier(_words(stripped)[0])


def _words(text: str) -> list[str]:
    """Return the words of a text: rows of letters, digits and underscores."""
    return "".join([char if char.isalnum() or char == "_" else " " for char in text]).split()


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
