"""Run the checkers and hints of a grader on data rebuilt from a worker, and distrust what they give back."""

from collections.abc import Sequence

from graders.engine.custom.api import Checker, CheckerCall, CheckerOutcome
from graders.engine.custom.api import Turn as CheckerTurn
from graders.engine.custom.builtin import CHECKERS
from graders.engine.custom.load import Grader, GraderError
from graders.engine.messages import custom as say
from graders.engine.model import Call, Case, CheckerUse, Demand, Outcome, Raised, Returned
from graders.engine.text import Text
from graders.engine.values.rebuild import rebuild


def check(
    grader: Grader, use: CheckerUse, case: Case, call: Call, outcomes: Sequence[Outcome]
) -> Text | None:
    """Return what the checker says of outcomes that all returned; None means right.

    Raises:
        GraderError: when there is no such checker, or it fails: never a verdict on the student.
    """
    checker = find(grader, use.name)
    if checker is None:
        raise GraderError(say.checker_missing(use.name))
    try:
        said = checker(_call(call), [_outcome(outcome) for outcome in outcomes], use.data)
    except Exception as error:
        raise GraderError(say.checker_failed(use.name, case.id, error)) from error
    if said is not None and not isinstance(said, Text):
        wrong = TypeError(f"{type(said).__name__} is neither Text nor None")
        raise GraderError(say.checker_failed(use.name, case.id, wrong))
    return said


def find(grader: Grader, name: str) -> Checker | None:
    """Return the checker of this name: the grader's own, else a built-in one."""
    return grader.checkers.get(name) or CHECKERS.get(name)


def hint(grader: Grader, case: Case, call: Call, demand: Demand, outcome: Outcome) -> Text | None:
    """Return the grader's hint for one wrong outcome, if it has one.

    Raises:
        GraderError: when the hint fails.
    """
    maker = grader.hints.get(call.function)
    if maker is None or not isinstance(outcome.ending, (Returned, Raised)):
        return None
    expected = rebuild(demand.returns.tree) if demand.returns else None
    try:
        said = maker(_call(call), _outcome(outcome), expected)
    except Exception as error:
        raise GraderError(say.checker_failed(f"hints[{call.function}]", case.id, error)) from error
    return said if isinstance(said, Text) else None


def _call(call: Call) -> CheckerCall:
    return CheckerCall(
        function=call.function,
        name=call.name,
        args=tuple(rebuild(tree) for tree in call.arguments),
        stdin=call.stdin,
        seed=call.seed,
    )


def _outcome(outcome: Outcome) -> CheckerOutcome:
    ending = outcome.ending
    raised = isinstance(ending, Raised)
    return CheckerOutcome(
        kind="raised" if raised else "returned",
        value=rebuild(ending.value) if isinstance(ending, Returned) else None,
        exception=ending.types[0] if isinstance(ending, Raised) and ending.types else None,
        message=ending.message if isinstance(ending, Raised) else None,
        stdout=outcome.stdout,
        turns=tuple(CheckerTurn(turn.said, turn.typed) for turn in outcome.turns),
        replaced=outcome.replaced,
    )
