"""Refuse cases on which a right solution may rightly differ, as the grader's `allowed` tells them."""

from collections.abc import Iterator

from graders.engine.custom.load import Grader
from graders.engine.messages import verify as say
from graders.engine.model import Exercise
from graders.engine.text import Text
from graders.engine.values.rebuild import rebuild
from graders.engine.verify.problem import Problem
from graders.engine.verify.where import Path, Where


def check(exercise: Exercise, grader: Grader, where: Where) -> Iterator[Problem]:
    """Yield the cases whose arguments the description leaves open."""
    for at, function in enumerate(exercise.functions):
        for index, case in enumerate(function.cases):
            for step in case.steps:
                allowed = grader.allowed.get(step.call.function)
                if allowed is None:
                    continue
                path: Path = ("functions", at, "cases", index)
                arguments = tuple(rebuild(tree) for tree in step.call.arguments)
                try:
                    reason = allowed(*arguments)
                except Exception as error:  # noqa: BLE001 - the grader's own code: its failure is the bank's
                    text = say.allowed_failed(case.id, f"{type(error).__name__}: {error}")
                    yield where.problem(path, "V142", text)
                else:
                    if isinstance(reason, Text):
                        yield where.problem(path, "V141", say.may_differ(case.id, reason))
