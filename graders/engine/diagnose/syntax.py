"""Name the likely cause of a syntax error, from Python's own message and the line it points at: pure.

The messages are those of CPython 3.11 to 3.13 (`Parser/` and `Grammar/python.gram`).
"""

import re

from graders.engine.messages import syntax as say
from graders.engine.model import SyntaxTrouble
from graders.engine.text import Text

_PYTHON_2: tuple[tuple[str, Text], ...] = (
    (r"^\s*print\s+(?!=)\S|^\s*print\s*>>|:\s*print\s+['\"\w]", say.PRINT),
    (r"^\s*except\s+[\w.]+\s*,\s*\w+\s*:", say.EXCEPT_COMMA),
    (r"^\s*raise\s+[\w.]+\s*,", say.RAISE_COMMA),
    (r"<>", say.NOT_EQUAL),
    (r"`[^`]*`", say.BACKTICKS),
    (r"^\s*exec\s+['\"\w]", say.EXEC),
)
"""What the line looks like → how it is written now; tried only on a line that does not parse."""

_CAUSES: tuple[tuple[str, Text], ...] = (
    (r"expected ':'", say.COLON),
    (r"'(?P<what>[(\[{])' was never closed", say.NEVER_CLOSED),
    (r"closing parenthesis '(?P<what>.)' does not match", say.MISMATCHED),
    (r"unmatched '(?P<what>.)'", say.UNMATCHED),
    (r"unterminated triple-quoted|EOF while scanning triple", say.TRIPLE_STRING),
    (r"unterminated (f-)?string|EOL while scanning", say.STRING),
    (r"expected an indented block", say.BLOCK),
    (r"unexpected indent", say.UNEXPECTED_INDENT),
    (r"unindent does not match", say.UNINDENT),
    (r"inconsistent use of tabs", say.TABS),
    (r"leading zeros in decimal", say.OCTAL),
    (r"cannot assign to .*[Mm]aybe you meant '=='", say.ASSIGN_OR_COMPARE),
    (r"[Mm]aybe you meant '=='", say.EQUALS),
    (r"forgot a comma", say.COMMA),
    (r"'(?P<what>return|yield|await)' outside", say.OUTSIDE),
    (r"'(?P<what>break|continue)' (outside|not properly)", say.OUTSIDE_LOOP),
    (r"invalid (non-printable )?character .*?(?P<what>U\+[0-9A-F]+)", say.CHARACTER),
    (r"cannot assign to|illegal target", say.ASSIGN),
    (r"expected 'except' or 'finally'", say.TRY),
    (r"positional argument follows", say.POSITIONAL),
    (r"null byte", say.NULL),
    (r"too many nested|too deeply|too complex|recursion|MemoryError", say.NESTED),
)
"""Python's message → the cause; the first that fits is said."""

_KEYWORD_AS_NAME = re.compile(
    r"^\s*(?:def\s+)?(?P<what>class|def|for|from|global|if|import|in|is|lambda|not|or|and|pass|with|while|yield)\s*(=(?!=)|\(.*\)\s*:)"
)
_LONELY = re.compile(r"^\s*(?P<what>else|elif|except|finally)\b")
_NEEDS_COLON = re.compile(
    r"^\s*(?:def|class|if|elif|else|for|while|try|except|finally|with)\b(?!.*:\s*(?:#.*)?$)[^:]*$"
)


def explained(trouble: SyntaxTrouble) -> SyntaxTrouble:
    """Return the syntax error with its likely cause; without a better idea, Python's own words."""
    return trouble._replace(cause=_python_2(trouble) or _by_message(trouble) or _by_line(trouble))


def _python_2(trouble: SyntaxTrouble) -> Text | None:
    for pattern, detail in _PYTHON_2:
        if re.search(pattern, trouble.source):
            return say.PYTHON_2.fill(detail=detail)
    return None


def _by_message(trouble: SyntaxTrouble) -> Text | None:
    for pattern, text in _CAUSES:
        match = re.search(pattern, trouble.message)
        if match:
            return text.fill(**match.groupdict())
    return None


def _by_line(trouble: SyntaxTrouble) -> Text:
    for pattern, text in ((_KEYWORD_AS_NAME, say.KEYWORD), (_LONELY, say.ELSE)):
        match = pattern.match(trouble.source)
        if match:
            return text.fill(what=match["what"])
    if _NEEDS_COLON.match(trouble.source):
        return say.COLON
    return say.PLAIN.fill(message=trouble.message)
