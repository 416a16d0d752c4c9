"""The example of docs/graders.md is a bank that works: its checker judges, its hint helps, its rules hold."""

import re
from pathlib import Path

import pytest

from graders.engine.bank.check import check
from graders.engine.bank.load import load
from graders.engine.bank.places import Bank, find_bank
from graders.engine.custom.load import load_grader
from graders.engine.text import Text
from graders.engine.verify import fair, tables
from graders.engine.verify.where import places
from tests.acceptance.conftest import ROOT, Nakijk

PAGE = (ROOT / "docs" / "graders.md").read_text("utf-8")
EXAMPLE = PAGE.partition("\n## A complete example\n")[2]
RIGHT = (
    "def even_boven(getal):\n    return getal + 2 - getal % 2\n\n\ndef helft(getal):\n    return getal // 2\n"
)


@pytest.fixture
def bank(tmp_path: Path) -> Bank:
    for file, block in re.findall(r"^`(\S+)`:\n\n```\w+\n(.*?)^```$", EXAMPLE, re.MULTILINE | re.DOTALL):
        (tmp_path / "bank" / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "bank" / file).write_text(block, encoding="utf-8")
    return find_bank(tmp_path / "bank")


def test_the_bank_and_the_grader_have_no_mistakes(bank: Bank) -> None:
    assert check(bank, "parity") == ()
    grader, exercise = load_grader(bank.grader_file("parity")), load(bank, "parity", "en")
    assert list(tables.check(exercise, grader)) == []
    assert list(fair.check(exercise, grader, places(bank, "parity"))) == []
    assert grader.strategies is not None
    assert set(grader.strategies()) == {"even_above", "half"}
    assert grader.allowed["half"](7) == Text("het getal is niet even", "the number is not even")


@pytest.mark.parametrize(
    ("old", "new", "code", "said"),
    [
        ("", "", 0, "Alles juist"),
        ("getal + 2 - getal % 2", "getal + 1", 1, "Het resultaat is geen even getal."),
        ("getal + 2 - getal % 2", "getal - getal % 2", 1, "2 is niet groter dan 3."),
        ("getal // 2", "getal / 2", 1, ""),
    ],
)
def test_a_student_hears_what_it_says(
    old: str, new: str, code: int, said: str, bank: Bank, nakijk: Nakijk, tmp_path: Path
) -> None:
    (tmp_path / "even.py").write_text(RIGHT.replace(old, new), encoding="utf-8")
    ran = nakijk("check", "even.py", "--bank", bank.root)
    assert ran.code == code, ran.out + ran.err
    assert said in ran.out


def test_its_hint_is_for_a_float(bank: Bank) -> None:
    from graders.engine.custom.run import hint
    from graders.engine.model import Outcome, Returned

    grader, exercise = load_grader(bank.grader_file("parity")), load(bank, "parity", "nl")
    case = exercise.functions[1].cases[0]
    (step,) = case.steps
    said = hint(grader, case, step.call, step.demand, Outcome(Returned(3.0)))
    assert said == Text("wat geeft // in plaats van /?", "what does // give instead of /?")
    assert hint(grader, case, step.call, step.demand, Outcome(Returned(4))) is None


def test_every_name_that_a_grader_may_define_is_described() -> None:
    for name in ("checkers", "hints", "allowed", "strategies"):
        assert f"\n## `{name}`" in PAGE


def test_the_checker_of_the_checkers_page_can_be_loaded(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "checkers.md").read_text("utf-8")
    (source,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (tmp_path / "dice.py").write_text(source, encoding="utf-8")
    assert list(load_grader(tmp_path / "dice.py").checkers) == ["even"]
