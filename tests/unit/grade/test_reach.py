"""Who builds on whom: through helpers of the submission's own, and never round in a circle."""

from collections.abc import Mapping

from graders.engine.grade.reach import Reach
from graders.engine.model import Exercise, Function, FunctionReport, Loaded, Use, Verdict
from graders.engine.text import same

Calls = Mapping[str, tuple[str, ...]]


def function(name: str, *uses: str) -> Function:
    return Function(name.upper(), name, (), same(""), (), uses=tuple(map(Use, uses)))


FUNCTIONS = (function("f"), function("g", "F"), function("h", "F", "G"))


def suspects(name: str, calls: Calls, *right: str) -> list[str]:
    """Return who may be to blame for the failures of a function, when some are right."""
    exercise = Exercise("x", same("X"), "nl", ("nl",), FUNCTIONS)
    reports = [
        FunctionReport(one, Verdict.CORRECT if one.name in right else Verdict.WRONG, ()) for one in FUNCTIONS
    ]
    reach = Reach(exercise, Loaded({}, calls=calls), reports)
    return [one.name for one in reach.suspects(next(one for one in FUNCTIONS if one.name == name))]


def test_the_wrong_functions_that_the_code_mentions_the_deepest_first() -> None:
    calls = {"h": ("g",), "g": ("f",), "f": ()}
    assert suspects("h", calls) == ["f", "g"]
    assert suspects("h", calls, "f") == ["g"]
    assert suspects("g", calls) == ["f"]
    assert suspects("f", calls) == []


def test_helpers_of_the_submission_count() -> None:
    assert suspects("h", {"h": ("help",), "help": ("more",), "more": ("f",)}) == ["f"]


def test_who_builds_on_the_function_in_turn_is_not_to_blame() -> None:
    assert suspects("h", {"h": ("g", "f"), "g": ("h",), "f": ()}) == ["f"]


def test_of_code_that_is_not_known_the_bank_says_what_it_builds_on() -> None:
    assert suspects("h", {"g": ("f",)}) == ["f", "g"]
    assert suspects("h", {"h": ()}) == []
