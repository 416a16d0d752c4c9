"""The report as data: it follows its schema, and keeps hidden cases from a student."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from graders.engine.compare.judge import judge
from graders.engine.diagnose.failing import HINT
from graders.engine.model import (
    Broken,
    Call,
    Case,
    Crashed,
    Demand,
    Diagnosis,
    Ending,
    Exercise,
    Function,
    FunctionReport,
    MemoryExceeded,
    Missing,
    NotRun,
    Outcome,
    OutputExceeded,
    Raised,
    Report,
    Result,
    Returned,
    Step,
    Submission,
    Tampered,
    TimedOut,
    Value,
    Verdict,
)
from graders.engine.report.json import as_data, render, type_name
from graders.engine.text import same

ROOT = Path(__file__).parents[3]
SCHEMA = json.loads((ROOT / "graders/engine/schemas/report.schema.json").read_text("utf-8"))
DIGEST = "sha256:" + "0" * 64


def result(name: str, ending: Ending, *, hidden: bool = False) -> Result:
    step = Step(Call("f", "f", ("geheim",)), Demand(returns=Value("verwacht")))
    outcomes = (Outcome(ending),)
    return Result(Case(name, "f", (step,), hidden=hidden), outcomes, judge(step.call, step.demand, outcomes))


def report(*results: Result, diagnosis: Diagnosis | None = None) -> Report:
    function = Function("f", "f", ("x",), same(""), tuple(one.case for one in results), points="2")
    exercise = Exercise("x", same("X"), "nl", ("nl",), (function,))
    one = FunctionReport(function, Verdict.WRONG, results, diagnosis=diagnosis)
    return Report(exercise, Submission("zoe", "zoe.py", b"", digest=DIGEST), (one,), bank_digest=DIGEST)


def data(made: Report, *, for_student: bool = False) -> dict[str, Any]:
    """Return the report as data, which must follow the schema."""
    found = as_data(made, for_student=for_student)
    jsonschema.Draft202012Validator(SCHEMA).validate(found)
    return found


@pytest.mark.parametrize(
    ("ending", "kind"),
    [
        (Returned(["l", [1]]), "returned"),
        (Raised(("ValueError",), "no"), "raised"),
        (TimedOut(1.0), "timed out"),
        (MemoryExceeded(256), "memory exceeded"),
        (OutputExceeded(64), "output exceeded"),
        (Crashed(exit_status=3), "crashed"),
        (Tampered("malformed"), "tampered"),
        (Missing(), "missing"),
        (NotRun("gave up"), "not run"),
    ],
)
def test_every_ending_follows_the_schema(ending: Ending, kind: str) -> None:
    (one,) = data(report(result("a", ending)))["functions"][0]["results"]
    assert one["outcome"]["kind"] == kind


def test_one_report_is_one_line_of_ascii() -> None:
    line = render(report(result("a", Returned("é\u2028"))), for_student=False)
    assert line.isascii()
    assert line.count("\n") == 1
    assert line.endswith("\n")


def test_a_hidden_case_tells_a_student_nothing_and_a_teacher_all() -> None:
    hidden = result("h", Returned("gekregen"), hidden=True)
    made = report(hidden, diagnosis=Diagnosis(HINT, same("hint met geheim"), ("h",)))
    shown = json.dumps(data(made, for_student=True))
    for secret in ("geheim", "verwacht", "gekregen"):
        assert secret not in shown
        assert secret in json.dumps(data(made))
    (one,) = data(made, for_student=True)["functions"][0]["results"]
    assert (one["visibility"], one["verdict"], one["call"], one["seconds"]) == ("hidden", "wrong", None, None)


def test_a_broken_rule_is_told_with_its_line_and_cost() -> None:
    made = report(result("a", Returned("verwacht")))
    (one,) = made.functions
    broken = (Broken("forbids name", same("x"), 3, "hulp.py", "0.5"), Broken("uses", same("y")))
    found = data(made._replace(functions=(one._replace(broken=broken),), broken=broken[:1]))
    told = {
        "kind": "forbids name",
        "line": 3,
        "file": "hulp.py",
        "points": 0.5,
        "text": {"nl": "x", "en": "x"},
    }
    assert found["broken_rules"] == [told]
    assert found["functions"][0]["broken_rules"][0] == told
    assert found["functions"][0]["broken_rules"][1]["points"] == 0
    assert (found["functions"][0]["points"], found["points"], found["max_points"]) == (1.5, 1, 2)


def test_points_do_not_depend_on_which_results_are_there() -> None:
    made = report(result("a", Returned("verwacht")), result("b", Returned(1)))
    found = data(made)
    assert (found["points"], found["max_points"]) == (0, 2)


@pytest.mark.parametrize(
    ("tree", "name"),
    [
        (None, "NoneType"),
        (True, "bool"),
        (1, "int"),
        (1.5, "float"),
        ("a", "str"),
        (["l", []], "list"),
        (["i", "0x1"], "int"),
        (["sub", "Mine", 3], "Mine"),
        (["o", "Thing", None], "Thing"),
        (["?"], "unknown"),
        ([], "unknown"),
    ],
)
def test_the_type_of_a_tree(tree: object, name: str) -> None:
    assert type_name(tree) == name
