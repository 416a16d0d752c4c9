"""Name what a line holds that is right elsewhere, in another language or the Python prompt, and not in Python."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from graders.engine.diagnose.line import Line
from graders.engine.messages import syntax as say
from graders.engine.text import Text

Look = Callable[[Line], "Text | None"]

_BLOCK = r"^\s*(?:def|class|if|elif|else|for|while|try|except|finally|with)\b"

_TYPES = "int|float|str|string|String|bool|boolean|char|double|var|let|const"

_PATTERNS: tuple[tuple[str, Text], ...] = (
    (r"^\s*for\b.*;", say.FOR_RANGE),
    (r"^\s*(?P<what>else\s*if|elseif|elsif|elsf|eliff)\b", say.ELSE_IF),
    (r"^\s*else\b\s*[^\s:].*(?::\s*$|[=!<>]=|[<>]|\b(?:in|and|or|not)\b)", say.ELSE_CONDITION),
    (r"^\s*(?:el(?:se )?)?if\b.*\b(?P<what>then|dan)\b\s*:?", say.LEAVE_OUT),
    (r"^\s*(?:for|while)\b.*\b(?P<what>do|doe)\s*:?\s*$", say.LEAVE_OUT),
    (rf"^\s*(?P<what>{_TYPES})\s+(?P<name>\w+)\s*(?:=|;|$)", say.TYPE_WORD),
    (r"^\s*(?P<what>//|/\*)", say.COMMENT),
    (r"(?P<what>//)\s*[A-Za-z]+\s+[A-Za-z]", say.COMMENT),
    (r"^\s*for\b(?!.*\bin\b)", say.FOR_IN),
    (r"\{[^}]*=>", say.DICTIONARY),
    (r"\bin\s+not\b", say.NOT_IN),
    (r"\b(?P<what>and|or)\s*(?P<operator>[=!<>]=|[<>]|in\b|is\b)", say.HALF_CONDITION),
    (r"^\s*(?P<what>if|elif|while)\s*:", say.NO_CONDITION),
    (r"^\s*def\s*\(", say.NO_NAME),
    (r"^\s*\w+\s*:=", say.INSTEAD.fill(word="=", what=":=")),
    (r"^\s*(?P<what>switch)\b", say.NONE_SUCH.fill(what="switch", word="if, elif, else")),
    (r"\?.*:", say.TERNARY),
    (r"^\s*from\s+(?P<what>[\w.]+)\s*$", say.UNFINISHED),
    (r"[A-Za-z_)\]]\.\.[A-Za-z_]", say.DOTS),
    (r"(?P<what>[$?])", say.STRAY),
)
"""What the code of a line looks like → how it is written; tried only on a line that does not parse."""

_OPERATORS: tuple[tuple[str, str], ...] = (
    (r"&&", "and"), (r"\|\|", "or"), (r"!==", "!="), (r"===", "=="), (r"=!(?!=)", "!="), (r"=>", ">="), (r"=<", "<="),
    (r"\bnot\s*=(?!=)", "!="), (r"= =", "=="), (r"! =", "!="), (r"> =", ">="), (r"< =", "<="), (r"\+ =", "+="), (r"- =", "-="),
    (r"\* =", "*="),
)  # fmt: skip
"""Operators of other languages, or broken in two → as Python writes them."""

_INCREMENT = re.compile(r"(\w*)\s*([+-])\2\s*(?=$|[;:),\]])")

_TRANSLATED: Mapping[str, str] = {
    "function": "def", "func": "def", "functie": "def", "foreach": "for", "als": "if", "anders": "else", "voor": "for",
    "zolang": "while", "terwijl": "while", "probeer": "try", "en": "and", "of": "or", "niet": "not",
}  # fmt: skip
"""Words of other languages → Python's."""


def pasted(line: Line) -> Text | None:
    """Find what was copied along with code: a prompt, or the fence around code in a text."""
    if re.match(r"\s*(?:>>>|\.\.\.)(?:\s|$)", line.source):
        return say.SHELL
    found = re.match(r"\s*(```\w*|<{7}|={7}|>{7})", line.source)
    return say.FENCE.fill(what=found[1]) if found else None


def habit(line: Line) -> Text | None:
    """Find the first thing on a line that Python writes in another way."""
    for look in (
        _unclosed, _punctuation, _pattern, _operator, _assertion, _equals, _no_block, _function, _translated,
    ):  # fmt: skip
        found = look(line)
        if found is not None:
            return found
    return None


def _pattern(line: Line) -> Text | None:
    for pattern, words in _PATTERNS:
        found = re.search(pattern, line.code)
        if found:
            return words.fill(**found.groupdict())
    return None


def _operator(line: Line) -> Text | None:
    for pattern, right in _OPERATORS:
        found = re.search(pattern, line.code)
        if found:
            return say.INSTEAD.fill(word=right, what=found[0])
    found = _INCREMENT.search(line.code)
    if found:
        step = f"{found[1] or 'x'} {found[2]}= 1"
        return say.NONE_SUCH.fill(what=found[2] * 2, word=step)
    return say.NOT if re.search(r"!(?!=)", line.code) else None


def _unclosed(line: Line) -> Text | None:
    """Find a bracket that is still open where the colon of a block stands."""
    before = line.before()
    if line.code[line.at : line.at + 1] != ":" or not re.match(_BLOCK, line.code):
        return None
    return say.NEVER_CLOSED.fill(what="(") if before.count("(") > before.count(")") else None


def _punctuation(line: Line) -> Text | None:
    """Find what stands where a colon belongs."""
    char = line.code[line.at : line.at + 1]
    if not re.match(_BLOCK, line.code) or line.code.count("(") != line.code.count(")"):
        return None
    if char == "{" and "expected '('" not in line.message:
        return say.BRACES
    ends = not line.code[line.at + 1 :].strip(" :")
    return say.COLON_INSTEAD.fill(what=char) if char in (";", ",", ".", "=") and ends else None


def _assertion(line: Line) -> Text | None:
    """Find an assert whose message does not follow a comma."""
    points_at = line.code[line.at : line.at + 1]
    return say.ASSERT if re.match(r"\s*assert\b", line.code) and points_at in ("'", '"', ":") else None


def _equals(line: Line) -> Text | None:
    """Find a single equals sign where a value is asked or given back."""
    single = re.match(r"=(?!=)", line.code[line.at :])
    return say.EQUALS if single and re.match(r"\s*(?:return|assert)\b\s*[^\s=]", line.code) else None


def _no_block(line: Line) -> Text | None:
    """Find a colon outside brackets on a line that begins no block."""
    before = line.before()
    opened = sum(map(before.count, "([{")) > sum(map(before.count, ")]}"))
    if line.code[line.at : line.at + 1] != ":" or opened or re.match(_BLOCK, line.code):
        return None
    return say.COLON_TOO_MANY if re.match(r"\s*(?:\w+\s*=|return\b|print\b|import\b)", line.code) else None


def _function(line: Line) -> Text | None:
    """Find what is wrong in the head of a function."""
    found = re.match(r"\s*def\s+([\w -]+?)\s*(?:[\[{(:]|$)", line.code)
    if found is None:
        return None
    name = found[1]
    if re.search(r"\w[ -]+\w", name) and "(" in line.code:
        what = say.A_HYPHEN if "-" in name else say.A_SPACE
        return say.DEF_NAME.fill(what=what, name=re.sub(r"[ -]+", "_", name))
    if "expected '('" in line.message:
        return say.DEF_PARENTHESES.fill(name=name.split()[0])
    return say.PARAMETER if re.match(r"['\"\d]", line.code[line.at : line.at + 1]) else None


def _translated(line: Line) -> Text | None:
    """Find a word of another language, at the start of a block or between two conditions."""
    found = re.match(r"\s*(\w+)\b.*:\s*$", line.code)
    first = found[1] if found else ""
    for word in (line.token(), first):
        right = _TRANSLATED.get(word.lower())
        if right is not None:
            return say.INSTEAD.fill(word=right, what=word)
    return None
