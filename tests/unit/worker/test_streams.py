"""What is typed to a submission."""

import pytest

from graders.engine.worker.streams import PATIENCE, Typing


class _Tired(BaseException):
    """Stands for the end of the process."""


def _tired(_: Typing) -> None:
    raise _Tired


def _typing(*lines: str) -> tuple[Typing, list[str]]:
    marks: list[str] = []
    return Typing(list(lines), lambda: marks.append("typed"), _tired), marks


def test_lines_one_by_one() -> None:
    """Each line is marked when it is taken; after the last comes the end, and it is remembered."""
    typing, marks = _typing("a", "")
    assert (typing.readline(), typing.unread, len(marks)) == ("a\n", 1, 1)
    assert (typing.readline(), typing.unread, len(marks)) == ("\n", 0, 2)
    assert not typing.asked_more
    assert typing.readline() == ""
    assert typing.asked_more
    assert len(marks) == 2


def test_reading_to_the_end_is_not_asking_for_more() -> None:
    """A loop over standard input ends where the lines end."""
    for read in (list, Typing.read, Typing.readlines):
        typing, marks = _typing("a", "b")
        assert "".join(read(typing)) == "a\nb\n"
        assert (typing.asked_more, typing.unread, len(marks)) == (False, 0, 2)


def test_parts_of_lines() -> None:
    """What is left of a line comes first next time."""
    typing, marks = _typing("abc", "d")
    assert [typing.readline(2), typing.readline(0), typing.readline()] == ["ab", "", "c\n"]
    assert [typing.read(1), typing.read()] == ["d", "\n"]
    assert len(marks) == 2


def test_asking_without_end_is_stopped() -> None:
    """Who swallows the error twenty times is not asked again."""
    typing, _ = _typing()
    for _ in range(PATIENCE - 1):
        assert typing.readline() == ""
    with pytest.raises(_Tired):
        typing.readline()


def test_it_stays_open() -> None:
    """`exit()` closes standard input; a call after it reads on."""
    typing, _ = _typing("a")
    typing.close()
    assert typing.readline() == "a\n"
