"""Refuse cases on which a right solution may rightly differ, as the grader's `allowed` tells them."""

from collections.abc import Iterator

from graders.engine.custom.load import Grader, GraderError
from graders.engine.custom.run import left_open
from graders.engine.messages import verify as say
from graders.engine.model import Exercise
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
                    reason = left_open(grader, call, case.id)
                except GraderError as error:
                    failed.add(call.function)
                    yield where.problem(path, "V142", error.text)
                else:
                    if reason is not None:
                        yield where.problem(path, "V141", say.may_differ(case.id, reason))
