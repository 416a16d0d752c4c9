"""A student's file becomes a submission as it lay there, or an error that says what to do."""

import os
from pathlib import Path

import pytest

from graders.engine.submissions.errors import SubmissionError
from graders.engine.submissions.files import MAX_BYTES
from graders.engine.submissions.read import read
from graders.engine.text import Text


def refused(path: Path) -> Text:
    with pytest.raises(SubmissionError) as caught:
        read(path)
    return caught.value.text


def test_all_of_a_submission_comes_from_the_file(tmp_path: Path) -> None:
    path = tmp_path / "glijbanen.py"
    path.write_bytes(b"\xef\xbb\xbfx = 1\r\n")
    os.utime(path, (1_700_000_000, 1_700_000_000))
    submission = read(path)
    assert submission.id == "glijbanen"
    assert submission.path == str(path)
    assert submission.source == b"x = 1\n"
    assert submission.saved == 1_700_000_000
    assert submission.digest == "sha256:b1c407da3d760bc4390fd24b1c4d8a1ccb670effa303772e8cd25224340f4c29"
    assert submission.remarks == ()
    assert path.read_bytes() == b"\xef\xbb\xbfx = 1\r\n"


@pytest.mark.parametrize(
    "name",
    ["met spatie.py", "-rf.py", "zoe\u0308.py", "👩‍🏫.py", "import.py", "1.py", "a.b.py", "zonder", "x.txt"],
)
def test_any_name_of_a_file_will_do(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("x = 1\n", encoding="utf-8")
    assert read(tmp_path / name).source == b"x = 1\n"


def test_id_and_path_can_be_given(tmp_path: Path) -> None:
    (tmp_path / "a.py").touch()
    submission = read(tmp_path / "a.py", "Zoe\u0308", shown_as="zoe/a.py")
    assert (submission.id, submission.path) == ("Zoë", "zoe/a.py")


def test_empty_file_is_a_submission(tmp_path: Path) -> None:
    (tmp_path / "a.py").touch()
    assert read(tmp_path / "a.py").source == b""


def test_path_with_dots_and_a_link_are_followed(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1\n")
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "link.py").symlink_to("../a.py")
    assert read(tmp_path / "b" / ".." / "a.py").source == b"x = 1\n"
    assert read(tmp_path / "b" / "link.py").source == b"x = 1\n"


@pytest.mark.parametrize(
    ("typed", "near"),
    [("scrabel.py", "scrabble.py"), ("scrabble", "scrabble.py"), ("SCRABBLE.py", "scrabble.py")],
)
def test_missing_file_names_the_nearest(tmp_path: Path, typed: str, near: str) -> None:
    for name in ("scrabble.py", "zeeslag.py", "scrabel.txt"):
        (tmp_path / name).touch()
    assert refused(tmp_path / typed).nl == f"{tmp_path / typed} bestaat niet. Bedoel je {tmp_path / near}?"


def test_missing_file_is_not_taken_for_one_that_only_ends_alike(tmp_path: Path) -> None:
    (tmp_path / "w11_no_spaces.py").touch()
    assert refused(tmp_path / "nope.py").en == f"{tmp_path / 'nope.py'} does not exist."


def test_link_to_nowhere_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.py").symlink_to("gone.py")
    (tmp_path / "b.py").symlink_to("b.py")
    for name in ("a.py", "b.py"):
        assert refused(tmp_path / name).nl == f"{tmp_path / name} is een link naar iets dat niet bestaat."


def test_missing_file_is_said_as_it_was_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "scrabble.py").touch()
    monkeypatch.chdir(tmp_path)
    assert refused(Path("scrabel.py")) == Text(
        nl="scrabel.py bestaat niet. Bedoel je scrabble.py?",
        en="scrabel.py does not exist. Did you mean scrabble.py?",
    )


def test_missing_file_far_from_any_is_only_missing(tmp_path: Path) -> None:
    (tmp_path / "scrabble.py").touch()
    assert refused(tmp_path / "wxyz.py").en == f"{tmp_path / 'wxyz.py'} does not exist."


def test_missing_folder_is_named(tmp_path: Path) -> None:
    text = refused(tmp_path / "week 3" / "a.py")
    assert text.en.endswith(f"does not exist: there is no folder {tmp_path / 'week 3'}.")


def test_folder_is_sent_to_grade(tmp_path: Path) -> None:
    assert refused(tmp_path).nl.endswith(f"kijk de hele map na met nakijk grade {tmp_path}.")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="only POSIX has named pipes")
def test_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.py")
    assert refused(tmp_path / "pipe.py").en.endswith("is not an ordinary file.")


def test_forbidden_file_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.py"
    path.touch()

    def forbid(_path: Path, _mode: str) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("graders.engine.submissions.files.open", forbid, raising=False)
    assert refused(path) == Text(
        nl=f"{path} kan niet gelezen worden (geen toegang).",
        en=f"{path} cannot be read (permission denied).",
    )


@pytest.mark.parametrize("name", ["a\0b.py", "x" * 5000 + ".py"])
def test_impossible_name_says_why(tmp_path: Path, name: str) -> None:
    assert "cannot be read" in refused(tmp_path / name).en


@pytest.mark.parametrize(
    ("name", "raw", "what"),
    [
        ("a.py", b"%PDF-1.7 ...", "een pdf"),
        ("a.py", b"PK\x03\x04...", "een zip-bestand of een Office-document"),
        ("a.py", b"{\\rtf1 ...", "een opgemaakt document (rtf)"),
        ("a.IPYNB", b"{}", "een Jupyter-notebook"),
    ],
)
def test_other_kinds_of_file_are_named(tmp_path: Path, name: str, raw: bytes, what: str) -> None:
    (tmp_path / name).write_bytes(raw)
    assert f"is geen Python-bestand maar {what}." in refused(tmp_path / name).nl


def test_binary_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_bytes(bytes(range(256)))
    assert "is not text" in refused(tmp_path / "a.py").en


def test_largest_file_is_read_and_one_byte_more_is_not(tmp_path: Path) -> None:
    path = tmp_path / "a.py"
    path.write_bytes(b"#" * MAX_BYTES)
    assert len(read(path).source) == MAX_BYTES
    path.write_bytes(b"#" * (MAX_BYTES + 1))
    assert refused(path).nl.endswith("is groter dan 1024 kB: dat is geen oplossing van een oefening.")


def test_gigantic_file_is_not_read_whole(tmp_path: Path) -> None:
    with (tmp_path / "a.py").open("wb") as file:
        file.truncate(2**40)
    assert "1024 kB" in refused(tmp_path / "a.py").en


def test_awkward_path_is_shown_escaped(tmp_path: Path) -> None:
    assert r"a\x1b[31m.py" in refused(tmp_path / "a\x1b[31m.py").en
