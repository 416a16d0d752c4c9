"""What is worth saying once of a submission or a function, apart from its cases: pure."""

from __future__ import annotations

from itertools import islice

from graders.engine import messages as say
from graders.engine.model import (
    Broken,
    Call,
    Crashed,
    Exercise,
    Feedback,
    Function,
    Loaded,
    LoadTrouble,
    MemoryExceeded,
    Missing,
    NotRun,
    Outcome,
    OutputExceeded,
    Raised,
    Result,
    Tampered,
    TimedOut,
)
from graders.engine.text import Text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence


def loading_remarks(loaded: Loaded) -> tuple[Feedback, ...]:
    """Return what happened while loading, said once for the whole file, and what Python itself warns of."""
    warned = tuple(_warnings(loaded))
    if loaded.trouble:
        return (Feedback("loading", _trouble(loaded.trouble)), *warned)
    if loaded.printed:
        return (Feedback("loading", say.grade.printed_while_loading()), *warned)
    return warned


_WARNINGS = (
    ("assertion is always true", "ALWAYS_TRUE"),
    ('"is" with ', "IS_LITERAL"),
    ('"is not" with ', "IS_LITERAL"),
    ("perhaps you missed a comma", "MISSED_COMMA"),
)
"""What CPython 3.11 to 3.13 says of code that compiles and is nearly always a mistake → what we say (`messages.grade`)."""

_MOST_WARNINGS = 3


def _warnings(loaded: Loaded) -> Iterator[Feedback]:
    found = (
        Feedback("warning", getattr(say.grade, name).fill(line=line))
        for line, message in loaded.warnings
        for words, name in _WARNINGS
        if words in message
    )
    return islice(found, _MOST_WARNINGS)


def uses_broken(exercise: Exercise, function: Function, loaded: Loaded) -> tuple[Broken, ...]:
    """Return the uses that the description demands and the function's code does not mention, nor a helper function of it."""
    if function.name not in loaded.calls or function.name in loaded.bodies:
        return ()
    names = {other.id: other.name for other in exercise.functions}
    mentioned = _mentioned(function.name, loaded, set(names.values()))
    missing = [use for use in function.uses if use.required and names[use.function] not in mentioned]
    return tuple(
        Broken("uses", say.rules.with_cost(said, None, use.points), points=use.points)
        for use in missing
        for said in [say.grade.uses_not(function.name, names[use.function])]
    )


def _mentioned(name: str, loaded: Loaded, exercise: set[str]) -> set[str]:
    """Return the names that a function mentions, also in the functions of the submission's own that it builds on."""
    seen = set(loaded.calls[name])
    waiting = list(seen)
    for other in waiting:
        if other not in exercise:
            fresh = set(loaded.calls.get(other, ())) - seen
            seen |= fresh
            waiting += fresh
    return seen


def builds_on(exercise: Exercise, function: Function, loaded: Loaded) -> tuple[str, ...]:
    """Return the other functions of the exercise (ids) that a function's code mentions.

    What its code mentions is not known of a function that is imported or assigned: then it is what the bank says.
    """
    mentioned = loaded.calls.get(function.name)
    if mentioned is None:
        return tuple(use.function for use in function.uses)
    return tuple(one.id for one in exercise.functions if one.name in mentioned and one.id != function.id)


def not_run_reason(
    exercise: Exercise, function: Function, results: Sequence[Result], loaded: Loaded
) -> Feedback | None:
    """Return why cases of a function did not run, None when all of them did."""
    endings = [outcome.ending for result in results for outcome in result.outcomes]
    if {Missing, NotRun}.isdisjoint(map(type, endings)):
        return None
    absent = next((ending for ending in endings if isinstance(ending, Missing)), None)
    if absent:
        return _missing(exercise, function, absent, loaded)
    reasons = [ending for ending in endings if isinstance(ending, NotRun)]
    return _not_run(function.name, reasons, _cases_not_run(results), loaded)


def _not_run(name: str, reasons: Sequence[NotRun], count: int, loaded: Loaded) -> Feedback | None:
    first = reasons[0]
    kinds = {reason.reason for reason in reasons}
    if first.reason == "syntax":
        return Feedback("syntax", say.grade.not_parsed(first.line or 1))
    if first.reason == "load":
        stopped = loaded.trouble.line if loaded.trouble else 1
        return Feedback("stopped-before", say.grade.after_trouble(name, first.line or 1, stopped))
    if "gave up" in kinds:
        return Feedback("gave-up", say.grade.gave_up(count))
    if "budget" in kinds:
        return Feedback("out-of-time", say.grade.out_of_time(count))
    return None


def _cases_not_run(results: Iterable[Result]) -> int:
    def all_skipped(outcomes: Iterable[Outcome]) -> bool:
        return all(isinstance(outcome.ending, NotRun) for outcome in outcomes)

    return sum(all_skipped(result.outcomes) for result in results)


def _missing(exercise: Exercise, function: Function, absent: Missing, loaded: Loaded) -> Feedback:
    name = function.name
    if not absent.callable:
        return Feedback("not-a-function", say.grade.not_a_function(name))
    if name in loaded.nested:
        return Feedback("nested", say.grade.nested(name, loaded.nested[name]))
    translated = next((other for other in function.other_names if other in loaded.names), None)
    if translated:
        text = say.grade.other_language(name, translated, loaded.names[translated])
        return Feedback("other-language-name", text)
    near = _near(name, {other.name for other in exercise.functions}, loaded)
    if near:
        return Feedback("did-you-mean", say.grade.did_you_mean(name, near, loaded.names[near]))
    return Feedback("missing", say.grade.missing(name))


def _near(name: str, taken: set[str], loaded: Loaded) -> str | None:
    """Return a defined name that is nearly `name`, never another function of the exercise."""
    # Lazy: only a missing function needs it.
    from difflib import get_close_matches

    plain = {other.replace("_", "").lower(): other for other in loaded.names if other not in taken}
    close = get_close_matches(name.replace("_", "").lower(), plain, n=1, cutoff=0.8)
    return plain[close[0]] if close else None


def _trouble(trouble: LoadTrouble) -> Text:
    ending, line = trouble.ending, trouble.line
    if trouble.asked:
        return say.grade.asked_while_loading(line)
    if isinstance(ending, Raised):
        if "SystemExit" in ending.types:
            return say.grade.exit_while_loading(line)
        return say.grade.raised_while_loading(line, _class(ending), ending.message or "", _gloss(ending))
    if isinstance(ending, TimedOut):
        return say.grade.endless_while_loading(line)
    if isinstance(ending, Crashed) and ending.signal is None:
        return say.grade.exit_while_loading(line)
    return say.grade.died_while_loading(line, _how(ending))


def _gloss(ending: Raised) -> Text | None:
    if ending.types[:1] == (
        "AssertionError",
    ):  # of no call of ours: a test of the student's own, or a call in one
        here = {frame.function for frame in ending.frames} <= {"<module>"}
        return say.grade.OWN_TEST if here else None
    # Lazy: only a file that stops while it is loaded needs it.
    from graders.engine.compare.glosses import gloss

    return gloss(ending, Call("", ""))


def _how(ending: object) -> Text:
    if isinstance(ending, MemoryExceeded):
        return say.grade.TOO_MUCH_MEMORY
    if isinstance(ending, OutputExceeded):
        return say.grade.TOO_MUCH_OUTPUT
    if isinstance(ending, Tampered):
        words = {"system call": say.grade.FORBIDDEN, "threads": say.grade.TOO_MANY_THREADS}
        return words.get(ending.reason, say.grade.TAMPERED)
    return say.grade.CRASHED


def _class(raised: Raised) -> str:
    return raised.types[0].removeprefix("user:") if raised.types else "Exception"
