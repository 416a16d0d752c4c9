"""From an exercise to the calls that a submission must make, in the order of the bank: pure, and seeded."""

from __future__ import annotations

from graders.engine.model import Call, Case, Exercise, Function

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def calls(case: Case) -> tuple[Call, ...]:
    """Return the calls of one case, in order; a repeated case is made with seeds seed, seed + 1, and on."""
    if case.repeat == 1:
        return tuple([step.call for step in case.steps])
    (step,) = case.steps
    function, name, arguments, stdin, seed, *rest = step.call
    first = seed or 0
    seeds = range(first, first + case.repeat)
    return tuple([Call(function, name, arguments, stdin, one, *rest) for one in seeds])


def chosen(exercise: Exercise, functions: Sequence[str] = ()) -> tuple[Function, ...]:
    """Return the functions named (by id or by name), or all of them; in the order of the bank."""
    return tuple(
        function
        for function in exercise.functions
        if not functions or function.id in functions or function.name in functions
    )


def together(functions: Sequence[Function]) -> Iterator[Case]:
    """Yield the cases that run one after the other in one process, as a student would call them."""
    return (case for function in functions for case in function.cases if not case.fresh)


def alone(functions: Sequence[Function]) -> Iterator[Case]:
    """Yield the cases that want a process of their own."""
    return (case for function in functions for case in function.cases if case.fresh)
