"""The derived data holds what right solutions ask of the functions that they build on, and what these answer."""

import json
from pathlib import Path
from typing import Any

import pytest

from graders.engine.bank.derived import Derived, read_derived, write_derived
from graders.engine.bank.names import names
from graders.engine.bank.places import find_bank
from graders.engine.custom.load import Grader
from graders.engine.sandbox.session import Setup
from graders.engine.verify import asked
from graders.engine.verify.run import verify
from graders.engine.verify.solutions import lab
from tests.acceptance.small_bank import Made

QUADRUPLE = {
    "nl": "\n\ndef vierdubbel(getal):\n    return dubbel(dubbel(getal))\n",
    "en": "\n\ndef quadruple(number):\n    return double(double(number))\n",
}


@pytest.fixture
def made(tmp_path: Path) -> Made:
    """A bank with a function that builds on another, and that is refused for negative numbers with a message."""
    made = Made(tmp_path)
    made.data["functions"].append(
        {
            "name": {"nl": "vierdubbel", "en": "quadruple"},
            "parameters": {"nl": ["getal"], "en": ["number"]},
            "summary": {"nl": "Verdubbel twee keer.", "en": "Double twice."},
            "uses": ["double"],
            "cases": [{"id": f"q-{n}", "args": [n], "returns": 4 * n} for n in (1, 2, 6)]
            + [
                {
                    "id": "q-negative",
                    "args": [-1],
                    "raises": {"type": "ValueError", "message": {"nl": "negatief", "en": "negative"}},
                }
            ],
        }
    )
    for language, name, parameter in (("nl", "dubbel", "getal"), ("en", "double", "number")):
        message = {"nl": "negatief", "en": "negative"}[language]
        made.files[f"reference/double/solution_{language}.py"] = (
            f"def {name}({parameter}):\n    if {parameter} < 0:\n        raise ValueError('{message}')\n"
            f"    return 2 * {parameter}\n{QUADRUPLE[language]}"
        )
    made.files["reference/double/right/sum.py"] = made.files["reference/double/solution_en.py"].replace(
        "double(double(number))", "double(number) + double(10 + number) - 20"
    )
    for name in ("right/shift", *(f"wrong/{one['name']}" for one in made.data["misconceptions"])):
        del made.files[f"reference/double/{name}.py"]
    made.data["misconceptions"] = []
    made.write()
    return made


def answers(made: Made) -> list[Any]:
    bank = find_bank(made.root)
    return list(asked.answers(lab(bank, "double", names(bank, "double"), Grader(), Setup())).kept)


def test_what_is_asked_in_which_case_by_any_right_solution(made: Made) -> None:
    """An answer that the bank's own case gives is not repeated, one that differs by language stands for each."""
    own = None
    assert sorted(answers(made), key=json.dumps) == sorted(
        [
            ["double", [1], None, own, None, ["q-1"]],
            ["double", [2], None, own, None, ["q-1", "q-2"]],
            ["double", [4], None, [[], 8, None, None], None, ["q-2"]],
            ["double", [6], None, [[], 12, None, None], None, ["q-6"]],
            ["double", [12], None, [[], 24, None, None], None, ["q-2", "q-6"]],
            ["double", [11], None, [[], 22, None, None], None, ["q-1"]],
            ["double", [16], None, [[], 32, None, None], None, ["q-6"]],
            ["double", [-1], None, [[], None, ["ValueError", "negatief"], None], ["nl"], ["q-negative"]],
            ["double", [-1], None, [[], None, ["ValueError", "negative"], None], ["en"], ["q-negative"]],
        ],
        key=json.dumps,
    )


def test_twice_the_same(made: Made) -> None:
    assert answers(made) == answers(made)


def test_they_are_kept_as_they_are(made: Made) -> None:
    bank = find_bank(made.root)
    derived = Derived("m", "d", answers=tuple(answers(made)))
    write_derived(bank, "double", derived)
    assert read_derived(bank, "double") == derived


def test_what_there_is_no_room_for_is_said(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asked, "LARGEST", 100)
    (problem,) = (
        one for one in verify(find_bank(made.root), "double", write=False).problems if one.code == "V302"
    )
    assert problem.severity == "warning"
    assert "7 answers are left out" in problem.text.en
