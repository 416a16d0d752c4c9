"""What is kept of mutants is read back as it was written; what is damaged counts as nothing."""

from pathlib import Path

import pytest

from graders.engine.bank.mutants import Change, Mutants, read_mutants, write_mutants
from graders.engine.bank.places import Bank, find_bank

KEPT = Mutants(
    "sha256:0", "solution_nl.py", 3, (Change(1, "é", "pass"),), {"double": {"0a": Change(2, "<=", "<")}}
)


@pytest.fixture
def bank(tmp_path: Path) -> Bank:
    (tmp_path / "testcases").mkdir()
    (tmp_path / "reference" / "double").mkdir(parents=True)
    return find_bank(tmp_path)


def test_read_back(bank: Bank) -> None:
    assert read_mutants(bank, "double") is None
    write_mutants(bank, "double", KEPT)
    assert read_mutants(bank, "double") == KEPT


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"format": 2}', '{"format": 1}', "[" * 100_000,
     '{"format": 1, "digest": "", "reference": "", "made": 1, "survivors": [], "near": {"f": []}}',
     '{"format": 1, "digest": "", "reference": "", "made": 1, "survivors": [{"line": "x"}], "near": {}}'],
)  # fmt: skip
def test_damaged(bank: Bank, text: str) -> None:
    Path(str(bank.mutants_file("double"))).write_text(text)
    assert read_mutants(bank, "double") is None


def test_students_have_no_references(tmp_path: Path) -> None:
    (tmp_path / "testcases").mkdir()
    bank = find_bank(tmp_path)
    write_mutants(bank, "double", KEPT)
    assert bank.mutants_file("double") is None
    assert read_mutants(bank, "double") is None
    assert [path.name for path in tmp_path.rglob("*")] == ["testcases"]
