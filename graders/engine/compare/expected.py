"""What a case demands, and what came of a call, in words for the lines "verwacht" and "gekregen"."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from graders.engine.compare.phrases import joined, short
from graders.engine.messages import verdicts as say
from graders.engine.model import (
    Crashed,
    Demand,
    MemoryExceeded,
    Missing,
    NotRun,
    Outcome,
    OutputExceeded,
    Raised,
    Raises,
    Returned,
    Tampered,
    TimedOut,
    Tree,
)
from graders.engine.text import Text, same
from graders.engine.values.cut import Place
from graders.engine.values.show import show, show_call

BUDGET = 400

STOPPED = ("system call", "threads")
"""Of what was no answer in the protocol, the reasons for which we stopped the process."""


def expected_text(demand: Demand, budget: int = BUDGET, place: Place = ()) -> Text:
    """Return what a case demands: a value, an exception, printed text.

    What stands at `place` (`Difference.place`) stays in sight when a value is cut to the budget.
    """
    parts = _answer(demand, budget, place) + _around(demand, budget)
    return joined(parts) if parts else say.NOTHING


def outcome_text(
    outcome: Outcome, budget: int = BUDGET, demand: Demand | None = None, place: Place = ()
) -> Text:
    """Return what came of a call, in the same words: a value, an exception, or why there is none.

    With the `demand` it tells what that is about: the printed text, the arguments after the call.
    """
    ending = outcome.ending
    if isinstance(ending, Returned):
        return joined(_returned(outcome, ending, demand or Demand(), budget, place))
    if isinstance(ending, Raised) and "SystemExit" in ending.types and not (demand and demand.raises):
        return say.EXITED
    if isinstance(ending, Raised):
        return _exception(ending.types[0] if ending.types else "Exception", ending.message, budget, place)
    return _ENDINGS[type(ending)](ending)


# ---------------------------------------------------------------- what is demanded


def _answer(demand: Demand, budget: int, place: Place) -> tuple[Text, ...]:
    if demand.raises is not None:
        return (_demanded(demand.raises, budget, place),)
    parts: list[Text] = []
    if demand.returns is not None:
        parts.append(same(show(demand.returns.tree, budget, place)))
    if demand.prints is not None:
        parts.append(say.PRINTED.fill(text=show(demand.prints, budget, place)))
    if demand.checker is not None and not parts:
        parts.append(say.CHECKED)
    return tuple(parts)


def _around(demand: Demand, budget: int) -> tuple[Text, ...]:
    """Name the demands beside the answer: arguments by value, the others only where they are all there is."""
    if demand.arguments is not None:
        return (_arguments(demand.arguments, budget),)
    if any(answer is not None for answer in (demand.returns, demand.raises, demand.prints, demand.checker)):
        return ()
    kept, read = (demand.keeps_arguments, say.UNCHANGED), (demand.reads_all, say.READS_ALL)
    return tuple(words for asked, words in ((demand.new, say.NEW), kept, read) if asked)


def _arguments(arguments: Sequence[Tree], budget: int) -> Text:
    return say.ARGUMENTS.fill(arguments=show_call("", arguments, budget))


def _demanded(raises: Raises, budget: int, place: Place) -> Text:
    if raises.message is None:
        return same(short(raises.type))
    return _exception(raises.type, raises.message, budget, place)


def _exception(type_name: str, message: str | None, budget: int, place: Place) -> Text:
    name = short(type_name.removeprefix("user:"))
    if not message:
        return say.EXCEPTION_WITHOUT_MESSAGE.fill(type=name)
    return say.EXCEPTION.fill(type=name, message=show(message, budget, place))


# ---------------------------------------------------------------- what came of it


def _returned(
    outcome: Outcome, ending: Returned, demand: Demand, budget: int, place: Place
) -> tuple[Text, ...]:
    parts: list[Text] = []
    only_others = demand.prints is not None or demand.arguments is not None
    if demand.returns is not None or not only_others:
        parts.append(same(show(ending.value, budget, place)))
    if demand.prints is not None:
        printed = show(outcome.stdout, budget, place)
        parts.append(say.PRINTED.fill(text=printed) if outcome.stdout else say.NOT_PRINTED)
    if demand.arguments is not None:
        after = outcome.arguments
        parts.append(say.UNCHANGED if after is None else _arguments(after, budget))
    return tuple(parts)


def _timed_out(ending: TimedOut) -> Text:
    return say.TIMED_OUT.fill(seconds=seconds_text(ending.seconds))


def seconds_text(seconds: float) -> Text:
    """Return a number of seconds, at most two decimals, with a decimal comma in Dutch."""
    written = f"{seconds:.2f}".rstrip("0").rstrip(".")
    return Text(written.replace(".", ","), written)


def _crashed(ending: Crashed) -> Text:
    return say.EXITED if ending.exit_status is not None else say.CRASHED


def not_run_text(ending: NotRun) -> Text:
    """Return why a call was not made."""
    if ending.reason == "load" and ending.line is not None:
        return say.NOT_RUN["load at line"].fill(line=ending.line)
    return say.NOT_RUN.get(ending.reason, say.NOT_RUN_OTHERWISE)


_ENDINGS: Mapping[type, Callable[[Any], Text]] = {
    TimedOut: _timed_out,
    Crashed: _crashed,
    NotRun: not_run_text,
    MemoryExceeded: lambda ending: say.MEMORY_EXCEEDED.fill(memory_mb=ending.memory_mb),
    OutputExceeded: lambda ending: say.OUTPUT_EXCEEDED.fill(output_kb=ending.output_kb),
    Tampered: lambda ending: say.FORBIDDEN if ending.reason in STOPPED else say.TAMPERED,
    Missing: lambda ending: say.MISSING if ending.callable else say.NOT_CALLABLE,
}
