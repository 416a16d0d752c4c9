"""Lay out one failing case: the call, what was expected, what came, and a note beside each: pure text."""

from collections.abc import Iterator
from typing import NamedTuple

from graders.engine.compare.expected import expected_text, outcome_text
from graders.engine.messages import report as say
from graders.engine.model import Feedback, Language, Outcome, Result, Returned, Step
from graders.engine.report.style import Style, folded, visible, wrapped
from graders.engine.values.show import show, show_call

_BESIDE = ("wrong-value", "wrong-output", "wrong-argument")
"""Kinds of feedback that say no more than the difference: that stands beside the value."""

_UNSEEN = ("changed-argument", "same-object", "unread", "called-too-often", "asked-more", "checker")
"""Kinds of feedback on what expected and got do not show."""

_BUDGET = 600
"""How many characters of a value are shown."""

_FIRST_LINES, _LAST_LINES, _LINE = 16, 8, 200
"""How many lines of printed text are shown, and how many characters of each."""

_LABEL = 11
_NARROWEST_VALUE = 8


class Field(NamedTuple):
    """A labelled value, with a note that stands beside it where there is room."""

    label: str
    value: str
    note: str = ""


def lay_out(fields: list[Field], style: Style) -> Iterator[str]:
    """Yield the lines of a case; notes line up behind the longest value."""
    column = max([_NARROWEST_VALUE, *(len(field.value) for field in fields if field.note)]) + 2
    for field in fields:
        yield from _lines(field, column, style)


def case_fields(result: Result, language: Language, *, told: bool) -> list[Field]:
    """Return what a student must see of a failing case; `told`: its feedback stands above it already."""
    case = result.case
    steps, outcome = case.steps[: result.shown + 1], _outcome(result)
    fields = [Field(say.CALL.pick(language), _call_text(step)) for step in steps]
    shown = steps[-1]
    if shown.call.stdin:
        typed = ", ".join(show(line, _BUDGET) for line in shown.call.stdin)
        fields.append(Field(say.TYPED.pick(language), typed))
    why = case.why.pick(language) if case.why else ""
    free = _judged_by_talk(shown)
    expected = why if free else expected_text(shown.demand).pick(language)
    if expected:
        fields.append(Field(say.EXPECTED.pick(language), expected, "" if free else why))
    answered = outcome is not None and isinstance(outcome.ending, Returned)
    if outcome is not None and not (free and answered):
        difference = result.judgement.difference
        beside = not told or all(one.kind in _BESIDE for one in result.judgement.feedback[:1])
        note = difference.text.pick(language) if difference and difference.adds and beside else ""
        fields.append(Field(say.GOT.pick(language), outcome_text(outcome).pick(language), note))
    return fields


def sentences(result: Result, *, known: bool) -> tuple[Feedback, ...]:
    """Return the feedback on a case that deserves a sentence above it.

    When the misconception is `known` its hint says it better, but for what the value cannot show.
    """
    feedback = result.judgement.feedback
    if known:
        return tuple(one for one in feedback if one.kind in _UNSEEN)[:1]
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


def _call_text(step: Step) -> str:
    return show_call(step.call.name, step.call.arguments, _BUDGET)


def _lines(field: Field, column: int, style: Style) -> Iterator[str]:
    margin = " " * (2 + _LABEL)
    room = max(20, style.width - len(margin))
    first, *rest = folded(field.value, room)
    label = style.paint(f"  {field.label:<{_LABEL}}", "dim")
    beside = field.note and not rest and column + len(field.note) <= room
    yield (label + (f"{first:<{column}}{field.note}" if beside else first)).rstrip()
    yield from (margin + line for line in rest)
    if field.note and not beside:
        yield from (margin + line for line in wrapped(field.note, room))
