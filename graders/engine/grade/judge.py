"""Judge what came of one case: every step, with the grader's checker where the bank asks for one."""

from __future__ import annotations

from graders.engine.compare.judge import Checked, judge
from graders.engine.model import SEVERITY, Case, Judgement, Outcome, Result, Returned, Step, Verdict

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from graders.engine.custom.load import Grader

GraderOf: TypeAlias = "Callable[[], Grader]"
"""Gives an exercise's grader, which is loaded at the first call: most submissions never need it."""


def judge_case(grader: GraderOf, case: Case, outcomes: Sequence[Outcome]) -> Result:
    """Return the judged case; it is right only if every step is.

    Raises:
        GraderError: when a checker is missing or fails.
    """
    if len(outcomes) != max(case.repeat, len(case.steps)):
        # A call without its outcome is our failure: judged by none, the case is an internal error.
        return Result(case, tuple(outcomes), judge(case.steps[0].call, case.steps[0].demand, ()))
    if len(case.steps) == 1:
        return Result(case, tuple(outcomes), _judge_step(grader, case, case.steps[0], outcomes))
    judged = [
        _judge_step(grader, case, step, (outcome,))
        for step, outcome in zip(case.steps, outcomes, strict=True)
    ]
    worst = max(range(len(judged)), key=lambda index: SEVERITY[judged[index].verdict])
    first = next((at for at, one in enumerate(judged) if one.verdict is not Verdict.CORRECT), worst)
    remarks = tuple(remark for one in judged for remark in one.remarks)
    judgement = judged[first]._replace(verdict=judged[worst].verdict, remarks=remarks)
    return Result(case, tuple(outcomes), judgement, shown=first)


def _judge_step(grader: GraderOf, case: Case, step: Step, outcomes: Sequence[Outcome]) -> Judgement:
    checked = None
    use = step.demand.checker
    if use is not None and {type(outcome.ending) for outcome in outcomes} == {Returned}:
        # Lazy: checkers and the values they see take a third of a bare start to import.
        from graders.engine.custom.run import check

        checked = Checked(check(grader(), use, case, step.call, outcomes))
    return judge(step.call, step.demand, tuple(outcomes), checked)
