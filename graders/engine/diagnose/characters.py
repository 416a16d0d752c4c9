"""Name a character that does not belong in code: a curly quote, a space that is none, a sign from a text."""

from __future__ import annotations

import re
from collections.abc import Mapping

from graders.engine.diagnose.line import Line
from graders.engine.messages import syntax as say
from graders.engine.text import Text

CURLY = "‘’‚‛“”„‟′″´«»‹›＂＇"
SPACES = "\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"
INVISIBLE = "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad"
RIGHT: Mapping[str, str] = {
    "×": "*", "·": "*", "÷": "/", "∕": "/", "−": "-", "–": "-", "—": "-", "‐": "-", "≤": "<=", "≥": ">=", "≠": "!=",
    "…": "...", "→": "->", "∧": "and", "∨": "or", "¬": "not", "（": "(", "）": ")", "，": ",", "：": ":", "＝": "=",
}  # fmt: skip
"""Signs of texts → what Python writes."""


def character(line: Line) -> Text | None:
    """Name the character that Python calls invalid."""
    found = re.search(r"invalid (?:non-printable )?character .*?U\+([0-9A-Fa-f]+)", line.message)
    if found is None:
        return None
    char, code = chr(int(found[1], 16)), f"U+{int(found[1], 16):04X}"
    named = say.NAMED_CHARACTER.fill(char=char, code=code) if char.isprintable() else Text(code, code)
    if char in CURLY:
        return say.CURLY.fill(what=named)
    if char == "\u00a0" or char in SPACES:
        words = say.FIXED_SPACE if char in "\u00a0\u202f" else say.SPECIAL_SPACE
        return say.SPACE.fill(what=words.fill(code=code))
    if char in INVISIBLE:
        return say.INVISIBLE.fill(code=code)
    return say.INSTEAD.fill(word=RIGHT[char], what=named) if char in RIGHT else say.CHARACTER.fill(what=named)


def open_string(line: Line) -> Text | None:
    """Find out why a text has no end: a curly quote there, or a quote inside it."""
    if re.search(r"'\{' was never closed", line.message) and re.search(r"""[fF]["'][^"']*$""", line.source):
        return say.STRING  # as Python 3.11 says it
    if "unterminated" not in line.message or "triple" in line.message:
        return None
    curly = re.search(rf"([{CURLY}])[\s)\],:;]*$", line.source)
    if curly:
        return say.CURLY.fill(what=say.NAMED_CHARACTER.fill(char=curly[1], code=f"U+{ord(curly[1]):04X}"))
    return say.INNER_QUOTE if re.search(r"(['\"])[^'\"]*\1\w[^'\"]*\1", line.source) else say.STRING


def open_field(line: Line) -> Text | None:
    """Find an f-string in which a brace is open where it ends; Pythons say that in different ways."""
    if not re.search(r"f-string: expecting '}'|parenthesis '\{'|'\(' was never closed", line.message):
        return None
    return say.FIELD.fill() if _OPEN_FIELD.search(line.source) else None


_OPEN_FIELD = re.compile(
    r"""\b[rR]?[fF][rR]?(["'])(?:(?!\1)[^{}]|\{\{|\}\}|\{(?:(?!\1)[^{}])*\})*\{(?:(?!\1)[^{}])*\1"""
)
