"""How names of files and students are written and compared, whatever their letters; pure."""

from __future__ import annotations

import os

_JOINERS = "\u200c\u200d"
"""Zero-width joiners: invisible, but part of the spelling of names and emoji."""


def tidy(path: str) -> str:
    """Return a path as `pathlib` writes it (`./a//b.py` is `a/b.py`), mostly without its import, which takes long."""
    if os.path.normpath(path) == path:
        return path
    from pathlib import Path

    return str(Path(path))


def stem(path: str | os.PathLike[str]) -> str:
    """Return the name of a file without its folder and its last ending."""
    return os.path.splitext(os.path.basename(path))[0]


def shown(name: str | os.PathLike[str]) -> str:
    r"""Return a name fit to print: control, bidi and undecodable characters as escapes (`\x1b`)."""
    text = os.fspath(name)
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_shown_character, text))


def _shown_character(character: str) -> str:
    if character.isprintable() or character in _JOINERS:
        return character
    return character.encode("unicode_escape").decode("ascii")


def identity(name: str) -> str:
    """Return the id of a submission called `name`: its own spelling, in Unicode's composed form (NFC)."""
    return shown(_composed(name))


def comparable(identifier: str) -> str:
    """Return what equal ids share: capitals, and composed or separate accents, make no difference."""
    return _composed(_composed(identifier).casefold())


def _composed(text: str) -> str:
    if text.isascii():
        return text
    # Reading its tables takes milliseconds, which a file with a plain name need not pay.
    from unicodedata import normalize

    return normalize("NFC", text)
