"""What is looked at of the failing cases of a function is bounded, however large their values are."""

from graders.engine.diagnose import evidence
from graders.engine.model import (
    Call,
    Case,
    Demand,
    Judgement,
    Outcome,
    Result,
    Returned,
    Step,
    Value,
    Verdict,
)


def off_by_one(number: int, size: int) -> Result:
    step = Step(Call("f", "f"), Demand(returns=Value(["l", [0] * size])))
    outcome = Outcome(Returned(["l", [1] * size]))
    return Result(Case(f"f-{number}", "f", (step,)), (outcome,), Judgement(Verdict.WRONG))


def related(cases: int, size: int) -> int:
    found = evidence.seen(off_by_one(number, size) for number in range(cases))
    return sum("off-by-one" in one.relations for one in found)


def test_cases_of_a_common_size_are_all_related() -> None:
    assert related(300, 100) == 300


def test_large_values_are_related_until_there_are_too_many_nodes() -> None:
    size = 4_000
    assert related(60, size) == evidence.ALL_NODES // (2 * (size + 1)) == 12
