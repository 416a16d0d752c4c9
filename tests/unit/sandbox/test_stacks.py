"""From what an interpreter writes of its stack to a line of the submission; anything may stand there."""

from hypothesis import given
from hypothesis import strategies as st

from graders.engine.sandbox.stacks import line

HEAD = b"Stack (most recent call first):\n"


def _look(*places: tuple[str, int]) -> bytes:
    return HEAD + b"".join(f'  File "{file}", line {number} in f\n'.encode() for file, number in places)


BOOT = ("/x/boot.py", 1)


def test_the_innermost_line_of_the_file() -> None:
    """Of the first frame that is in it."""
    assert line(_look(("re.py", 9), ("mine.py", 5), ("mine.py", 7), BOOT), "mine.py", 10) == 5


def test_the_look_with_the_fewest_calls_under_way() -> None:
    """The last look may be cut off, and would seem to have few."""
    inside, outside = _look(("mine.py", 2), ("mine.py", 7), BOOT), _look(("mine.py", 6), BOOT)
    assert line(inside + outside + inside + _look(("mine.py", 1)), "mine.py", 10) == 6


def test_what_is_no_line_of_the_file() -> None:
    """Too large, zero, of another file, or nothing at all."""
    for number in (0, 11, 10**8):
        assert line(_look(("mine.py", number), BOOT), "mine.py", 10) is None
    assert line(_look(("not_mine.py", 3), BOOT), "mine.py", 10) is None
    assert line(b"", "mine.py", 10) is None


@given(
    st.lists(st.sampled_from([HEAD, b'  File "mine.py", line ', b"3 in f\n", b"\xff", b"99999999999 in "]))
)
def test_any_bytes(parts: list[bytes]) -> None:
    """It is a line of the file, or none."""
    assert line(b"".join(parts), "mine.py", 10) in (None, 3)
