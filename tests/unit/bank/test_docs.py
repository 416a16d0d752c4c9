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
from graders.engine.messages import bank_cases, bank_json, bank_rules, bank_shape, bank_values
from graders.engine.messages.bank import Said

if TYPE_CHECKING:
    from tests.unit.bank.conftest import MakeBank

DOCS = (Path(__file__).parents[3] / "docs" / "bank-format.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", DOCS, re.DOTALL)]
MODULES = (bank_json, bank_shape, bank_rules, bank_values, bank_cases)


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


def test_no_code_means_two_severities() -> None:
    severities: dict[str, set[str]] = {}
    for said in (said for module in MODULES for said in _said(module)):
        severities.setdefault(said.code, set()).add(said.severity)
    assert all(len(found) == 1 for found in severities.values())
    assert set(_documented()) == set(severities)
