"""A teacher reads which small change in the reference does the same as a wrong function; a student does not."""

import csv
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from graders.engine.verify.mutants.make import mutants
from tests.acceptance.conftest import ROOT, Nakijk
from tests.acceptance.small_bank import Made

SCHEMA = json.loads((ROOT / "graders/engine/schemas/report.schema.json").read_text("utf-8"))
REFERENCE = "def dubbel(getal):\n    if getal <= 0:\n        return 0\n    return verschil(getal, 1)\n\n\n"
REFERENCE += "def verschil(getal, keer):\n    som = 0\n    while 1 <= getal:\n"
REFERENCE += "        som += 2\n        getal -= keer\n    return som\n"
NEAR_NL = (
    "doet op alle testgevallen precies hetzelfde als de modeloplossing met `<` in plaats van `<=` op regel 9 van "
    "solution_nl.py"
)
NEAR_EN = "behaves on all cases exactly like the reference solution with `<` instead of `<=` in line 9 of solution_nl.py"


@pytest.fixture
def bank(tmp_path: Path, nakijk: Nakijk) -> Made:
    made = Made(tmp_path / "bank")
    made.files["reference/double/solution_nl.py"] = REFERENCE
    made.write()
    written = nakijk("verify", made.root, "--write", "--lang", "en")
    assert written.code == 0, written.out
    return made


@pytest.fixture
def graded(bank: Made, nakijk: Nakijk, tmp_path: Path) -> Callable[[], list[dict[str, Any]]]:
    """Grade the near miss and another wrong file; return their function reports."""

    def grade() -> list[dict[str, Any]]:
        folder = tmp_path / "in"
        folder.mkdir(exist_ok=True)
        (folder / "a.py").write_text(REFERENCE.replace("1 <= getal", "1 < getal"))
        (folder / "b.py").write_text("def double(number):\n    return 3 if number == 1 else 2 * number\n")
        ran = nakijk("grade", folder, "--out", "out", "--bank", bank.root, "--force", "--lang", "nl")
        assert ran.code == 0, ran.err
        lines = (tmp_path / "out" / "results.jsonl").read_text("utf-8").splitlines()
        reports = sorted(map(json.loads, lines), key=lambda report: str(report["submission"]["id"]))
        for report in reports:
            jsonschema.Draft202012Validator(SCHEMA).validate(report)
        return [report["functions"][0] for report in reports]

    return grade


def test_a_teacher_reads_it(graded: Callable[[], list[dict[str, Any]]], tmp_path: Path) -> None:
    near, other = graded()
    assert near["verdict"] == other["verdict"] == "wrong"
    assert near["near_miss"] == {"nl": NEAR_NL, "en": NEAR_EN}
    assert other["near_miss"] is None
    with (tmp_path / "out" / "results.csv").open(encoding="utf-8-sig", newline="") as file:
        assert [row["near_miss"] for row in csv.DictReader(file)] == [f"dubbel {NEAR_EN}", ""]


def test_a_student_does_not(bank: Made, nakijk: Nakijk, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(REFERENCE.replace("1 <= getal", "1 < getal"))
    for words in ([], ["-v"], ["--format", "json"]):
        ran = nakijk("check", "a.py", "--bank", bank.root, "--lang", "nl", *words)
        assert ran.code == 1
        assert "modeloplossing" not in ran.out + ran.err
        assert "solution_nl" not in ran.out + ran.err
    assert json.loads(ran.out)["functions"][0]["near_miss"] is None


def test_without_references_there_is_none(
    graded: Callable[[], list[dict[str, Any]]], bank: Made, tmp_path: Path
) -> None:
    shutil.rmtree(bank.root / "reference")
    assert [one["near_miss"] for one in graded()] == [None, None]


def test_verify_counts_what_the_cases_notice(bank: Made, nakijk: Nakijk) -> None:
    kept = json.loads((bank.root / "reference/double/mutants.json").read_text("utf-8"))
    survivors = {(one["line"], one["was"], one["now"]) for one in kept["survivors"]}
    assert (2, "<=", "<") in survivors, "the loop of zero gives 0 too"
    assert (9, "<=", "<") not in survivors
    ran = nakijk("verify", bank.root, "--lang", "en")
    assert ran.code == 0
    noticed = kept["made"] - len(survivors)
    assert (
        f"double: the cases notice {noticed} of {kept['made']} one-step mutants of solution_nl.py\n"
        in ran.out
    )


def test_verify_sees_another_reference_or_bank(bank: Made, nakijk: Nakijk) -> None:
    file = bank.root / "reference/double/mutants.json"
    before = file.read_bytes()
    bank.files["reference/double/solution_nl.py"] = REFERENCE.replace("1 <= getal", "getal >= 1")
    bank.write()
    ran = nakijk("verify", bank.root, "--lang", "en")
    assert ran.code == 1
    assert "mutants.json:1:1: V303 what is kept of the one-step mutants is not of this reference" in ran.out
    assert "V301" not in ran.out
    assert "notice" not in ran.out
    assert file.read_bytes() == before, "only --write writes"
    assert nakijk("verify", bank.root, "--write").code == 0
    assert nakijk("verify", bank.root).code == 0
    bank.function["cases"].pop()
    bank.data["misconceptions"] = [one for one in bank.data["misconceptions"] if one["name"] != "wrong_for_8"]
    for one in bank.data["misconceptions"]:
        one["fails"] = [name for name in one["fails"] if name != "d-8"]
    (bank.root / "reference/double/wrong/wrong_for_8.py").unlink()
    del bank.files["reference/double/wrong/wrong_for_8.py"]
    bank.write()
    ran = nakijk("verify", bank.root, "--lang", "en")
    assert "V301" in ran.out
    assert "V303" in ran.out


def test_a_damaged_file_is_out_of_date(bank: Made, nakijk: Nakijk) -> None:
    (bank.root / "reference/double/mutants.json").write_text("{")
    assert "V303" in nakijk("verify", bank.root, "--lang", "en").out


def test_no_folder_that_the_wheel_takes_has_it() -> None:
    """The wheel takes whole folders: what tells of the reference stands in none of them."""
    kept = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("*/**/*mutants.json")}
    assert kept == {
        f"reference/{slug}/mutants.json"
        for slug in ("scrabble_board", "scrabble_scores", "snakes_and_ladders", "word_game")
    }


def test_every_mutant_that_is_handed_in_is_named(nakijk: Nakijk, tmp_path: Path) -> None:
    """What is kept is what grading sees today, though mutants are run under other limits and are not tried again."""
    folder = tmp_path / "in"
    folder.mkdir()
    source = (ROOT / "reference/snakes_and_ladders/solution_nl.py").read_text("utf-8")
    made = mutants(source)
    for number, mutant in enumerate(made):
        (folder / f"m{number:02}.py").write_text(mutant.source, encoding="utf-8")
    ran = nakijk("grade", folder, "--exercise", "snakes_and_ladders", "--out", "out")
    assert ran.code == 0, ran.err
    named = 0
    for line in (tmp_path / "out" / "results.jsonl").read_text("utf-8").splitlines():
        for one in json.loads(line)["functions"]:
            complete = all(result["outcome"]["kind"] != "not run" for result in one["results"])
            wrong = one["correct"] < one["cases"]
            assert (one["near_miss"] is not None) == (wrong and complete), (line[:300], one["name"])
            named += wrong and complete
    assert named > len(made)
