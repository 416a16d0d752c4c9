"""The bookkeeping of a search: each call once, the smallest kept, state and time told."""

from collections.abc import Callable, Iterator
from itertools import count

import pytest

from graders.engine.custom.load import Grader
from graders.engine.grade.search.demand import Pattern, pattern
from graders.engine.grade.search.faults import Enough, StrategyFault
from graders.engine.grade.search.hunt import UNSTABLE, Hunt, shortest
from graders.engine.grade.search.references import Reference, References, Told, judged
from graders.engine.grade.search.subject import Source, Subject
from graders.engine.model import Call, Case, Demand, Exercise, Function, Outcome, Returned, Step, Tree, Value
from graders.engine.sandbox.session import Setup
from graders.engine.text import Text, same

FUNCTION = Function(
    "f", "f", ("x",), same(""), (Case("c", "f", (Step(Call("f", "f", (1,)), Demand(returns=Value(2))),)),)
)
EXERCISE = Exercise("e", same("E"), "en", ("en",), (FUNCTION,))

Answer = Callable[[int], Tree]


class Pretended(Subject):
    """Answers without a sandbox, and counts."""

    def __init__(self, after_others: Answer, fresh: Answer | None = None) -> None:
        super().__init__(Source(b"", "f.py", {}, Setup()))
        self.answers = after_others, fresh or after_others
        self.made: list[str] = []

    def after_others(self, call: Call) -> Outcome:
        self.made.append("after others")
        (number,) = call.arguments
        assert isinstance(number, int)
        return Outcome(Returned(self.answers[0](number)))

    def fresh(self, call: Call) -> Outcome:
        self.made.append("fresh")
        (number,) = call.arguments
        assert isinstance(number, int)
        return Outcome(Returned(self.answers[1](number)))


def twice(number: int) -> Tree:
    return 2 * number


def below_10(number: int) -> Tree:
    return 2 * number if number < 10 else 0


def general() -> Pattern:
    found = pattern(FUNCTION)
    assert not isinstance(found, Text)
    return found


def hunt(student: Subject, seconds: float = 1e6, clock: Iterator[float] | None = None) -> Hunt:
    references = References(Grader, Reference("r.py", EXERCISE, Pretended(twice)), ())
    ticks = clock or iter(range(1000))
    return Hunt(Grader(), general(), 1, student, references, seconds, clock=lambda: next(ticks))


def test_the_last_that_differs_is_the_smallest_when_all_was_tried() -> None:
    looking = hunt(Pretended(below_10))
    assert [looking.differs((number,)) for number in (3, 700, 12, 9, 10, 9)] == [
        False, True, True, False, True, False,
    ]  # fmt: skip
    found = looking.smallest(done=True)
    assert found is not None
    assert found.case.steps[0].call.arguments == (10,)
    assert [one.kind for one in found.judgement.feedback] == ["wrong-value"]


def test_when_the_time_is_up_it_is_the_shortest() -> None:
    looking = hunt(Pretended(below_10))
    assert [looking.differs((number,)) for number in (700, 12, 300)] == [True, True, True]
    found = looking.smallest(done=False)
    assert found is not None
    assert found.case.steps[0].call.arguments == (12,)


def test_the_same_call_is_made_once() -> None:
    student = Pretended(twice)
    looking = hunt(student)
    assert [looking.differs((5,)) for _ in range(3)] == [False] * 3
    assert (looking.tried, student.made) == (1, ["after others"])


def test_a_difference_that_is_gone_in_a_fresh_process_is_none() -> None:
    student = Pretended(below_10, twice)
    looking = hunt(student)
    assert [looking.differs((number,)) for number in (5, 20, 30)] == [False] * 3
    assert student.made == ["after others", "after others", "fresh", "fresh"], "fresh from then on"
    assert looking.smallest(done=True) is None


def test_what_is_only_right_after_others_is_looked_at_anew() -> None:
    looking = hunt(Pretended(twice, below_10))
    assert looking.differs((50,)) is False
    assert looking.keeps_something()
    assert looking.differs((50,)) is True
    assert not looking.keeps_something()


def test_what_keeps_nothing_is_not_looked_at_anew() -> None:
    looking = hunt(Pretended(twice))
    assert looking.differs((50,)) is False
    assert not looking.keeps_something()


def test_an_answer_that_is_another_each_time_is_said_to_be() -> None:
    answers = count(1000)
    looking = hunt(Pretended(lambda _: next(answers)))
    assert looking.differs((5,))
    found = looking.smallest(done=True)
    assert found is not None
    assert [one.kind for one in found.judgement.feedback] == [UNSTABLE, "wrong-value"]


def test_it_ends_when_the_time_is_up() -> None:
    looking = hunt(Pretended(twice), seconds=2.5)
    assert [looking.differs((number,)) for number in (1, 2)] == [False, False]
    with pytest.raises(Enough) as ended:
        looking.differs((3,))
    assert ended.value.problem is None
    assert looking.differs((1,)) is False, "what is known is still told"


@pytest.mark.parametrize("drawn", [(), (1, 2), [1], 1, (object(),), (print,)])
def test_what_is_no_tuple_of_arguments_is_the_grader_s_fault(drawn: object) -> None:
    with pytest.raises(StrategyFault, match="gives no tuple of arguments"):
        hunt(Pretended(twice)).differs(drawn)


def test_the_shortest_call_and_of_those_the_last() -> None:
    def differing(number: int) -> Told:
        return Told(Call("f", "f", (number,)), Outcome(Returned(1)), (Demand(returns=Value(2)),))

    calls = [
        (told, judged(Grader, *told[:1], told.demands, told.outcome))
        for told in map(differing, (70, 5, 12, 8, 9, 10))
    ]
    found = shortest(calls)
    assert found is not None
    assert found[0].call.arguments == (9,)
    assert shortest([]) is None
