"""The modules that a file can import lie beside it; nothing else is taken."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from graders.engine.model import Submission
from graders.engine.submissions.helpers import MAX_HELPERS
from graders.engine.submissions.read import read
from graders.engine.text import Text


def lay(folder: Path, files: Mapping[str, str]) -> None:
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")


def submission_of(folder: Path, source: str, files: Mapping[str, str]) -> Submission:
    lay(folder, {**files, "main.py": source})
    return read(folder / "main.py")


def test_what_is_imported_is_taken_with_all_that_it_imports(tmp_path: Path) -> None:
    files = {"a.py": "from b import *", "b.py": "def f():\n    import c", "c.py": "x = 1", "d.py": "import a"}
    assert submission_of(tmp_path, "import a\n", files).helpers == {
        "a": b"from b import *",
        "b": b"def f():\n    import c",
        "c": b"x = 1",
    }


def test_package_brings_the_modules_that_are_named(tmp_path: Path) -> None:
    files = {
        "p/__init__.py": "from .m import f",
        "p/m.py": "",
        "p/q/__init__.py": "",
        "p/q/r.py": "",
        "p/other.py": "",
    }
    found = submission_of(tmp_path, "import p\nfrom p.q import r\n", files)
    assert sorted(found.helpers) == ["p", "p.m", "p.q", "p.q.r"]


def test_folder_without_init_is_an_empty_package(tmp_path: Path) -> None:
    helpers = submission_of(tmp_path, "from p import m\n", {"p/m.py": "x = 1"}).helpers
    assert helpers == {"p": b"", "p.m": b"x = 1"}


@pytest.mark.parametrize(
    ("files", "helpers"),
    [
        ({"random.py": "x = 1"}, {"random": b"x = 1"}),
        ({"random/__init__.py": "x = 2"}, {"random": b"x = 2"}),
        ({"random/m.py": "x = 3"}, {}),
        ({"a.py": "x = 4", "a/m.py": ""}, {"a": b"x = 4"}),
        ({"a.py": "x = 5", "a/__init__.py": "x = 6"}, {"a": b"x = 6"}),
        ({"Random.py": "x = 7"}, {}),
        ({}, {}),
    ],
)
def test_names_are_chosen_as_import_does(
    tmp_path: Path, files: dict[str, str], helpers: dict[str, bytes]
) -> None:
    assert submission_of(tmp_path, "import random, a\n", files).helpers == helpers


@pytest.mark.parametrize("module", ["sys", "os"])
def test_module_that_python_takes_first_is_not_hidden(tmp_path: Path, module: str) -> None:
    found = submission_of(tmp_path, f"import {module}\n", {f"{module}.py": "x = 1"})
    assert (found.helpers, found.remarks) == ({}, ())


def test_file_that_hides_a_module_of_python_is_taken_with_a_remark(tmp_path: Path) -> None:
    found = submission_of(tmp_path, "import a\n", {"a.py": "from random import choice", "random.py": "x = 1"})
    assert found.helpers["random"] == b"x = 1"
    assert [remark.text for remark in found.remarks] == [
        Text(
            "random.py naast je bestand verbergt de module random van Python. Geef random.py een andere naam.",
            "random.py beside your file hides Python's own module random. Give random.py another name.",
        )
    ]


def test_file_that_hides_a_module_by_its_own_name_is_told_so(tmp_path: Path) -> None:
    lay(tmp_path, {"random.py": "import random\n"})
    (remark,) = read(tmp_path / "random.py").remarks
    assert remark.text.nl.startswith("Je bestand heet random.py en verbergt zo de module random van Python.")


def test_name_of_a_module_that_is_not_imported_is_no_remark(tmp_path: Path) -> None:
    found = submission_of(tmp_path, "from a import random\n", {"a.py": "", "random.py": ""})
    assert found.remarks == ()


def test_file_that_imports_itself_gets_itself(tmp_path: Path) -> None:
    assert submission_of(tmp_path, "import main\n", {}).helpers == {"main": b"import main\n"}


def test_nothing_is_taken_when_helpers_are_other_students(tmp_path: Path) -> None:
    lay(tmp_path, {"jan.py": "import piet\n", "piet.py": ""})
    assert read(tmp_path / "jan.py", helpers=False).helpers == {}


def test_helper_is_decoded_and_its_remark_names_it(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_bytes(b"\xef\xbb\xbfx = 1\r\n")
    (tmp_path / "b.py").write_bytes(b"x = '\xe9'\n")
    found = submission_of(tmp_path, "import a, b\n", {})
    assert found.helpers == {"a": b"x = 1\n", "b": "x = 'é'\n".encode()}
    assert [remark.text.nl[:27] for remark in found.remarks] == ["b.py: Je bestand is bewaard"]


def test_helper_that_cannot_be_read_is_a_remark(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_bytes(b"\0")
    (tmp_path / "b.py").mkdir()
    found = submission_of(tmp_path, "import a, b\n", {})
    assert found.helpers == {}
    assert [remark.kind for remark in found.remarks] == ["helper-unreadable"]


def test_links_are_followed_only_inside_the_folder(tmp_path: Path) -> None:
    inside = tmp_path / "in"
    lay(tmp_path, {"secret.py": "x = 1", "elsewhere/__init__.py": "", "in/real.py": "x = 2"})
    (inside / "a.py").symlink_to("../secret.py")
    (inside / "b.py").symlink_to("real.py")
    (inside / "c").symlink_to("../elsewhere")
    (inside / "d.py").symlink_to("d.py")
    found = submission_of(inside, "import a, b, c, d\n", {})
    assert found.helpers == {"b": b"x = 2"}
    assert [remark.kind for remark in found.remarks] == ["helper-link", "helper-link", "helper-unreadable"]


def test_folders_that_link_in_circles_end(tmp_path: Path) -> None:
    lay(tmp_path, {"p/__init__.py": ""})
    (tmp_path / "p" / "p").symlink_to(".")
    assert submission_of(tmp_path, "import p.p.p\n", {}).helpers == {"p": b""}


def test_number_of_helpers_is_bounded(tmp_path: Path) -> None:
    files = {f"m{number}.py": f"import m{number + 1}" for number in range(150)}
    found = submission_of(tmp_path, "import m0\n", files)
    assert len(found.helpers) == MAX_HELPERS
    assert found.remarks[-1].text.en == (
        "Your file imports more than 100 files of its own: the others were left out."
    )


def test_exactly_the_bound_is_no_remark(tmp_path: Path) -> None:
    files = {f"m{number}.py": "" for number in range(MAX_HELPERS)}
    found = submission_of(tmp_path, f"import {', '.join(name[:-3] for name in files)}\n", files)
    assert len(found.helpers) == MAX_HELPERS
    assert found.remarks == ()
