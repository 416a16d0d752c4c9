"""Tell which failures vanish with right functions in the place of those that a function builds on, and who is to blame."""

from collections.abc import Iterable, Mapping, Sequence
from time import monotonic
from typing import NamedTuple

from graders.engine.diagnose.failing import FOLLOW_THROUGH, STATE
from graders.engine.grade.blame import Blamed, Followed
from graders.engine.grade.judge import GraderOf, judge_case
from graders.engine.grade.known import Table, can_be_replaced, of_bank
from graders.engine.grade.oracle import Oracle, Teacher
from graders.engine.grade.reach import Reach
from graders.engine.grade.stubbed import make
from graders.engine.messages import grade as say
from graders.engine.model import (
    Case,
    Diagnosis,
    Exercise,
    Function,
    FunctionReport,
    Loaded,
    Missing,
    NotRun,
    Outcome,
    Result,
    Verdict,
)
from graders.engine.sandbox.session import Session


class Found(NamedTuple):
    """What came of trying again, by function id, and whether the reference was asked for it."""

    functions: Mapping[str, Followed] = {}
    asked: bool = False


def followed(
    exercise: Exercise,
    grader: GraderOf,
    teacher: Teacher,
    session: Session,
    reports: Sequence[FunctionReport],
) -> Found:
    """Return what came of trying again; a function that builds on no wrong one is not in it.

    Raises:
        GraderError: when a checker of the bank fails.
        SandboxError: when the sandbox itself fails.
    """
    loaded = session.load()
    if loaded.syntax or not _any_to_try(exercise, loaded, reports):
        return Found()
    table = Table(of_bank(exercise))
    for known in teacher.known():
        table.add(known)
    with Oracle(exercise.functions, table, teacher) as oracle:
        found = _Following(exercise, grader, session, oracle, reports).all()
        return Found(found, oracle.asked)


def _any_to_try(exercise: Exercise, loaded: Loaded, reports: Sequence[FunctionReport]) -> bool:
    reach = Reach(exercise, loaded, reports)
    return any(_failed(report) and reach.suspects(report.function) for report in reports)


_LONGEST = 5.0
"""Seconds after which no other function is tried: where all of them hang, each try takes as long as the limits allow."""


class _Following:
    def __init__(
        self,
        exercise: Exercise,
        grader: GraderOf,
        session: Session,
        oracle: Oracle,
        reports: Sequence[FunctionReport],
    ) -> None:
        self._grader = grader
        self._session = session
        self._oracle = oracle
        self._reports = reports
        self._reach = Reach(exercise, session.load(), reports)
        self._found: dict[str, Followed] = {}
        self._until = monotonic() + _LONGEST

    def all(self) -> Mapping[str, Followed]:
        """Try the deepest functions first: who builds on one that is right but for another builds on that other."""
        for report in sorted(self._reports, key=lambda one: self._reach.depth(one.function)):
            suspects = self._reach.suspects(report.function)
            if suspects and _failed(report) and monotonic() < self._until:
                self._found[report.function.id] = self._one(report, suspects)
        return self._found

    def _one(self, report: FunctionReport, suspects: Sequence[Function]) -> Followed:
        replaceable = tuple(filter(can_be_replaced, suspects))
        failed = [result.case for result in _failed(report)]
        outcome = self._right_with(report, failed, replaceable)
        fixed = [case for case in failed if outcome.get(case.id)]
        # Where one that cannot be replaced is wrong, too, what stays wrong may be its doing.
        tried = outcome if len(replaceable) == len(suspects) else [case.id for case in fixed]
        blame = self._blame(report, fixed, replaceable)
        caused = tuple((culprits[0], cases) for culprits, cases in blame)
        whole = len(fixed) == len(failed)
        because = tuple(dict.fromkeys(one for culprits, _ in blame for one in culprits)) if whole else ()
        return Followed(_merged(caused), frozenset(tried), because)

    def _blame(
        self, report: FunctionReport, fixed: Sequence[Case], replaced: Sequence[Function]
    ) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
        """Return which functions (ids) are to blame for which cases, found by replacing them one by one."""
        roots = tuple(one for one in replaced if not self._because(one)) or tuple(replaced)
        left, blame = list(fixed), []
        for one in roots if len(roots) > 1 else ():
            right = self._right_with(report, left, (one,)) if left else {}
            cases = tuple(case.id for case in left if right.get(case.id))
            left = [case for case in left if case.id not in cases]
            if cases:
                blame.append((self._because(one) or (one.id,), cases))
        if left:
            needed = self._needed(report, left, roots)
            culprits = dict.fromkeys(id_ for one in needed for id_ in self._because(one) or (one.id,))
            blame.append((tuple(culprits), tuple(case.id for case in left)))
        return blame

    def _needed(
        self, report: FunctionReport, cases: Sequence[Case], replaced: Sequence[Function]
    ) -> tuple[Function, ...]:
        """Leave out, one by one, the functions that the cases become right without."""
        needed = list(replaced)
        for one in reversed(replaced):
            others = tuple(other for other in needed if other is not one)
            if monotonic() > self._until:
                break
            if others and all(self._right_with(report, cases, others).get(case.id) for case in cases):
                needed.remove(one)
        return tuple(needed)

    def _because(self, function: Function) -> tuple[str, ...]:
        found = self._found.get(function.id)
        return found.because if found else ()

    def _right_with(
        self, report: FunctionReport, cases: Sequence[Case], replaced: Sequence[Function]
    ) -> dict[str, bool]:
        """Return which cases are right with these functions replaced; those that it cannot be told of are left out."""
        ids = {one.id for one in replaced}
        keeps = any(one.kind == STATE for result in report.results for one in result.judgement.feedback)
        wanted = report.function.cases if keeps else cases
        wanted = [case for case in wanted if ids.isdisjoint(step.call.function for step in case.steps)]
        if not replaced or not wanted:
            return {}
        made = make(self._session, self._oracle, wanted, replaced, whole=keeps)
        asked = {case.id for case in cases}
        return {
            case.id: judge_case(self._grader, case, made.outcomes[case.id]).verdict is Verdict.CORRECT
            for case in wanted
            if case.id in asked and _ended(made.outcomes.get(case.id, ()))
        }


def told(report: FunctionReport, found: Mapping[str, Followed], exercise: Exercise) -> FunctionReport:
    """Return the report of a function that is right apart from others with that as its diagnosis; others as they are."""
    because = found.get(report.function.id, Followed()).because
    if not because:
        return report
    names = {one.id: one.name for one in exercise.functions}
    text = say.right_apart_from(report.function.name, [names[one] for one in because])
    cases = tuple(result.case.id for result in _failed(report))
    return report._replace(diagnosis=Diagnosis(FOLLOW_THROUGH, text, cases), follow_through=because)


def _failed(report: FunctionReport) -> tuple[Result, ...]:
    """Return what is not right of a function that is there and written: also what was given up."""
    if report.unwritten or any(
        isinstance(outcome.ending, Missing) or outcome.ending in _NEVER
        for result in report.results
        for outcome in result.outcomes
    ):
        return ()
    return tuple(result for result in report.results if result.verdict is not Verdict.CORRECT)


_NEVER = (NotRun("infrastructure"),)


def _ended(outcomes: Iterable[Outcome]) -> bool:
    """Whether there are outcomes, all of calls that were made."""
    endings = [outcome.ending for outcome in outcomes]
    return bool(endings) and not any(isinstance(ending, NotRun) for ending in endings)


def _merged(caused: Blamed) -> Blamed:
    merged: dict[str, tuple[str, ...]] = {}
    for culprit, cases in caused:
        merged[culprit] = (*merged.get(culprit, ()), *cases)
    return tuple(merged.items())
