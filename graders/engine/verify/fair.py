"""Refuse cases on which a right solution may rightly differ, as the grader's `allowed` tells them."""

from collections.abc import Iterator

from graders.engine.custom.load import Grader, GraderError
from graders.engine.custom.run import Code, failure, spoken
from graders.engine.messages import custom as say_custom
from graders.engine.messages import verify as say
from graders.engine.model import Call, Exercise
from graders.engine.text import Text
from graders.engine.values.rebuild import rebuild
from graders.engine.verify.problem import Problem
from graders.engine.verify.where import Path, Where


def check(exercise: Exercise, grader: Grader, where: Where) -> Iterator[Problem]:
    """Yield the cases whose arguments the description leaves open; of each rule that fails, the first failure."""
    failed: set[str] = set()
    for at, function in enumerate(exercise.functions):
        for index, case in enumerate(function.cases):
            path: Path = ("functions", at, "cases", index)
            for call in (step.call for step in case.steps if step.call.function not in failed):
                try:
                    reason = _reason(grader, call, case.id)
                except GraderError as error:
                    failed.add(call.function)
                    yield where.problem(path, "V142", error.text)
                else:
                    if reason is not None:
                        yield where.problem(path, "V141", say.may_differ(case.id, reason))


def _reason(grader: Grader, call: Call, case: str) -> Text | None:
    """Return what the description leaves open in the arguments of a call.

    Raises:
        GraderError: when the grader's own rule fails, or gives back something else than a Text or None.
    """
    rule = grader.allowed.get(call.function)
    if rule is None:
        return None
    code = Code(grader, rule, say_custom.the_rule(call.function), case)
    try:
        said = rule(*(rebuild(tree) for tree in call.arguments))
    except Exception as error:
        raise failure(code, error) from error
    return spoken(code, said)
