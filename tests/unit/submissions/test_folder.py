"""Every student of a folder is found once, whatever the names, and nothing else is."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from graders.engine.submissions import folder as room
from graders.engine.submissions.errors import SubmissionError
from graders.engine.submissions.folder import MAX_FILES, find
from graders.engine.text import Text


def lay(folder: Path, *names: str) -> None:
    for name in names:
        path = folder / name
        (path if name.endswith("/") else path.parent).mkdir(parents=True, exist_ok=True)
        if not name.endswith("/"):
            path.touch()


def candidates(folder: Path) -> dict[str, list[str]]:
    return {
        each.id: [path.relative_to(folder).as_posix() for path in each.candidates] for each in find(folder)
    }


def refused(folder: Path) -> Text:
    with pytest.raises(SubmissionError) as caught:
        find(folder)
    return caught.value.text


def test_each_file_is_a_submission(tmp_path: Path) -> None:
    lay(tmp_path, "piet.py", "jan.PY", "lees mij.txt", "info.csv")
    assert candidates(tmp_path) == {"jan": ["jan.PY"], "piet": ["piet.py"]}
    assert all(found.alone for found in find(tmp_path))


@pytest.mark.skipif(sys.platform == "win32", reason="there the folder that one is in cannot be removed")
def test_our_own_folder_was_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(tmp_path, "jan.py", "gone/")
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    assert [found.id for found in find(tmp_path, ignored=Path("results"))] == ["jan"]


def test_each_folder_is_a_submission(tmp_path: Path) -> None:
    lay(tmp_path, "jan/a.py", "jan/b.py", "jan/data.txt", "piet/opl.py")
    assert candidates(tmp_path) == {"jan": ["jan/a.py", "jan/b.py"], "piet": ["piet/opl.py"]}
    assert not any(found.alone for found in find(tmp_path))


def test_files_and_folders_may_stand_together(tmp_path: Path) -> None:
    lay(tmp_path, "jan.py", "piet/opl.py", "data/words.txt")
    assert candidates(tmp_path) == {"jan": ["jan.py"], "piet": ["piet/opl.py"]}


def test_awkward_names_keep_their_spelling(tmp_path: Path) -> None:
    names = ["Zoë De Smet", "-rf", "👩\u200d🏫", "=1+1", "a.b", "O'Neil; drop", "%s{x}"]
    lay(tmp_path, *(f"{name}.py" for name in names))
    assert sorted(candidates(tmp_path)) == sorted(names)


def test_separate_accents_are_composed_in_the_id_only(tmp_path: Path) -> None:
    lay(tmp_path, "zoe\u0308.py")
    assert candidates(tmp_path) == {"zoë": ["zoe\u0308.py"]}


def test_control_characters_are_escaped_in_the_id(tmp_path: Path) -> None:
    lay(tmp_path, "a\x1b[31m\n.py")
    assert candidates(tmp_path) == {r"a\x1b[31m\n": ["a\x1b[31m\n.py"]}


@pytest.mark.skipif(os.name == "nt", reason="names are Unicode on Windows")
def test_undecodable_name_is_found_and_printable(tmp_path: Path) -> None:
    try:
        lay(tmp_path, os.fsdecode(b"caf\xe9.py"))
    except OSError:
        pytest.skip("this file system allows only UTF-8 names")
    [found] = find(tmp_path)
    assert found.id == r"caf\udce9"
    assert found.candidates[0].exists()


def test_hidden_and_private_names_are_skipped(tmp_path: Path) -> None:
    skipped = [".git", ".ipynb_checkpoints", "__pycache__", "__MACOSX", "node_modules", ".venv"]
    lay(tmp_path, "jan/a.py", ".hidden.py", "._jan.py", *(f"{name}/x.py" for name in skipped))
    lay(tmp_path, *(f"jan/{name}/x.py" for name in skipped), "jan/._a.py")
    assert candidates(tmp_path) == {"jan": ["jan/a.py"]}


def test_virtual_environment_of_any_name_is_skipped(tmp_path: Path) -> None:
    lay(
        tmp_path,
        "jan/src/a.py",
        "jan/omgeving/pyvenv.cfg",
        "jan/omgeving/lib/x.py",
        "env/pyvenv.cfg",
        "env/y.py",
    )
    assert candidates(tmp_path) == {"jan": ["jan/src/a.py"]}


def test_folders_around_the_files_are_opened_no_deeper_than_needed(tmp_path: Path) -> None:
    lay(tmp_path, "jan/zip/jan/a.py", "jan/zip/jan/package/m.py", "piet/x/a.py", "piet/y/b.py")
    assert candidates(tmp_path) == {"jan": ["jan/zip/jan/a.py"], "piet": ["piet/x/a.py", "piet/y/b.py"]}


def test_student_without_a_python_file_does_not_go_missing(tmp_path: Path) -> None:
    lay(tmp_path, "jan/", "piet/verslag.docx", "zoe/a.py")
    assert candidates(tmp_path) == {"jan": [], "piet": [], "zoe": ["zoe/a.py"]}


def test_results_are_no_submission(tmp_path: Path) -> None:
    lay(tmp_path, "jan/a.py", "results/results.jsonl", "half/results.jsonl.part", "out/")
    assert [found.id for found in find(tmp_path, ignored=tmp_path / "jan" / ".." / "out")] == ["jan"]


def test_order_is_that_of_the_ids(tmp_path: Path) -> None:
    lay(tmp_path, "b.py", "A.py", "c/x.py", "a2.py")
    assert list(candidates(tmp_path)) == ["A", "a2", "b", "c"]


@pytest.mark.parametrize(
    ("names", "pairs"),
    [
        (["zoe.py", "zoe/a.py"], [["zoe.py", "zoe" + os.sep]]),
        (["zoë.py", "zoe\u0308.py"], [["zoe\u0308.py", "zoë.py"]]),
        (["Jan/a.py", "jan/a.py", "JAN/a.py"], [["JAN" + os.sep, "Jan" + os.sep, "jan" + os.sep]]),
        (["a.py", "A.py", "b.py", "B.py", "c.py"], [["A.py", "a.py"], ["B.py", "b.py"]]),
    ],
)
def test_equal_ids_are_all_listed(tmp_path: Path, names: list[str], pairs: list[list[str]]) -> None:
    lay(tmp_path, *names)
    if sum(len(path.name) > 0 for path in tmp_path.iterdir()) < len({name.split("/")[0] for name in names}):
        pytest.skip("this file system takes these names for one")
    lines = {frozenset(line.strip().split(" · ")) for line in refused(tmp_path).nl.split("\n")[1:]}
    assert lines == {frozenset(pair) for pair in pairs}


def test_missing_folder_names_the_nearest(tmp_path: Path) -> None:
    lay(tmp_path, "inzendingen/", "inzendingn.txt")
    text = refused(tmp_path / "inzending")
    assert text.nl == f"de map {tmp_path / 'inzending'} bestaat niet. Bedoel je {tmp_path / 'inzendingen'}?"
    assert refused(tmp_path / "q" / "r").en == f"the folder {tmp_path / 'q' / 'r'} does not exist."


def test_file_is_sent_to_check(tmp_path: Path) -> None:
    lay(tmp_path, "a.py")
    assert refused(tmp_path / "a.py").nl.endswith(f"kijk je na met nakijk check {tmp_path / 'a.py'}.")


@pytest.mark.parametrize("names", [[], ["lees.txt"], [".hidden/a.py"]])
def test_folder_without_submissions_is_an_error(tmp_path: Path, names: list[str]) -> None:
    lay(tmp_path, *names)
    assert refused(tmp_path).en.startswith(f"there are no submissions in {tmp_path}:")


def test_links_out_of_the_folder_are_complained_of(tmp_path: Path) -> None:
    inside = tmp_path / "in"
    lay(tmp_path, "secret.py", "elsewhere/a.py", "in/real.py", "in/jan/data.txt")
    (inside / "a.py").symlink_to("../secret.py")
    (inside / "b").symlink_to("../elsewhere")
    (inside / "c.py").symlink_to("real.py")
    (inside / "d.py").symlink_to("d.py")
    (inside / "nowhere.py").symlink_to("../gone.py")
    (inside / "jan" / "x.py").symlink_to("../../secret.py")
    found = {each.id: each for each in find(inside)}
    assert {name: bool(each.trouble) for name, each in found.items()} == {
        "a": True,
        "b": True,
        "c": False,
        "d": True,
        "nowhere": True,
        "real": False,
    }
    for name in ("d", "nowhere"):
        assert found[name].trouble == Text(
            f"{name}.py is een link naar iets dat niet bestaat.",
            f"{name}.py is a link to something that does not exist.",
        )
    assert "a.py is een link naar een andere map" in (found["a"].trouble or Text("", "")).nl
    assert found["a"].candidates == found["b"].candidates == ()


def test_circular_links_end(tmp_path: Path) -> None:
    lay(tmp_path, "jan/data/")
    (tmp_path / "jan" / "data" / "up").symlink_to("..")
    (tmp_path / "self").symlink_to("self")
    lay(tmp_path, "piet/a.py")
    assert candidates(tmp_path) == {"jan": [], "piet": ["piet/a.py"]}


def test_searched_folder_may_itself_be_a_link(tmp_path: Path) -> None:
    lay(tmp_path, "real/jan.py")
    (tmp_path / "link").symlink_to("real")
    assert [found.candidates for found in find(tmp_path / "link")] == [(tmp_path / "link" / "jan.py",)]


def test_forbidden_folder_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(tmp_path, "jan/a.py", "piet/a.py")
    monkeypatch.setattr(room, "_entries", _entries_but(tmp_path / "jan"))
    jan, piet = find(tmp_path)
    assert (jan.trouble or Text("", "")).en == f"{tmp_path / 'jan'} cannot be read (permission denied)."
    assert piet.candidates == (tmp_path / "piet" / "a.py",)
    monkeypatch.setattr(room, "_entries", _entries_but(tmp_path))
    assert refused(tmp_path).en == f"{tmp_path} cannot be read (permission denied)."


def _entries_but(forbidden: Path) -> Callable[[Path], list[os.DirEntry[str]]]:
    def entries(folder: Path) -> list[os.DirEntry[str]]:
        if folder == forbidden:
            raise PermissionError(13, "Permission denied", str(folder))
        return sorted(os.scandir(folder), key=lambda entry: entry.name)

    return entries


def test_thousand_files_are_found(tmp_path: Path) -> None:
    lay(tmp_path, *(f"student {number:04}.py" for number in range(1000)))
    assert [found.id for found in find(tmp_path)] == [f"student {number:04}" for number in range(1000)]


def test_folder_stuffed_with_files_is_a_trouble(tmp_path: Path) -> None:
    lay(tmp_path, *(f"jan/{number}.py" for number in range(MAX_FILES + 1)))
    [found] = find(tmp_path)
    assert found.trouble == Text(
        nl="de map van jan bevat meer dan 200 .py-bestanden: laat er alleen de oplossing in staan.",
        en="the folder of jan holds more than 200 .py files: leave only the solution in it.",
    )
