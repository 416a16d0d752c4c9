"""What docs/checkers.md shows can be used as it stands there."""

import json
import re
from pathlib import Path

import pytest

from graders.engine.custom import CheckerCall
from graders.engine.custom.builtin import CHECKERS
from graders.engine.custom.conversation import MOST_NUMBERS, MOST_ROWS
from graders.engine.custom.demands import read_says
from graders.engine.custom.distribution import EACH, TOGETHER

PAGE = (Path(__file__).parents[3] / "docs" / "checkers.md").read_text(encoding="utf-8")
CASES = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_every_case_has_data_that_its_checker_takes(case: dict[str, object]) -> None:
    use = case["checker"]
    data = {"name": use} if isinstance(use, str) else dict(use) if isinstance(use, dict) else {}
    if "returns" in case:
        data["returns"] = case["returns"]
    stdin = case.get("stdin", [])
    assert isinstance(stdin, list)
    name = str(data.pop("name"))
    CHECKERS[name](CheckerCall("f", "f", (), tuple(stdin), None), [], data)


def section(title: str) -> str:
    """Return the part of the page under a heading."""
    return PAGE.split(f"\n## `{title}`")[1].split("\n## ")[0]


def test_every_demand_of_a_conversation_is_one() -> None:
    column = [row.split(" | ")[0] for row in section("conversation").splitlines() if row.startswith("| `")]
    demands = [json.loads(shown) for cell in column for shown in re.findall(r"`([^`]+)`", cell)]
    assert len(demands) == 9
    read_says({"says": [demands]})


def test_every_key_of_a_distribution_is_described() -> None:
    column = [row.split(" | ")[0] for row in section("distribution").splitlines() if row.startswith("| `")]
    keys = [re.findall(r'"([a-z_]+)"', cell)[0] for cell in column]
    assert keys == [*EACH, *TOGETHER]


def test_the_most_that_a_turn_may_say_is_described() -> None:
    text = " ".join(section("conversation").split())
    assert f"at most {MOST_NUMBERS} different numbers besides those demanded" in text
    assert f"at most {MOST_ROWS} different rows of two or more letters besides those demanded" in text
