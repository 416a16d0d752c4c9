"""`verify` finds what is wrong with a bank, each fault with its place and code, and nothing on a sound one."""

import csv
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.acceptance.bank_faults import FAULTS, broken_grader, failing_checker
from tests.acceptance.conftest import ROOT, Nakijk
from tests.acceptance.small_bank import Made


@pytest.fixture
def bank(tmp_path: Path) -> Made:
    return Made(tmp_path / "bank")


def test_a_sound_bank(bank: Made, nakijk: Nakijk) -> None:
    bank.write()
    first = nakijk("verify", bank.root, "--lang", "en")
    assert first.code == 1
    assert "double.json:1:1: V301 the derived data is not that of this bank" in first.out
    assert "mutants.json:1:1: V303 what is kept of the one-step mutants is not of this reference" in first.out
    second = nakijk("verify", bank.root, "--write", "--lang", "en")
    assert second.code == 0, second.out
    assert (bank.root / "testcases/derived/double.json").is_file()
    third = nakijk("verify", bank.root, "double", "--lang", "en")
    assert third.out == (
        "double: the most that a stub earns: double 0%\n"
        "double: the cases notice 3 of 3 one-step mutants of solution_nl.py\n"
        "1 exercise, 5 cases, 2 reference solutions, 2 other right solutions, 6 known wrong solutions: "
        "0 errors, 0 warnings\n"
    )


def test_a_students_file_is_graded_with_it(bank: Made, nakijk: Nakijk, tmp_path: Path) -> None:
    bank.write()
    nakijk("verify", bank.root, "--write")
    (tmp_path / "mijn.py").write_text("def dubbel(x):\n    return x * x\n")
    ran = nakijk("check", "mijn.py", "--bank", bank.root)
    assert ran.code == 1
    assert "Tip: reken eens na met pen en papier" in ran.out
    assert "Alle 4 fouten hebben deze oorzaak." in ran.out


@pytest.mark.parametrize(("break_it", "place", "words"), FAULTS, ids=[fault[0].__name__ for fault in FAULTS])
def test_a_fault_is_found_with_its_place(
    break_it: Callable[[Made], None], place: str, words: str, bank: Made, nakijk: Nakijk
) -> None:
    break_it(bank)
    bank.write()
    ran = nakijk("verify", bank.root, "--write", "--lang", "en")
    assert ran.code == 1, ran.out
    assert "Traceback" not in ran.out + ran.err
    assert [line for line in ran.out.splitlines() if re.search(place + ".*" + words, line)], ran.out
    assert not (bank.root / "testcases/derived/double.json").exists(), (
        "nothing is derived from a bank with errors"
    )


def test_a_stub_that_earns_too_much(bank: Made, nakijk: Nakijk) -> None:
    for case in bank.function["cases"][:3]:
        case["returns"] = 2
    bank.function["scoring"] = "proportional"
    bank.write()
    ran = nakijk("verify", bank.root, "--lang", "en")
    assert "V131 double: a function that always returns 2 earns 60% of the points; 25% is the most" in ran.out


def test_a_wrong_solution_that_the_bank_does_not_know_is_a_warning(bank: Made, nakijk: Nakijk) -> None:
    bank.files["reference/double/wrong/extra.py"] = (
        "def double(number):\n    return 2 * number if number > 1 else 0\n"
    )
    bank.write()
    ran = nakijk("verify", bank.root, "--write", "--lang", "en")
    assert ran.code == 0, ran.out
    assert "0 errors, 1 warning" in ran.out


def test_a_bank_that_is_not_there(nakijk: Nakijk) -> None:
    ran = nakijk("verify", "no/such/bank", "--lang", "nl")
    assert ran.code == 2
    assert "no/such/bank" in ran.err


def test_a_bank_without_exercises_is_not_sound(nakijk: Nakijk, tmp_path: Path) -> None:
    (tmp_path / "bank" / "testcases").mkdir(parents=True)
    (tmp_path / "x.py").write_text("def f(): pass\n")
    for words in (
        ["verify", "bank"], ["list"], ["check", "x.py"], ["show", "x"], ["start", "x"],
        ["grade", ".", "--out", "out"],
    ):  # fmt: skip
        ran = nakijk(*words, "--lang", "nl", env={"NAKIJK_BANK": "bank"})
        path = Path("bank", "testcases")
        assert (ran.code, ran.out) == (2, "")
        assert ran.err == f"Fout: {path} bevat geen enkele oefening: er is geen .json-bestand.\n"


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read a file that forbids it"
)
def test_a_bank_that_may_not_be_read(bank: Made, nakijk: Nakijk) -> None:
    bank.write()
    (bank.root / "testcases").chmod(0)
    try:
        ran = nakijk("verify", bank.root, "--lang", "nl")
    finally:
        (bank.root / "testcases").chmod(0o755)
    assert ran.code == 2
    assert "kan niet gelezen worden (geen toegang)" in ran.err


@pytest.mark.parametrize("words", [[], ["double"]], ids=["whole bank", "named"])
@pytest.mark.parametrize("broken", ["json", "rule"])
def test_a_bank_with_mistakes_is_told_with_what_it_has(
    broken: str, words: list[str], bank: Made, nakijk: Nakijk
) -> None:
    bank.function["cases"][0].pop("returns")
    bank.write()
    if broken == "json":
        (bank.root / "testcases/double.json").write_text('{"format": 1,\n "exercise": "double" x}')
    ran = nakijk("verify", bank.root, *words, "--lang", "nl")
    assert (ran.code, ran.err) == (1, "")
    first, stopped, counts = ran.out.splitlines()
    assert stopped == (
        "double: hier gestopt; los dit eerst op, dan worden ook de oplossingen en de opgaven nagekeken"
    )
    if broken == "json":
        assert "double.json:2:23: B" in first
        assert counts.startswith(
            "1 oefening, 0 testgevallen, 0 modeloplossingen, 0 andere juiste oplossingen, "
        )
    else:
        assert "B402" in first
        assert counts == (
            "1 oefening, 5 testgevallen, 2 modeloplossingen, 2 andere juiste oplossingen, 6 bekende foute oplossingen: "
            "1 fout, 0 waarschuwingen"
        )


def test_one_solution_is_spoken_of_in_the_singular(bank: Made, nakijk: Nakijk) -> None:
    del bank.files["reference/double/right/sum.py"]
    bank.write()
    ran = nakijk("verify", bank.root, "--lang", "nl")
    assert "V102 er is 1 andere juiste oplossing; 2 is het minimum" in ran.out
    assert ", 1 andere juiste oplossing, " in ran.out


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals")
def test_a_terminal_shows_which_exercise_is_being_verified(bank: Made, tmp_path: Path) -> None:
    import pty

    bank.write()
    ours, theirs = pty.openpty()
    command = [sys.executable, str(ROOT / "cli.py"), "verify", str(bank.root), "--write", "--lang", "nl"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=theirs, check=False, cwd=tmp_path)
    os.close(theirs)
    shown = os.read(ours, 4096)
    os.close(ours)
    assert done.returncode == 0
    assert shown.startswith("double …\r".encode())
    assert shown.strip() == "double …".encode()
    assert b"\xe2\x80\xa6" not in done.stdout


def test_derived_data_that_cannot_be_written(bank: Made, nakijk: Nakijk) -> None:
    bank.write()
    (bank.root / "testcases/derived").write_text("a file where the folder should be")
    ran = nakijk("verify", bank.root, "--write", "--lang", "nl")
    assert ran.code == 2
    assert re.fullmatch(r"Fout: .*double\.json kan niet geschreven worden \(.*\)\.\n", ran.err)


def test_a_broken_exercise_is_not_the_students_fault(bank: Made, nakijk: Nakijk, tmp_path: Path) -> None:
    bank.write()
    (bank.root / "testcases/broken.json").write_text('{"half": ')
    (tmp_path / "dubbel.py").write_text("def dubbel(x):\n    return 2 * x\n")
    (tmp_path / "half.py").write_text("def half(x):\n    return x / 2\n")
    assert nakijk("check", "dubbel.py", "--bank", bank.root).code == 0
    ran = nakijk("check", "half.py", "--bank", bank.root, "--lang", "nl")
    assert ran.code == 3
    assert ran.err.startswith(
        "Fout: de oefening broken kan niet gebruikt worden: er zit een fout in de oefening zelf."
    )
    assert "broken.json:1:10: B" in ran.err
    listed = nakijk("list", "--bank", bank.root, "--lang", "nl")
    assert (listed.code, listed.out) == (3, "double   Dubbel   1 functie   nl en\n")
    assert "de oefening broken kan niet gebruikt worden" in listed.err
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "jan.py").write_text("def dubbel(x):\n    return 2 * x\n")
    assert nakijk("grade", folder, "--out", "out", "--bank", bank.root).code == 0
    (folder / "jan.py").write_text("def half(x):\n    return x / 2\n")
    assert nakijk("grade", folder, "--out", "out2", "--bank", bank.root).code == 3


def test_a_checker_that_fails_is_told_by_its_own_lines(bank: Made, nakijk: Nakijk, tmp_path: Path) -> None:
    failing_checker(bank)
    bank.write()
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "jan.py").write_text("def dubbel(x):\n    return 2 * x\n")
    said = "de controlefunctie 'even' faalt op testgeval d-2 (double.py:2): KeyError: 'x'"
    ran = nakijk("check", folder / "jan.py", "--bank", bank.root, "--lang", "nl")
    assert ran.code == 3
    assert ran.err.startswith(f"Fout: {said}\n")
    assert "return data['x']" in ran.err
    assert "engine" not in ran.err
    graded = nakijk("grade", folder, "--out", "out", "--bank", bank.root, "--lang", "nl")
    assert graded.code == 3
    assert graded.err == "1 inzending kon niet nagekeken worden: zie de kolom error.\n"
    with (tmp_path / "out" / "results.csv").open(encoding="utf-8-sig", newline="") as file:
        assert [row["error"] for row in csv.DictReader(file)] == [said]
    (report,) = map(json.loads, (tmp_path / "out" / "results.jsonl").read_text("utf-8").splitlines())
    assert report["error"]["reason"].splitlines()[-1] == said
    assert "graders.engine" not in report["error"]["reason"]


def test_a_grader_that_does_not_load_ends_a_run_at_once(bank: Made, nakijk: Nakijk, tmp_path: Path) -> None:
    broken_grader(bank)
    bank.write()
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "jan.py").write_text("def dubbel(x):\n    return 2 * x\n")
    ran = nakijk("grade", "in", "--out", "out", "--bank", bank.root, "--lang", "en")
    assert ran.code == 3
    assert ran.err.startswith("Error: the grader double.py:3 cannot be loaded: ModuleNotFoundError: ")
    assert not (tmp_path / "out").exists()
