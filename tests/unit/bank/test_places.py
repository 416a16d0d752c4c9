"""Where banks are found, what their exercises are called, and what their digest counts."""

from __future__ import annotations

import json
from errno import EACCES
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

from graders.engine.bank.digest import digest
from graders.engine.bank.mistakes import BankError
from graders.engine.bank.names import Names, names
from graders.engine.bank.places import BankMissing, find_bank, slugs
from graders.engine.text import Text

if TYPE_CHECKING:
    from tests.unit.bank.conftest import MakeBank


def test_the_shipped_bank_is_the_one_of_the_checkout() -> None:
    bank = find_bank(None)
    root = Path(__file__).parents[3]
    assert bank == find_bank(root)
    assert bank.graders == str(root / "graders")
    assert bank.reference == str(root / "reference")


def test_an_installed_package_brings_its_bank(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import graders

    (tmp_path / "testcases").mkdir()  # of somebody else: not a bank without exercises beside it
    shipped = tmp_path / "graders" / "_bank"
    (shipped / "testcases").mkdir(parents=True)
    monkeypatch.setattr(graders, "__file__", str(tmp_path / "graders" / "__init__.py"))
    bank = find_bank(None)
    assert (bank.root, bank.graders, bank.reference) == (str(shipped), str(tmp_path / "graders"), None)
    (shipped / "testcases").rmdir()
    with pytest.raises(BankMissing, match="install nakijk again"):
        find_bank(None)


def test_a_folder_that_is_no_bank_is_told_with_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "course" / "testcases").mkdir(parents=True)
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").touch()
    expected = {
        "nowhere": "the folder {} does not exist.",
        "file": "{} is a file; give the folder of the exercise bank.",
        "empty": "{} is not an exercise bank: it has no folder testcases.",
        "course/testcases": "{} is a folder within an exercise bank; give the bank itself: "
        + str(tmp_path / "course")
        + ".",
        ".": "{} is not an exercise bank: it has no folder testcases. Did you mean "
        + str(tmp_path / "course")
        + "?",
    }
    for folder, text in expected.items():
        with pytest.raises(BankMissing) as caught:
            find_bank(tmp_path / folder)
        assert caught.value.text.en == text.format(tmp_path / folder)
        assert caught.value.exit_code == 2


def test_exercises_are_the_files_without_overlays_and_derived_data(
    make_bank: MakeBank, adding: dict[str, Any]
) -> None:
    bank = make_bank(adding, "b")
    make_bank(adding, "a_2", hidden={})
    Path(bank.testcases, "derived").mkdir()
    Path(bank.testcases, "notes.txt").touch()
    assert slugs(bank) == ("a_2", "b")


def test_a_bank_without_exercises_is_no_bank(tmp_path: Path) -> None:
    (tmp_path / "testcases" / "derived").mkdir(parents=True)
    for name in ("._adding.json", "adding.hidden.json", "notes.txt"):
        (tmp_path / "testcases" / name).touch()
    with pytest.raises(BankMissing, match=r"testcases holds no exercise at all: there is no \.json file\.$"):
        slugs(find_bank(tmp_path))


def test_a_folder_that_cannot_be_listed_is_not_taken_for_an_empty_one(
    make_bank: MakeBank, adding: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    bank = make_bank(adding)

    def refuse(path: str | Path) -> NoReturn:
        raise PermissionError(EACCES, "Permission denied", str(path))

    monkeypatch.setattr("os.listdir", refuse)
    with pytest.raises(BankMissing) as caught:
        slugs(bank)
    assert caught.value.text == Text(
        f"de map {bank.testcases} kan niet gelezen worden (geen toegang).",
        f"the folder {bank.testcases} cannot be read (permission denied).",
    )
    monkeypatch.setattr(Path, "is_dir", refuse)
    with pytest.raises(BankMissing, match="cannot be read"):
        find_bank(Path(bank.root))


def test_names_are_read_from_a_bank_that_has_other_mistakes(
    make_bank: MakeBank, adding: dict[str, Any]
) -> None:
    del adding["functions"][0]["cases"]
    assert names(make_bank(adding), "adding") == Names(
        Text("Optellen", "Adding"), {"nl": ("som",), "en": ("add",)}
    )


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{}", '{"title": "x"}', '{"title": {}}', '{"title": {"nl": 3}, "functions": []}',
     '{"title": {"nl": "a"}, "functions": [{"name": 3}]}', '{"title": {"nl": "a"}, "functions": {"name": 3}}',
     '{"title": {"nl": "a"}, "functions": [{"name": {"en": "x"}}]}', "[" * 100_000, b"\xff\xfe{\x00}\x00"],
    ids=lambda content: str(content)[:30],
)  # fmt: skip
def test_a_bank_without_names_is_told_in_full(make_bank: MakeBank, content: str | bytes) -> None:
    with pytest.raises(BankError) as caught:
        names(make_bank(content), "adding")
    assert any(mistake.is_error for mistake in caught.value.mistakes)


# ---------------------------------------------------------------- the digest


def test_the_digest_counts_what_decides_a_verdict(make_bank: MakeBank, adding: dict[str, Any]) -> None:
    adding["files"] = ["words.txt"]
    first = digest(make_bank(adding, grader="x = 1\n", data={"words.txt": "aap\n"}), "adding")
    assert first.startswith("sha256:")
    assert len(first) == 71
    same: list[dict[str, Any]] = [
        {"content": json.dumps(adding, indent=2)},
        {"content": json.dumps({"$comment": "x", "$schema": "y", **adding})},
        {"content": adding, "grader": "x = 1\r\n"},
        {"content": adding, "data": {"words.txt": "aap\r\n", "unused.txt": "x"}},
    ]
    for files in same:
        assert digest(make_bank(**files), "adding") == first
    other: list[dict[str, Any]] = [
        {"content": {**adding, "keeps_arguments": True}},
        {"content": {**adding, "files": ["words.txt", "gone.txt"]}},
        {"content": adding, "grader": "x = 2\n"},
        {"content": adding, "grader": "x = 1\n", "data": {"words.txt": "noot\n"}},
        {
            "content": adding,
            "data": {"words.txt": "aap\n"},
            "hidden": {"functions": [{"function": "add", "cases": [{"id": "h"}]}]},
        },
    ]
    digests = [first, *(digest(make_bank(**files), "adding") for files in other)]
    assert len(set(digests)) == len(digests)
