"""A case is right only if every one of its calls has an outcome, and every step is right."""

from graders.engine.custom.load import Grader
from graders.engine.grade.judge import judge_case
from graders.engine.model import (
    Call,
    Case,
    CheckerUse,
    Demand,
    Outcome,
    Raised,
    Returned,
    Step,
    Value,
    Verdict,
)
from graders.engine.text import Text


def step(value: int) -> Step:
    return Step(Call("f", "f"), Demand(returns=Value(value)))


def grader() -> Grader:
    return Grader(
        checkers={"odd": lambda _call, outcomes, _data: None if len(outcomes) % 2 else Text("even", "even")}
    )


RIGHT, WRONG = Outcome(Returned(1)), Outcome(Returned(2))


def test_one_step() -> None:
    case = Case("a", "f", (step(1),))
    assert judge_case(grader, case, [RIGHT]).verdict is Verdict.CORRECT
    assert judge_case(grader, case, [WRONG]).verdict is Verdict.WRONG


def test_no_missing_outcome_is_ever_right() -> None:
    case = Case("a", "f", (step(1),))
    assert judge_case(grader, case, []).verdict is Verdict.INTERNAL_ERROR
    two = Case("b", "f", (step(1), step(1)))
    assert judge_case(grader, two, [RIGHT]).verdict is Verdict.INTERNAL_ERROR
    three = Case("c", "f", (step(1),), repeat=3)
    assert judge_case(grader, three, [RIGHT, RIGHT]).verdict is Verdict.INTERNAL_ERROR
    assert judge_case(grader, three, [RIGHT] * 4).verdict is Verdict.INTERNAL_ERROR
    assert judge_case(grader, three, [RIGHT] * 3).verdict is Verdict.CORRECT


def test_every_step_must_be_right_and_the_first_wrong_one_is_shown() -> None:
    case = Case("a", "f", (step(1), step(1), step(1)))
    assert judge_case(grader, case, [RIGHT, RIGHT, RIGHT]).verdict is Verdict.CORRECT
    judged = judge_case(grader, case, [RIGHT, WRONG, Outcome(Raised(("ValueError",)))])
    assert (judged.verdict, judged.shown) == (Verdict.RUNTIME_ERROR, 1)


def test_a_checker_gets_all_outcomes_and_only_those_that_returned() -> None:
    odd = Step(Call("f", "f"), Demand(checker=CheckerUse("odd", {})))
    assert judge_case(grader, Case("a", "f", (odd,)), [WRONG]).verdict is Verdict.CORRECT
    assert judge_case(grader, Case("a", "f", (odd,), repeat=2), [WRONG] * 2).verdict is Verdict.WRONG
    raised = Outcome(Raised(("ValueError", "Exception")))
    assert judge_case(grader, Case("a", "f", (odd,)), [raised]).verdict is Verdict.RUNTIME_ERROR
