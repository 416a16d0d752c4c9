"""Diagnoses from what lasts longer than a call: state, chance, changed arguments, overwritten parameters; pure."""

from __future__ import annotations

from graders.engine.diagnose.evidence import Evidence, Seen, related, telling, told
from graders.engine.diagnose.failing import STATE, VARIES
from graders.engine.messages import diagnosis as say
from graders.engine.model import Diagnosis
from graders.engine.values.escape import bare

_ANSWERED = ("wrong-value", "wrong-type", "no-return", "no-exception", "checker", "wrong-output")
"""Kinds of feedback on a call that came to an end and gave something wrong."""


def varies(evidence: Evidence) -> Diagnosis | None:
    """The same call does not always give the same."""
    if any(_says(one, kind) for one in evidence.own for kind in (VARIES, STATE)):
        chance = evidence.trait("random", "clock")
        if chance is None and not any(_says(one, VARIES) for one in evidence.own):
            return None
        words = say.VARIES_RANDOM if chance else say.VARIES
        line, variable = (chance.line, bare(chance.name)) if chance else (0, "")
        return told("varies", words, evidence.own, name=evidence.name, line=line, variable=variable)
    cases = {id(one): one for relation in ("order", "duplicates") for one in related(evidence, relation)}
    unordered = evidence.trait("set-order") if cases else None
    return told("varies", say.VARIES_SET, list(cases.values()), line=unordered.line) if unordered else None


def keeps_state(evidence: Evidence) -> Diagnosis | None:
    """Right as the first call, wrong after others: of the failures only a few were tried again, the others are alike."""
    again = [one for one in evidence.own if _says(one, STATE)]
    if not again:
        return None
    cases = [one for one in evidence.own if one in again or one.kind in _ANSWERED]
    trait = evidence.trait("mutable-default", "global", "keeps-global", "function-attribute")
    if trait is None or not trait.name:
        said = next(one.text for one in again[0].result.judgement.feedback if one.kind == STATE)
        return Diagnosis("keeps-state", said, tuple(one.result.case.id for one in cases))
    words = say.KEEPS_DEFAULT if trait.kind == "mutable-default" else say.KEEPS_GLOBAL
    return told("keeps-state", words, cases, name=evidence.name, variable=bare(trait.name), line=trait.line)


def _says(one: Seen, kind: str) -> bool:
    return any(feedback.kind == kind for feedback in one.result.judgement.feedback)


def changed_argument(evidence: Evidence) -> Diagnosis | None:
    """An argument is not what it was."""
    cases = evidence.alike("changed-argument")
    if not cases:
        return None
    detail = telling(cases).result.judgement.feedback[0].text
    return told("changed-argument", say.CHANGED_ARGUMENT, cases, name=evidence.name, detail=detail)


def same_object(evidence: Evidence) -> Diagnosis | None:
    """The result is one of the arguments."""
    cases = evidence.alike("same-object")
    return told("same-object", say.SAME_OBJECT, cases, name=evidence.name) if cases else None


def parameter_overwritten(evidence: Evidence) -> Diagnosis | None:
    """A parameter gets another value before it is used."""
    cases = evidence.alike(*_ANSWERED)
    trait = evidence.trait("parameter-overwritten") if cases else None
    if trait is None:
        return None
    return told(
        "parameter-overwritten",
        say.PARAMETER_OVERWRITTEN,
        cases,
        name=evidence.name,
        variable=bare(trait.name),
        line=trait.line,
    )
