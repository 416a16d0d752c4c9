"""Lay out one failing case: the call, what was expected, what came, and a note beside each: pure text."""

from collections.abc import Iterator
from typing import NamedTuple

from graders.engine.compare.expected import expected_text, outcome_text
from graders.engine.compare.judge import STOPPED_BY_US
from graders.engine.custom.demanded import demanded
from graders.engine.diagnose.failing import feedback_kind
from graders.engine.messages import report as say
from graders.engine.model import (
    Feedback,
    Language,
    Outcome,
    Raised,
    Result,
    Returned,
    Step,
    Submission,
    Tree,
)
from graders.engine.report.layout import call_lines, value_lines
from graders.engine.report.spot import Spot, spot_of, values
from graders.engine.report.style import Style, folded, harmless, visible, wrapped
from graders.engine.values.show import show

_BESIDE = ("wrong-value", "wrong-output", "wrong-argument")
"""Kinds of feedback that say no more than the difference: that stands beside the value."""

_ALWAYS = (
    "changed-argument", "same-object", "unread", "called-too-often", "asked-more", "checker", "exception",
    "recursion", "exit", "signature", "time", "memory", "output", "crashed", "tampered",
)  # fmt: skip
"""Kinds of feedback that no hint replaces: on what expected and got do not show, and on what ended the call."""

_PLACES = ("exception", "time")
"""Kinds of difference that only say on which line it was."""

_BUDGET = 600
"""How many characters of a value are shown."""

_FIRST_LINES, _LAST_LINES, _LINE = 16, 8, 200
"""How many lines of printed text are shown, and how many characters of each."""

_LABEL = 11
_NARROWEST_VALUE = 8


class Field(NamedTuple):
    """A labelled value in lines, with a note that stands beside it where there is room."""

    label: str
    lines: list[str]
    note: str = ""


def room_for_values(style: Style) -> int:
    """Return how many columns a value has."""
    return max(20, style.width - 2 - _LABEL)


def lay_out(fields: list[Field], style: Style) -> Iterator[str]:
    """Yield the lines of a case; notes line up behind the longest value."""
    noted = (len(field.lines[0]) for field in fields if field.note)
    column = max([_NARROWEST_VALUE, *noted]) + 2
    for field in fields:
        yield from _lines(field, column, style)


def case_fields(
    result: Result, submission: Submission, language: Language, room: int, *, told: bool
) -> list[Field]:
    """Return what a student must see of a failing case; `told`: its feedback stands above it already."""
    steps = result.case.steps[: result.shown + 1]
    fields = [
        Field(say.CALL.pick(language), call_lines(step.call.name, step.call.arguments, room))
        for step in steps
    ]
    typed = steps[-1].call.stdin
    if typed:
        text = ", ".join(show(line, _BUDGET) for line in typed)
        fields.append(Field(say.TYPED.pick(language), folded(text, room)))
    spot = spot_of(result, submission)
    fields += _expected(result, language, room)
    fields += _got(result, language, room, told, placed=spot is not None)
    return [*fields, _spot(spot, language, room)] if spot and not _stopped_by_us(result) else fields


def _spot(spot: Spot, language: Language, room: int) -> Field:
    label = say.LINE.fill(line=spot.line).pick(language)
    if len(label) >= _LABEL:  # a file of 10,000 lines: the sentence above says which one
        label = say.LINE.fill(line="").pick(language).strip()
    words = say.IN_FUNCTION_OF_FILE if spot.file else say.IN_FUNCTION
    where = words.fill(function=visible(spot.function, 40), file=visible(spot.file, 40)).pick(language)
    return Field(label, [*folded(spot.source, room), *values(spot, room, where if spot.function else "")])


def _expected(result: Result, language: Language, room: int) -> Iterator[Field]:
    step, label = result.case.steps[result.shown], say.EXPECTED.pick(language)
    why = result.case.why.pick(language) if result.case.why else ""
    if _judged_by_talk(step):
        if why:
            yield Field(label, folded(why, room))
    elif step.demand.returns and step.demand.checker is None and step.demand.prints is None:
        yield Field(label, value_lines(step.demand.returns.tree, room, _place(result)), why)
    else:
        by_checker = demanded(step.demand.checker) if step.demand.checker else None
        expected = by_checker or expected_text(step.demand, _BUDGET, _place(result))
        yield Field(label, folded(expected.pick(language), room), why)


def _stopped_by_us(result: Result) -> bool:
    """Whether the exception is ours: no line left to read, or one call too many of a replaced function."""
    outcome = _outcome(result)
    raised = outcome is not None and isinstance(outcome.ending, Raised)
    return raised and feedback_kind(result) in STOPPED_BY_US


def _got(result: Result, language: Language, room: int, told: bool, placed: bool) -> Iterator[Field]:
    outcome = _outcome(result)
    if outcome is None:
        return
    returned = outcome.ending if isinstance(outcome.ending, Returned) else None
    if returned and (result.case.repeat > 1 or _judged_by_talk(result.case.steps[result.shown])):
        return  # the checker's sentence says which of many answers, or which words, it is about
    if _stopped_by_us(result):
        return
    difference = result.judgement.difference
    beside = not told or all(one.kind in _BESIDE for one in result.judgement.feedback[:1])
    beside = beside and not (placed and difference and difference.kind in _PLACES)
    note = difference.text.pick(language) if difference and difference.adds and beside else ""
    demand, place = result.case.steps[result.shown].demand, _place(result)
    text = outcome_text(outcome, _BUDGET, demand, place).pick(language)
    alone = returned is not None and text == show(returned.value, _BUDGET, place)
    lines = value_lines(returned.value, room, place) if returned and alone else folded(text, room)
    yield Field(say.GOT.pick(language), lines, note)


def _place(result: Result) -> tuple[Tree, ...]:
    """Where the first difference is: that stays in sight when a value is cut."""
    return result.judgement.difference.place if result.judgement.difference else ()


def sentences(result: Result, *, known: bool) -> tuple[Feedback, ...]:
    """Return the feedback on a case that deserves a sentence above it.

    When the misconception is `known`, its hint says most of it better.
    """
    feedback = result.judgement.feedback
    if known:
        return tuple(one for one in feedback if one.kind in _ALWAYS)[:1]
    return tuple(one for one in feedback if one.kind not in _BESIDE)[:2]


def printed(result: Result) -> list[str]:
    """Return the lines that the shown call printed, bounded, with control characters made visible."""
    outcome = _outcome(result)
    if outcome is None or not outcome.stdout:
        return []
    lines = outcome.stdout.removesuffix("\n").split("\n")
    if len(lines) > _FIRST_LINES + _LAST_LINES:
        lines = [*lines[:_FIRST_LINES], "…", *lines[-_LAST_LINES:]]
    return [visible(line, _LINE).rstrip() for line in lines]


def _judged_by_talk(step: Step) -> bool:
    """Whether a checker judges what the call says, so that its value is free: then that tells a student nothing."""
    use = step.demand.checker
    return use is not None and step.call.stdin is not None and "returns" not in use.data


def _outcome(result: Result) -> Outcome | None:
    at = result.shown if len(result.case.steps) > 1 else 0
    return result.outcomes[at] if at < len(result.outcomes) else None


def _lines(field: Field, column: int, style: Style) -> Iterator[str]:
    margin = " " * (2 + _LABEL)
    room = room_for_values(style)
    first, *rest = map(harmless, field.lines)
    label = style.paint(f"  {field.label:<{_LABEL}}", "dim")
    beside = field.note and not rest and column + len(field.note) <= room
    yield (label + (f"{first:<{column}}{field.note}" if beside else first)).rstrip()
    yield from (margin + line for line in rest)
    if field.note and not beside:
        yield from (margin + line for line in wrapped(field.note, room))
