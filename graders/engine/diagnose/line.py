"""The line that a syntax error points at, with what its texts and comments say left out."""

from __future__ import annotations

import re

from graders.engine.model import SyntaxTrouble
from graders.engine.record import Record

_SAID = re.compile(r"""('''|\"\"\"|'|")((?:\\.|(?!\1).)*)(?:\1|$)|#.*""")
_TOKEN = re.compile(r"""\w+|'_*'|"_*\"""")
_OPERAND = re.compile(r"""(?:[\w.]+|'_*'|"_*"|[)\]}])$""")


class Line(Record):
    """One line of a submission."""

    source: str
    code: str
    """As long as the source: texts are `'___'`, comments spaces, so that a pattern finds only code."""
    at: int
    """The column that Python points at, from 0."""
    message: str

    def before(self) -> str:
        """Return the code before the error."""
        return self.code[: self.at].rstrip()

    def token(self) -> str:
        """Return the word, number or text that the error points at, as in the code; "" for anything else."""
        found = _TOKEN.match(self.code, self.at)
        return found[0] if found else ""

    def operands(self) -> tuple[str, str] | None:
        """Return the two values that stand beside each other where the error is, as in the source."""
        one, other = _OPERAND.search(self.before()), self.token()
        if one is None or not other:
            return None
        return self.source[one.start() : one.end()], self.source[self.at : self.at + len(other)]


def line_of(trouble: SyntaxTrouble) -> Line:
    """Return the line of a syntax error."""
    code = _SAID.sub(_blank, trouble.source)
    return Line(trouble.source, code, trouble.column - 1, trouble.message)


def _blank(found: re.Match[str]) -> str:
    if found[0].startswith("#"):
        return " " * len(found[0])
    quote = found[1]
    inside = len(found[0]) - len(quote)
    closed = found[0].endswith(quote) and inside >= len(quote)
    return quote + "_" * (inside - len(quote) * closed) + quote * closed
