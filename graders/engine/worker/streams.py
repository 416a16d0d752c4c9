"""What a submission prints and what is typed to it: the standard streams of the child."""

import sys
from io import TextIOBase, TextIOWrapper, UnsupportedOperation

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PATIENCE = 20
"""How often a submission may ask for a line that is not there before its process ends: it swallows the error."""

_flush = TextIOWrapper.flush


def open_streams() -> TextIOWrapper:
    """Make fresh standard streams on descriptors 0, 1 and 2; returns standard output.

    Line by line, as in a terminal: what was printed before a crash or an endless loop is then not lost.
    """
    sys.stdin = sys.__stdin__ = open(0, encoding="utf-8", closefd=False)  # type: ignore[misc]  # noqa: SIM115
    out = open(1, "w", 1, encoding="utf-8", errors="backslashreplace", newline="\n", closefd=False)  # noqa: SIM115
    sys.stdout = sys.__stdout__ = out  # type: ignore[misc]
    sys.stderr = sys.__stderr__ = open(2, "w", 1, "utf-8", "backslashreplace", closefd=False)  # type: ignore[misc]  # noqa: SIM115
    return out


class Printing:
    """Standard output as it was when the child started, and whatever the submission put in its place."""

    def __init__(self, out: TextIOWrapper) -> None:
        self._out = out

    def flush(self) -> None:
        """Send on what was printed; a stream of the submission that fails to is its own affair."""
        try:
            _flush(self._out)
            if sys.stdout is not self._out and sys.stdout is not None:
                sys.stdout.flush()
        except BaseException:  # noqa: BLE001, S110 (closed or replaced by the submission: its own text is lost)
            pass


class Typist:
    """Types the lines of one call, and knows how many were read; a submission sees only its `stream`."""

    __slots__ = ("_asked", "_lines", "_next", "_tired", "_typed")

    def __init__(
        self, lines: list[str], typed: "Callable[[], None]", tired: "Callable[[Typist], None]"
    ) -> None:
        """Call `typed` at each line, and `tired` when lines that are not there are asked for without end."""
        self._lines = lines
        self._typed = typed
        self._tired = tired
        self._next = 0
        self._asked = 0

    @property
    def asked_more(self) -> bool:
        """Whether a line was asked for when there was none left."""
        return self._asked > 0

    @property
    def unread(self) -> int:
        """How many lines were not read."""
        return len(self._lines) - self._next

    def left(self) -> list[str]:
        """Return the lines that were not read yet."""
        return self._lines[self._next :]

    def stream(self) -> "Typing":
        """Return a new standard input, which leads back here by no attribute."""
        return Typing(lambda: self._take(), lambda: self._refuse())

    def _take(self) -> str:
        if self._next == len(self._lines):
            return ""
        self._next += 1
        self._typed()
        return self._lines[self._next - 1] + "\n"

    def _refuse(self) -> None:
        self._asked += 1
        if self._asked == PATIENCE:
            self._tired(self)


class Typing(TextIOBase):
    """Standard input of one call: where its lines come from, and whom to tell when there are no more."""

    def __init__(self, take: "Callable[[], str]", refuse: "Callable[[], None]") -> None:
        self._take = take
        self._refuse = refuse
        self._rest = ""

    @property
    def encoding(self) -> str:  # type: ignore[override]
        """As of the other streams."""
        return "utf-8"

    def _line(self) -> str:
        rest, self._rest = self._rest, ""
        return rest or self._take()

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        """Return the next line, or "" (and remember it) when there is none."""
        line = self._line()
        if not line:
            self._refuse()
        if size is None or size < 0:
            return line
        self._rest = line[size:]
        return line[:size]

    def read(self, size: int | None = -1, /) -> str:
        """Return all that is left, or at most `size` characters of it."""
        text = "".join(iter(self._line, ""))
        if size is None or size < 0:
            return text
        self._rest = text[size:]
        return text[:size]

    def readlines(self, hint: int | None = -1, /) -> list[str]:  # type: ignore[override]
        """Return all lines that are left."""
        del hint
        return list(self)

    def __iter__(self) -> "Iterator[str]":  # type: ignore[override]
        return iter(self._line, "")

    def __next__(self) -> str:  # type: ignore[override]
        line = self._line()
        if not line:
            raise StopIteration
        return line

    def readable(self) -> bool:
        """Return True."""
        return True

    def fileno(self) -> int:
        """Refuse: there is no descriptor, so that `input()` asks `readline`."""
        raise UnsupportedOperation("fileno")

    def close(self) -> None:
        """Stay open: `exit()` and `quit()` close standard input, and the next call has its own."""
