"""A misconception is recognised by the answers that it gives on the cases it fails."""

import pytest

from graders.engine.diagnose.fingerprints import fits, mark
from graders.engine.model import (
    Call,
    Case,
    CheckerUse,
    Demand,
    Feedback,
    Judgement,
    Misconception,
    Outcome,
    Raised,
    Result,
    Returned,
    Step,
    TimedOut,
    Tree,
    Turn,
    Verdict,
)
from graders.engine.text import same

ONE = Misconception("one", ("f",), ("a*",), same("tip"))
TWO = Misconception("two", ("f",), ("b*",), same("tip"))


def failed(name: str, *outcomes: Outcome, demand: Demand = Demand(), said: str = "") -> Result:
    feedback = (Feedback("checker", same(said)),) if said else ()
    case = Case(name, "f", (Step(Call("f", "f"), demand),))
    return Result(case, outcomes, Judgement(Verdict.WRONG, feedback))


def wrong(name: str, value: Tree) -> Result:
    return failed(name, Outcome(Returned(value)))


def seen(value: Tree) -> str:
    return mark(wrong("x", value))


def names(results: list[Result], known: dict[str, dict[str, str]]) -> list[tuple[str, tuple[str, ...]]]:
    fingerprints = {name: {"f": cases} for name, cases in known.items()}
    return [(fit.misconception.name, fit.cases) for fit in fits((ONE, TWO), fingerprints, results, "f")]


def test_equal_answers_on_all_its_cases_fit() -> None:
    known = {"one": {"a1": seen(1), "a2": seen(2)}}
    assert names([wrong("a1", 1), wrong("a2", 2), wrong("b", 9)], known) == [("one", ("a1", "a2"))]


def test_other_answers_do_not() -> None:
    known = {"one": {"a1": seen(1), "a2": seen(2)}}
    assert names([wrong("a1", True), wrong("a2", 2.0)], known) == []


def test_a_case_that_is_right_here_rules_it_out() -> None:
    known = {"one": {"a1": seen(1), "a2": seen(2)}}
    assert names([wrong("a1", 1)], known) == []


def test_the_one_that_explains_most_comes_first() -> None:
    known = {"one": {"a": seen(1)}, "two": {"a": seen(1), "b": seen(2)}}
    assert [name for name, _ in names([wrong("a", 1), wrong("b", 2)], known)] == ["two", "one"]


TALK = Demand(checker=CheckerUse("conversation", {}))


def test_what_a_checker_judges_is_told_apart_by_the_kind_of_complaint() -> None:
    def talk(said: str) -> str:
        return mark(failed("a", Outcome(Returned(None)), demand=TALK, said=said))

    assert talk("After 2 ('.'), 30 is missing. It says: 'x'") == talk(
        "After 9 (\"a\"), 7 is missing. It says: 'It\\'s'"
    )
    assert talk("After line 2, 30 is missing.") != talk("After line 2, your function stopped.")


def test_an_exception_where_a_checker_judges_is_no_complaint() -> None:
    raised = failed("a", Outcome(Raised(("NameError",), "name 'x'")), demand=TALK, said="no")
    assert mark(raised) != mark(failed("a", Outcome(Returned(None)), demand=TALK, said="no"))


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Returned(1), Returned(True)),
        (Returned(None), Raised(("ValueError",))),
        (Raised(("ValueError",)), Raised(("user:ValueError",))),
        (Raised(("ValueError",), "x"), Raised(("ValueError",), "y")),
        (TimedOut(1.0), Returned(None)),
    ],
)
def test_marks_tell_outcomes_apart(first: Returned, second: Returned) -> None:
    assert mark(failed("a", Outcome(first))) != mark(failed("a", Outcome(second)))


def test_a_changed_argument_and_printed_text_are_part_of_the_mark() -> None:
    marks = {
        mark(failed("a", Outcome(Returned(1)))),
        mark(failed("a", Outcome(Returned(1), arguments=(2,)))),
        mark(failed("a", Outcome(Returned(1), turns=(Turn("x"),)))),
    }
    assert len(marks) == 3


def test_only_the_cases_with_the_same_answer_are_explained() -> None:
    known = {"one": {f"a{n}": seen(n) for n in range(4)}}
    results = [wrong("a0", 99), *(wrong(f"a{n}", n) for n in range(1, 4))]
    assert names(results, known) == [("one", ("a1", "a2", "a3"))]
