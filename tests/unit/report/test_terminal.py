"""The report in the terminal, in full, in both languages."""

from graders.engine.compare.judge import judge
from graders.engine.model import (
    Call,
    Case,
    Demand,
    Diagnosis,
    Exercise,
    Feedback,
    Function,
    FunctionReport,
    NotRun,
    Outcome,
    Raises,
    Report,
    Requirement,
    Result,
    Returned,
    Step,
    Submission,
    SyntaxTrouble,
    Tree,
    Turn,
    Use,
    Value,
    Verdict,
)
from graders.engine.report.style import Style
from graders.engine.report.terminal import render
from graders.engine.text import Text, same

RAISES = Raises("AssertionError", "ongeldige opstelling")


def result(case: Case, outcome: Outcome) -> Result:
    step = case.steps[0]
    return Result(case, (outcome,), judge(step.call, step.demand, (outcome,), None))


def case(id: str, name: str, arguments: tuple[Tree, ...], demand: Demand, **more: object) -> Case:  # noqa: A002
    return Case(id, name, (Step(Call(name, name, arguments), demand),), **more)  # type: ignore[arg-type]  # its fields


LEVEL = case(
    "m-level", "samenvoegen", (["d", []], ["d", [[44, 44]]]), Demand(raises=RAISES), requirement="up"
)
CHAIN = case(
    "v-chain",
    "vakjes",
    (["l", [3]], ["d", [[10, 5]]], ["d", [[3, 10]]]),
    Demand(returns=Value(["l", [5]])),
    why=Text("worp 3: vakje 3, ladder naar 10, glijbaan naar 5", "roll 3: space 3, ladder to 10, chute to 5"),
)
MERGE = Function("merge", "samenvoegen", ("glijbanen", "ladders"), same(""), (LEVEL,))
SPACES = Function(
    "spaces", "vakjes", ("worpen", "glijbanen", "ladders"), same(""), (CHAIN,), uses=(Use("merge"),)
)
EXERCISE = Exercise(
    "snakes",
    Text("Glijbanen en ladders", "Chutes and ladders"),
    "nl",
    ("nl", "en"),
    (MERGE, SPACES),
    requirements=(
        Requirement(
            "up", 3, Text("een ladder eindigt op een hoger nummer", "a ladder ends on a higher number")
        ),
    ),
)


def report(*functions: FunctionReport, **more: object) -> Report:
    submission = Submission("glijbanen", "glijbanen.py", b"")
    return Report(EXERCISE, submission, functions, **more)  # type: ignore[arg-type]  # its fields


def wrong_merge(**more: object) -> FunctionReport:
    made = result(LEVEL, Outcome(Returned(["d", [[44, 0]]])))
    return FunctionReport(MERGE, Verdict.WRONG, (made,), **more)  # type: ignore[arg-type]  # its fields


def wrong_spaces(**more: object) -> FunctionReport:
    made = result(CHAIN, Outcome(Returned(["l", [10]])))
    return FunctionReport(SPACES, Verdict.WRONG, (made,), **more)  # type: ignore[arg-type]  # its fields


COMPARED = Text(
    "vergelijk je ergens met <= of >= waar < of > hoort te staan?",
    "do you compare with <= or >= somewhere, where < or > is needed?",
)
TIP = Diagnosis("misconception:level", COMPARED, ("m-level",), COMPARED)


def test_two_wrong_functions_in_dutch() -> None:
    text = render(
        report(wrong_merge(diagnosis=TIP), wrong_spaces()), "nl", command="nakijk check glijbanen.py -v"
    )
    assert (
        text
        == """\
Glijbanen en ladders · glijbanen.py

  ✗ samenvoegen   0 van 1 testgeval juist
  ✗ vakjes        0 van 1 testgeval juist

── samenvoegen ─────────────────────────────────────────────────────────────────
Een ladder eindigt op een hoger nummer (voorwaarde 3).
Tip: vergelijk je ergens met <= of >= waar < of > hoort te staan?

  aanroep    samenvoegen({}, {44: 44})
  verwacht   AssertionError met de boodschap 'ongeldige opstelling'
  gekregen   {44: 0}

── vakjes ──────────────────────────────────────────────────────────────────────
  aanroep    vakjes([3], {10: 5}, {3: 10})
  verwacht   [5]       worp 3: vakje 3, ladder naar 10, glijbaan naar 5
  gekregen   [10]      verschil op index 0: 10 in plaats van 5

Begin met samenvoegen.
"""
    )


def test_the_names_stay_dutch_in_an_english_report() -> None:
    text = render(report(wrong_merge(diagnosis=TIP)), "en")
    assert (
        text
        == """\
Chutes and ladders · glijbanen.py

  ✗ samenvoegen   0 of 1 case right

── samenvoegen ─────────────────────────────────────────────────────────────────
A ladder ends on a higher number (rule 3).
Hint: do you compare with <= or >= somewhere, where < or > is needed?

  call       samenvoegen({}, {44: 44})
  expected   AssertionError with the message 'ongeldige opstelling'
  got        {44: 0}
"""
    )


def test_a_syntax_error_is_said_once() -> None:
    skipped = Result(
        LEVEL,
        (Outcome(NotRun("syntax", 8)),),
        judge(LEVEL.steps[0].call, LEVEL.steps[0].demand, (Outcome(NotRun("syntax", 8)),), None),
    )
    one = FunctionReport(MERGE, Verdict.COMPILATION_ERROR, (skipped,))
    trouble = SyntaxTrouble(
        8,
        10,
        "\tdef f(x)",
        "expected ':'",
        cause=Text("Er ontbreekt een dubbelepunt.", "A colon is missing."),
    )
    assert (
        render(report(one, syntax=trouble), "nl", command="nakijk check glijbanen.py -v")
        == """\
Glijbanen en ladders · glijbanen.py

  – samenvoegen   niet uitgevoerd

Syntaxfout op regel 8
  8 |     def f(x)
    |             ^
Er ontbreekt een dubbelepunt.
"""
    )


def test_a_stub_is_not_written_yet() -> None:
    made = result(CHAIN, Outcome(Returned(None)))
    one = FunctionReport(SPACES, Verdict.WRONG, (made,), unwritten=True)
    assert (
        render(report(one), "en")
        == """\
Chutes and ladders · glijbanen.py

  – vakjes   not written yet
"""
    )


def test_what_was_printed_stands_under_the_case_with_control_characters_escaped() -> None:
    made = result(CHAIN, Outcome(Returned(["l", [10]]), turns=(Turn("hier \x1b[31mrood\ntwee\n"),)))
    text = render(report(FunctionReport(SPACES, Verdict.WRONG, (made,))), "nl")
    assert "\n\n  jouw print-uitvoer\n    hier \\x1b[31mrood\n    twee\n" in text
    assert "\x1b" not in text


def test_a_hidden_case_shows_no_value() -> None:
    hidden = CHAIN._replace(hidden=True, requirement="up")
    made = result(hidden, Outcome(Returned(["l", [10]])))
    assert (
        render(report(FunctionReport(SPACES, Verdict.WRONG, (made,))), "nl")
        == """\
Glijbanen en ladders · glijbanen.py

  ✗ vakjes   0 van 1 testgeval juist

── vakjes ──────────────────────────────────────────────────────────────────────
Een verborgen testgeval is fout.
Een ladder eindigt op een hoger nummer (voorwaarde 3).
"""
    )


def test_colour_marks_and_nothing_else_changes() -> None:
    coloured = render(report(wrong_merge()), "nl", Style(colour=True))
    for code in ("\x1b[1m", "\x1b[2m", "\x1b[31m", "\x1b[0m"):
        assert code in coloured
        coloured = coloured.replace(code, "")
    assert coloured == render(report(wrong_merge()), "nl")


def test_a_remark_on_the_file_is_said_once() -> None:
    remark = Feedback("loading", Text("Je bestand drukt iets af.", "Your file prints something."))
    text = render(report(wrong_merge(), wrong_spaces(), remarks=(remark,)), "en")
    assert text.count("Your file prints something.") == 1


def test_a_path_that_leaves_no_room_for_when_it_was_saved() -> None:
    """It is not broken: somebody may want to copy it."""
    short = report(wrong_merge())
    saved = short._replace(submission=short.submission._replace(saved=0.0))
    (line, *_) = render(saved, "en", Style(width=80)).splitlines()
    assert line.startswith("Chutes and ladders · glijbanen.py, saved on ")
    assert render(saved, "en", Style(width=len(line))).splitlines()[0] == line
    narrow = render(saved, "en", Style(width=len(line) - 1)).splitlines()
    assert narrow[:2] == ["Chutes and ladders · glijbanen.py,", line.partition(", ")[2]]


def test_a_failure_of_ours_is_not_the_students() -> None:
    text = render(report(error="no child"), "nl")
    assert "glijbanen.py kon niet nagekeken worden. Dat ligt niet aan jou: no child" in text
