"""The reference for teachers holds what the engine does: its examples work, and no key or code is left out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

from graders.engine.bank.check import check
from graders.engine.bank.schema import schema
from graders.engine.grade.points import share
from graders.engine.messages import bank_cases, bank_json, bank_rules, bank_shape, bank_style, bank_values
from graders.engine.messages.bank import Said
from graders.engine.model import Case, Function, Judgement, Result, Verdict
from graders.engine.text import Text
from graders.engine.verify.strength import LEAST_RIGHT, LEAST_WRONG
from graders.engine.verify.stubs import MOST

if TYPE_CHECKING:
    from tests.unit.bank.conftest import MakeBank

DOCS = (Path(__file__).parents[3] / "docs" / "bank-format.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", DOCS, re.DOTALL)]
VERIFY = Path(__file__).parents[3] / "graders" / "engine" / "verify"
MODULES = (bank_json, bank_shape, bank_rules, bank_style, bank_values, bank_cases)


def test_the_smallest_bank_and_its_overlay_have_no_mistakes(make_bank: MakeBank) -> None:
    whole = [example for example in EXAMPLES if "format" in example]
    bank, overlay = whole
    assert check(make_bank(bank, hidden=overlay), "adding") == ()


def _keys(part: Any) -> set[str]:
    if isinstance(part, list):
        return {key for item in part for key in _keys(item)}
    if not isinstance(part, dict):
        return set()
    own = set(part.get("properties", {})) if isinstance(part.get("properties"), dict) else set()
    return own | {key for item in part.values() for key in _keys(item)}


@pytest.mark.parametrize("key", sorted(_keys(schema())))
def test_every_key_is_documented(key: str) -> None:
    assert re.search(rf'["`.]{re.escape(key)}["`\\]', DOCS) or f'"{key}"' in DOCS


def _said(module: ModuleType) -> list[Said]:
    return [said for said in vars(module).values() if isinstance(said, Said)]


def _documented() -> dict[str, str]:
    """Return the row of the table for each code in it, with ranges spelt out."""
    rows: dict[str, str] = {}
    for codes, text in re.findall(r"^\| (B[^|]*) \| (.*) \|$", DOCS, re.MULTILINE):
        for first, last in re.findall(r"B(\d+)(?:–B(\d+))?", codes):
            numbers = range(int(first), int(last or first) + 1)
            rows |= {f"B{number:03}": text for number in numbers}
    return rows


@pytest.mark.parametrize(
    "said", [said for module in MODULES for said in _said(module)], ids=lambda said: said.code
)
def test_every_code_is_documented_and_warnings_are_marked(said: Said) -> None:
    row = _documented()[said.code]
    assert "*" in row or said.severity == "error"


def test_every_code_of_verify_is_documented_and_warnings_are_marked() -> None:
    source = "".join(file.read_text("utf-8") for file in VERIFY.rglob("*.py"))
    rows: dict[str, str] = {}
    for codes, text in re.findall(r"^\| (V[^|]*) \| (.*) \|$", DOCS, re.MULTILINE):
        for first, last in re.findall(r"V(\d+)(?:–V(\d+))?", codes):
            rows |= {f"V{number}": text for number in range(int(first), int(last or first) + 1)}
    assert set(rows) == set(re.findall(r'"(V\d{3})"', source))
    assert {code for code, text in rows.items() if "*" in text} == {"V102", "V123", "V302"}
    assert f"fewer than {LEAST_RIGHT} right solutions, or fewer than {LEAST_WRONG} wrong ones" in rows["V102"]
    assert f"more than {int(100 * MOST)}%" in rows["V131"]


def test_the_example_of_points_is_worked_out_as_the_engine_does() -> None:
    cases = [("m-1", "merge", 1), ("m-2", "merge", 1), ("m-3", "merge", 1), ("c-1", "chain", 3),
             ("c-2", "chain", 1), ("x-1", None, 1), ("x-2", None, 1)]  # fmt: skip
    made = tuple(Case(id_, "f", (), requirement=of, weight=weight) for id_, of, weight in cases)
    results = [Result(case, (), Judgement(Verdict.CORRECT), 0) for case in made if case.id != "c-2"]
    for scoring, points in (("by requirement", "2.4"), ("proportional", "5.33")):
        function = Function("f", "f", (), Text("", ""), made, points="6", scoring=scoring)
        assert f"{float(6 * share(function, results)):.3g}" == points
        assert f" = {points} points" in DOCS


def test_no_code_means_two_severities() -> None:
    severities: dict[str, set[str]] = {}
    for said in (said for module in MODULES for said in _said(module)):
        severities.setdefault(said.code, set()).add(said.severity)
    assert all(len(found) == 1 for found in severities.values())
    assert set(_documented()) == set(severities)
