"""What the sandbox must know of an exercise before it loads a submission."""

from graders.engine.bank.places import Bank
from graders.engine.model import Exercise
from graders.engine.sandbox.session import Setup


def setup_of(bank: Bank, exercise: Exercise) -> Setup:
    """Return the files, packages and limits of an exercise."""
    folder = bank.exercises / exercise.slug
    calls = [step.call for function in exercise.functions for case in function.cases for step in case.steps]
    return Setup(
        files={name: folder / name for name in exercise.files},
        writes=exercise.writes,
        packages=exercise.packages,
        memory_mb=max((call.limits.memory_mb for call in calls), default=256),
        threads=any(call.threads for call in calls),
    )
