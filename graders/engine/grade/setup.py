"""What the sandbox must know of an exercise before it loads a submission."""

from __future__ import annotations

from graders.engine.bank.places import Bank
from graders.engine.model import Exercise, Function, Limits
from graders.engine.sandbox.session import Setup, Wanted
from graders.engine.worker.protocol import ROOM

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Sequence

_KINDS = ("name", "import", "statement")
"""Kinds of rules of which the words are looked for, in the order of `Wanted`."""

_START = 10.0
"""Wall seconds for loading a submission, also again after a function had to be given up."""


def setup_of(bank: Bank, exercise: Exercise) -> Setup:
    """Return the files, packages and limits of an exercise."""
    calls = [step.call for function in exercise.functions for case in function.cases for step in case.steps]
    limits = {call.limits for call in calls}
    return Setup(
        files={name: bank.data_file(exercise.slug, name) for name in exercise.files},
        writes=exercise.writes,
        packages=exercise.packages,
        memory_mb=max((one.memory_mb for one in limits), default=256),
        threads=True in [call.threads for call in calls],
        room=_room([call.most for call in calls if call.most is not None]),
        total_seconds=_START + sum(_most(function) for function in exercise.functions),
        wanted=_wanted(exercise),
    )


def _wanted(exercise: Exercise) -> Wanted | None:
    """Return what the rules of an exercise look for; None when it has none."""
    rules = (*exercise.rules, *(rule for function in exercise.functions for rule in function.rules))
    if not rules:
        return None
    words = {
        kind: dict.fromkeys(word for rule in rules if rule.kind == kind for word in rule.words)
        for kind in _KINDS
    }
    return Wanted(*map(tuple, words.values()))


def _room(most: Sequence[int]) -> int:
    """Return how many bytes of a large value a submission may tell: one number for all, and a round one.

    So it says nothing of what is expected of one call.
    """
    return max(ROOM, 1 << (max(most, default=0) - 1).bit_length())


def _most(function: Function) -> float:
    """Return the wall seconds for one function: two cases that sleep until they are given up, and as much again."""
    limits = {step.call.limits for case in function.cases for step in case.steps}
    seconds = max((one.seconds for one in limits), default=Limits().seconds)
    return 2 * (5 * seconds + 1) + seconds
