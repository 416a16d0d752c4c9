"""Make cases with right functions in the place of some of the submission's, until no question is left without an answer."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from graders.engine.grade.known import Key, Known, key, talks
from graders.engine.grade.oracle import Oracle
from graders.engine.model import Call, Case, Function, Outcome, Question, Stub
from graders.engine.plan import calls
from graders.engine.sandbox.session import Session


class Bounds(NamedTuple):
    """How far making cases goes."""

    per_case: int = 20
    per_function: int = 200
    """How often the reference is asked: for one case, and for all cases of one function."""
    shared: int = 200
    """Arguments of at most so many bytes are answered in all cases as soon as one asks: a small table is soon complete."""


ROUNDS = 100
"""How often a case is made at most: each time, a call more is answered."""


class Made(NamedTuple):
    """What came of cases with stubs."""

    outcomes: Mapping[str, tuple[Outcome, ...]]
    """By case id; a case with a question that nobody can answer is not in it."""
    asked: Mapping[str, tuple[Known, ...]]
    """By case id, what was asked for it."""


def make(
    session: Session,
    oracle: Oracle,
    cases: Sequence[Case],
    replaced: Sequence[Function],
    *,
    whole: bool = False,
    bounds: Bounds | None = None,
) -> Made:
    """Make the cases, with stubs in the place of functions.

    `whole`: all cases are made again as long as one has a question, one after the other: each may depend on the one before.
    """
    return _Making(session, oracle, cases, replaced, whole, bounds or Bounds()).make()


class _Making:
    def __init__(
        self,
        session: Session,
        oracle: Oracle,
        cases: Sequence[Case],
        replaced: Sequence[Function],
        whole: bool,
        bounds: Bounds,
    ) -> None:
        self._session = session
        self._oracle = oracle
        self._replaced = replaced
        self._whole = whole
        self._bounds = bounds
        self._cases = cases
        ids = {one.id for one in replaced}
        self._tables: dict[str, dict[Key, Known]] = {
            case.id: {
                key(one.question): one
                for one in oracle.table.of_case(case.id)
                if one.question.function in ids
            }
            for case in cases
        }
        self._asked: dict[str, list[Known]] = {case.id: [] for case in cases}
        self._shared: dict[Key, Known] = {}
        self._outcomes: dict[str, tuple[Outcome, ...]] = {}
        self._to_reference: dict[str, int] = {}

    def make(self) -> Made:
        waiting = list(self._cases)
        for _ in range(ROUNDS):
            if not waiting:
                break
            open_cases = self._round(self._cases if self._whole else waiting)
            waiting = [case for case in waiting if case.id in open_cases]
        asked = {case: tuple(known) for case, known in self._asked.items()}
        for case in waiting:
            self._outcomes.pop(case.id, None)
        return Made(self._outcomes, asked)

    def _round(self, cases: Sequence[Case]) -> set[str]:
        """Make cases; return those that asked something that has an answer now."""
        questions: dict[str, Question] = {}
        for case, outcomes in self._made(cases):
            question = next((one.question for one in outcomes if one.question is not None), None)
            self._outcomes.pop(case.id, None)
            if question is None:
                self._outcomes[case.id] = outcomes
            else:
                questions[case.id] = question
        self._ask(questions)
        return {case for case, question in questions.items() if self._learn(case, question)}

    def _made(self, cases: Sequence[Case]) -> Iterable[tuple[Case, tuple[Outcome, ...]]]:
        together = [case for case in cases if not case.fresh]
        groups = self._session.run_apart(self._calls(case) for case in together)
        yield from zip(together, groups, strict=True)
        for case in cases:
            if case.fresh:
                yield case, next(iter(self._session.run_apart([self._calls(case)])))

    def _calls(self, case: Case) -> list[Call]:
        table = self._shared | self._tables[case.id]
        return [call._replace(stubs=self._stubs(call, table)) for call in calls(case)]

    def _stubs(self, call: Call, table: Mapping[Key, Known]) -> tuple[Stub, ...]:
        taken = {one.function for one in call.replaces}
        return tuple(
            Stub(
                one.id,
                one.name,
                one.parameters,
                talks(one),
                tuple(
                    (known.question, known.answer)
                    for known in table.values()
                    if known.question.function == one.id and known.answer is not None
                ),
            )
            for one in self._replaced
            if one.id not in taken
        )

    def _ask(self, questions: Mapping[str, Question]) -> None:
        """Have the reference asked what is not known, within bounds."""
        wanted = []
        for case, question in questions.items():
            if self._oracle.find(question) is None:
                counts = self._to_reference
                counts[case] = counts.get(case, 0) + 1
                if (
                    counts[case] <= self._bounds.per_case
                    and sum(counts.values()) <= self._bounds.per_function
                ):
                    wanted.append(question)
        self._oracle.ask(wanted)

    def _learn(self, case: str, question: Question) -> bool:
        """Note the answer for a case; whether there is one that it did not have."""
        name, answer = key(question), self._oracle.find(question)
        if answer is None or name in self._tables[case]:
            return False
        known = Known(question, answer)
        self._tables[case][name] = known
        self._asked[case].append(known)
        if len(name[1]) <= self._bounds.shared and question.typed is None:
            self._shared[name] = known
        return True
