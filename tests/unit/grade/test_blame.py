"""What trying again has proven goes before the guesses; these speak only of cases that could not be tried."""

from graders.engine.diagnose.failing import failing
from graders.engine.grade.blame import Followed, blamed, findings_of
from graders.engine.model import (
    Call,
    Case,
    Demand,
    Exercise,
    Feedback,
    Frame,
    Function,
    FunctionReport,
    Judgement,
    Outcome,
    Raised,
    Result,
    Step,
    Verdict,
)
from graders.engine.text import same


def crash(function: str, name: str) -> Result:
    """A case that ends with an exception raised in g."""
    case = Case(name, function, (Step(Call(function, function), Demand()),))
    ending = Raised(("ValueError", "Exception"), "no", (Frame("f.py", 1, "g"),))
    judgement = Judgement(Verdict.RUNTIME_ERROR, (Feedback("exception", same("crash")),))
    return Result(case, (Outcome(ending),), judgement)


def report(function: str, *cases: str, builds_on: tuple[str, ...] = ()) -> FunctionReport:
    results = tuple(crash(function, name) for name in cases)
    made = Function(function, function, (), same(""), tuple(one.case for one in results))
    return FunctionReport(made, Verdict.RUNTIME_ERROR, results, builds_on=builds_on)


def blame(followed: Followed) -> dict[str, tuple[str, ...]]:
    """Return whom the failures of h are laid to, when trying again found this out of it."""
    reports = (report("g", "g-1"), report("h", "h-1", "h-2", "h-3", builds_on=("g", "f")))
    exercise = Exercise("x", same("X"), "nl", ("nl",), tuple(one.function for one in reports))
    findings = findings_of(exercise, {}, reports, {"h": followed})
    return dict(blamed(reports[1], failing(reports[1]), findings))


def test_without_a_trial_the_guess_speaks_of_all() -> None:
    assert blame(Followed()) == {"g": ("h-1", "h-2", "h-3")}


def test_what_was_tried_and_stays_wrong_is_the_functions_own() -> None:
    assert blame(Followed((), frozenset({"h-1", "h-2"}))) == {"g": ("h-3",)}


def test_what_is_proven_goes_first() -> None:
    proven = (("f", ("h-1",)),)
    assert blame(Followed(proven, frozenset({"h-1", "h-2"}))) == {"f": ("h-1",), "g": ("h-3",)}


def test_functions_that_all_use_each_other_are_looked_at_once_each() -> None:
    circle = tuple(f"g{place}" for place in range(60))
    reports = (
        report("h", "h-1", builds_on=circle),
        *(report(one, f"{one}-1", builds_on=circle) for one in circle),
    )
    exercise = Exercise("x", same("X"), "nl", ("nl",), tuple(one.function for one in reports))
    findings = findings_of(exercise, {}, reports)
    assert findings.builds_on["h"] == circle
    assert findings.builds_on["g0"] == ()
