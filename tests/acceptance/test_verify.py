"""`verify` finds what is wrong with a bank, each fault with its place and code, and nothing on a sound one."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.acceptance.conftest import Nakijk

BANK: dict[str, Any] = {
    "format": 1,
    "exercise": "double",
    "title": {"nl": "Dubbel", "en": "Double"},
    "requirements": {"twice": {"nl": "elk getal wordt verdubbeld", "en": "every number is doubled"}},
    "functions": [
        {
            "name": {"nl": "dubbel", "en": "double"},
            "parameters": {"nl": ["getal"], "en": ["number"]},
            "summary": {"nl": "Verdubbel een getal.", "en": "Double a number."},
            "cases": [
                {"id": f"d-{n}", "requirement": "twice", "args": [n], "returns": 2 * n}
                for n in (1, 2, 3, 5, 8)
            ],
        }
    ],
    "misconceptions": [
        {
            "name": name,
            "functions": ["double"],
            "fails": fails,
            "hint": {"nl": "reken eens na met pen en papier", "en": "work it out on paper"},
        }
        for name, fails in {
            "returns_two": ["d-2", "d-3", "d-5", "d-8"],
            "square": ["d-1", "d-3", "d-5", "d-8"],
            "wrong_for_3": ["d-3"],
            "wrong_for_5": ["d-5"],
            "wrong_for_8": ["d-8"],
            "unchanged": ["d-*"],
        }.items()
    ],
}

WRONG = {
    "returns_two": "return 2",
    "square": "return number * number",
    "wrong_for_3": "return 7 if number == 3 else 2 * number",
    "wrong_for_5": "return 7 if number == 5 else 2 * number",
    "wrong_for_8": "return 7 if number == 8 else 2 * number",
    "unchanged": "return number",
}

NL = """\
# Dubbel

## Voorwaarden

1. Elk getal wordt verdubbeld.

## Voorbeelden

```pycon d-2 d-5
>>> dubbel(2)
4
>>> dubbel(5)
10
```
"""

EN = NL.replace("# Dubbel", "# Double").replace("Voorwaarden", "Rules").replace("Voorbeelden", "Examples")
EN = EN.replace("Elk getal wordt verdubbeld", "Every number is doubled").replace("dubbel(", "double(")


class Made:
    """A bank in a folder, written anew after every change."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.data: dict[str, Any] = json.loads(json.dumps(BANK))
        self.files = {
            "exercises/double/description.nl.md": NL,
            "exercises/double/description.en.md": EN,
            "reference/double/solution_nl.py": "def dubbel(getal):\n    return 2 * getal\n",
            "reference/double/solution_en.py": "def double(number):\n    return 2 * number\n",
            "reference/double/right/sum.py": "def double(number):\n    return number + number\n",
            "reference/double/right/shift.py": "def dubbel(getal):\n    return getal << 1\n",
            **{
                f"reference/double/wrong/{name}.py": f"def double(number):\n    {body}\n"
                for name, body in WRONG.items()
            },
        }

    def write(self) -> None:
        """Write every file."""
        self.files["testcases/double.json"] = json.dumps(self.data, indent=1)
        for name, text in self.files.items():
            path = self.root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    @property
    def function(self) -> dict[str, Any]:
        """The bank's only function."""
        function: dict[str, Any] = self.data["functions"][0]
        return function


@pytest.fixture
def bank(tmp_path: Path) -> Made:
    return Made(tmp_path / "bank")


def test_a_sound_bank(bank: Made, nakijk: Nakijk) -> None:
    bank.write()
    first = nakijk("verify", bank.root, "--lang", "en")
    assert first.code == 1
    assert "double.json:1:1: V301 the derived data is not that of this bank" in first.out
    second = nakijk("verify", bank.root, "--write", "--lang", "en")
    assert second.code == 0, second.out
    assert (bank.root / "testcases/derived/double.json").is_file()
    third = nakijk("verify", bank.root, "double", "--lang", "en")
    assert third.out == (
        "double: the most a stub earns: double 0%\n"
        "1 exercise, 5 cases, 2 reference solutions, 2 other right and 6 wrong solutions: 0 errors, 0 warnings\n"
    )


def test_a_students_file_is_graded_with_it(bank: Made, nakijk: Nakijk, tmp_path: Path) -> None:
    bank.write()
    nakijk("verify", bank.root, "--write")
    (tmp_path / "mijn.py").write_text("def dubbel(x):\n    return x * x\n")
    ran = nakijk("check", "mijn.py", "--bank", bank.root)
    assert ran.code == 1
    assert "Tip: reken eens na met pen en papier" in ran.out
    assert "Alle 4 fouten hebben deze oorzaak." in ran.out


def change_expected(bank: Made) -> None:
    bank.function["cases"][1]["returns"] = 5


def drop_reference(bank: Made) -> None:
    del bank.files["reference/double/solution_nl.py"]


def break_right(bank: Made) -> None:
    bank.files["reference/double/right/sum.py"] = "def double(number):\n    return number + 3\n"


def drop_wrong_file(bank: Made) -> None:
    del bank.files["reference/double/wrong/square.py"]


def weaken_case(bank: Made) -> None:
    bank.data["misconceptions"][1]["fails"].append("d-2")


def forget_case(bank: Made) -> None:
    bank.data["misconceptions"][1]["fails"].remove("d-8")


def match_nothing(bank: Made) -> None:
    bank.data["misconceptions"][1]["fails"].append("e-*")


def two_alike(bank: Made) -> None:
    bank.files["reference/double/wrong/wrong_for_5.py"] = bank.files["reference/double/wrong/wrong_for_3.py"]


def unbroken_requirement(bank: Made) -> None:
    bank.data["requirements"]["big"] = {"nl": "ook grote getallen", "en": "big numbers too"}
    bank.function["cases"].append({"id": "d-big", "requirement": "big", "args": [1000], "returns": 2000})
    bank.data["misconceptions"] = [
        one for one in bank.data["misconceptions"] if one["name"].startswith("wrong_for")
    ]
    for name in ("returns_two", "square", "unchanged"):
        del bank.files[f"reference/double/wrong/{name}.py"]


def other_example(bank: Made) -> None:
    bank.files["exercises/double/description.nl.md"] = NL.replace("dubbel(5)", "dubbel(6)")


def other_output(bank: Made) -> None:
    bank.files["exercises/double/description.nl.md"] = NL.replace("\n10\n", "\n11\n")


def unknown_example(bank: Made) -> None:
    bank.files["exercises/double/description.nl.md"] = NL.replace("d-2 d-5", "d-2 d-9")


def unnamed_example(bank: Made) -> None:
    bank.files["exercises/double/description.nl.md"] = NL.replace("pycon d-2 d-5", "pycon")


def plain_block(bank: Made) -> None:
    bank.files["exercises/double/description.nl.md"] = NL.replace("pycon d-2 d-5", "python")


def other_languages(bank: Made) -> None:
    text = EN.replace("pycon d-2 d-5", "pycon d-5").replace(">>> double(2)\n4\n", "")
    bank.files["exercises/double/description.en.md"] = text


def renumbered(bank: Made) -> None:
    bank.files["exercises/double/description.nl.md"] = NL.replace("1. Elk", "2. Elk")


def reworded(bank: Made) -> None:
    bank.files["exercises/double/description.nl.md"] = NL.replace("Elk getal wordt verdubbeld", "Reken goed")


def no_description(bank: Made) -> None:
    del bank.files["exercises/double/description.en.md"]


def broken_grader(bank: Made) -> None:
    bank.files["graders/double.py"] = "import nothing_of_that_name\n"


def not_allowed(bank: Made) -> None:
    bank.files["graders/double.py"] = (
        "from graders.engine.text import Text\n"
        "allowed = {'double': lambda n: Text('te groot', 'too big') if n > 5 else None}\n"
    )


FAULTS: list[tuple[Callable[[Made], None], str, str]] = [
    (change_expected, r"solution_nl.py:1:1: V104 ", r"fails d-2"),
    (drop_reference, r"double.json:\d+:\d+: V101 ", r"solution_nl.py"),
    (break_right, r"sum.py:1:1: V104 ", r"must pass every case"),
    (drop_wrong_file, r"double.json:\d+:\d+: B506 ", r"square.py does not exist"),
    (weaken_case, r"double.json:\d+:\d+: V114 ", r"should fail d-2, but passes"),
    (forget_case, r"double.json:\d+:\d+: V115 ", r"also fails d-8"),
    (match_nothing, r"double.json:\d+:\d+: B\d+ ", r"e-\*"),
    (two_alike, r"wrong_for_5.py:1:1: V117 ", r"exactly the same cases"),
    (unbroken_requirement, r"double.json:\d+:\d+: V121 ", r"no wrong solution breaks the requirement 'big'"),
    (other_example, r"description.nl.md:12:1: V217 ", r"case d-5 calls dubbel\(5\)"),
    (other_output, r"description.nl.md:12:1: V218 ", r"case d-5 expects 10"),
    (unknown_example, r"description.nl.md:9:1: V214 ", r"no case 'd-9'"),
    (unnamed_example, r"description.nl.md:9:1: V213 ", r"names no case"),
    (plain_block, r"description.nl.md:9:1: V212 ", r"not 'python'"),
    (other_languages, r"description.en.md:1:1: V201 ", r"d-2"),
    (renumbered, r"description.nl.md:5:1: V203 ", r""),
    (reworded, r"description.nl.md:5:1: V204 ", r"elk getal wordt verdubbeld"),
    (no_description, r"description.en.md:1:1: V200 ", r"is missing"),
    (broken_grader, r"double.py:1:1: V151 ", r"nothing_of_that_name"),
    (not_allowed, r"double.json:\d+:\d+: V141 ", r"case d-8 .* too big"),
]


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
    bank.files["reference/double/wrong/extra.py"] = "def double(number):\n    return 2 * number if number > 1 else 0\n"
    bank.write()
    ran = nakijk("verify", bank.root, "--write", "--lang", "en")
    assert ran.code == 0, ran.out
    assert "0 errors, 1 warning" in ran.out


def test_a_bank_that_is_not_there(nakijk: Nakijk) -> None:
    ran = nakijk("verify", "no/such/bank", "--lang", "nl")
    assert ran.code == 2
    assert "no/such/bank" in ran.err
