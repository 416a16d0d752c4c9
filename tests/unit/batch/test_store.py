"""Results are kept line by line, whole files only, and nothing that is not ours is touched."""

import errno
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from graders.engine.batch import store as room
from graders.engine.batch.lines import Line, line_of
from graders.engine.batch.store import OutputError, OutputNotEmpty, OutputUnusable, open_store
from graders.engine.text import Text


def line(id_: str, **more: object) -> Line:
    submission = {"id": id_, "path": f"{id_}.py"}
    return line_of({"submission": submission, "verdict": "correct", "points": 1, "max_points": 1, **more})


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def ids(path: Path) -> list[str]:
    return [json.loads(text)["submission"]["id"] for text in path.read_bytes().split(b"\n")[:-1]]


def test_lines_stand_in_order_of_completion_and_the_sheet_in_order_of_id(tmp_path: Path) -> None:
    with open_store(tmp_path / "new" / "out") as store:
        for id_ in ("c", "A", "b"):
            store.add(line(id_))
    assert names(tmp_path / "new" / "out") == ["results.csv", "results.jsonl"]
    assert ids(tmp_path / "new" / "out" / "results.jsonl") == ["c", "A", "b"]
    rows = (tmp_path / "new" / "out" / "results.csv").read_text(encoding="utf-8-sig").splitlines()[1:]
    assert [text.split(",")[0] for text in rows] == ["A", "b", "c"]


def test_each_line_is_in_the_file_as_soon_as_it_is_added(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        assert store.add(line("a")).id == "a"
        assert ids(tmp_path / "results.jsonl.part") == ["a"]
        assert names(tmp_path) == ["results.jsonl.part"]
        store.add(line("b"))
        assert ids(tmp_path / "results.jsonl.part") == ["a", "b"]


@pytest.mark.parametrize("text", ["zoë", "a\u2028b\x85c\x0bd\n", "\ud800", "👩\u200d🏫"])
def test_one_report_is_one_line_for_every_reader(tmp_path: Path, text: str) -> None:
    with open_store(tmp_path) as store:
        store.add(line("a", stdout=text))
    [only] = (tmp_path / "results.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(only)["stdout"] == text


def test_what_is_there_is_kept_when_it_is_interrupted(tmp_path: Path) -> None:
    def interrupted() -> None:
        with open_store(tmp_path) as store:
            store.add(line("a"))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert names(tmp_path) == ["results.csv", "results.jsonl"]
    assert ids(tmp_path / "results.jsonl") == ["a"]


def test_nothing_graded_leaves_nothing(tmp_path: Path) -> None:
    with open_store(tmp_path):
        pass
    assert names(tmp_path) == []


def test_closing_twice_is_closing_once(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.add(line("a"))
    store.close()
    store.close()
    assert ids(tmp_path / "results.jsonl") == ["a"]


@pytest.mark.parametrize("name", ["notes.txt", "results.jsonl", "results.jsonl.part", ".hidden"])
def test_folder_with_something_in_it_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("mine")
    with pytest.raises(OutputNotEmpty) as caught:
        open_store(tmp_path)
    assert caught.value.exit_code == 2
    assert caught.value.text == Text(
        nl=f"de map {tmp_path} is niet leeg. Kies een andere map, of vervang de resultaten erin met --force.",
        en=f"the folder {tmp_path} is not empty. "
        "Choose another folder, or replace the results in it with --force.",
    )
    assert (tmp_path / name).read_text() == "mine"


def test_what_a_file_manager_leaves_does_not_count(tmp_path: Path) -> None:
    (tmp_path / ".DS_Store").touch()
    open_store(tmp_path).close()


def test_force_replaces_our_files_and_touches_no_other(tmp_path: Path) -> None:
    for name in ("results.jsonl", "results.jsonl.part", "results.csv", "results.csv.part", "notes.txt"):
        (tmp_path / name).write_text("old")
    (tmp_path / "results").mkdir()
    with open_store(tmp_path, force=True) as store:
        store.add(line("a"))
        assert (tmp_path / "results.jsonl").read_text() == "old"
    assert names(tmp_path) == ["notes.txt", "results", "results.csv", "results.jsonl"]
    assert (tmp_path / "notes.txt").read_text() == "old"
    assert ids(tmp_path / "results.jsonl") == ["a"]


def test_force_keeps_the_old_results_when_there_is_no_new_one(tmp_path: Path) -> None:
    (tmp_path / "results.jsonl").write_text("old")
    open_store(tmp_path, force=True).close()
    assert (tmp_path / "results.jsonl").read_text() == "old"
    assert names(tmp_path) == ["results.jsonl"]


def test_links_are_replaced_and_not_written_through(tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("mine")
    out = tmp_path / "out"
    out.mkdir()
    for name in ("results.jsonl", "results.jsonl.part", "results.csv", "results.csv.part"):
        (out / name).symlink_to("../precious")
    with open_store(out, force=True) as store:
        store.add(line("a"))
    assert (tmp_path / "precious").read_text() == "mine"
    assert not any(path.is_symlink() for path in out.iterdir())


def test_file_in_the_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "out").touch()
    for path in (tmp_path / "out", tmp_path / "out" / "deeper"):
        with pytest.raises(OutputUnusable) as caught:
            open_store(path, force=True)
        assert caught.value.text.nl == f"{path} is geen map: de resultaten kunnen er niet in."


def test_folder_in_the_place_of_a_result_is_told_before_grading(tmp_path: Path) -> None:
    (tmp_path / "results.csv").mkdir()
    with pytest.raises(OutputUnusable, match=r"no results can be written in .* \(it is a folder\)"):
        open_store(tmp_path, force=True)
    assert names(tmp_path) == ["results.csv"]


def test_forbidden_folder_is_told_before_grading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(_path: Path, _mode: str, buffering: int = -1) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", forbid)
    with pytest.raises(OutputUnusable, match=r"no results can be written in .* \(permission denied\)"):
        open_store(tmp_path)


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000])
def test_impossible_name_is_told(tmp_path: Path, name: str) -> None:
    with pytest.raises(OutputUnusable, match="no results can be written in"):
        open_store(tmp_path / name)


@contextmanager
def _at_most(size: int) -> Iterator[None]:
    """No file may grow past `size` bytes: as when a disk is full, the last write is cut short and fails."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_full_disk_leaves_whole_lines_and_says_so(tmp_path: Path) -> None:
    first = line("a")

    def filled() -> None:
        with open_store(tmp_path) as store:
            store.add(first)
            with _at_most(len(first.text) + 5):
                store.add(line("b"))

    with pytest.raises(OutputError) as caught:
        filled()
    assert caught.value.text == Text(
        nl=f"{tmp_path / 'results.jsonl.part'} kan niet geschreven worden (File too large). "
        f"Wat al nagekeken was, staat in {tmp_path}.",
        en=f"{tmp_path / 'results.jsonl.part'} cannot be written (File too large). "
        f"What was graded already is in {tmp_path}.",
    )
    assert (tmp_path / "results.jsonl").read_bytes() == first.text
    assert names(tmp_path) == ["results.csv", "results.jsonl"]


def test_line_after_a_failed_one_starts_where_that_began(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        store.add(line("a"))
        with _at_most(len(line("a").text) + 5), pytest.raises(OutputError):
            store.add(line("b"))
        store.add(line("c"))
    assert ids(tmp_path / "results.jsonl") == ["a", "c"]


def test_sheet_that_cannot_be_written_leaves_the_old_one_whole(tmp_path: Path) -> None:
    (tmp_path / "results.csv").write_text("old")
    store = open_store(tmp_path, force=True)
    store.add(line("a"))
    with _at_most(3), pytest.raises(OutputError, match=r"results\.csv cannot be written"):
        store.close()
    assert ids(tmp_path / "results.jsonl") == ["a"]
    assert (tmp_path / "results.csv").read_text() == "old"


def test_reports_that_vanished_are_an_error(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.add(line("a"))
    (tmp_path / "results.jsonl.part").unlink()
    with pytest.raises(OutputError, match=r"results\.jsonl cannot be written"):
        store.close()


def test_our_own_files_are_named_once() -> None:
    assert set(room._OWN) == {"results.jsonl", "results.jsonl.part", "results.csv", "results.csv.part"}
