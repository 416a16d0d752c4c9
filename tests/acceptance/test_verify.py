"""`verify` finds what is wrong with a bank, each fault with its place and code, and nothing on a sound one."""

import csv
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.acceptance.conftest import ROOT, Nakijk

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

        self.binary: dict[str, bytes] = {}

    def write(self) -> None:
        """Write every file."""
        self.files["testcases/double.json"] = json.dumps(self.data, indent=1)
        for name, text in self.files.items():
            path = self.root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        for name, content in self.binary.items():
            (self.root / name).write_bytes(content)

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
        "double: the most that a stub earns: double 0%\n"
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


def unreadable_description(bank: Made) -> None:
    bank.binary["exercises/double/description.en.md"] = EN.encode().replace(b"Every", b"\xc9very")


def unreadable_solution(bank: Made) -> None:
    bank.binary["reference/double/right/sum.py"] = b"\0\0"


def helped_solution(bank: Made) -> None:
    bank.files["reference/double/right/sum.py"] = "from shift import dubbel\n\ndouble = dubbel\n"


def broken_grader(bank: Made) -> None:
    bank.files["graders/double.py"] = "x = 1\n\nimport nothing_of_that_name\n"


def grader_without_syntax(bank: Made) -> None:
    bank.files["graders/double.py"] = "x = 1\ny = )\n"


def with_checker(bank: Made, body: str) -> None:
    bank.files["graders/double.py"] = (
        f"def even(call, outcomes, data):\n    {body}\n\n\ncheckers = {{'even': even}}\n"
    )
    bank.function["cases"][1]["checker"] = "even"


def failing_checker(bank: Made) -> None:
    with_checker(bank, "return data['x']")


def checker_of_a_number(bank: Made) -> None:
    with_checker(bank, "return 3")


def data_for_no_checker(bank: Made) -> None:
    bank.function["cases"][1]["checker"] = {"name": "multiset", "sorted": True}
    bank.function["cases"][1]["returns"] = [4]


def unused_returns(bank: Made) -> None:
    bank.function["cases"][1]["checker"] = {"name": "distribution", "type": "int"}


def allowed_unknown(bank: Made) -> None:
    bank.files["graders/double.py"] = "allowed = {\n    'duoble': lambda n: None,\n}\n"


def hints_unknown(bank: Made) -> None:
    bank.files["graders/double.py"] = "hints = {'dubbel': lambda *_: None}\n"


def strategies_unknown(bank: Made) -> None:
    bank.files["graders/double.py"] = "def strategies():\n    return {\n        'duoble': None,\n    }\n"


def strategies_failing(bank: Made) -> None:
    bank.files["graders/double.py"] = "def strategies():\n    x = 1\n    return {}['double']\n"


def strategies_listed(bank: Made) -> None:
    bank.files["graders/double.py"] = "\ndef strategies():\n    return []\n"


def allowed_of_a_text(bank: Made) -> None:
    bank.files["graders/double.py"] = "allowed = {'double': lambda n: 'te groot' if n > 5 else None}\n"


def allowed_failing(bank: Made) -> None:
    bank.files["graders/double.py"] = (
        "def rule(n):\n    return 1 / 0 if n == 2 else None\n\n\nallowed = {'double': rule}\n"
    )


def alike_but_for_answers(bank: Made) -> None:
    bank.files["reference/double/wrong/wrong_for_5.py"] = (
        "def double(number):\n    return 9 if number == 3 else 2 * number\n"
    )


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
    (two_alike, r"wrong_for_5.py:1:1: V117 ", r"exactly the same cases, with the same answers"),
    (
        alike_but_for_answers,
        r"wrong_for_5.py:1:1: V117 ",
        r"the same cases, though their answers differ: add a case",
    ),
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
    (unreadable_description, r"description.en.md:1:1: V205 ", r"cannot be read \(not UTF-8: byte 0xC9\)"),
    (unreadable_solution, r"right/sum.py:1:1: V105 ", r"is not text"),
    (helped_solution, r"right/sum.py:1:1: V104 ", r"must pass every case"),
    (broken_grader, r"double.py:3:1: V151 ", r"double.py:3 cannot be loaded: .*nothing_of_that_name"),
    (grader_without_syntax, r"double.py:2:1: V151 ", r"SyntaxError"),
    (
        failing_checker,
        r"double.py:2:1: V151 ",
        r"the checker 'even' fails on case d-2 \(double.py:2\): KeyError: 'x'",
    ),
    (
        checker_of_a_number,
        r"double.py:1:1: V151 ",
        r"something else than a Text or None on case d-2 .*: a value of type int",
    ),
    (data_for_no_checker, r"double.json:\d\d+:\d+: V151 ", r"cannot use the data of case d-2: .*'sorted'"),
    (
        unused_returns,
        r"double.json:\d+:\d+: B422 ",
        r"'?\"distribution\" does not look at \"returns\".*\"one_of\"",
    ),
    (allowed_unknown, r"double.py:2:1: V152 ", r"allowed names 'duoble', .*; did you mean \"double\"\?"),
    (hints_unknown, r"double.py:1:1: V152 ", r"hints names 'dubbel'"),
    (strategies_unknown, r"double.py:3:1: V152 ", r"strategies names 'duoble', .*\"double\"\?"),
    (strategies_failing, r"double.py:3:1: V153 ", r"strategies fails: KeyError: 'double'"),
    (strategies_listed, r"double.py:2:1: V153 ", r"must return a dictionary, .*, not a list"),
    (
        allowed_of_a_text,
        r"double.json:\d+:\d+: V142 ",
        r"rule \(allowed\) of double returns something else .*: a value of type str",
    ),
    (allowed_failing, r"double.json:\d+:\d+: V142 ", r"case d-2 \(double.py:2\): ZeroDivisionError"),
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


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="whom everything is allowed")
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
