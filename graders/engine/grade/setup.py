"""What the sandbox must know of an exercise before it loads a submission."""

from __future__ import annotations

from graders.engine.bank.places import Bank
from graders.engine.model import Exercise, Function, Limits
from graders.engine.sandbox.session import Setup, Wanted

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


def _most(function: Function) -> float:
    """Return the wall seconds for one function: two cases that sleep until they are given up, and as much again."""
    limits = {step.call.limits for case in function.cases for step in case.steps}
    seconds = max((one.seconds for one in limits), default=Limits().seconds)
    return 2 * (5 * seconds + 1) + seconds
