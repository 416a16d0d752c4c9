"""Each function gets its likeliest cause, and every failure is told once."""

from graders.engine.custom.load import Grader
from graders.engine.diagnose.failing import STATE, most_telling
from graders.engine.diagnose.fingerprints import mark
from graders.engine.grade.cause import Known, diagnosed
from graders.engine.model import (
    Call,
    Case,
    Demand,
    Exercise,
    Feedback,
    Frame,
    Function,
    FunctionReport,
    Judgement,
    Misconception,
    Outcome,
    Raised,
    Result,
    Returned,
    Step,
    Tree,
    Value,
    Verdict,
)
from graders.engine.text import Text, same


def failure(
    function: str, name: str, kind: str = "wrong-value", value: Tree = None, expected: Tree = 7
) -> Result:
    step = Step(Call(function, function, (name,)), Demand(returns=Value(expected)))
    judgement = Judgement(Verdict.WRONG, (Feedback(kind, same(f"{kind}!")),))
    return Result(Case(name, function, (step,)), (Outcome(Returned(value)),), judgement)


def crash(function: str, name: str, line: int, inside: str) -> Result:
    result = failure(function, name)
    ending = Raised(("ValueError", "Exception"), "no", (Frame("f.py", line, inside),))
    judgement = Judgement(Verdict.RUNTIME_ERROR, (Feedback("exception", same("crash")),))
    return result._replace(outcomes=(Outcome(ending),), judgement=judgement)


def report(function: str, *results: Result, builds_on: tuple[str, ...] = ()) -> FunctionReport:
    return FunctionReport(
        Function(function, function, ("x",), same(""), ()), Verdict.WRONG, results, builds_on=builds_on
    )


def one_and_two(
    *reports: FunctionReport, known: dict[str, dict[str, list[Result]]] | None = None
) -> list[FunctionReport]:
    """Diagnose reports, with what known wrong solutions (name → function → failures) give."""
    fingerprints = {
        name: {
            function: {one.case.id: mark(one) for one in results} for function, results in functions.items()
        }
        for name, functions in (known or {}).items()
    }
    misconceptions = tuple(Misconception(name, (), (), same(f"tip {name}")) for name in fingerprints)
    exercise = Exercise("x", same("X"), "nl", ("nl",), (), misconceptions=misconceptions)
    return list(diagnosed(exercise, Grader, Known(fingerprints), reports))


def kind(report: FunctionReport) -> str | None:
    return report.diagnosis.kind if report.diagnosis else None


def test_a_misconception_that_explains_at_least_half() -> None:
    seen = [failure("f", "a", value=1), failure("f", "b", value=2)]
    known = {"m": {"f": seen}}
    (found,) = one_and_two(report("f", *seen), known=known)
    assert kind(found) == "misconception:m"
    assert found.diagnosis is not None
    assert found.diagnosis.cases == ("a", "b")
    others = [failure("f", name, value=9) for name in "cdefg"]
    (found,) = one_and_two(report("f", *seen, *others), known=known)
    assert kind(found) is None


def test_two_misconceptions_that_explain_half_together() -> None:
    seen = [failure("f", name, value=1) for name in "abcd"]
    known = {"m": {"f": seen[:2]}, "n": {"f": seen[2:3]}}
    (found,) = one_and_two(report("f", *seen), known=known)
    assert kind(found) == "misconception:m"


def test_a_known_wrong_solution_goes_before_what_its_values_show() -> None:
    seen = [failure("f", name, "wrong-type", value=1) for name in "ab"]
    (found,) = one_and_two(report("f", *seen), known={"m": {"f": seen}})
    assert kind(found) == "misconception:m"
    (found,) = one_and_two(report("f", *seen))
    assert kind(found) == "wrong-type"
    assert found.diagnosis is not None
    assert found.diagnosis.text == Text("wrong-type!", "wrong-type!")


def test_a_misconception_must_fit_every_function_that_it_gets_wrong_or_one_exactly() -> None:
    f, g = [failure("f", "a", value=1)], [failure("g", "b", value=2)]
    known = {"m": {"f": f, "g": g}}
    right = report("g", Result(g[0].case, (Outcome(Returned(7)),), Judgement(Verdict.CORRECT)))
    more = report("f", *f, failure("f", "c", value=3))
    assert kind(one_and_two(more, right, known=known)[0]) is None
    assert kind(one_and_two(more, report("g", *g), known=known)[0]) == "misconception:m"
    assert kind(one_and_two(report("f", *f), right, known=known)[0]) == "misconception:m"


def test_what_a_function_builds_on_is_to_blame_when_it_has_the_same_misconception() -> None:
    f, g = [failure("f", "a", value=1)], [failure("g", "b", value=2), failure("g", "c", value=3)]
    known = {"m": {"f": f, "g": g[:1]}}
    _, found = one_and_two(report("f", *f), report("g", *g, builds_on=("f",)), known=known)
    assert found.elsewhere == (("f", ("b",)),)
    _, alone = one_and_two(report("f", *f), report("g", *g), known=known)
    assert alone.elsewhere == ()


def test_an_exception_raised_in_another_wrong_function_is_that_functions() -> None:
    f = report("f", crash("f", "a", 3, "f"))
    g = report("g", crash("g", "b", 3, "f"), crash("g", "c", 9, "g"))
    _, found = one_and_two(f, g)
    assert found.elsewhere == (("f", ("b",)),)


def test_the_same_exception_on_the_same_line_is_one_cause() -> None:
    (found,) = one_and_two(report("f", *(crash("f", name, 3, "f") for name in "abc")))
    assert kind(found) == "exception"
    assert found.diagnosis is not None
    assert found.diagnosis.cases == ("a", "b", "c")


def stateful(function: str, name: str) -> Result:
    result = failure(function, name)
    said = (Feedback(STATE, same("keeps")), *result.judgement.feedback)
    return result._replace(judgement=result.judgement._replace(feedback=said))


def test_state_explains_all_and_is_blamed_on_the_deepest_function_that_keeps_it() -> None:
    f = report("f", stateful("f", "a"), failure("f", "b"))
    g = report("g", stateful("g", "c"), failure("g", "d"), builds_on=("f",))
    first, second = one_and_two(f, g)
    assert kind(first) == STATE
    assert first.diagnosis is not None
    assert first.diagnosis.cases == ("a", "b")
    assert second.elsewhere == (("f", ("c", "d")),)
    assert kind(second) is None


def test_functions_that_build_on_each_other_do_not_blame_each_other_in_a_circle() -> None:
    f, g = [failure("f", "a", value=1)], [failure("g", "b", value=2)]
    known = {"m": {"f": f, "g": g}}
    one, two = one_and_two(report("f", *f, builds_on=("g",)), report("g", *g, builds_on=("f",)), known=known)
    assert (one.elsewhere, two.elsewhere) == ((), ())


def test_the_case_to_show_is_the_smallest_of_the_largest_group_and_not_an_empty_one() -> None:
    empty = failure("f", "", "wrong-value", expected="")
    small, large = failure("f", "ab"), failure("f", "abcdef")
    odd = failure("f", "x", "wrong-type")
    assert most_telling([empty, odd, large, small]) is small
    assert most_telling([empty]) is empty
    assert most_telling([]) is None
