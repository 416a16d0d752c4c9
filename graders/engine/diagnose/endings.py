"""Diagnoses from how calls ended: exceptions, limits, and what kept a function from being run at all; pure."""

from __future__ import annotations

from collections.abc import Sequence

from graders.engine.diagnose.evidence import Evidence, Look, Seen, telling, told
from graders.engine.messages import diagnosis as say
from graders.engine.model import Diagnosis, Missing, NotRun, Raised, Raises, TimedOut
from graders.engine.text import same
from graders.engine.values.escape import bare
from graders.engine.values.show import show

_SHORT = 60
"""Characters of a message inside a sentence."""

_NAME = 200
"""Characters of the name of a class."""


def as_said(kind: str, *feedback: str) -> Look:
    """Return the kind of diagnosis that the feedback on a case says already, in full."""

    def look(evidence: Evidence) -> Diagnosis | None:
        cases = evidence.alike(*feedback)
        return _as_said(kind, cases) if cases else None

    return look


def _as_said(kind: str, cases: Sequence[Seen]) -> Diagnosis:
    ids = tuple(one.result.case.id for one in cases)
    example = telling(cases)
    text = next((one.text for one in example.result.judgement.feedback if one.kind == example.kind), same(""))
    return Diagnosis(kind, text, ids)


# ---------------------------------------------------------------- limits


def endless(evidence: Evidence) -> Diagnosis | None:
    """A loop that never ends (or far too much work)."""
    cases = [one for one in evidence.alike("time") if not _waited(one)]
    return _as_said("endless", cases) if cases else None


def waits(evidence: Evidence) -> Diagnosis | None:
    """It sleeps, or waits for something."""
    cases = [one for one in evidence.alike("time") if _waited(one)]
    return _as_said("waits", cases) if cases else None


def _waited(one: Seen) -> bool:
    return isinstance(one.outcome.ending, TimedOut) and one.outcome.ending.waited


# ---------------------------------------------------------------- exceptions


def exception(evidence: Evidence) -> Diagnosis | None:
    """An exception that nobody asks for: where it is raised is its cause, whatever the case wants."""
    unasked = evidence.alike("exception")
    if not unasked:
        return None
    groups = [[other for other in unasked if _place(other) == _place(one)] for one in unasked]
    group = max(groups, key=len)
    cases = [one for one in evidence.alike("exception", "wrong-exception") if _place(one) == _place(group[0])]
    public = any(not one.result.case.hidden for one in group)
    said = _as_said("exception", group if public else cases)  # no hidden case is quoted where another can be
    return said._replace(cases=tuple(one.result.case.id for one in cases))


def _place(one: Seen) -> tuple[object, ...]:
    ending = one.outcome.ending
    if not isinstance(ending, Raised):
        return ()
    inner = ending.frames[-1] if ending.frames else None
    return ending.types[:1], inner and (inner.file, inner.line)


def unwritten(evidence: Evidence) -> Diagnosis | None:
    """A function that only says that it is not written yet."""
    cases = [one for one in evidence.own if _types(one)[:1] == ("NotImplementedError",)]
    return told("unwritten", say.UNWRITTEN, cases, name=evidence.name) if cases else None


def raises_for_valid(evidence: Evidence) -> Diagnosis | None:
    """The exception that the exercise asks for, for arguments that are valid."""
    asked = {one.type for one in _asked(evidence)}
    cases = [one for one in evidence.alike("exception") if asked & set(_types(one))]
    if not cases:
        return None
    line = next((one.outcome.ending.frames[-1].line for one in cases if _has_frames(one)), None)  # type: ignore[union-attr]  # it raised
    words = say.RAISES_FOR_VALID if line else say.RAISES_FOR_VALID._replace(hint=None)
    return told("raises-for-valid", words, cases, name=evidence.name, type=_class(cases[0]), line=line)


def _has_frames(one: Seen) -> bool:
    return isinstance(one.outcome.ending, Raised) and bool(one.outcome.ending.frames)


def _types(one: Seen) -> tuple[str, ...]:
    return one.outcome.ending.types if isinstance(one.outcome.ending, Raised) else ()


def _class(one: Seen) -> str:
    """Return the name of the class that was raised, as a report shows it."""
    name = bare(_types(one)[0].removeprefix("user:")[: _NAME + 1])
    return name if len(name) <= _NAME else f"{name[: _NAME - 1]}…"


def _asked(evidence: Evidence) -> list[Raises]:
    """Return what the cases of the function want to be raised."""
    steps = [step for case in evidence.report.function.cases for step in case.steps]
    return [step.demand.raises for step in steps if step.demand.raises]


def prints_message(evidence: Evidence) -> Diagnosis | None:
    """The message was printed where the exception had to be raised."""
    return _on_raises(evidence, "prints-message", "prints-message")


def returns_message(evidence: Evidence) -> Diagnosis | None:
    """The message, or the exception itself, was returned."""
    return _on_raises(evidence, "returns-message", "returns-message", "returns-exception")


def _on_raises(evidence: Evidence, kind: str, *feedback: str) -> Diagnosis | None:
    cases = evidence.alike(*feedback)
    if not cases:
        return None
    raises = cases[0].step.demand.raises
    words = say.PRINTS_MESSAGE if kind == "prints-message" else say.RETURNS_MESSAGE
    return told(kind, words, cases, name=evidence.name, type=raises.type if raises else "")


def wrong_message(evidence: Evidence) -> Diagnosis | None:
    """The right exception with another message."""
    return _on_message(evidence, "wrong-message", evidence.alike("wrong-message"))


def other_language_message(evidence: Evidence) -> Diagnosis | None:
    """The message as the description has it in another language."""
    known = {message for one in _asked(evidence) for message in one.other_messages}
    cases = [one for one in evidence.alike("wrong-message") if _message(one) in known]
    return _on_message(evidence, "other-language-message", cases)


def _on_message(evidence: Evidence, kind: str, cases: Sequence[Seen]) -> Diagnosis | None:
    if not cases:
        return None
    example = telling(cases)
    raises = example.step.demand.raises
    assert raises is not None, "only then is a message wrong"
    words = say.OTHER_LANGUAGE if kind == "other-language-message" else say.WRONG_MESSAGE
    got, wanted = show(_message(example), _SHORT), show(raises.message or "", _SHORT)
    return told(kind, words, cases, name=evidence.name, type=raises.type, got=got, wanted=wanted)


def _message(one: Seen) -> str:
    return (one.outcome.ending.message or "") if isinstance(one.outcome.ending, Raised) else ""


def wrong_exception(evidence: Evidence) -> Diagnosis | None:
    """Another exception than the one that is asked."""
    cases = evidence.alike("wrong-exception")
    if not cases:
        return None
    example = telling(cases)
    raises = example.step.demand.raises
    got = _class(example)
    return told(
        "wrong-exception",
        say.WRONG_EXCEPTION,
        cases,
        name=evidence.name,
        got=got,
        type=raises.type if raises else "",
    )


def accepts_invalid(evidence: Evidence) -> Diagnosis | None:
    """No exception where one is asked: for some invalid arguments, or for all of them."""
    cases = evidence.alike("no-exception")
    if not cases:
        return None
    raises = cases[0].step.demand.raises
    wanting = [one for one in evidence.report.function.cases if any(step.demand.raises for step in one.steps)]
    words = say.NEVER_RAISES if len(cases) == len(wanting) > 1 else say.ACCEPTS_INVALID
    return told("accepts-invalid", words, cases, name=evidence.name, type=raises.type if raises else "")


# ---------------------------------------------------------------- never run


def never_ran(evidence: Evidence) -> Diagnosis | None:
    """The function is not there, or was never reached: the reason says all."""
    results, reason = evidence.report.results, evidence.report.reason
    endings = [one.ending for result in results for one in result.outcomes]
    if reason is None or not all(isinstance(one, Missing | NotRun) for one in endings):
        return None
    return Diagnosis(reason.kind, reason.text, tuple(result.case.id for result in results))
