"""What the surroundings ask for: the language, the bank, and what the console can show."""

from __future__ import annotations

import os
import sys

from graders.engine.model import LANGUAGES, Language
from graders.engine.report.style import Style

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`, nor `pathlib`
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from typing import TextIO

_SYMBOLS = "✗✓─·…–│"


def asked_language(arguments: Sequence[str], environment: Mapping[str, str]) -> Language | None:
    """Return the language that `--lang` or `NAKIJK_LANG` asks for, None when neither does.

    Read before click parses anything, because help and usage errors speak it too.
    """
    asked = environment.get("NAKIJK_LANG", "")
    for index, word in enumerate(arguments):
        if word == "--lang" and index + 1 < len(arguments):
            asked = arguments[index + 1]
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
    return asked if asked in LANGUAGES else None


def locale_language(environment: Mapping[str, str]) -> Language:
    """Return the language of the locale, English when it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "nl" if environment[name].lower().startswith("nl") else "en"
    return _windows_language() if sys.platform == "win32" else "en"


def _windows_language() -> Language:
    # Lazy: only Windows has no locale in its environment.
    import locale

    return "nl" if (locale.getlocale()[0] or "").lower().startswith(("nl", "dutch")) else "en"


def console_style(stream: TextIO) -> Style:
    """Return what the console behind a stream can do: width, colour, our symbols."""
    colour = stream.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    return Style(width=_width(stream), colour=colour, unicode=encodes(stream, _SYMBOLS))


def encodes(stream: TextIO, text: str) -> bool:
    """Return whether a stream can encode the text."""
    try:
        text.encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def be_lenient(stream: TextIO) -> None:
    """Let a stream write what its encoding does not have as an escape, instead of failing halfway."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")


def write(text: str) -> None:
    """Write to standard output; if whoever read it is gone (`| head`), there is nobody left to write to.

    Raises:
        OSError: when it cannot be written for another reason.
    """
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def bank_directory(given: str | None, environment: Mapping[str, str]) -> Path | None:
    """Return the folder of the bank that `--bank` or `NAKIJK_BANK` names, None for the shipped one."""
    named = given or environment.get("NAKIJK_BANK")
    if not named:
        return None
    # Lazy: few have a bank of their own.
    from pathlib import Path

    return Path(named)


def _width(stream: TextIO) -> int:
    columns = os.environ.get("COLUMNS", "")
    if columns.isdecimal() and int(columns) > 0:
        return max(40, int(columns))
    try:
        return max(40, os.get_terminal_size(stream.fileno()).columns) if stream.isatty() else 80
    except (OSError, ValueError):
        return 80
