"""Judging a call that must raise: the class by identity, and its message exactly."""

from __future__ import annotations

import builtins

from graders.engine.compare.endings import judge_ending, on_line, place, type_name
from graders.engine.compare.found import View
from graders.engine.compare.phrases import sentence
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

CORRECT = Judgement(Verdict.CORRECT)
OWN_WORDS = ("recursion", "exit", "signature")
"""Exceptions that say something else than that the wrong class was chosen."""


def judge_raised(call: Call, raises: Raises, ending: Raised) -> Judgement:
    """Judge the exception that a call raised, where one is demanded."""
    if not _is_demanded(raises, ending.types):
        return _other_type(call, raises, ending)
    if raises.message is None or raises.message == ending.message:
        return CORRECT
    difference = _other_message(raises.message, ending)
    return Judgement(Verdict.WRONG, (Feedback("wrong-message", sentence(difference.text)),), (), difference)


def judge_not_raised(raises: Raises, outcome: Outcome) -> Judgement:
    """Judge a call that returned where it must raise."""
    kind_of, words = "no-exception", say.NO_EXCEPTION
    value = outcome.ending.value if isinstance(outcome.ending, Returned) else None
    if _is_exception(value, raises):
        kind_of, words = "returns-exception", say.RETURNS_EXCEPTION
    elif raises.message and _is_text(value, raises.message):
        kind_of, words = "returns-message", say.RETURNS_MESSAGE
    elif raises.message and raises.message in outcome.stdout:
        kind_of, words = "prints-message", say.PRINTS_MESSAGE
    return Judgement(Verdict.WRONG, (Feedback(kind_of, words.fill(type=raises.type)),))


# ---------------------------------------------------------------- class


def _is_demanded(raises: Raises, types: tuple[str, ...]) -> bool:
    wanted = _identity(raises.type)
    return wanted in types if raises.subclass else types[:1] == (wanted,)


def _identity(type_of: str) -> str:
    """Return the name of a class as outcomes give it: of a builtin its own, else after `user:`."""
    builtin = getattr(builtins, type_of, None)
    if isinstance(builtin, type) and issubclass(builtin, BaseException):
        return builtin.__name__
    return f"user:{type_of}"


def _other_type(call: Call, raises: Raises, ending: Raised) -> Judgement:
    otherwise = judge_ending(call, ending)
    if otherwise.feedback[0].kind in OWN_WORDS:
        return otherwise
    if ending.types[:1] == (f"user:{raises.type}",):
        feedback = Feedback("wrong-exception", say.OWN_EXCEPTION.fill(type=raises.type))
    else:
        feedback = Feedback(
            "wrong-exception",
            say.OTHER_EXCEPTION.fill(
                actual=type_name(ending), expected=raises.type, line=on_line(ending.frames)
            ),
        )
    return Judgement(Verdict.WRONG, (feedback,), (), place(ending))


# ---------------------------------------------------------------- message


def _other_message(expected: str, ending: Raised) -> Difference:
    if ending.message is None:
        return Difference("message", say.UNREADABLE_MESSAGE.fill(type=type_name(ending)))
    if not ending.message:
        return Difference("message", say.NO_MESSAGE.fill(type=type_name(ending)))
    found = explain_strings(expected, ending.message, View(Comparison()))
    return Difference("message", say.OTHER_MESSAGE.fill(what=found.what), found.adds)


# ---------------------------------------------------------------- what was done instead


def _is_exception(value: Tree, raises: Raises) -> bool:
    tree = sound(value)
    return kind(tree) == "object" and name(tree) == raises.type


def _is_text(value: Tree, message: str) -> bool:
    tree = sound(value)
    return kind(tree) == "str" and text(tree) == message
