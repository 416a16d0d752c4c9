"""A diagnosis says nothing that is not so, nothing of a hidden case, and costs no more for code that goes round in circles."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.acceptance.conftest import Nakijk, Ran

SECRETS = ("SECRET1", "SECRET2", "SECRET3")
CASES: list[dict[str, Any]] = [
    *({"id": word, "args": [word], "returns": word[::-1]} for word in ("abc", "abd", "abe")),
    {"id": "bad", "args": ["bad"], "raises": {"type": "AssertionError"}},
    *({"id": f"h-{word[-1]}", "args": [word], "returns": "?", "visibility": "hidden"} for word in SECRETS),
]


def bank(root: Path, *functions: tuple[str, list[dict[str, Any]]]) -> Path:
    (root / "testcases").mkdir(parents=True)
    made = [
        {"name": {"en": name}, "parameters": {"en": ["x"]}, "summary": {"en": "Do it."}, "cases": cases}
        for name, cases in functions
    ]
    data = {"format": 1, "exercise": "odd", "title": {"en": "Odd"}, "functions": made}
    (root / "testcases" / "odd.json").write_text(json.dumps(data), "utf-8")
    return root


@pytest.fixture
def check(tmp_path: Path, nakijk: Nakijk) -> Any:
    """Return what checking the body of `turn` gives, as text and as data."""

    def run(code: str) -> tuple[str, dict[str, Any]]:
        root = tmp_path / "bank"
        if not root.exists():
            bank(root, ("turn", CASES))
        (tmp_path / "odd.py").write_text(code, "utf-8")
        ran: list[Ran] = [
            nakijk("check", "odd.py", "--bank", root, *more) for more in (("-v",), ("--format", "json"))
        ]
        assert [one.code for one in ran] == [1, 1], ran
        return ran[0].out + ran[1].out, json.loads(ran[1].out)["functions"][0]

    return run


RAISE = "    if x.startswith('SEC'): raise"


@pytest.mark.parametrize(
    "code",
    [
        # The hidden cases raise, and so does a public one, of which something else is wrong.
        "def turn(x):\n    if x[0] in 'bS': raise ValueError('no ' + x)\n    return x[::-1]\n",
        # They are the second cause, beside one that quotes nothing.
        f"def turn(x):\n{RAISE} KeyError(x)\n    assert x != 'bad'\n    print(x[::-1])\n",
        # The name of a class is made of an argument.
        f"def turn(x):\n{RAISE} type(x, (AssertionError,), {{}})\n    assert x != 'bad'\n    return x[::-1]\n",
    ],
)
def test_no_diagnosis_quotes_a_hidden_case(check: Any, code: str) -> None:
    told, function = check(code)
    assert function["correct"] < function["cases"]
    assert not any(secret in told for secret in SECRETS)


def test_a_class_of_the_students_own_has_its_own_name(check: Any) -> None:
    _, function = check("class Bad(AssertionError): pass\ndef turn(x):\n    raise Bad(x)\n")
    assert "Bad" in function["diagnosis"]["text"]["en"]
    assert "user:" not in json.dumps(function["diagnosis"])


@pytest.mark.parametrize(
    ("body", "never"),
    [
        ("    found = []\n    return found.append(x)\n", False),
        ("    return helper(x)\ndef helper(x):\n    x[::-1]\n", False),
        ("    x[::-1]\n", True),
    ],
)
def test_no_return_is_said_of_code_without_one(check: Any, body: str, never: bool) -> None:
    _, function = check("def turn(x):\n" + body)
    assert function["diagnosis"]["kind"] == "no-return"
    assert ("no return with a value" in function["diagnosis"]["text"]["en"]) is never
