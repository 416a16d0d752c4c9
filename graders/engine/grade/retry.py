"""Try wrong cases again in a fresh process: a function that is right there keeps something between calls."""

from collections.abc import Iterable, Iterator, Sequence

from graders.engine.diagnose.failing import STATE, VARIES, call_length
from graders.engine.diagnose.fingerprints import mark
from graders.engine.grade.judge import GraderOf, judge_case
from graders.engine.messages import grade as say
from graders.engine.model import Feedback, Missing, NotRun, Raised, Result, Returned, Verdict
from graders.engine.plan import calls
from graders.engine.sandbox.session import Session

MOST = 3
"""How many cases of one function are tried again."""


def retried(
    session: Session, grader: GraderOf, results: Iterable[Result], lasting: bool = True
) -> Iterator[Result]:
    """Yield the results of one function; those that are right when fresh say so, and stay wrong.

    The smallest are tried, of which one is shown; and no more once one is as wrong when fresh. When the very first call was
    wrong, and nothing in the source looks as if it kept or drew anything (`lasting`), it is wrong from the start: none is tried.
    """
    results = tuple(results)
    again: dict[str, Result] = {}
    for result in _candidates(results, lasting):
        again[result.case.id] = _again(session, grader, result)
        if again[result.case.id] is result:
            break
    for result in results:
        yield again.get(result.case.id, result)


def _candidates(results: Sequence[Result], lasting: bool) -> list[Result]:
    shared = next((one for one in results if not one.case.fresh), None)
    if shared is None or (shared.verdict is not Verdict.CORRECT and not lasting):
        return []
    return sorted(filter(_may_differ, results), key=call_length)[:MOST]


_LASTING = (
    b"global",
    b"nonlocal",
    b"random",
    b"time",
    b"secrets",
    b"=[",
    b"= [",
    b"={",
    b"= {",
    b"list()",
    b"dict()",
    b"set()",
)
"""What may make a call come out otherwise than the same one before: a word of its own, or at the left of a line."""


def may_last(source: bytes) -> bool:
    """Return whether a source looks as if something in it lasted from one call to the next, or were drawn by chance.

    Only a guess, which saves time: words that draw or keep, and containers made outside functions or as default values.
    """
    lines = source.split(b"\n")
    if any(word in source for word in _LASTING[:5]):
        return True
    top = [line for line in lines if line[:1] not in (b" ", b"\t", b"#", b"")]
    return any(word in line for line in top for word in _LASTING[5:])


def _may_differ(result: Result) -> bool:
    """Whether the case went wrong with an answer, after others in the same process."""
    wrong = result.verdict in (Verdict.WRONG, Verdict.RUNTIME_ERROR)
    answered = all(isinstance(outcome.ending, (Returned, Raised)) for outcome in result.outcomes)
    return wrong and answered and not result.case.fresh


def _again(session: Session, grader: GraderOf, result: Result) -> Result:
    again = _fresh(session, grader, result)
    if again is None:
        return result
    name = result.case.steps[result.shown].call.name
    if again.verdict is not Verdict.CORRECT:
        # Wrong in another way: by chance it is so again, and by what it kept it is the same.
        once_more = _fresh(session, grader, result) if mark(again) != mark(result) else None
        varies = once_more is not None and mark(once_more) != mark(again)
        return _saying(result, Feedback(VARIES, say.varies(name))) if varies else result
    return _saying(result, Feedback(STATE, say.keeps_state(name)))


def _fresh(session: Session, grader: GraderOf, result: Result) -> Result | None:
    """Judge a case that is made in a fresh process; None when it could not be."""
    outcomes = session.run_fresh(calls(result.case))
    if any(isinstance(outcome.ending, (NotRun, Missing)) for outcome in outcomes):
        return None
    return judge_case(grader, result.case, outcomes)


def _saying(result: Result, feedback: Feedback) -> Result:
    judgement = result.judgement
    return result._replace(judgement=judgement._replace(feedback=(feedback, *judgement.feedback)))
