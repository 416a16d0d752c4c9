"""A teacher grades a folder: every submission gets its line, and nothing is half written."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import jsonschema
import pytest

from tests.acceptance.conftest import ROOT, SUBMISSIONS, Nakijk

SCHEMA = json.loads((ROOT / "graders/engine/schemas/report.schema.json").read_text("utf-8"))
GOOD = (SUBMISSIONS / "awkward" / "good.py").read_bytes()


def lines(out: Path) -> dict[str, dict[str, object]]:
    """Return the reports by id."""
    reports = map(json.loads, (out / "results.jsonl").read_text("utf-8").splitlines())
    return {report["submission"]["id"]: report for report in reports}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder of submissions with something wrong in most of them."""
    made = tmp_path / "in"
    made.mkdir()
    (made / "goed.py").write_bytes(GOOD)
    (made / "=formule.py").write_bytes(GOOD)
    (made / "leeg.py").write_bytes(b"")
    (made / "binair.py").write_bytes(b"\x00\x01\x02" * 100)
    (made / "Zoë De Smet").mkdir()
    (made / "Zoë De Smet" / "hulp.py").write_text("def x(): return 3\n")
    (made / "Zoë De Smet" / "oplossing.py").write_bytes(b"import hulp\n" + GOOD)
    (made / "syntax.py").write_text("def letterscore(:\n")
    return made


def test_every_submission_gets_a_line(folder: Path, tmp_path: Path, nakijk: Nakijk) -> None:
    out = tmp_path / "out"
    ran = nakijk("grade", folder, "--out", out, "--lang", "en")
    reports = lines(out)
    assert set(reports) == {"goed", "=formule", "leeg", "binair", "Zoë De Smet", "syntax"}
    for report in reports.values():
        jsonschema.Draft202012Validator(SCHEMA).validate(report)
    assert {name: report["verdict"] for name, report in reports.items()} == {
        "goed": "correct",
        "=formule": "correct",
        "Zoë De Smet": "correct",
        "leeg": "not run",
        "syntax": "compilation error",
        "binair": "internal error",
    }
    assert {report["max_points"] for report in reports.values()} == {10}
    assert ran.code == 3, "one submission could not be graded"
    assert sorted(path.name for path in out.iterdir()) == ["results.csv", "results.jsonl"]


def test_the_exercise_stands_above_the_table(folder: Path, tmp_path: Path, nakijk: Nakijk) -> None:
    ran = nakijk("grade", folder, "--out", tmp_path / "out", "--lang", "nl")
    assert ran.out.startswith("Scrabblescores · 6 inzendingen\n\ninzending ")
    assert "6 inzendingen nagekeken, 3 helemaal juist. Resultaten in" in ran.out
    assert ran.err == "1 inzending kon niet nagekeken worden: zie de kolom error.\n"


def test_a_submission_of_another_exercise_is_told_so(tmp_path: Path, nakijk: Nakijk) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "goed.py").write_bytes(GOOD)
    (folder / "ander.py").write_bytes((SUBMISSIONS / "target" / "glijbanen.py").read_bytes())
    nakijk("grade", folder, "--exercise", "scrabble_scores", "--out", tmp_path / "out")
    reports = lines(tmp_path / "out")
    assert reports["goed"]["remarks"] == []
    assert reports["ander"]["remarks"] == [
        {
            "nl": "Dit bestand lijkt op de oefening Glijbanen en ladders: het heeft daar meer functies van dan van "
            "deze oefening.",
            "en": "This file looks like the exercise Chutes and ladders: it has more functions of that one than of "
            "this exercise.",
        }
    ]


def test_an_import_of_another_students_file_is_told(tmp_path: Path, nakijk: Nakijk) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "hulp.py").write_text("x = 1\n")
    (folder / "jan.py").write_bytes(b"import hulp\n" + GOOD)
    nakijk("grade", folder, "--out", tmp_path / "out")
    remarks = lines(tmp_path / "out")["jan"]["remarks"]
    assert isinstance(remarks, list)
    assert remarks[0]["nl"].endswith("Zet beide bestanden in één map per student.")


def test_the_sheet_has_a_row_each_and_no_formula(folder: Path, tmp_path: Path, nakijk: Nakijk) -> None:
    nakijk("grade", folder, "--out", tmp_path / "out")
    with (tmp_path / "out" / "results.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = {row["id"]: row for row in csv.DictReader(file)}
    assert rows["Zoë De Smet"]["points"] == "10"
    assert rows["binair"]["points"] == ""
    assert rows["binair"]["error"]
    assert "=formule" not in rows


def test_an_output_folder_with_something_in_it_needs_force(
    folder: Path, tmp_path: Path, nakijk: Nakijk
) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "keep.txt").write_text("mine")
    ran = nakijk("grade", folder, "--out", out, "--lang", "nl")
    assert ran.code == 2
    assert "--force" in ran.err
    assert [path.name for path in out.iterdir()] == ["keep.txt"]
    assert nakijk("grade", folder, "--out", out, "--force").code == 3
    assert (out / "keep.txt").read_text() == "mine"


def test_two_equal_ids_are_an_error_that_lists_both(tmp_path: Path, nakijk: Nakijk) -> None:
    folder = tmp_path / "in"
    (folder / "zoe").mkdir(parents=True)
    (folder / "zoe" / "a.py").write_bytes(GOOD)
    (folder / "zoe.py").write_bytes(GOOD)
    ran = nakijk("grade", folder, "--out", tmp_path / "out", "--lang", "en")
    assert ran.code == 2
    assert "zoe.py" in ran.err
    assert f"zoe{os.sep}" in ran.err
    assert not (tmp_path / "out").exists()


def test_a_folder_that_is_not_there(tmp_path: Path, nakijk: Nakijk) -> None:
    ran = nakijk("grade", "nergens", "--out", "out", "--lang", "nl")
    assert ran.code == 2
    assert "nergens" in ran.err
    assert not (tmp_path / "out").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for one process")
def test_ctrl_c_keeps_what_was_graded(tmp_path: Path) -> None:
    folder, out = tmp_path / "in", tmp_path / "out"
    folder.mkdir()
    slow = GOOD + b"\n\nimport time\ndef woordscore(w, s):\n    time.sleep(0.05)\n    return 1\n"
    for number in range(40):
        (folder / f"s{number:02}.py").write_bytes(slow)
    command = [sys.executable, str(ROOT / "cli.py"), "grade", str(folder), "--out", str(out), "--lang", "en"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    part = out / "results.jsonl.part"
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (part.exists() and part.stat().st_size):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, error = process.communicate(timeout=60)
    assert process.returncode == 130, error.decode()
    assert b"Interrupted" in error
    kept = lines(out)
    assert 0 < len(kept) < 40
    assert sorted(path.name for path in out.iterdir()) == ["results.csv", "results.jsonl"]
