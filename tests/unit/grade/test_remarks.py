"""What is said once of a file: what happened while loading, and what Python itself warns of."""

import pytest

from graders.engine.grade.remarks import builds_on, loading_remarks, not_run_reason, uses_broken
from graders.engine.model import (
    Call,
    Case,
    Crashed,
    Demand,
    Ending,
    Exercise,
    Frame,
    Function,
    Judgement,
    Loaded,
    LoadTrouble,
    Missing,
    NotRun,
    Outcome,
    Raised,
    Result,
    Returned,
    Step,
    TimedOut,
    Use,
    Verdict,
)
from graders.engine.text import same


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        (LoadTrouble(3, Raised(("EOFError",)), asked=True), "vraagt op regel 3 om invoer"),
        (
            LoadTrouble(4, Raised(("ZeroDivisionError",), "division by zero")),
            "stopt op regel 4 met ZeroDivisionError",
        ),
        (LoadTrouble(5, Raised(("SystemExit",), "0")), "sluit op regel 5 het programma af"),
        (LoadTrouble(6, Crashed(exit_status=0)), "sluit op regel 6 het programma af"),
        (LoadTrouble(7, Crashed(signal="SIGSEGV")), "stopt op regel 7: je programma viel weg"),
        (LoadTrouble(8, TimedOut(2.0)), "op regel 8 raakt niet klaar"),
    ],
)
def test_trouble_while_loading_is_one_remark(trouble: LoadTrouble, words: str) -> None:
    (remark,) = loading_remarks(Loaded({}, trouble=trouble, printed="x"))
    assert words in remark.text.nl


@pytest.mark.parametrize(
    ("functions", "nl", "en"),
    [
        (
            ("<module>",),
            " Dat is een test van jezelf: wat daar na assert staat, is niet waar.",
            " That is a test of your own: what stands after assert there is not true.",
        ),
        (("<module>", "samenvoegen"), "", ""),
    ],
)
def test_an_assert_that_fails_while_loading(functions: tuple[str, ...], nl: str, en: str) -> None:
    """It is of no call of ours: nothing is said of valid arguments."""
    frames = tuple(Frame("mijn.py", 3, function) for function in functions)
    trouble = LoadTrouble(3, Raised(("AssertionError", "Exception"), None, frames))
    (remark,) = loading_remarks(Loaded({}, trouble=trouble))
    assert remark.text.nl == (
        f"Je bestand stopt op regel 3 met AssertionError.{nl} Wat erna staat, is niet uitgevoerd."
    )
    assert (
        remark.text.en
        == f"Your file stops on line 3 with AssertionError.{en} What comes after it was not run."
    )


def test_printing_while_loading() -> None:
    (remark,) = loading_remarks(Loaded({}, printed="hallo\n"))
    assert remark.text.en.startswith("Your file prints something while it is loaded.")
    assert loading_remarks(Loaded({})) == ()


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ("assertion is always true, perhaps remove parentheses?", "an assert with parentheses"),
        ('"is" with a literal. Did you mean "=="?', "with ==, not with is"),
        ('"is not" with \'int\' literal. Did you mean "!="?', "with ==, not with is"),
        ("'str' object is not callable; perhaps you missed a comma?", "is a comma missing here?"),
    ],
)
def test_a_warning_of_python_is_explained(message: str, words: str) -> None:
    (remark,) = loading_remarks(Loaded({}, warnings=((7, message),)))
    assert remark.text.en.startswith("Line 7: ")
    assert words in remark.text.en


def test_other_warnings_are_left_out_and_many_are_cut() -> None:
    assert loading_remarks(Loaded({}, warnings=((1, r"invalid escape sequence '\d'"),))) == ()
    many = tuple((line, '"is" with a literal') for line in range(9))
    assert len(loading_remarks(Loaded({}, warnings=many))) == 3


FUNCTION = Function("f", "functie", (), same(""), (), other_names=("the_function",))
OTHER = Function("g", "andere", (), same(""), (), uses=(Use("f"),))
EXERCISE = Exercise("x", same("X"), "nl", ("nl",), (FUNCTION, OTHER))


def results(*endings: Ending) -> list[Result]:
    case = Case("a", "f", (Step(Call("f", "functie"), Demand()),))
    return [Result(case, (Outcome(ending),), Judgement(Verdict.NOT_RUN)) for ending in endings]


def reason(loaded: Loaded, *endings: Ending) -> str:
    said = not_run_reason(EXERCISE, FUNCTION, results(*endings), loaded)
    return said.text.nl if said else ""


def test_why_a_function_did_not_run() -> None:
    assert reason(Loaded({}), Missing()) == "Je bestand heeft geen functie functie."
    assert "is geen functie" in reason(Loaded({"functie": 1}), Missing(callable=False))
    assert "staat binnen een klasse of een andere functie" in reason(
        Loaded({}, nested={"functie": 4}), Missing()
    )
    assert "wel Functie (regel 9). Noem die functie." in reason(Loaded({"Functie": 9}), Missing())
    assert "wel the_function (regel 2): dat is de naam in een andere taal" in reason(
        Loaded({"the_function": 2}), Missing()
    )
    assert "staat op regel 8, na regel 5" in reason(
        Loaded({}, trouble=LoadTrouble(5, TimedOut(2.0))), NotRun("load", 8)
    )
    assert reason(Loaded({}), Returned(1), NotRun("gave up"), NotRun("gave up")).endswith(
        "de rest (2 testgevallen) niet uitgevoerd."
    )
    assert reason(Loaded({}), NotRun("budget")).startswith("De totale tijd")
    assert reason(Loaded({}), Returned(1)) == ""


def test_another_function_of_the_exercise_is_never_proposed() -> None:
    assert reason(Loaded({"andere": 3}), Missing()) == "Je bestand heeft geen functie functie."


def test_what_a_function_builds_on_follows_from_its_code_else_from_the_bank() -> None:
    assert builds_on(EXERCISE, OTHER, Loaded({}, calls={"andere": ("functie", "len")})) == ("f",)
    assert builds_on(EXERCISE, OTHER, Loaded({}, calls={"andere": ("len",)})) == ()
    assert builds_on(EXERCISE, OTHER, Loaded({})) == ("f",)


@pytest.mark.parametrize(
    ("calls", "kept"),
    [
        ({"andere": ("functie",)}, True),
        ({"andere": ("hulp",), "hulp": ("nog",), "nog": ("functie", "hulp")}, True),
        ({"andere": ("len",)}, False),
        ({"andere": ("derde",), "derde": ("functie",)}, False),
        ({}, True),
    ],
    ids=["itself", "through helpers", "not", "through another function of the exercise", "no source"],
)
def test_a_required_use_is_looked_for_in_helpers_too(calls: dict[str, tuple[str, ...]], kept: bool) -> None:
    using = OTHER._replace(uses=(Use("f", required=True, points="1"),))
    third = OTHER._replace(id="h", name="derde", uses=())
    exercise = EXERCISE._replace(functions=(FUNCTION, using, third))
    broken = uses_broken(exercise, using, Loaded({}, calls=calls))
    assert [one.points for one in broken] == ([] if kept else ["1"])
    assert uses_broken(exercise, using, Loaded({}, calls={"andere": ()}, bodies={"andere": "pass"})) == ()
