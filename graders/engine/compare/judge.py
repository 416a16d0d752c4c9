"""The verdict on one call: what a case demands against what happened."""

from __future__ import annotations

from graders.engine import messages as say
from graders.engine.compare.demands import changed, faults, unread
from graders.engine.compare.raising import is_demanded
from graders.engine.model import (
    SEVERITY,
    Call,
    Demand,
    Feedback,
    Judgement,
    Outcome,
    Raised,
    Replacement,
    Returned,
    Verdict,
)
from graders.engine.record import Record
from graders.engine.text import Text

_CORRECT = Judgement(Verdict.CORRECT)

STOPPED_BY_US = ("called-too-often", "asked-more")
"""Kinds of feedback on a call that we made raise (or that swallowed it): what it raised is not the student's doing."""


class Checked(Record):
    """What a checker said: None is right."""

    text: Text | None


def judge(
    call: Call, demand: Demand, outcomes: tuple[Outcome, ...], checked: Checked | None = None
) -> Judgement:
    """Judge the outcomes of one call (several when its case repeats it) against all that is demanded.

    `checked` is what the demanded checker said; a caller asks it only if all outcomes returned, and passes None
    if it could not be asked or gave no answer. No outcome, and a checker that did not speak, are an internal
    error: nothing is correct by default. The verdict is that of the worst outcome.
    """
    if not outcomes:
        return _internal("no-outcome", say.judging.NO_OUTCOME)
    judged = [_judge_one(call, demand, outcome) for outcome in outcomes]
    worst = judged[0] if len(judged) == 1 else max(judged, key=_severity)
    if demand.checker is None or demand.raises is not None:
        return worst
    return _with_checker(worst, checked) if {type(one.ending) for one in outcomes} == {Returned} else worst


def _severity(judgement: Judgement) -> int:
    return SEVERITY[judgement.verdict]


def _internal(kind: str, text: Text) -> Judgement:
    return Judgement(Verdict.INTERNAL_ERROR, (Feedback(kind, text),))


def _with_checker(judgement: Judgement, checked: Checked | None) -> Judgement:
    """Add what the checker said, before anything else that is wrong."""
    if checked is None:
        if judgement.verdict is not Verdict.CORRECT:
            return judgement
        return _internal("not-checked", say.judging.NOT_CHECKED)
    if checked.text is None:
        return judgement
    said = (Feedback("checker", checked.text), *judgement.feedback)
    verdict = max(judgement.verdict, Verdict.WRONG, key=SEVERITY.__getitem__)
    return judgement._replace(verdict=verdict, feedback=said)


def _judge_one(call: Call, demand: Demand, outcome: Outcome) -> Judgement:
    judgement = None
    if call.replaces or outcome.asked_more:
        judgement = _unasked(call, outcome)
    judgement = judgement or _judge_ending(call, demand, outcome)
    if outcome.output_cut and judgement.verdict is Verdict.CORRECT:
        judgement = Judgement(Verdict.OUTPUT_LIMIT_EXCEEDED, (Feedback("output", say.judging.OUTPUT_CUT),))
    remarks = _remarks(call, demand, outcome, judgement)
    return judgement._replace(remarks=remarks) if remarks else judgement


def _unasked(call: Call, outcome: Outcome) -> Judgement | None:
    """Judge what may never happen: calling a replaced function too often, asking for more."""
    for replacement in call.replaces:
        if _count(replacement, outcome) > len(replacement.in_turn):
            return Judgement(Verdict.WRONG, (_too_often(replacement, outcome),))
    if not outcome.asked_more or not isinstance(outcome.ending, Returned | Raised):
        return None
    debugs = isinstance(outcome.ending, Raised) and "user:BdbQuit" in outcome.ending.types
    return Judgement(Verdict.WRONG, (Feedback("asked-more", say.judging.DEBUGS if debugs else _asked(call)),))


def _count(replacement: Replacement, outcome: Outcome) -> int:
    return outcome.replaced.get(replacement.function, 0)


def _too_often(replacement: Replacement, outcome: Outcome) -> Feedback:
    count, most = _count(replacement, outcome), len(replacement.in_turn)
    ready = {0: say.judging.NOT_AT_ALL, 1: say.judging.MOST_ONCE}
    allowed = ready.get(most) or say.judging.MOST_TIMES.fill(count=most)
    times = say.judging.ONCE if count == 1 else say.judging.TIMES.fill(count=count)
    return Feedback(
        "called-too-often",
        say.judging.CALLED_TOO_OFTEN.fill(name=replacement.name, count=times, ready=allowed),
    )


def _asked(call: Call) -> Text:
    if not call.stdin:
        return say.judging.ASKED
    return (
        say.judging.ASKED_MORE_THAN_ONE
        if len(call.stdin) == 1
        else say.judging.ASKED_MORE.fill(count=len(call.stdin))
    )


def _judge_ending(call: Call, demand: Demand, outcome: Outcome) -> Judgement:
    ending = outcome.ending
    if isinstance(ending, Returned) and demand.raises is None:
        return _judge_rest(call, demand, outcome)
    if isinstance(ending, Raised) and demand.raises is not None and is_demanded(demand.raises, ending):
        return _judge_rest(call, demand, outcome)
    return _explain_ending(call, demand, outcome)


def _judge_rest(call: Call, demand: Demand, outcome: Outcome) -> Judgement:
    """Judge a call that returned, or that raised what it must."""
    found = faults(call, demand, outcome)
    if not found:
        return _CORRECT
    difference = next((difference for _, difference in found if difference is not None), None)
    return Judgement(Verdict.WRONG, tuple(feedback for feedback, _ in found), (), difference)


def _explain_ending(call: Call, demand: Demand, outcome: Outcome) -> Judgement:
    """Judge a call that ended otherwise than it must."""
    # Words are loaded when there is something to say: a right submission is checked without them.
    from graders.engine.compare.endings import judge_ending
    from graders.engine.compare.exceptions import judge_not_raised, judge_raised

    ending = outcome.ending
    if demand.raises is not None and isinstance(ending, Returned):
        return judge_not_raised(demand.raises, outcome)
    if demand.raises is not None and isinstance(ending, Raised):
        return judge_raised(call, demand.raises, ending)
    return judge_ending(call, ending)


# ---------------------------------------------------------------- remarks


def _remarks(call: Call, demand: Demand, outcome: Outcome, judgement: Judgement) -> tuple[Feedback, ...]:
    """Collect what deserves a word and makes nothing wrong, for calls that ended with an answer."""
    if judgement.verdict not in (Verdict.CORRECT, Verdict.WRONG):
        return ()
    said = {feedback.kind for feedback in judgement.feedback}
    found = _printed(call, demand, outcome, said)
    if outcome.arguments is not None:
        found += _changed(call, demand, outcome)
    if call.replaces:
        found += _unused(call, outcome)
    return (*found, unread(outcome)) if outcome.unread and "unread" not in said else found


def _printed(call: Call, demand: Demand, outcome: Outcome, said: set[str]) -> tuple[Feedback, ...]:
    free = demand.prints is not None or demand.checker is not None or call.stdin is not None
    if free or not outcome.stdout.strip() or not said.isdisjoint(("prints", "prints-message", "asked-more")):
        return ()
    return (Feedback("also-prints", say.judging.ALSO_PRINTS),)


def _changed(call: Call, demand: Demand, outcome: Outcome) -> tuple[Feedback, ...]:
    if demand.arguments is not None or demand.keeps_arguments:
        return ()
    change = changed(call, outcome)
    return () if change is None else (change,)


def _unused(call: Call, outcome: Outcome) -> tuple[Feedback, ...]:
    return tuple(
        Feedback("never-called", say.judging.NEVER_CALLED.fill(name=replacement.name))
        for replacement in call.replaces
        if not _count(replacement, outcome)
    )
