"""What was printed, cut at the marks of the wire: the turns of a conversation."""

from collections.abc import Sequence

from graders.engine.model import Turn

_SILENT = (Turn(""),)


def end_mark(request: str) -> bytes:
    """Return the mark that ends what belongs to a request."""
    return f"\0{request}\0".encode("ascii")


def typed_mark(request: str) -> bytes:
    """Return the mark that stands where a line was typed."""
    return f"\0{request}>\0".encode("ascii")


def turns(printed: bytes, request: str, typed: Sequence[str], most: int) -> tuple[tuple[Turn, ...], bool]:
    """Return the turns, at most `most` bytes of printed text in all, and whether more than that was printed.

    A mark too many (of a submission that makes its own) stands for no line, and is left out.
    """
    if not printed:
        return _SILENT, False
    said: list[str] = []
    left = most
    for part in printed.split(typed_mark(request)):
        said.append(part[:left].decode("utf-8", "replace"))
        left = max(0, left - len(part))
    lines = (*typed[: len(said) - 1], None)
    kept = [*said[: len(lines) - 1], "".join(said[len(lines) - 1 :])]
    return tuple(map(Turn, kept, lines)), size(printed, request, len(typed)) > most


def size(printed: bytes | bytearray, request: str, lines: int) -> int:
    """Return how many bytes were printed; the marks of so many lines are not counted, those of a submission's own are."""
    if not printed or not lines:
        return len(printed)
    mark = typed_mark(request)
    return len(printed) - len(mark) * min(lines, printed.count(mark))


def forged(printed: bytes | bytearray, request: str, lines: int) -> bool:
    """Tell whether there are more marks than lines to be typed: a submission makes its own."""
    return bool(printed) and printed.count(typed_mark(request)) > lines
