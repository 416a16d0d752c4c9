"""Name the likely cause of a syntax error, from Python's own message and the line it points at: pure.

The messages are those of CPython 3.11 to 3.13 (`Parser/` and `Grammar/python.gram`).
"""

from __future__ import annotations

import re
from collections.abc import Callable

from graders.engine.diagnose.characters import character, open_field, open_string
from graders.engine.diagnose.habits import habit, pasted
from graders.engine.diagnose.line import Line, line_of
from graders.engine.diagnose.words import beside, lonely, misspelt, prose, reserved, unfinished
from graders.engine.messages import syntax as say
from graders.engine.model import SyntaxTrouble
from graders.engine.text import Text

Look = Callable[[Line], "Text | None"]

_PYTHON_2: tuple[tuple[str, Text], ...] = (
    (r"^\s*print\s+[^\s=(]|^\s*print\s*>>|:\s*print\s+['\"\w]", say.PRINT),
    (r"^\s*except\s+[\w.]+\s*,\s*\w+\s*:", say.EXCEPT_COMMA),
    (r"^\s*raise\s+[\w.]+\s*,", say.RAISE_COMMA),
    (r"<>", say.NOT_EQUAL),
    (r"`[^`]*`", say.BACKTICKS),
    (r"^\s*exec\s+['\"\w]", say.EXEC),
)
"""What the code of the line looks like → how it is written now; tried only on a line that does not parse."""

_OWNER = r"(?:'(?P<what>[\w*]+)' statement|(?P<function>function)|(?P<klass>class))"

_CAUSES: tuple[tuple[str, Text], ...] = (
    (r"expected ':'", say.COLON),
    (r"'(?P<what>[(\[{])' was never closed", say.NEVER_CLOSED),
    (r"f-string: unmatched '[(\[{]'", say.FIELD_QUOTES),
    (r"closing parenthesis '(?P<what>.)' does not match", say.MISMATCHED),
    (r"f-string: single '}'", say.FIELD_CLOSED),
    (r"f-string: (?:empty expression|valid expression required)", say.FIELD_EMPTY),
    (r"f-string: expecting '}'", say.FIELD),
    (r"unmatched '(?P<what>.)'", say.UNMATCHED),
    (r"unterminated triple-quoted|EOF while scanning triple", say.TRIPLE_STRING),
    (rf"indented block after {_OWNER}.* on line (?P<line>\d+)", say.BLOCK_UNDER),
    (r"expected an indented block", say.BLOCK),
    (r"unexpected indent", say.UNEXPECTED_INDENT),
    (r"unindent does not match", say.UNINDENT),
    (r"inconsistent use of tabs", say.TABS),
    (r"leading zeros in decimal", say.OCTAL),
    (r"invalid decimal literal", say.DIGIT),
    (r"cannot assign to .*[Mm]aybe you meant '=='", say.ASSIGN_OR_COMPARE),
    (r"[Mm]aybe you meant '=='", say.EQUALS),
    (r"forgot a comma", say.COMMA),
    (r"'(?P<what>return|yield|await)' outside", say.OUTSIDE),
    (r"'(?P<what>break|continue)' (outside|not properly)", say.OUTSIDE_LOOP),
    (r"cannot assign to|illegal target", say.ASSIGN),
    (r"expected 'except' or 'finally'", say.TRY),
    (r"positional argument follows", say.POSITIONAL),
    (r"non-default argument follows|parameter without a default follows", say.DEFAULTS),
    (r"expected 'else' after 'if'", say.IF_ELSE),
    (r"':' expected after dictionary key", say.DICTIONARY),
    (r"after line continuation", say.CONTINUATION),
    (r"Expected one or more names after '(?P<what>import)'", say.UNFINISHED),
    (r"f-string: (?:invalid|missing) conversion", say.FIELD_CONVERSION),
    (r"duplicate argument '(?P<what>\w+)'", say.TWICE),
    (
        r"name '(?P<name>\w+)' is (?:assigned to before|used prior to) (?P<what>\w+) declaration",
        say.DECLARE_FIRST,
    ),
    (r"no binding for nonlocal '(?P<name>\w+)'", say.NONLOCAL),
    (r"unicodeescape", say.ESCAPE),
    (r"Missing parentheses in call to 'print'", say.PRINT),
    (r"null byte", say.NULL),
    (r"too many nested|too deeply|too complex|recursion|MemoryError", say.NESTED),
)
"""Python's message → the cause; the first that fits is said."""

_VAGUE = re.compile(r"invalid syntax|expected '[:(]'|Expected one or more|'\{' was never closed")
_ANY_TEXT = re.compile(r"invalid syntax|unterminated string|invalid character|Missing parentheses")


def explained(trouble: SyntaxTrouble) -> SyntaxTrouble:
    """Return the syntax error with its likely cause; without a better idea, Python's own words."""
    line = line_of(trouble)
    found = (look(line) for look in _LOOKS)
    cause = next((text for text in found if text is not None), None)
    return trouble._replace(cause=cause or say.PLAIN.fill(message=trouble.message))


def _prose(line: Line) -> Text | None:
    return prose(line) if _ANY_TEXT.match(line.message) else None


def _python_2(line: Line) -> Text | None:
    for pattern, detail in _PYTHON_2:
        if re.search(pattern, line.code):
            return say.PYTHON_2.fill(detail=detail)
    return None


def _habit(line: Line) -> Text | None:
    return habit(line) if _VAGUE.match(line.message) else None


def _by_message(line: Line) -> Text | None:
    for pattern, text in _CAUSES:
        found = re.search(pattern, line.message)
        if found:
            return text.fill(**_parts(found))
    return None


def _parts(found: re.Match[str]) -> dict[str, str]:
    parts = {name: part for name, part in found.groupdict().items() if part is not None}
    word = "def" if "function" in parts else "class" if "klass" in parts else ""
    return {"what": word, **parts}


def _by_line(line: Line) -> Text | None:
    """Find what the line alone tells, where Python's message tells nothing."""
    if not _VAGUE.match(line.message):
        return None
    found = (look(line) for look in (reserved, misspelt, lonely, unfinished, beside, _colon))
    return next((text for text in found if text is not None), None)


def _colon(line: Line) -> Text | None:
    found = re.match(r"\s*(?:def|class|if|elif|else|for|while|try|except|finally|with)\b[^:]*$", line.code)
    return say.COLON if found else None


_LOOKS: tuple[Look, ...] = (
    pasted, _prose, _python_2, _habit, character, open_string, open_field, _by_message, _by_line,
)  # fmt: skip
"""From the surest to the vaguest."""
