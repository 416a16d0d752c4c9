"""Rules on code, end to end: a bank that has some, real submissions, in the terminal, as JSON and as a table."""

import csv
import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tests.acceptance.conftest import ROOT, Nakijk
from tests.acceptance.small_bank import Made

SCHEMA = json.loads((ROOT / "graders/engine/schemas/report.schema.json").read_text("utf-8"))
WHY = {"nl": "Tel zelf op.", "en": "Add them yourself."}


@pytest.fixture
def bank(tmp_path: Path) -> Made:
    made = Made(tmp_path / "bank")
    made.function["points"] = 3
    made.function["forbids"] = [{"name": ["sum", "fsum"], "points": 1, "text": WHY}, "while"]
    made.function["requires"] = [{"max_lines": 3}]
    made.data["forbids"] = [{"import": "random", "points": 0.5}]
    made.write()
    return made


RIGHT = "def dubbel(getal):\n    return 2 * getal\n"
LOUD = "import random\n\ndef dubbel(getal):\n    while True:\n        return sum([getal, getal])\n"
HIDDEN = "import builtins\n\ndef double(n):\n    return getattr(builtins, 'su' + 'm')([n, n])\n"


def report(nakijk: Nakijk, bank: Made, folder: Path, source: str, code: int) -> dict[str, Any]:
    """Return the report that `check` gives on a file."""
    (folder / "mijn.py").write_text(source)
    ran = nakijk("check", "mijn.py", "--bank", bank.root, "--format", "json")
    assert ran.code == code, ran.out + ran.err
    found: dict[str, Any] = json.loads(ran.out)
    jsonschema.Draft202012Validator(SCHEMA).validate(found)
    return found


def test_a_bank_with_rules_is_sound_if_its_solutions_keep_them(bank: Made, nakijk: Nakijk) -> None:
    ran = nakijk("verify", bank.root, "--write", "--lang", "en")
    assert ran.code == 0, ran.out


def test_who_keeps_the_rules_hears_nothing_of_them(bank: Made, nakijk: Nakijk, tmp_path: Path) -> None:
    found = report(nakijk, bank, tmp_path, RIGHT, 0)
    assert (found["points"], found["broken_rules"], found["functions"][0]["broken_rules"]) == (3, [], [])
    assert nakijk("check", "mijn.py", "--bank", bank.root, "--lang", "nl").out.endswith(
        "Alles juist. Mooi werk!\n"
    )


def test_the_terminal_says_it_in_dutch(bank: Made, nakijk: Nakijk, tmp_path: Path) -> None:
    (tmp_path / "mijn.py").write_text(LOUD)
    ran = nakijk("check", "mijn.py", "--bank", bank.root)
    assert ran.code == 1
    assert ran.out.partition("\n\n")[2] == (
        "  ✓ dubbel   5 van 5 testgevallen juist\n"
        "\n"
        "Regel 1: de opgave laat de module random niet toe. Dat kost 0,5 punt.\n"
        "Regel 5: de opgave laat sum niet toe in dubbel. Tel zelf op. Dat kost 1 punt.\n"
        "Regel 4: de opgave laat while niet toe in dubbel.\n"
        "\n"
        "Alle testgevallen zijn juist, maar de code houdt zich niet aan een regel van de\n"
        "opgave, en dat kost punten.\n"
    )


def test_the_terminal_says_it_in_english_of_a_name_that_is_hidden(
    bank: Made, nakijk: Nakijk, tmp_path: Path
) -> None:
    (tmp_path / "mijn.py").write_text(HIDDEN)
    ran = nakijk("check", "mijn.py", "--bank", bank.root)
    assert ran.code == 1
    assert (
        "Line 4: sum is called here, and the exercise does not allow that in double. Add\n"
        "them yourself. This costs 1 point.\n"
    ) in ran.out


def test_a_remark_costs_nothing(bank: Made, nakijk: Nakijk, tmp_path: Path) -> None:
    found = report(nakijk, bank, tmp_path, "def double(n):\n    while True:\n        return n + n\n", 0)
    (told,) = found["functions"][0]["broken_rules"]
    assert (told["kind"], told["line"], told["points"]) == ("forbids statement", 2, 0)
    assert (found["verdict"], found["points"]) == ("correct", 3)
    shown = nakijk("check", "mijn.py", "--bank", bank.root, "--lang", "en").out
    assert "Line 2: the exercise does not allow while in double.\n" in shown
    assert shown.endswith("All correct. Well done!\n")


def test_a_wrong_function_hears_it_too(bank: Made, nakijk: Nakijk, tmp_path: Path) -> None:
    source = "def double(n):\n    a = sum([n])\n    b = 1\n    c = 2\n    return a * a\n"
    found = report(nakijk, bank, tmp_path, source, 1)
    assert (found["verdict"], found["points"]) == ("wrong", 0)
    shown = nakijk("check", "mijn.py", "--bank", bank.root, "--lang", "en").out
    assert "Line 2: the exercise does not allow sum in double." in shown
    assert "double (line 1) has 4 lines of code; the exercise asks for at most 3." in shown


def test_a_file_that_does_not_parse_hears_of_its_syntax_alone(
    bank: Made, nakijk: Nakijk, tmp_path: Path
) -> None:
    found = report(nakijk, bank, tmp_path, "import random\ndef dubbel(getal:\n    return sum([getal])\n", 1)
    assert (found["verdict"], found["broken_rules"]) == ("compilation error", [])


def test_a_helper_is_the_functions_code_too(bank: Made, nakijk: Nakijk, tmp_path: Path) -> None:
    (tmp_path / "hulp.py").write_text("def plus(a, b):\n    return sum([a, b])\n")
    found = report(
        nakijk, bank, tmp_path, "from hulp import plus\ndef double(n):\n    return plus(n, n)\n", 1
    )
    (told,) = found["functions"][0]["broken_rules"]
    assert (told["line"], told["file"], told["points"]) == (2, "hulp.py", 1)


def test_a_class_is_graded_alike_in_report_and_table(bank: Made, nakijk: Nakijk, tmp_path: Path) -> None:
    made = tmp_path / "in"
    made.mkdir()
    sources = {"braaf": RIGHT, "luid": LOUD, "stil": HIDDEN, "fout": "def double(n):\n    return sum([n])\n"}
    for name, source in sources.items():
        (made / f"{name}.py").write_text(source)
    ran = nakijk("grade", made, "--out", tmp_path / "out", "--bank", bank.root, "--lang", "nl")
    assert ran.code == 0, ran.out + ran.err
    points = {"braaf": "3", "luid": "1.5", "stil": "2", "fout": "0"}
    with (tmp_path / "out" / "results.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = {row["id"]: row for row in csv.DictReader(file)}
    assert {name: row["points"] for name, row in rows.items()} == points
    assert {name: row["double points"] for name, row in rows.items()} == {**points, "luid": "2"}
    assert {name: row["verdict"] for name, row in rows.items()} == {
        **dict.fromkeys(("braaf", "luid", "stil"), "correct"),
        "fout": "wrong",
    }
    for text in (tmp_path / "out" / "results.jsonl").read_text("utf-8").splitlines():
        found = json.loads(text)
        jsonschema.Draft202012Validator(SCHEMA).validate(found)
        assert f"{found['points']}" == points[found["submission"]["id"]]


def test_a_required_use_with_points_costs_them(bank: Made, nakijk: Nakijk, tmp_path: Path) -> None:
    quad = json.loads(json.dumps(bank.function))
    quad |= {"name": "quad", "points": 2, "uses": [{"function": "double", "required": True, "points": 0.5}]}
    quad["cases"] = [{"id": "q-1", "args": [3], "returns": 12}]
    bank.data["functions"].append(quad)
    bank.write()
    found = report(
        nakijk, bank, tmp_path, RIGHT.replace("dubbel", "double") + "def quad(n):\n    return 4 * n\n", 1
    )
    (told,) = found["functions"][1]["broken_rules"]
    assert (told["kind"], found["functions"][1]["points"], found["points"]) == ("uses", 1.5, 4.5)
    assert (
        told["text"]["nl"] == "De opgave vraagt om in quad de functie double te gebruiken. Dat kost 0,5 punt."
    )


def test_a_mistake_in_a_rule_is_told_before_anything_is_graded(
    bank: Made, nakijk: Nakijk, tmp_path: Path
) -> None:
    bank.function["forbids"] = [{"statement": "whlie"}]
    bank.write()
    ran = nakijk("verify", bank.root, "--lang", "en")
    assert ran.code == 1
    assert (
        'B105 functions[0].forbids[0].statement: "whlie" is not possible here; did you mean "while"?'
        in ran.out
    )
    (tmp_path / "mijn.py").write_text(RIGHT)
    assert nakijk("check", "mijn.py", "--bank", bank.root).code == 3
