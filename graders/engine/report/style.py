"""How a terminal shows text: its width, its colours, and the characters that it can encode."""

from __future__ import annotations

from graders.engine.record import Record

_CODES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "cyan": "36"}

_PLAIN = str.maketrans(
    {"✗": "x", "✓": "v", "─": "-", "·": "-", "…": "...", "–": "-", "’": "'", "│": "|", "→": "->", "×": "x"}
)


class Style(Record):
    """What the terminal can do; `width` in columns."""

    width: int = 80
    colour: bool = False
    unicode: bool = True

    def paint(self, text: str, *names: str) -> str:
        """Return the text in these colours, where there is colour."""
        if not self.colour or not text:
            return text
        return f"\x1b[{';'.join(_CODES[name] for name in names)}m{text}\x1b[0m"

    def fit(self, text: str) -> str:
        """Return the text with our own symbols replaced where the console cannot encode them."""
        return text if self.unicode else text.translate(_PLAIN)


def wrapped(text: str, width: int, indent: int = 0) -> list[str]:
    """Return prose in lines of at most `width` columns; later lines are indented."""
    # Lazy: a right submission has no prose to wrap, and `nakijk check` must start fast.
    from textwrap import wrap

    return wrap(
        harmless(text), width, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False
    )


def folded(value: str, width: int) -> list[str]:
    """Return a value in lines of at most `width` columns: broken after a comma, else a space, else anywhere."""
    lines = []
    for line in value.split("\n"):
        rest = line
        while len(rest) > width:
            cut = _break(rest, width)
            lines.append(rest[:cut].rstrip())
            rest = rest[cut:]
        lines.append(rest)
    return lines


def _break(text: str, width: int) -> int:
    for mark in (", ", " "):
        at = text.rfind(mark, width // 2, width)
        if at >= 0:
            return at + len(mark)
    return width


def harmless(text: str) -> str:
    """Return text without what a terminal acts on, whoever wrote it: the last gate before the terminal."""
    return text if text.isprintable() else visible(text, len(text))


def visible(text: str, budget: int = 1000) -> str:
    """Return one line of somebody's text with control characters as escapes, its middle left out if it is long."""
    if text.isprintable() and len(text) <= budget:
        return text
    # Lazy: hardly any name or output needs it.
    from graders.engine.values.show import show

    cut = text if len(text) <= budget else f"{text[: budget // 2]} … {text[-budget // 2 :]}"
    return cut if cut.isprintable() else show(cut, 4 * budget)[1:-1]
