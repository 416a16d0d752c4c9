"""Explaining a call that had to raise and did not, or raised another exception than the demanded one."""

from __future__ import annotations

from graders.engine.compare.endings import judge_ending, on_line, place, type_name
from graders.engine.compare.found import View
from graders.engine.compare.glosses import gloss
from graders.engine.compare.phrases import joined, sentence
from graders.engine.compare.raising import has_class
from graders.engine.compare.strings import explain_strings
from graders.engine.messages import judging as say
from graders.engine.model import (
    Call,
    Comparison,
    Difference,
    Feedback,
    Judgement,
    Outcome,
    Raised,
    Raises,
    Returned,
    Tree,
    Verdict,
)
from graders.engine.values.nodes import kind, name, sound, text

OTHERWISE = ("recursion", "exit", "signature")
"""Kinds of feedback on an exception that comes about by itself, not by choosing the wrong class."""


def judge_raised(call: Call, raises: Raises, ending: Raised) -> Judgement:
    """Judge an exception that is not the demanded one: another class, or the right one with another message."""
    if not has_class(raises, ending):
        return _other_class(call, raises, ending)
    difference = _other_message(raises.message or "", ending)
    return _wrong(Feedback("wrong-message", sentence(difference.text)), difference)


def judge_not_raised(raises: Raises, outcome: Outcome) -> Judgement:
    """Judge a call that returned where it must raise."""
    value = sound(outcome.ending.value) if isinstance(outcome.ending, Returned) else None
    kind_of, words = "no-exception", say.NO_EXCEPTION
    if kind(value) == "object" and name(value) == raises.type:
        kind_of, words = "returns-exception", say.RETURNS_EXCEPTION
    elif _is_message(value, raises):
        kind_of, words = "returns-message", say.RETURNS_MESSAGE
    elif raises.message and raises.message in outcome.stdout:
        kind_of, words = "prints-message", say.PRINTS_MESSAGE
    return _wrong(Feedback(kind_of, words.fill(type=raises.type)), None)


def _is_message(value: Tree, raises: Raises) -> bool:
    return bool(raises.message) and kind(value) == "str" and (raises.message or "") in text(value)


def _wrong(feedback: Feedback, difference: Difference | None) -> Judgement:
    return Judgement(Verdict.WRONG, (feedback,), (), difference)


def _other_class(call: Call, raises: Raises, ending: Raised) -> Judgement:
    otherwise = judge_ending(call, ending)
    if otherwise.feedback[0].kind in OTHERWISE:
        return otherwise
    if ending.types[:1] == (f"user:{raises.type}",):
        words = say.OWN_EXCEPTION.fill(type=raises.type)
    else:
        line = on_line(ending.frames)
        words = say.OTHER_EXCEPTION.fill(actual=type_name(ending), expected=raises.type, line=line)
        meaning = gloss(ending, call, raises.type)
        words = words if meaning is None else joined((words, meaning), " ")
    return _wrong(Feedback("wrong-exception", words), place(ending))


def _other_message(expected: str, ending: Raised) -> Difference:
    if ending.message is None:
        return Difference("message", say.UNREADABLE_MESSAGE.fill(type=type_name(ending)))
    if not ending.message:
        return Difference("message", say.NO_MESSAGE.fill(type=type_name(ending)))
    found = explain_strings(expected, ending.message, View(Comparison(), nested=True))
    return Difference("message", say.OTHER_MESSAGE.fill(what=found.what), found.adds, found.place)
