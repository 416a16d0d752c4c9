"""Judging a call that ended as it should: its value, what it printed, and what became of its arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from graders.engine.compare.found import shown
from graders.engine.compare.phrases import sentence
from graders.engine.compare.values import compare
from graders.engine.messages import judging as say
from graders.engine.model import Call, Demand, Difference, Feedback, Outcome, Returned, Tree
from graders.engine.values.canonical import canonical, fold
from graders.engine.values.nodes import UNREADABLE, kind, sound, text
from graders.engine.values.show import show

MUTABLE = ("list", "dict", "set", "bytearray", "subclass", "object")
"""Kinds of values of which it matters whether it is the very same one."""


class Fault(NamedTuple):
    """One demand that is not met."""

    feedback: Feedback
    difference: Difference | None = None


Check = Callable[[Call, Demand, Outcome], "Fault | None"]


def faults(call: Call, demand: Demand, outcome: Outcome) -> Iterator[Fault]:
    """Yield every demand that is not met by a call which returned, or raised as demanded; the value first.

    Checkers are not asked.
    """
    for check in _CHECKS:
        fault = check(call, demand, outcome)
        if fault is not None:
            yield fault


# ---------------------------------------------------------------- the value


def _value(call: Call, demand: Demand, outcome: Outcome) -> Fault | None:
    ending = outcome.ending
    if demand.returns is None or demand.checker is not None or not isinstance(ending, Returned):
        return None
    difference = compare(demand.returns.tree, ending.value, demand.comparison)
    if difference is None:
        return None
    if difference.kind == "none" and demand.prints is None and call.stdin is None:
        difference = _printed_instead(demand.returns.tree, outcome.stdout) or difference
    kind_of = _VALUE_KINDS.get(difference.kind, "wrong-value")
    return Fault(Feedback(kind_of, sentence(difference.text)), difference)


def _printed_instead(expected: Tree, printed: str) -> Difference | None:
    """Find out whether a function that returned None printed its answer."""
    lines = printed.strip().splitlines()
    if not lines:
        return None
    tree = sound(expected)
    answers = {show(tree, 10_000)} | ({text(tree).strip()} if kind(tree) == "str" else set())
    if lines[-1].strip() in answers or printed.strip() in answers:
        return Difference("prints", say.PRINTS_ANSWER)
    return Difference("prints", say.PRINTS_SOMETHING)


_VALUE_KINDS = {
    "type": "wrong-type", "generator": "wrong-type", "function": "wrong-type", "none": "no-return",
    "prints": "prints",
}  # fmt: skip


# ---------------------------------------------------------------- the output


def _output(_call: Call, demand: Demand, outcome: Outcome) -> Fault | None:
    if demand.prints is None or demand.checker is not None:
        return None
    printed, options = without_newline(outcome.stdout), demand.comparison
    expected = without_newline(demand.prints)
    if fold(expected, options) == fold(printed, options):
        return None
    # Words are loaded when there is something to say: a right submission is checked without them.
    from graders.engine.compare.transcript import explain_output

    difference = explain_output(expected, printed, options)
    if difference.kind == "no-output" and _returns_output(demand.prints, outcome):
        difference = Difference("returns-output", say.RETURNS_OUTPUT)
    kind_of = difference.kind if difference.kind != "line" else "wrong-output"
    return Fault(Feedback(kind_of, sentence(difference.text)), difference)


def without_newline(text: str) -> str:
    """Return `text` without one newline at its end."""
    return text.removesuffix("\n")


def _returns_output(printed: str, outcome: Outcome) -> bool:
    tree = sound(outcome.ending.value) if isinstance(outcome.ending, Returned) else None
    return kind(tree) == "str" and without_newline(text(tree)) == without_newline(printed)


# ---------------------------------------------------------------- the arguments


def _arguments(call: Call, demand: Demand, outcome: Outcome) -> Fault | None:
    if demand.arguments is None:
        change = changed(call, outcome) if demand.keeps_arguments else None
        return Fault(change) if change is not None else None
    after = call.arguments if outcome.arguments is None else outcome.arguments
    for place, expected in enumerate(demand.arguments):
        actual = after[place] if place < len(after) else UNREADABLE
        difference = compare(expected, actual, demand.comparison)
        if difference is not None:
            clause = say.ARGUMENT.fill(place=place + 1, what=difference.text)
            return Fault(Feedback("wrong-argument", sentence(clause)), Difference(difference.kind, clause))
    return None


def changed(call: Call, outcome: Outcome) -> Feedback | None:
    """Return what to say of the first argument that is not what it was, None if all are."""
    for place, (before, after) in enumerate(zip(call.arguments, outcome.arguments or (), strict=False)):
        if canonical(before) != canonical(after):
            filled = say.CHANGED.fill(place=place + 1, before=shown(before), after=shown(after))
            return Feedback("changed-argument", filled)
    return None


def _new(_call: Call, demand: Demand, outcome: Outcome) -> Fault | None:
    ending = outcome.ending
    if not demand.new or not isinstance(ending, Returned) or ending.same_as is None:
        return None
    if kind(sound(ending.value)) not in MUTABLE:
        return None
    return Fault(Feedback("same-object", say.SAME_OBJECT.fill(place=ending.same_as + 1)))


# ---------------------------------------------------------------- the input


def _input(_call: Call, demand: Demand, outcome: Outcome) -> Fault | None:
    return Fault(unread(outcome)) if demand.reads_all and outcome.unread else None


def unread(outcome: Outcome) -> Feedback:
    """Return what to say of the typed lines that were not read."""
    return Feedback(
        "unread", say.UNREAD_ONE if outcome.unread == 1 else say.UNREAD.fill(count=outcome.unread)
    )


_CHECKS: tuple[Check, ...] = (_value, _output, _arguments, _new, _input)
