"""The verdict on one call, and what is said of it: `judgements.txt` holds the texts in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from graders.engine.compare.judge import Checked, judge
from graders.engine.model import (
    Crashed,
    Demand,
    Ending,
    Judgement,
    MemoryExceeded,
    Missing,
    NotRun,
    Outcome,
    OutputExceeded,
    Raised,
    Returned,
    Tampered,
    TimedOut,
    Tree,
    Value,
    Verdict,
)
from tests.unit.compare.examples import (
    ASSERTION,
    CALL,
    CHECKER,
    DEALS,
    EXAMPLES,
    FIVE,
    LEAVES,
    PRINTS,
    RIGHT,
    Example,
    _raises,
    raised,
)


def told(judgement: Judgement) -> str:
    """Return all that is said, a line each."""
    lines = [judgement.verdict.value]
    for sign, said in (("-", judgement.feedback), ("~", judgement.remarks)):
        for feedback in said:
            lines += [f"{sign} {feedback.kind}", f"  {feedback.text.nl}", f"  {feedback.text.en}"]
    if judgement.difference is not None:
        silent = "" if judgement.difference.adds else " (silent)"
        lines += [
            f"= {judgement.difference.kind}{silent}",
            f"  {judgement.difference.text.nl}",
            f"  {judgement.difference.text.en}",
        ]
    return "\n".join(lines)


def _golden() -> dict[str, str]:
    blocks = Path(__file__).with_name("judgements.txt").read_text("utf-8").strip().split("\n\n")
    return dict(block.split("\n", 1) for block in blocks)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.title)
def test_a_call_is_judged_in_these_words(example: Example) -> None:
    """Each ending and each demand has its verdict, and one sentence that names the mistake."""
    judgement = judge(example.call, example.demand, (example.outcome,), example.checked)
    assert told(judgement) == _golden()[f"[{example.title}]"]


def test_every_text_belongs_to_an_example() -> None:
    """No text is kept that nothing says any more, and no title stands twice."""
    assert [f"[{example.title}]" for example in EXAMPLES] == list(_golden())


def test_no_outcome_is_no_success() -> None:
    """An empty list of outcomes is our own failure."""
    assert judge(CALL, FIVE, ()).verdict is Verdict.INTERNAL_ERROR
    assert judge(CALL, CHECKER, (), Checked(None)).verdict is Verdict.INTERNAL_ERROR


def test_the_worst_of_repeated_outcomes_counts() -> None:
    """One bad outcome among many good ones decides."""
    good, bad, slow = Outcome(RIGHT), Outcome(Returned(["l", [6]])), Outcome(TimedOut(1.0))
    assert judge(CALL, FIVE, (good, good)).verdict is Verdict.CORRECT
    assert judge(CALL, FIVE, (good, bad, good)).verdict is Verdict.WRONG
    assert judge(CALL, FIVE, (bad, slow, good)).verdict is Verdict.TIME_LIMIT_EXCEEDED
    assert judge(CALL, CHECKER, (good, slow), Checked(None)).verdict is Verdict.TIME_LIMIT_EXCEEDED


RAISES: list[tuple[Demand, tuple[str, ...], str | None, bool]] = [
    (_raises("AssertionError"), ASSERTION, "om het even", True),
    (_raises("AssertionError"), ASSERTION, None, True),
    (_raises("Exception"), ASSERTION, "", False),
    (_raises("Exception", subclass=True), ASSERTION, "", True),
    (_raises("ArithmeticError", subclass=True), ASSERTION, "", False),
    (_raises("IOError"), ("OSError", "Exception"), "", True),
    (_raises("ZetFout", "nee"), ("user:ZetFout", "ValueError"), "nee", True),
    (_raises("ZetFout", "nee"), ("ZetFout", "ValueError"), "nee", False),
    (_raises("print"), ("user:print", "Exception"), "", True),
    (_raises("KeyError", "'a'"), ("KeyError", "LookupError"), "'a'", True),
    (_raises("KeyError", "'a'"), ("KeyError", "LookupError"), "a", False),
    (_raises("KeyError", ""), ("KeyError", "LookupError"), None, False),
    (_raises("KeyError"), (), "", False),
]


@pytest.mark.parametrize(("demand", "types", "message", "right"), RAISES)
def test_an_exception_is_matched_by_identity_and_message(
    demand: Demand, types: tuple[str, ...], message: str | None, right: bool
) -> None:
    """A builtin must be the builtin itself; the message is compared exactly, if one is demanded."""
    judgement = judge(CALL, demand, (Outcome(Raised(types, message)),))
    assert (judgement.verdict is Verdict.CORRECT) is right


NO_ANSWERS: list[Ending] = [
    TimedOut(1.0), MemoryExceeded(256), OutputExceeded(64), Crashed(), Tampered(""), Missing(), NotRun("budget"),
    NotRun("infrastructure"), raised("ValueError"), Returned(["!", "items"]), Returned(["nonsense"]),
]  # fmt: skip


@pytest.mark.parametrize("ending", NO_ANSWERS, ids=repr)
@pytest.mark.parametrize("demand", [FIVE, LEAVES, PRINTS, CHECKER, Demand(returns=Value(["!", "items"]))])
def test_no_missing_answer_is_ever_correct(demand: Demand, ending: Ending) -> None:
    """Whatever a case demands, and whatever a checker said of other outcomes."""
    assert judge(CALL, demand, (Outcome(RIGHT), Outcome(ending)), None).verdict is not Verdict.CORRECT


@pytest.mark.parametrize("value", [1, [], ["l"], {"a": 1}, "x", ["d", [[1]]], None])
def test_hostile_arguments_and_values_are_judged(value: Tree) -> None:
    """A worker may claim anything about the arguments and the value."""
    outcome = Outcome(
        Returned(value, same_as=99), arguments=(value, value, value), unread=-1, replaced={"x": -1}
    )
    demand = FIVE._replace(keeps_arguments=True, new=True, prints="a", reads_all=True)
    assert judge(DEALS, demand, (outcome,)).verdict is Verdict.WRONG
    assert judge(DEALS, LEAVES, (outcome,)).verdict is Verdict.WRONG
