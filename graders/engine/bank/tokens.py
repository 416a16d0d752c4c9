"""Texts, numbers and words of a JSON document, read strictly and seen through where that leaves no doubt."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping

from graders.engine.bank.scanner import WORD, Path, Scanner
from graders.engine.messages import bank_json as say

ODD_QUOTES: Mapping[str, str] = {"'": "'", "‘": "’", "’": "’", "“": "”", "”": "”", "„": "”"}
"""Quotes that people write for ", and the quote that then closes the text."""

_MAX_DIGITS = 4300
"""What `int` takes of a decimal text by default."""
_NUMBER = re.compile(r"(-?(?:0|[1-9][0-9]*))(\.[0-9]+)?([eE][-+]?[0-9]+)?(?![0-9A-Za-z_.])")
_NUMBER_LIKE = re.compile(r"[-+.]*[0-9](?:[eE][-+]|[0-9A-Za-z_.])*")
_WORDS: Mapping[str, bool | None] = {"true": True, "false": False, "null": None}
_PYTHON_WORDS: Mapping[str, str] = {"True": "true", "False": "false", "None": "null"}
_NOT_FINITE: Mapping[str, str] = {
    "NaN": "nan",
    "Infinity": "inf",
    "-Infinity": "-inf",
    "nan": "nan",
    "inf": "inf",
    "-inf": "-inf",
}


def read_number(scanner: Scanner, path: Path) -> int | float:
    """Return the number that starts here."""
    number = _NUMBER.match(scanner.text, scanner.at)
    if not number:
        like = _NUMBER_LIKE.match(scanner.text, scanner.at)
        if like:
            scanner.stop(say.BAD_NUMBER.fill(found=like[0][:40]), path)
        return scanner.unexpected(say.WANTED_VALUE, path)
    whole, fraction, exponent = number.groups()
    value = (
        _integer(scanner, whole, path) if fraction is exponent is None else _float(scanner, number[0], path)
    )
    scanner.at = number.end()
    return value


def _integer(scanner: Scanner, digits: str, path: Path) -> int:
    if len(digits.lstrip("-")) > _MAX_DIGITS:
        scanner.tell(say.TOO_BIG_INT, path)
        return 0
    return int(digits)


def _float(scanner: Scanner, digits: str, path: Path) -> float:
    value = float(digits)
    if math.isinf(value):
        scanner.tell(say.TOO_BIG_FLOAT.fill(found=digits[:40]), path)
    return value


def read_word(scanner: Scanner, path: Path) -> bool | float | None:
    """Return the value of the word that starts here: true, false, null, or what was meant for one."""
    match = WORD.match(scanner.text, scanner.at)
    word = match[0] if match else ""
    right = _PYTHON_WORDS.get(word, word)
    if right in _WORDS:
        if right != word:
            scanner.tell(say.PYTHON_WORD.fill(found=word, right=right), path)
        scanner.at += len(word)
        return _WORDS[right]
    if word in _NOT_FINITE:
        scanner.tell(say.NOT_FINITE.fill(found=word, right=_NOT_FINITE[word]), path)
        scanner.at += len(word)
        return float(_NOT_FINITE[word])
    return scanner.unexpected(say.WANTED_VALUE, path)


# ---------------------------------------------------------------- texts

_PLAIN = {quote: re.compile(rf"[^{quote}\\\x00-\x1f]*") for quote in ('"', "'", "’", "”")}
_UNICODE = re.compile(r"u([0-9a-fA-F]{4})")
_ESCAPES: Mapping[str, str] = {
    '"': '"',
    "\\": "\\",
    "/": "/",
    "b": "\b",
    "f": "\f",
    "n": "\n",
    "r": "\r",
    "t": "\t",
}


def read_text(scanner: Scanner, path: Path) -> str:
    """Return the text whose opening quote stands here."""
    start = scanner.at
    opening = scanner.text[start]
    if opening in ODD_QUOTES:
        scanner.tell(say.QUOTES.fill(found=opening), path)
    closing = ODD_QUOTES.get(opening, opening)
    scanner.at += 1
    parts: list[str] = []
    while True:
        plain = _PLAIN[closing].match(scanner.text, scanner.at)
        parts.append(plain[0] if plain else "")
        scanner.at += len(parts[-1])
        character = scanner.text[scanner.at : scanner.at + 1]
        if character in ("", "\n", "\r"):
            scanner.stop(say.TEXT_NOT_CLOSED, path, start)
        if character == closing:
            scanner.at += 1
            return "".join(parts)
        parts.append(_escape(scanner, path) if character == "\\" else _control(scanner, path))


def _control(scanner: Scanner, path: Path) -> str:
    character = scanner.text[scanner.at]
    right = "\\t" if character == "\t" else f"\\u{ord(character):04x}"
    scanner.tell(say.CONTROL.fill(found=f"{ord(character):04X}", right=right), path)
    scanner.at += 1
    return character


def _escape(scanner: Scanner, path: Path) -> str:
    scanner.at += 1
    character = scanner.text[scanner.at : scanner.at + 1]
    if character in _ESCAPES:
        scanner.at += 1
        return _ESCAPES[character]
    if character == "u" and _UNICODE.match(scanner.text, scanner.at):
        return _unicode(scanner)
    shown = character if character.isprintable() else ""
    scanner.tell(say.BAD_ESCAPE.fill(found=f"\\{shown}"), path, scanner.at - 1)
    return "\\"


def _unicode(scanner: Scanner) -> str:
    """Return the character of a four-digit escape, or of two that make one character (RFC 8259 §7)."""
    first = _unit(scanner)
    if 0xD800 <= first < 0xDC00 and scanner.text[scanner.at : scanner.at + 1] == "\\":
        second = _UNICODE.match(scanner.text, scanner.at + 1)
        if second and 0xDC00 <= int(second[1], 16) < 0xE000:
            scanner.at += 1
            return chr(0x10000 + ((first - 0xD800) << 10 | _unit(scanner) - 0xDC00))
    return chr(first)


def _unit(scanner: Scanner) -> int:
    digits = scanner.text[scanner.at + 1 : scanner.at + 5]
    scanner.at += 5
    return int(digits, 16)
