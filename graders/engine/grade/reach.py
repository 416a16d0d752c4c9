"""Which functions of the exercise a submission's function builds on, through helpers of its own too; pure."""

from collections.abc import Sequence

from graders.engine.model import Exercise, Function, FunctionReport, Loaded, Verdict


class Reach:
    """Who builds on whom in one submission."""

    def __init__(self, exercise: Exercise, loaded: Loaded, reports: Sequence[FunctionReport]) -> None:
        self._functions = exercise.functions
        self._names = {one.id: one.name for one in exercise.functions}
        self._calls = loaded.calls
        self._right = {one.function.id for one in reports if one.verdict is Verdict.CORRECT}

    def suspects(self, function: Function) -> tuple[Function, ...]:
        """Return the functions that are not right and that `function` builds on, those that build on no other first.

        Not those that build on it in turn: blame must not go round.
        """
        reached = self._reached(function)
        return tuple(
            sorted(
                (
                    one
                    for one in self._functions
                    if one.id not in self._right
                    and one.id != function.id
                    and one.name in reached
                    and function.name not in self._reached(one)
                ),
                key=self.depth,
            )
        )

    def depth(self, function: Function) -> int:
        """Return how many functions of the exercise it builds on: more than any of those does."""
        reached = self._reached(function)
        return sum(one.name in reached for one in self._functions)

    def _reached(self, function: Function) -> set[str]:
        """Return the names that a function's code mentions, and those that the code of these mentions, and on."""
        waiting, reached = [*self._mentioned(function)], set[str]()
        while waiting:
            name = waiting.pop()
            if name not in reached:
                reached.add(name)
                waiting += self._calls.get(name, ())
        return reached

    def _mentioned(self, function: Function) -> tuple[str, ...]:
        """What its code mentions is not known of a function that is imported or assigned: then it is what the bank says."""
        mentioned = self._calls.get(function.name)
        return (
            mentioned if mentioned is not None else tuple(self._names[use.function] for use in function.uses)
        )
