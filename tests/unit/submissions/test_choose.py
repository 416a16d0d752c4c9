"""Of several files the one that defines most of the exercise is graded, and the others help it."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from graders.engine.submissions.choose import choose, read_found
from graders.engine.submissions.errors import SubmissionError
from graders.engine.submissions.folder import Found, find

NAMES = ("vakjes", "samenvoegen", "spaces", "merge")


def find_all(folder: Path, files: Mapping[str, str]) -> tuple[Found, ...]:
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")
    return find(folder)


def found_in(folder: Path, files: Mapping[str, str]) -> Found:
    [found] = find_all(folder, files)
    return found


@pytest.mark.parametrize(
    ("files", "chosen"),
    [
        ({"a.py": "def vakjes(): ...", "b.py": "def vakjes(): ...\ndef samenvoegen(): ..."}, "b.py"),
        ({"a.py": "def x(): ...\ndef y(): ...\ndef z(): ...", "b.py": "def vakjes(): ..."}, "b.py"),
        ({"a.py": "def vakjes(:", "b.py": "vakjes = 1"}, "a.py"),
        ({"a.py": "", "test_a.py": "", "__init__.py": ""}, "a.py"),
        ({"b.py": "def vakjes(): ...", "a.py": "def vakjes(): ..."}, "a.py"),
        ({"test_a.py": "def vakjes(): ...", "z.py": "def vakjes(): ..."}, "z.py"),
        ({"a.py": "\0", "b.py": ""}, "b.py"),
        ({"a.py": "\0"}, "a.py"),
    ],
)
def test_most_functions_win_then_the_name(tmp_path: Path, files: dict[str, str], chosen: str) -> None:
    found = found_in(tmp_path, {f"jan/{name}": content for name, content in files.items()})
    assert choose(found, NAMES).name == chosen


def test_chosen_file_is_read_with_its_helpers_and_shown_from_the_folder(tmp_path: Path) -> None:
    found = found_in(tmp_path, {"Jan/opl.py": "import hulp\ndef vakjes(): ...", "Jan/hulp.py": "x = 1"})
    submission = read_found(found, NAMES)
    assert (submission.id, submission.path) == ("Jan", "Jan/opl.py")
    assert submission.helpers == {"hulp": b"x = 1"}
    assert submission.remarks == ()


def test_file_among_those_of_others_gets_no_helpers(tmp_path: Path) -> None:
    (tmp_path / "jan.py").write_text("import piet")
    (tmp_path / "piet.py").write_text("x = 1")
    assert [read_found(found, NAMES).helpers for found in find(tmp_path)] == [{}, {}]


def test_equally_good_files_are_named(tmp_path: Path) -> None:
    files = {"jan/opl.py": "def vakjes(): ...", "jan/opl (1).py": "def vakjes(): ..."}
    [remark] = read_found(found_in(tmp_path, files), NAMES).remarks
    assert remark.kind == "chosen"
    assert remark.text.nl == (
        "Nagekeken is jan/opl (1).py; deze bestanden hebben even veel functies van de oefening: jan/opl.py."
    )


def test_files_without_functions_are_no_rivals(tmp_path: Path) -> None:
    found = found_in(tmp_path, {"jan/a.py": "x = 1", "jan/b.py": "x = 1"})
    assert read_found(found, NAMES).remarks == ()


@pytest.mark.parametrize(
    ("files", "others"),
    [
        ({"jan.py": "import hulp, piet\n", "hulp.py": "", "piet.py": ""}, "hulp.py, piet.py"),
        ({"jan.py": "from random import choice\nimport jan\n", "random.py": "", "choice.py": ""}, ""),
        ({"jan/opl.py": "import hulp\n", "jan/hulp.py": "", "hulp.py": ""}, ""),
    ],
)
def test_file_that_imports_another_student_is_told_so(
    tmp_path: Path, files: dict[str, str], others: str
) -> None:
    jan = next(each for each in find_all(tmp_path, files) if each.id == "jan")
    said = [remark.text.nl for remark in read_found(jan, NAMES).remarks if remark.kind == "neighbour"]
    sentence = (
        f"jan.py importeert {others}, maar dat hoort hier bij een andere inzending. "
        "Zet beide bestanden in één map per student."
    )
    assert said == ([sentence] if others else [])


def test_student_without_files_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "jan").mkdir()
    with pytest.raises(SubmissionError) as caught:
        read_found(find(tmp_path)[0], NAMES)
    assert caught.value.text.nl == "de map van jan bevat geen .py-bestand."


def test_trouble_of_a_student_is_what_is_said(tmp_path: Path) -> None:
    (tmp_path / "elsewhere.py").touch()
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "jan.py").symlink_to("../elsewhere.py")
    with pytest.raises(SubmissionError, match="is a link to another folder"):
        choose(find(tmp_path / "in")[0], NAMES)
