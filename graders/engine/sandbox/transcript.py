"""What was printed, cut at the marks of the wire: the turns of a conversation."""

from _collections_abc import Iterator, Sequence

from graders.engine.model import Turn

SILENT: tuple[Turn, ...] = (Turn(""),)
"""The turns of a call that printed nothing and was given nothing to read."""


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
        return SILENT, False
    mark = typed_mark(request)
    parts = printed.split(mark)
    lines = min(len(parts) - 1, len(typed))
    cut = len(printed) - len(mark) * lines > most
    said = [part.decode("utf-8", "replace") for part in (_head(parts, most) if cut else parts)]
    found = [Turn(text, line) for text, line in zip(said[:lines], typed, strict=False)]
    return (*found, Turn("".join(said[lines:]))), cut


def _head(parts: Sequence[bytes], most: int) -> Iterator[bytes]:
    """Yield the parts, but of all together only the first `most` bytes."""
    left = most
    for part in parts:
        yield part[:left]
        left = max(0, left - len(part))


def counted(printed: bytes | bytearray, request: str, lines: int) -> tuple[int, int]:
    """Return how many marks there are, and how many bytes were printed.

    The marks of so many lines do not count as printed; those above that, of a submission that makes its own, do.
    """
    mark = typed_mark(request)
    marks = printed.count(mark)
    return marks, len(printed) - len(mark) * min(lines, marks)
