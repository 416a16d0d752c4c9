"""Try wrong cases again in a fresh process: a function that is right there keeps something between calls."""

from collections.abc import Iterable, Iterator

from graders.engine.diagnose.failing import STATE, call_length
from graders.engine.grade.judge import GraderOf, judge_case
from graders.engine.messages import grade as say
from graders.engine.model import Feedback, Missing, NotRun, Raised, Result, Returned, Verdict
from graders.engine.plan import calls
from graders.engine.sandbox.session import Session

MOST = 3
"""How many cases of one function are tried again."""


def retried(session: Session, grader: GraderOf, results: Iterable[Result]) -> Iterator[Result]:
    """Yield the results of one function; those that are right when fresh say so, and stay wrong.

    The smallest are tried: of those one is shown.
    """
    results = tuple(results)
    candidates = sorted(filter(_may_differ, results), key=call_length)
    tried = {result.case.id for result in candidates[:MOST]}
    for result in results:
        yield _again(session, grader, result) if result.case.id in tried else result


def _may_differ(result: Result) -> bool:
    """Whether the case went wrong with an answer, after others in the same process."""
    wrong = result.verdict in (Verdict.WRONG, Verdict.RUNTIME_ERROR)
    answered = all(isinstance(outcome.ending, (Returned, Raised)) for outcome in result.outcomes)
    return wrong and answered and not result.case.fresh


def _again(session: Session, grader: GraderOf, result: Result) -> Result:
    outcomes = session.run_fresh(calls(result.case))
    if any(isinstance(outcome.ending, (NotRun, Missing)) for outcome in outcomes):
        return result
    if judge_case(grader, result.case, outcomes).verdict is not Verdict.CORRECT:
        return result
    state = Feedback(STATE, say.keeps_state(result.case.steps[result.shown].call.name))
    judgement = result.judgement
    return result._replace(judgement=judgement._replace(feedback=(state, *judgement.feedback)))
