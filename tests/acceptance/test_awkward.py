"""What students and cheaters hand in gets a named verdict for each function, with the same maximum."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.acceptance.conftest import ROOT, SUBMISSIONS, Nakijk

EXPECTED: dict[str, dict[str, str]] = json.loads(
    (Path(__file__).parent / "awkward_expected.json").read_text("utf-8")
)
Reports = dict[str, Any]
"""Reports as JSON, by file."""

AWKWARD = SUBMISSIONS / "awkward"
IN_SPITE_OF_TROUBLE = ("bom_crlf", "latin1", "input_import", "exit_import", "os_exit", "loop_import")


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> Reports:
    """Grade the whole folder once, as a teacher does."""
    import subprocess
    import sys

    out = tmp_path_factory.mktemp("awkward") / "out"
    command = [sys.executable, str(ROOT / "cli.py"), "grade", str(AWKWARD), "--exercise", "scrabble_scores"]
    done = subprocess.run([*command, "--out", str(out)], capture_output=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr.decode()
    lines = (out / "results.jsonl").read_text("utf-8").splitlines()
    return {f"{report['submission']['id']}.py": report for report in map(json.loads, lines)}


def test_the_table_names_every_file() -> None:
    assert set(EXPECTED) == {path.name for path in AWKWARD.glob("*.py")}


@pytest.mark.parametrize("file", sorted(EXPECTED))
def test_every_function_has_the_verdict_of_the_table(file: str, reports: Reports) -> None:
    found = {function["id"]: function["verdict"] for function in reports[file]["functions"]}
    assert found == EXPECTED[file]


def test_every_submission_has_the_same_maximum_and_the_same_cases(reports: Reports) -> None:
    assert len({report["max_points"] for report in reports.values()}) == 1
    cases = {
        json.dumps([[r["case"] for r in f["results"]] for f in report["functions"]])
        for report in reports.values()
    }
    assert len(cases) == 1


def test_an_internal_error_occurs_nowhere(reports: Reports) -> None:
    assert "internal error" not in json.dumps(reports)


@pytest.mark.parametrize("stem", IN_SPITE_OF_TROUBLE)
def test_trouble_while_loading_is_one_remark(stem: str, reports: Reports) -> None:
    report = reports[f"{stem}.py"]
    assert report["verdict"] == "correct"
    assert len(report["remarks"]) == (0 if stem == "bom_crlf" else 1)


def test_a_syntax_error_is_said_once_with_line_caret_and_cause(nakijk: Nakijk) -> None:
    ran = nakijk("check", AWKWARD / "syntax.py", "--lang", "en")
    assert ran.code == 1
    assert ran.out.count("Syntax error on line 8") == 1
    assert "  8 | def vermenigvuldigers(w)\n    |                         ^" in ran.out
    assert ran.out.count("A colon (:) is missing on this line.") == 1
    assert ran.out.count("not run") == 4
