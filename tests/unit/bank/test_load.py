"""Loading: a bank is checked in full once, and what was found is remembered where that can be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from graders.engine.bank import check as check_module
from graders.engine.bank import validated
from graders.engine.bank.derived import Derived, read_derived, write_derived
from graders.engine.bank.load import load
from graders.engine.bank.mistakes import BankError
from graders.engine.bank.places import Bank
from graders.engine.bank.source import read_source
from graders.engine.bank.validated import mark_of

if TYPE_CHECKING:
    from tests.unit.bank.conftest import BankOf, MakeBank


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list of exercises that were checked in full, which grows as they are."""
    done: list[str] = []
    real = check_module.check

    def counted(bank: Bank, slug: str) -> Any:
        done.append(slug)
        return real(bank, slug)

    monkeypatch.setattr(check_module, "check", counted)
    return done


def test_a_bank_is_checked_once(make_bank: MakeBank, adding: dict[str, Any], checks: list[str]) -> None:
    bank = make_bank(adding)
    assert load(bank, "adding", "nl").language == "nl"
    assert load(bank, "adding", "en").language == "en"
    assert checks == ["adding"]
    make_bank({**adding, "$comment": "changed"})
    load(bank, "adding", "nl")
    assert checks == ["adding"] * 2


def test_a_change_of_the_overlay_or_the_rules_asks_for_a_new_check(
    make_bank: MakeBank, adding: dict[str, Any], checks: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    load(make_bank(adding), "adding", "nl")
    bank = make_bank(adding, hidden={"format": 1, "exercise": "adding", "functions": []})
    load(bank, "adding", "nl")
    assert len(checks) == 2
    monkeypatch.setattr(validated, "RULES", validated.RULES + 1)
    load(bank, "adding", "nl")
    assert len(checks) == 3


def test_a_bank_with_mistakes_is_never_remembered(
    make_bank: MakeBank, bank_of: BankOf, checks: list[str], cache: Path
) -> None:
    bank = make_bank(bank_of({"args": [1, 2]}))
    for _time in range(2):
        with pytest.raises(BankError):
            load(bank, "adding", "nl")
    assert len(checks) == 2
    assert not list(cache.rglob("*"))


def test_warnings_do_not_stop_a_bank(make_bank: MakeBank, bank_of: BankOf, checks: list[str]) -> None:
    bank = make_bank(bank_of({"args": [1], "returns": 1}))
    assert len(load(bank, "adding", "nl").functions) == 1
    assert load(bank, "adding", "nl").slug == "adding"
    assert len(checks) == 1


def test_a_data_file_that_went_away_is_told(make_bank: MakeBank, adding: dict[str, Any]) -> None:
    bank = make_bank({**adding, "files": ["words.txt"]}, data={"words.txt": "aap\n"})
    assert load(bank, "adding", "nl").files == ("words.txt",)
    Path(bank.data_file("adding", "words.txt")).unlink()
    with pytest.raises(BankError, match="B512"):
        load(bank, "adding", "nl")


def test_a_shipped_bank_is_known_to_be_valid(
    make_bank: MakeBank, adding: dict[str, Any], checks: list[str], cache: Path
) -> None:
    bank = make_bank(adding)
    mark = mark_of(read_source(bank, "adding"))
    write_derived(bank, "adding", Derived(mark, "sha256:0"))
    load(bank, "adding", "nl")
    assert checks == []
    assert not cache.exists()


def test_a_cache_that_cannot_be_written_is_harmless(
    make_bank: MakeBank, adding: dict[str, Any], checks: list[str], cache: Path
) -> None:
    cache.write_text("a file where the folder should be")
    bank = make_bank(adding)
    for _time in range(2):
        load(bank, "adding", "nl")
    assert len(checks) == 2


def test_a_user_without_a_home_has_no_cache(
    make_bank: MakeBank, adding: dict[str, Any], checks: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(validated, "cache_folder", lambda: None)
    bank = make_bank(adding)
    for _time in range(2):
        load(bank, "adding", "nl")
    assert len(checks) == 2


@pytest.mark.parametrize(
    ("platform", "variable", "folder"),
    [
        ("linux", "XDG_CACHE_HOME", "nakijk"),
        ("win32", "LOCALAPPDATA", "nakijk"),
        ("linux", None, ".cache/nakijk"),
        ("darwin", None, "Library/Caches/nakijk"),
    ],
)
def test_the_folder_of_the_cache(
    platform: str, variable: str | None, folder: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("os.path.expanduser", {"~": str(tmp_path)}.__getitem__)
    if variable:
        monkeypatch.setenv(variable, str(tmp_path))
    assert validated.cache_folder() == str(tmp_path / folder)


def test_old_marks_are_thrown_away(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(validated, "_MOST_MARKS", 3)
    for number in range(5):
        validated.remember(f"{number:064}")
    assert len(list((cache / "nakijk" / "valid").iterdir())) == 3


# ---------------------------------------------------------------- computed data


def test_derived_data_are_read_as_they_were_written(make_bank: MakeBank, adding: dict[str, Any]) -> None:
    bank = make_bank(adding)
    assert read_derived(bank, "adding") is None
    derived = Derived("m", "sha256:0", {"off": {"add": {"a-1": "é"}}}, {"add": {"0": 1}})
    write_derived(bank, "adding", derived)
    assert read_derived(bank, "adding") == derived
    assert json.loads(Path(bank.derived_file("adding")).read_bytes())["format"] == 1
    assert [file.name for file in Path(bank.derived_file("adding")).parent.iterdir()] == ["adding.json"]


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        "{",
        "[" * 100_000,
        '{"format": 2}',
        '{"format": 1}',
        b"\xff",
        '{"format": 1, "validated": 1}',
    ],
    ids=lambda content: str(content)[:20],
)
def test_damaged_derived_data_count_as_none(
    make_bank: MakeBank, adding: dict[str, Any], content: str | bytes
) -> None:
    bank = make_bank(adding)
    file = Path(bank.derived_file("adding"))
    file.parent.mkdir()
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    assert read_derived(bank, "adding") is None
    assert load(bank, "adding", "nl").slug == "adding"


def test_derived_data_are_written_in_full_or_not_at_all(make_bank: MakeBank, adding: dict[str, Any]) -> None:
    bank = make_bank(adding)
    write_derived(bank, "adding", Derived("m", "d"))
    with pytest.raises(TypeError):
        write_derived(bank, "adding", Derived("n", "d", stubs={"add": object()}))
    assert read_derived(bank, "adding") == Derived("m", "d")
