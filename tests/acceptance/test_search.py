"""A search looks for what the cases miss, and shows the smallest call; with the real workers."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tests.acceptance.conftest import ROOT, Nakijk, Ran
from tests.acceptance.small_bank import Made

SCHEMA = json.loads((ROOT / "graders/engine/schemas/report.schema.json").read_text("utf-8"))

STRATEGIES = """\
def strategies():
    from hypothesis import strategies as st

    return {"double": st.tuples(st.integers(0, 1000))}
"""

HARD_CODED = "def double(number):\n    return {1: 2, 2: 4, 3: 6, 5: 10, 8: 16}.get(number, 0)\n"
SMALLEST = "double(4)"
"""0, 1, 2 and 3 are right."""

LONG = ("--search-seconds", "60")
"""Enough on a busy machine: only one test is about the time."""


@pytest.fixture
def made(tmp_path: Path) -> Made:
    """Return a small bank with strategies, not yet written."""
    bank = Made(tmp_path / "bank")
    bank.files["graders/double.py"] = STRATEGIES
    return bank


class Desk:
    """A student's file beside a bank."""

    def __init__(self, made: Made, nakijk: Nakijk, folder: Path) -> None:
        self.made = made
        self.nakijk = nakijk
        self.file = folder / "mine.py"

    def check(self, source: str, *words: str, **more: Any) -> Ran:
        """Write the bank and the file, and check the file."""
        self.made.write()
        self.file.write_text(source, "utf-8")
        return self.nakijk("check", "--bank", self.made.root, *words, self.file.name, **more)

    def report(self, source: str, *words: str) -> dict[str, Any]:
        """Return the report of a search as data that is valid by the schema."""
        ran = self.check(source, "--format", "json", "--search", *LONG, *words)
        report: dict[str, Any] = json.loads(ran.out)
        jsonschema.Draft202012Validator(SCHEMA).validate(report)
        return report


@pytest.fixture
def desk(made: Made, nakijk: Nakijk, tmp_path: Path) -> Desk:
    """Return a student's file beside the small bank."""
    return Desk(made, nakijk, tmp_path)


def searched(report: dict[str, Any]) -> dict[str, Any]:
    """Return what came of searching the only function."""
    (function,) = report["functions"]
    found: dict[str, Any] = function["search"]
    return found


# ---------------------------------------------------------------- what a student sees


def test_a_hard_coded_solution_is_caught_and_the_call_is_the_smallest(desk: Desk) -> None:
    ran = desk.check(HARD_CODED, "--search", *LONG)
    assert ran.code == 0, "what is found does not count, unless the bank says so"
    heading, rest = ran.out.split("\n", 1)
    assert heading.startswith("Double · ")
    assert rest == (
        "\n"
        "  ! double   5 of 5 cases right\n"
        "\n"
        "── double ──────────────────────────────────────────────────────────────────────\n"
        "Found by search: the smallest call on which your function does something else\n"
        "than the reference solution.\n"
        "\n"
        "  call       double(4)\n"
        "  expected   8\n"
        "  got        0\n"
        "\n"
        "All cases of double are right, but a search found a difference from the\n"
        "reference solution. That does not change your points.\n"
        "The same search: --search-seed 0.\n"
    )


def test_in_dutch(desk: Desk) -> None:
    source = HARD_CODED.replace("double(number)", "dubbel(getal)").replace("(number,", "(getal,")
    ran = desk.check(source, "--search", *LONG)
    assert "  ! dubbel   5 van 5 testgevallen juist\n" in ran.out
    assert "Gevonden door te zoeken: de kleinste aanroep waarop je functie iets anders doet\n" in ran.out
    assert "  aanroep    dubbel(4)\n  verwacht   8\n  gekregen   0\n" in ran.out
    assert "Alle testgevallen van dubbel zijn juist, maar zoeken vond een verschil met de\n" in ran.out
    assert "Alles juist" not in ran.out


def test_a_border_is_found_where_no_case_is(desk: Desk) -> None:
    """`<` for `<=`, far from all cases."""
    report = desk.report("def double(number):\n    return 2 * number if number < 97 else 0\n")
    assert searched(report)["found"]["call"] == "double(97)"


def test_nothing_is_found_in_a_right_solution(desk: Desk) -> None:
    ran = desk.check("def double(number):\n    return number + number\n", "--search", "50", *LONG)
    assert ran.code == 0
    assert ran.out.endswith(
        "\n"
        "Searched with 50 calls (--search-seed 0): no difference from the reference\n"
        "solution found in double.\n"
        "\n"
        "All correct. Well done!\n"
    )


@pytest.mark.parametrize(("words", "shown"), [((), False), (("-v",), True)])
def test_beside_a_failing_case_only_a_smaller_call_is_shown(
    desk: Desk, words: tuple[str, ...], shown: bool
) -> None:
    """The shown case is as short as what is found: only `-v` shows both."""
    ran = desk.check(
        "def double(number):\n    return 0 if number > 7 else 2 * number\n", "--search", *LONG, *words
    )
    assert ran.code == 1
    assert "double(8)" in ran.out
    assert ("Found by search:" in ran.out) is shown


def test_beside_a_failing_case_a_smaller_call_is_shown(desk: Desk) -> None:
    for case, number in zip(desk.made.function["cases"], (11, 12, 13, 15, 18), strict=True):
        case |= {"args": [number], "returns": 2 * number}
    ran = desk.check("def double(number):\n    return 0 if number > 3 else 2 * number\n", "--search", *LONG)
    assert ran.code == 1
    above, below = ran.out.split("Found by search:\n")
    assert "  call       double(11)\n" in above
    assert below.startswith("\n  call       double(4)\n  expected   8\n  got        0\n")


def test_no_file_is_left_where_the_student_works(desk: Desk, tmp_path: Path) -> None:
    desk.made.files["graders/double.py"] = STRATEGIES.replace("st.integers(0, 1000)", "st.text()")
    for case in desk.made.function["cases"]:
        case |= {"args": ["a"], "returns": "aa"}
    desk.made.files["reference/double/solution_en.py"] = "def double(number):\n    return number + number\n"
    desk.made.files["reference/double/solution_nl.py"] = "def dubbel(getal):\n    return getal * 2\n"
    ran = desk.check("def double(number):\n    return number * 2\n", "--search", *LONG)
    assert "no difference" in ran.out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bank", "cache", "mine.py"]


# ---------------------------------------------------------------- what programs see


def test_the_report_has_the_seed_and_the_smallest_call(desk: Desk) -> None:
    report = desk.report(HARD_CODED, "--search-seed", "7")
    assert report["search"] == {"seed": 7, "examples": 200}
    assert (report["verdict"], report["points"]) == ("correct", 1)
    found = searched(report)
    tried = found.pop("tried")
    assert 0 < tried < 400
    result = found.pop("found")
    assert found == {"ended": "done", "counts": False, "hint": None, "left_out": None}
    assert (result["case"], result["call"]) == ("search:double", SMALLEST)
    assert (result["verdict"], result["expected"]) == ("wrong", "8")
    assert result["outcome"]["value"] == "0"
    assert [one["kind"] for one in result["feedback"]] == ["wrong-value"]


def test_the_same_seed_makes_the_same_search(desk: Desk) -> None:
    first, second = (searched(desk.report(HARD_CODED, "--search-seed", "3")) for _ in range(2))
    for one in (first, second):
        one["found"]["seconds"] = None
    assert first == second


def test_without_a_search_the_report_says_null(desk: Desk) -> None:
    report = json.loads(desk.check(HARD_CODED, "--format", "json").out)
    assert report["search"] is None
    assert searched(report) is None


def test_what_is_raised_and_what_becomes_of_arguments_is_held_against_the_reference(desk: Desk) -> None:
    body = "    assert number < 50, 'too large'\n    return 2 * number\n"
    desk.made.files["reference/double/solution_en.py"] = f"def double(number):\n{body}"
    dutch = body.replace("number", "getal").replace("too large", "te groot")
    desk.made.files["reference/double/solution_nl.py"] = f"def dubbel(getal):\n{dutch}"
    message = {"nl": "te groot", "en": "too large"}
    raises = {"id": "d-60", "args": [60], "raises": {"type": "AssertionError", "message": message}}
    desk.made.function["cases"].append(raises)
    report = desk.report(f"def double(number):\n{body.replace('< 50', '!= 60')}")
    found = searched(report)["found"]
    assert (report["verdict"], found["call"]) == ("correct", "double(50)")
    assert found["expected"] == "AssertionError with the message 'too large'"


# ---------------------------------------------------------------- state, chance, time


def test_what_is_kept_between_calls_is_no_difference(desk: Desk) -> None:
    """Its tenth call is wrong, and each call is right in a process of its own: fresh state for each example."""
    source = "seen = []\ndef double(number):\n    seen.append(number)\n    return 2 * number if len(seen) < 10 else 0\n"
    assert searched(desk.report(source, "--search", "40"))["found"] is None


def test_what_is_only_wrong_in_a_fresh_process_is_found(desk: Desk) -> None:
    source = (
        "first = True\n"
        "def double(number):\n"
        "    global first\n"
        "    was, first = first, False\n"
        "    return 0 if was and number > 8 else 2 * number\n"
    )
    assert searched(desk.report(source))["found"]["call"] == "double(9)"


def test_what_depends_on_chance_is_said_to(desk: Desk) -> None:
    source = "import random\ndef double(number):\n    return 2 * number if number < 9 else random.random()\n"
    found = searched(desk.report(source))["found"]
    assert found["call"] == "double(9)"
    assert found["feedback"][0]["kind"] == "differs-from-run-to-run"
    assert found["feedback"][0]["text"]["nl"].endswith("je functie verschilt van keer tot keer.")


def test_a_call_that_does_not_end_is_made_smaller_too(desk: Desk) -> None:
    desk.made.function["limits"] = {"seconds": 0.5}
    found = searched(
        desk.report("def double(number):\n    while number > 8:\n        pass\n    return 2 * number\n")
    )["found"]
    assert (found["call"], found["verdict"]) == ("double(9)", "time limit exceeded")


def test_the_time_is_a_bound(desk: Desk) -> None:
    source = "def double(number):\n    for _ in range(10**6):\n        pass\n    return 2 * number\n"
    report = desk.report(source, "--search", "100000", "--search-seconds", "1")
    found = searched(report)
    assert found["ended"] == "time"
    assert found["tried"] < 1000
    assert report["search"]["examples"] == 100000


def test_when_the_time_is_up_the_smallest_so_far_is_shown(desk: Desk) -> None:
    source = "def double(number):\n    for _ in range(4 * 10**6):\n        pass\n    return 0 if number > 8 else 2 * number\n"
    ran = desk.check(source, "--search", "--search-seconds", "1")
    assert "reference solution. The time for searching was up: there may be a smaller one.\n" in ran.out
    assert re.search(r"call       double\(\d+\)\n  expected   \d+\n  got        0\n", ran.out)


# ---------------------------------------------------------------- what counts


def test_what_is_found_counts_when_the_bank_says_so(desk: Desk) -> None:
    """As one more case, without a requirement: half of the points of a function with one requirement."""
    desk.made.function["search"] = "counts"
    report = desk.report(HARD_CODED)
    (function,) = report["functions"]
    assert (report["verdict"], report["points"], report["max_points"]) == ("wrong", 0.5, 1)
    assert (function["verdict"], function["correct"], function["cases"]) == ("wrong", 5, 5)
    ran = desk.check(HARD_CODED, "--search", *LONG)
    assert ran.code == 1
    assert "  ✗ double   5 of 5 cases right\n" in ran.out
    assert "That counts as a case that is wrong." in ran.out


# ---------------------------------------------------------------- what it needs


def test_without_hypothesis_the_command_says_so(desk: Desk, tmp_path: Path) -> None:
    package = tmp_path / "blocked" / "hypothesis"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("raise ImportError('blocked')\n")
    blocked = {"PYTHONPATH": str(package.parent)}
    ran = desk.check(HARD_CODED, "--search", "--lang", "en", env=blocked)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "Error: searching (--search) needs Hypothesis, which is not installed here: pip install 'nakijk[teacher]'\n"
    )
    (package / "__init__.py").write_text("import os\nos._exit(77)\n")
    assert desk.check(HARD_CODED, "--search", env=blocked).code == 77, (
        "the one that is blocked is the one that is used"
    )
    assert desk.check(HARD_CODED, env=blocked).code == 0, "and nobody else imports it"
    assert desk.check(HARD_CODED, "-v", env=blocked).code == 0


@pytest.mark.parametrize("gone", ["reference/double/solution_en.py", ""])
def test_without_a_reference_the_command_says_so(desk: Desk, gone: str) -> None:
    for name in [name for name in desk.made.files if name.startswith(gone or "reference/")]:
        del desk.made.files[name]
    ran = desk.check(HARD_CODED, "--search", "--lang", "nl")
    assert (ran.code, ran.out) == (2, "")
    missing = gone or "reference/"
    assert ran.err == (
        "Fout: zoeken (--search) heeft de modeloplossing van double nodig, en die is er niet: "
        f"{missing} ontbreekt in deze oefeningenbank.\n"
    )


def test_how_to_search_needs_a_search(desk: Desk) -> None:
    ran = desk.check(HARD_CODED, "--search-seed", "3", "--lang", "en")
    assert (ran.code, ran.err) == (2, "Error: --search-seed only makes sense with --search.\n")


def test_a_function_that_is_not_searched_is_said_so(desk: Desk) -> None:
    desk.made.files["graders/double.py"] = "def strategies():\n    return {}\n"
    ran = desk.check(HARD_CODED, "--search")
    assert ran.code == 0
    assert "Not searched: double (the grader has no strategy for it).\n" in ran.out
    assert (
        searched(desk.report(HARD_CODED))["left_out"]["nl"]
        == "de controlemodule heeft hiervoor geen strategie"
    )


# ---------------------------------------------------------------- faults of the bank


def test_a_reference_that_fails_is_the_bank_s_fault(desk: Desk) -> None:
    desk.made.files["reference/double/solution_en.py"] = (
        "def double(number):\n    return {n: 2 * n for n in range(400)}[number]\n"
    )
    ran = desk.check(HARD_CODED.replace("0)", "2 * number)"), "--search", *LONG, "--lang", "en")
    assert (ran.code, ran.out) == (3, "")
    assert re.fullmatch(
        r"Error: mistake in the exercise bank: on double\(\d+\), which the strategies allow, the reference solution "
        r"reference/double/solution_en.py fails \(KeyError with the message '\d+'\)\.\n",
        ran.err,
    )


def test_references_that_disagree_are_the_bank_s_fault(desk: Desk) -> None:
    desk.made.files["reference/double/solution_nl.py"] = (
        "def dubbel(getal):\n    return 2 * getal if getal < 10 else 0\n"
    )
    ran = desk.check(HARD_CODED, "--search", *LONG, "--lang", "nl")
    assert (ran.code, ran.out) == (3, "")
    assert re.fullmatch(
        r"Fout: fout in de oefeningenbank: op double\(\d+\) verschillen de modeloplossingen: "
        r"reference/double/solution_en.py: \d+; reference/double/solution_nl.py: 0\.\n",
        ran.err,
    )


@pytest.mark.parametrize(
    ("grader", "said"),
    [
        (
            "def strategies():\n    return 1 / 0\n",
            "the strategies of the grader double.py:2 fail: ZeroDivisionError",
        ),
        (
            STRATEGIES.replace("st.tuples(st.integers(0, 1000))", "st.tuples()"),
            "the strategy of double in the grader double.py gives no tuple of arguments for that function: ()",
        ),
        (
            STRATEGIES.replace("st.integers(0, 1000)", "st.integers().map(lambda n: n // 0)"),
            "the strategies of the grader double.py:4 fail: ZeroDivisionError",
        ),
    ],
)
def test_strategies_that_fail_are_the_bank_s_fault(desk: Desk, grader: str, said: str) -> None:
    desk.made.files["graders/double.py"] = grader
    ran = desk.check(HARD_CODED, "--search", *LONG, "--lang", "en")
    assert (ran.code, ran.out) == (3, "")
    assert ran.err.startswith(f"Error: {said}")


def test_what_the_description_leaves_open_is_not_held_against_anybody(desk: Desk) -> None:
    desk.made.files["graders/double.py"] = (
        "from graders.engine.text import Text\n\n"
        + STRATEGIES
        + "\nallowed = {'double': lambda number: Text('groot', 'large') if number > 3 else None}\n"
    )
    found = searched(desk.report(HARD_CODED))
    assert (found["found"], found["tried"]) == (None, 4)


# ---------------------------------------------------------------- a folder


def test_a_folder_is_searched(made: Made, nakijk: Nakijk, tmp_path: Path) -> None:
    made.write()
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "amina.py").write_text("def double(number):\n    return 2 * number\n")
    (folder / "bram.py").write_text(HARD_CODED)
    (folder / "daan.py").write_text("def dubbel(getal)\n")
    ran = nakijk(
        "grade", folder, "--bank", made.root, "--exercise", "double", "--out", tmp_path / "out", "--search", *LONG,
        "--lang", "en",
    )  # fmt: skip
    assert ran.code == 0
    lines = (tmp_path / "out" / "results.jsonl").read_text("utf-8").splitlines()
    reports = {one["submission"]["id"]: one for one in map(json.loads, lines)}
    for report in reports.values():
        jsonschema.Draft202012Validator(SCHEMA).validate(report)
        assert report["search"] == {"seed": 0, "examples": 200}
    assert searched(reports["amina"])["found"] is None
    assert searched(reports["bram"])["found"]["call"] == SMALLEST
    assert searched(reports["daan"]) is None, "it does not parse"
    assert ran.out.endswith("A search found a difference that the cases did not: bram (double)\n")


def test_a_folder_without_a_reference_is_not_graded_at_all(
    made: Made, nakijk: Nakijk, tmp_path: Path
) -> None:
    for name in [name for name in made.files if name.startswith("reference/")]:
        del made.files[name]
    made.write()
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "amina.py").write_text(HARD_CODED)
    ran = nakijk("grade", folder, "--bank", made.root, "--out", tmp_path / "out", "--search")
    assert ran.code == 2
    assert not (tmp_path / "out").exists()


def test_a_fault_of_the_bank_is_told_of_each_submission_of_a_folder(
    made: Made, nakijk: Nakijk, tmp_path: Path
) -> None:
    made.files["reference/double/solution_nl.py"] = "def dubbel(getal):\n    return 0\n"
    made.write()
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "amina.py").write_text(HARD_CODED)
    ran = nakijk("grade", folder, "--bank", made.root, "--out", tmp_path / "out", "--search", "--lang", "en")
    assert ran.code == 3
    (line,) = (tmp_path / "out" / "results.jsonl").read_text("utf-8").splitlines()
    report = json.loads(line)
    jsonschema.Draft202012Validator(SCHEMA).validate(report)
    assert (report["verdict"], report["max_points"]) == ("internal error", 1)
    assert report["error"]["reason"].startswith("mistake in the exercise bank: on double(")


def test_ctrl_c_ends_a_search(desk: Desk, tmp_path: Path) -> None:
    desk.check("def double(number):\n    for _ in range(10**6):\n        pass\n    return 2 * number\n")
    words = ["check", "--bank", str(desk.made.root), "--search=100000", "--search-seconds=60", str(desk.file)]
    with subprocess.Popen(
        [sys.executable, str(ROOT / "cli.py"), *words, "--lang", "en"],
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        time.sleep(6)
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=30)
    assert (running.returncode, said.strip()) == (130, "Interrupted.")
