"""What a stub earns: a function that always returns the same, or an argument, or always raises; pure."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from typing import NamedTuple, TypeAlias

from graders.engine.custom.load import Grader
from graders.engine.grade.judge import judge_case
from graders.engine.grade.points import share
from graders.engine.messages import verify as say
from graders.engine.model import Call, Case, Ending, Exercise, Function, Outcome, Raised, Returned, Tree
from graders.engine.text import Text
from graders.engine.values.canonical import canonical
from graders.engine.values.show import show
from graders.engine.verify.problem import Problem
from graders.engine.verify.where import Where

Answer: TypeAlias = Callable[[Call], Ending]
"""What a stub does with any call."""

MOST = Fraction(1, 4)
"""The largest share of a function's points that a stub may earn."""

_CONSTANTS = 60
"""How many of the values that most cases expect are tried as the constant."""


class Stub(NamedTuple):
    """A kind of stub, and the share (0 to 1) of a function's points that it earns."""

    what: Text
    share: Fraction


def best(exercise: Exercise, grader: Grader) -> dict[str, Stub]:
    """Return, per function id, the stub that earns most."""
    return {
        function.id: max(_stubs(function, grader), key=lambda stub: stub.share)
        for function in exercise.functions
    }


def check(exercise: Exercise, stubs: dict[str, Stub], where: Where) -> Iterator[Problem]:
    """Yield the functions of which a stub earns too much."""
    for index, function in enumerate(exercise.functions):
        stub = stubs[function.id]
        if stub.share > MOST:
            text = say.stub_earns(function.id, stub.what, round(100 * stub.share))
            yield where.problem(("functions", index), "V131", text)


def _stubs(function: Function, grader: Grader) -> Iterator[Stub]:
    for tree in _constants(function):
        yield _stub(function, grader, say.returns_constant(show(tree, 40)), partial(_constant, tree))
    for index, name in enumerate(function.parameters):
        yield _stub(function, grader, say.returns_argument(name), partial(_argument, index))
    for name, message in _exceptions(function):
        yield _stub(function, grader, say.raises_always(name), partial(_exception, name, message))


def _stub(function: Function, grader: Grader, what: Text, answer: Answer) -> Stub:
    results = [judge_case(lambda: grader, case, _outcomes(case, answer)) for case in function.cases]
    return Stub(what, share(function, results))


def _outcomes(case: Case, answer: Answer) -> list[Outcome]:
    return [Outcome(answer(step.call)) for step in case.steps] * case.repeat


def _constant(tree: Tree, _call: Call) -> Ending:
    return Returned(tree)


def _argument(index: int, call: Call) -> Ending:
    return Returned(call.arguments[index], same_as=index) if index < len(call.arguments) else Returned(None)


def _exception(name: str, message: str | None, _call: Call) -> Ending:
    return Raised((name, "Exception", "BaseException", "object"), message or "")


def _constants(function: Function) -> list[Tree]:
    """Return the values that most cases expect, and None."""
    counted: dict[bytes, list[Tree]] = {canonical(None): [None]}
    for case in function.cases:
        for step in case.steps:
            if step.demand.returns:
                tree = step.demand.returns.tree
                counted.setdefault(canonical(tree), []).append(tree)
    groups = sorted(counted.values(), key=lambda group: -len(group))
    return [group[0] for group in groups[:_CONSTANTS]]


def _exceptions(function: Function) -> set[tuple[str, str | None]]:
    demands = [step.demand.raises for case in function.cases for step in case.steps]
    return {(demand.type, demand.message) for demand in demands if demand}
