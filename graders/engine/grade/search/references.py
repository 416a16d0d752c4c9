"""The reference solutions of an exercise, each in its own sandbox: what must come of a call, and whether they agree on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from graders.engine.compare.expected import outcome_text
from graders.engine.grade.judge import GraderOf, judge_case
from graders.engine.grade.search import demand as demanded
from graders.engine.grade.search.demand import Pattern
from graders.engine.grade.search.faults import ReferenceFault
from graders.engine.grade.search.subject import Subject
from graders.engine.messages import search as say
from graders.engine.model import Call, Case, Demand, Exercise, Function, Outcome, Result, Step, Verdict
from graders.engine.text import Text
from graders.engine.values.show import show_call

FOUND = "search:"
"""What the id of a found call starts with; no id of a bank has a colon."""


class Reference(NamedTuple):
    """The reference solution in one language."""

    file: str
    """As shown to people."""
    exercise: Exercise
    subject: Subject


class Told(NamedTuple):
    """A call, what the reference solution did in it, and what that demands of others: one of these."""

    call: Call
    outcome: Outcome
    demands: tuple[Demand, ...]


def judged(grader: GraderOf, call: Call, demands: Sequence[Demand], outcome: Outcome) -> Result:
    """Return an outcome judged as that of a case: by the first demand that it meets, else by the first.

    Raises:
        GraderError: when a checker fails.
    """
    results = (
        judge_case(grader, Case(f"{FOUND}{call.function}", call.function, (Step(call, one),)), (outcome,))
        for one in demands
    )
    first = next(results)
    if first.verdict is Verdict.CORRECT:
        return first
    return next((one for one in results if one.verdict is Verdict.CORRECT), first)


class References:
    """The reference in the language of the submission, and those in the other languages."""

    def __init__(self, grader: GraderOf, own: Reference, others: Sequence[Reference]) -> None:
        self._grader = grader
        self._own = own
        self._others = others

    def told(self, pattern: Pattern, call: Call) -> Told:
        """Return what must come of a call.

        Raises:
            ReferenceFault: when the reference does what its own cases would not take.
        """
        return self._told(pattern, call, self._own.subject.after_others)

    def settled(self, pattern: Pattern, call: Call) -> Told:
        """Return what must come of a call, made in a process of its own and by every reference.

        Raises:
            ReferenceFault: as above; or when the references differ.
        """
        told = self._told(pattern, call, self._own.subject.fresh)
        self.agree(told)
        return told

    def _told(self, pattern: Pattern, call: Call, make: Callable[[Call], Outcome]) -> Told:
        outcome = make(call)
        demands = demanded.demands(pattern, call, outcome)
        if demands is None:
            raise self._fails(call, outcome_text(outcome))
        result = judged(self._grader, call, demands, outcome)
        if result.verdict is not Verdict.CORRECT:
            said = result.judgement.feedback
            raise self._fails(call, said[0].text if said else outcome_text(outcome))
        return Told(call, outcome, demands)

    def agree(self, told: Told) -> None:
        """See to it that the references of the other languages do the same.

        Raises:
            ReferenceFault: when they do not.
        """
        for other in self._others:
            here, there = (_of(one.exercise, told.call.function) for one in (self._own, other))
            call = told.call._replace(name=there.name)
            outcome = other.subject.after_others(call)
            demands = [without_language(one, here, there) for one in told.demands]
            if judged(self._grader, call, demands, outcome).verdict is not Verdict.CORRECT:
                first, second = outcome_text(told.outcome), outcome_text(outcome)
                text = say.references_disagree(_shown(told.call), self._own.file, other.file, first, second)
                raise ReferenceFault(text)

    def _fails(self, call: Call, what: Text) -> ReferenceFault:
        return ReferenceFault(say.reference_fails(_shown(call), self._own.file, what))

    def close(self) -> None:
        """End their processes."""
        for one in (self._own, *self._others):
            one.subject.close()


def without_language(demand: Demand, here: Function, there: Function) -> Demand:
    """Return a demand without what differs between two languages in the cases of a function."""
    pairs = [
        (one.demand, other.demand)
        for first, second in zip(here.cases, there.cases, strict=True)
        for one, other in zip(first.steps, second.steps, strict=True)
    ]
    free = {name for name in Demand._fields if any(getattr(a, name) != getattr(b, name) for a, b in pairs)}
    changed: dict[str, object] = dict.fromkeys(free & {"returns", "prints", "arguments", "checker"})
    if demand.raises is not None and "raises" in free:
        changed["raises"] = demand.raises._replace(message=None)
    return demand._replace(**changed)


def _of(exercise: Exercise, function: str) -> Function:
    return next(one for one in exercise.functions if one.id == function)


def _shown(call: Call) -> str:
    return show_call(call.name, call.arguments, 200)
