"""The private folder of a child."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from graders.engine.sandbox import folder


def test_it_is_ours_alone_and_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the folder for temporary files, with a name that nobody can guess."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    first, second = Path(folder.make()), Path(folder.make())
    assert first != second
    assert first.parent == second.parent == tmp_path
    assert list(first.iterdir()) == []
    assert sys.platform == "win32" or first.stat().st_mode & 0o777 == 0o700


def test_where_there_is_no_such_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next is taken; when there is none at all, it says which were tried."""
    for name in ("TMPDIR", "TEMP", "TMP"):
        monkeypatch.setenv(name, str(tmp_path / "nergens"))
    made = folder.make()
    assert not made.startswith(str(tmp_path))
    folder.remove(made)
    monkeypatch.setattr(folder, "bases", lambda: [str(tmp_path / "nergens")])
    with pytest.raises(OSError, match="nergens"):
        folder.make()


def test_files_are_copies_that_stay_as_they_are(tmp_path: Path) -> None:
    """Read-only, under their name; what may be written is there, and empty."""
    source = tmp_path / "source.txt"
    source.write_bytes(b"aap\r\n")
    place = tmp_path / "place"
    place.mkdir()
    folder.fill(str(place), {"words.txt": source}, ("out.txt",))
    assert (place / "words.txt").read_bytes() == b"aap\r\n"
    assert (place / "words.txt").stat().st_mode & 0o222 == 0
    assert (place / "out.txt").read_bytes() == b""


@pytest.mark.parametrize("by_name", [False, True])
def test_removing_follows_no_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by_name: bool) -> None:
    """All of it goes, however deep; what a link points to stays."""
    if by_name:
        monkeypatch.setattr(os, "supports_dir_fd", set())
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "keep").touch()
    place = tmp_path / "place"
    (place / "a" / "b" / "c").mkdir(parents=True)
    for link in (place / "link", place / "a" / "b" / "link"):
        link.symlink_to(elsewhere)
    (place / "a" / "file").touch(0o444)
    folder.remove(str(place))
    assert not place.exists()
    assert (elsewhere / "keep").exists()


def test_removing_what_only_windows_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A junction is a folder to Python before 3.12, and anybody may make one: it goes, what it leads to stays.

    A read-only file is made writable first.
    """
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "keep").touch()
    place = tmp_path / "place"
    (place / "inner").mkdir(parents=True)
    (place / "words.txt").touch(0o444)
    (place / "junction").symlink_to(elsewhere)
    real, unlink = os.scandir, os.unlink

    junction = SimpleNamespace(  # an entry as Windows gives it
        path=str(place / "junction"),
        is_dir=lambda **_: True,
        is_symlink=lambda: False,
        stat=lambda **_: SimpleNamespace(st_file_attributes=0x410),
    )

    @contextmanager
    def scandir(path: str) -> Iterator[list[object]]:
        with real(path) as entries:
            yield [junction if entry.name == "junction" else entry for entry in entries]

    def unlink_as_on_windows(path: str) -> None:
        if not Path(path).is_symlink() and not Path(path).stat().st_mode & 0o200:
            raise PermissionError(path)
        unlink(path)

    monkeypatch.setattr(os, "supports_dir_fd", set())
    monkeypatch.setattr(os, "scandir", scandir)
    monkeypatch.setattr(os, "unlink", unlink_as_on_windows)
    folder.remove(str(place))
    monkeypatch.undo()
    assert not place.exists()
    assert (elsewhere / "keep").exists()


def test_removing_what_is_not_there(tmp_path: Path) -> None:
    """It is gone already."""
    folder.remove(str(tmp_path / "nergens"))
