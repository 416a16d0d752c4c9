"""Judging a call that ended as it should: its value, what it printed, and what became of its arguments."""

from __future__ import annotations

from graders.engine import messages as say
from graders.engine.compare.values import compare
from graders.engine.model import Call, Demand, Difference, Feedback, Outcome, Returned, Tree
from graders.engine.text import Text
from graders.engine.values.canonical import canonical, fold
from graders.engine.values.nodes import UNREADABLE, kind, outer, sound, text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from typing import TypeAlias

Fault: TypeAlias = "tuple[Feedback, Difference | None]"
"""One demand that is not met."""

MUTABLE = ("list", "dict", "set", "bytearray", "subclass", "object")
"""Kinds of values of which it matters whether it is the very same one."""

ANSWER_BUDGET = 10_000
"""Characters of a value that are compared with what was printed."""


def faults(call: Call, demand: Demand, outcome: Outcome) -> list[Fault]:
    """Return every demand that is not met by a call which returned, or raised as demanded; the value first.

    Checkers are not asked.
    """
    checked = demand.checker is not None
    asked = (
        None if checked or demand.returns is None else _value,
        None if checked or demand.prints is None else _output,
        _arguments if demand.arguments is not None or demand.keeps_arguments else None,
        _new if demand.new else None,
        _input if demand.reads_all else None,
    )
    found = [check(call, demand, outcome) for check in asked if check is not None]
    return [fault for fault in found if fault is not None] if any(found) else []


def _said(kind_of: str, clause: Text) -> Feedback:
    from graders.engine.compare.phrases import sentence  # lazy: of a right answer nothing is said

    return Feedback(kind_of, sentence(clause))


# ---------------------------------------------------------------- the value


def _value(call: Call, demand: Demand, outcome: Outcome) -> Fault | None:
    ending = outcome.ending
    if demand.returns is None or not isinstance(ending, Returned):
        return None
    difference = compare(demand.returns.tree, ending.value, demand.comparison)
    if difference is None:
        return None
    if difference.kind == "none" and demand.prints is None and call.stdin is None:
        difference = _printed_instead(demand.returns.tree, outcome.stdout) or difference
    kind_of = _VALUE_KINDS.get(difference.kind, "wrong-value")
    return _said(kind_of, difference.returned or difference.text), difference


def _printed_instead(expected: Tree, printed: str) -> Difference | None:
    """Find out whether a function that returned None printed its answer."""
    lines = printed.strip().splitlines()
    if not lines:
        return None
    found = {lines[-1].strip(), printed.strip()} & _as_printed(sound(expected))
    return Difference("prints", say.judging.PRINTS_ANSWER if found else say.judging.PRINTS_SOMETHING)


def _as_printed(tree: Tree) -> set[str]:
    from graders.engine.values.show import show  # only a wrong answer is shown

    return {show(tree, ANSWER_BUDGET), text(tree).strip() if kind(tree) == "str" else "None"} - {""}


_VALUE_KINDS = {
    "type": "wrong-type", "generator": "wrong-type", "function": "wrong-type", "none": "no-return",
    "prints": "prints",
}  # fmt: skip


# ---------------------------------------------------------------- the output


def _output(_call: Call, demand: Demand, outcome: Outcome) -> Fault | None:
    if demand.prints is None:
        return None
    expected, printed = _without_newline(demand.prints), _without_newline(outcome.stdout)
    if fold(expected, demand.comparison) == fold(printed, demand.comparison):
        return None
    from graders.engine.compare.transcript import explain_output  # only a wrong answer is explained

    difference = explain_output(expected, printed, demand.comparison)
    if difference.kind == "no-output" and _returns(expected, outcome):
        difference = Difference("returns-output", say.judging.RETURNS_OUTPUT)
    kind_of = "wrong-output" if difference.kind == "line" else difference.kind
    return _said(kind_of, difference.text), difference


def _without_newline(printed: str) -> str:
    return printed.removesuffix("\n")


def _returns(expected: str, outcome: Outcome) -> bool:
    tree = sound(outcome.ending.value) if isinstance(outcome.ending, Returned) else None
    return kind(tree) == "str" and _without_newline(text(tree)) == expected


# ---------------------------------------------------------------- the arguments


def _arguments(call: Call, demand: Demand, outcome: Outcome) -> Fault | None:
    if demand.arguments is None:
        change = changed(call, outcome) if demand.keeps_arguments else None
        return None if change is None else (change, None)
    after = call.arguments if outcome.arguments is None else outcome.arguments
    for place, expected in enumerate(demand.arguments):
        actual = after[place] if place < len(after) else UNREADABLE
        difference = compare(expected, actual, demand.comparison)
        if difference is not None:
            words = say.judging.ARGUMENT.fill(place=place + 1, what=difference.text)
            return _said("wrong-argument", words), Difference(difference.kind, words)
    return None


def changed(call: Call, outcome: Outcome) -> Feedback | None:
    """Return what to say of the first argument that is not what it was, None if all are."""
    if outcome.arguments is None:
        return None
    for place, (before, after) in enumerate(zip(call.arguments, outcome.arguments, strict=False)):
        if canonical(before) != canonical(after):
            from graders.engine.compare.changes import explain_change  # only a changed argument is explained

            return Feedback("changed-argument", explain_change(place + 1, before, after))
    return None


def _new(_call: Call, _demand: Demand, outcome: Outcome) -> Fault | None:
    ending = outcome.ending
    if not isinstance(ending, Returned) or ending.same_as is None:
        return None
    if outer(sound(ending.value)) not in MUTABLE:
        return None
    return Feedback("same-object", say.judging.SAME_OBJECT.fill(place=ending.same_as + 1)), None


# ---------------------------------------------------------------- the input


def _input(_call: Call, _demand: Demand, outcome: Outcome) -> Fault | None:
    return (unread(outcome), None) if outcome.unread else None


def unread(outcome: Outcome) -> Feedback:
    """Return what to say of the typed lines that were not read."""
    words = say.judging.UNREAD_ONE if outcome.unread == 1 else say.judging.UNREAD.fill(count=outcome.unread)
    return Feedback("unread", words)
