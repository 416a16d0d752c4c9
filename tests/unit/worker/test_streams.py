"""What is typed to a submission."""

import pytest

from graders.engine.worker.streams import PATIENCE, Typing, Typist


class _Tired(BaseException):
    """Stands for the end of the process."""


def _tired(_: Typist) -> None:
    raise _Tired


def _typing(*lines: str) -> tuple[Typing, Typist, list[str]]:
    marks: list[str] = []
    typist = Typist(list(lines), lambda: marks.append("typed"), _tired)
    return typist.stream(), typist, marks


def test_lines_one_by_one() -> None:
    """Each line is marked when it is taken; after the last comes the end, and it is remembered."""
    typing, typist, marks = _typing("a", "")
    assert (typing.readline(), typist.unread, len(marks)) == ("a\n", 1, 1)
    assert (typing.readline(), typist.unread, len(marks)) == ("\n", 0, 2)
    assert not typist.asked_more
    assert typing.readline() == ""
    assert typist.asked_more
    assert len(marks) == 2


def test_reading_to_the_end_is_not_asking_for_more() -> None:
    """A loop over standard input ends where the lines end."""
    for read in (list, Typing.read, Typing.readlines):
        typing, typist, marks = _typing("a", "b")
        assert "".join(read(typing)) == "a\nb\n"
        assert (typist.asked_more, typist.unread, len(marks)) == (False, 0, 2)


def test_parts_of_lines() -> None:
    """What is left of a line comes first next time."""
    typing, _, marks = _typing("abc", "d")
    assert [typing.readline(2), typing.readline(0), typing.readline()] == ["ab", "", "c\n"]
    assert [typing.read(1), typing.read()] == ["d", "\n"]
    assert len(marks) == 2


def test_asking_without_end_is_stopped() -> None:
    """Who swallows the error twenty times is not asked again."""
    typing, _, _ = _typing()
    for _ in range(PATIENCE - 1):
        assert typing.readline() == ""
    with pytest.raises(_Tired):
        typing.readline()


def test_it_stays_open() -> None:
    """`exit()` closes standard input; a call after it reads on."""
    typing, _, _ = _typing("a")
    typing.close()
    assert typing.readline() == "a\n"


def test_what_is_known_of_the_reading_is_not_on_the_stream() -> None:
    """A submission finds neither the lines to come nor how many were read."""
    typing, _, _ = _typing("secret")
    assert not hasattr(typing, "unread")
    assert not hasattr(typing, "asked_more")
    assert "secret" not in repr(vars(typing))
