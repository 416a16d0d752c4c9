"""What a case demands, and what came of a call, in words for the lines "verwacht" and "gekregen"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

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
)
from graders.engine.text import Text, same
from graders.engine.values.escape import bare
from graders.engine.values.show import show, show_call

BUDGET = 400


def expected_text(demand: Demand, budget: int = BUDGET) -> Text:
    """Return what a case demands: a value, an exception, printed text."""
    parts = _answer(demand, budget) + _around(demand, budget)
    return _joined(parts) if parts else say.NOTHING


def outcome_text(outcome: Outcome, budget: int = BUDGET) -> Text:
    """Return what came of a call, in the same words: a value, an exception, or why there is none."""
    return _ENDINGS[type(outcome.ending)](outcome.ending, budget)


# ---------------------------------------------------------------- what is demanded


def _answer(demand: Demand, budget: int) -> tuple[Text, ...]:
    if demand.raises is not None:
        return (_demanded(demand.raises, budget),)
    parts: list[Text] = []
    if demand.returns is not None:
        parts.append(same(show(demand.returns.tree, budget)))
    if demand.prints is not None:
        parts.append(say.PRINTED.fill(text=show(demand.prints, budget)))
    if demand.checker is not None and not parts:
        parts.append(say.CHECKED)
    return tuple(parts)


def _around(demand: Demand, budget: int) -> tuple[Text, ...]:
    """Name the demands beside the answer, where they are all there is, or say values."""
    if demand.arguments is not None:
        return (say.ARGUMENTS.fill(arguments=show_call("", demand.arguments, budget)),)
    if demand.returns is not None or demand.raises is not None or demand.prints is not None:
        return ()
    if demand.checker is not None:
        return ()
    kept, read = (demand.keeps_arguments, say.UNCHANGED), (demand.reads_all, say.READS_ALL)
    named = ((demand.new, say.NEW), kept, read)
    return tuple(words for asked, words in named if asked)


def _joined(parts: tuple[Text, ...]) -> Text:
    return Text(", ".join(part.nl for part in parts), ", ".join(part.en for part in parts))


def _demanded(raises: Raises, budget: int) -> Text:
    if raises.message is None:
        return same(bare(raises.type))
    return exception_text(raises.type, raises.message, budget)


def exception_text(type_name: str, message: str | None, budget: int = BUDGET) -> Text:
    """Return an exception in words: "AssertionError met de boodschap 'ongeldige opstelling'"."""
    name = bare(type_name.removeprefix("user:")[:BUDGET])
    if not message:
        return say.EXCEPTION_WITHOUT_MESSAGE.fill(type=name)
    return say.EXCEPTION.fill(type=name, message=show(message, budget))


# ---------------------------------------------------------------- what came of it


def _returned(ending: Returned, budget: int) -> Text:
    return same(show(ending.value, budget))


def _raised(ending: Raised, budget: int) -> Text:
    return exception_text(ending.types[0] if ending.types else "Exception", ending.message, budget)


def _timed_out(ending: TimedOut, _budget: int) -> Text:
    return say.TIMED_OUT.fill(seconds=seconds_text(ending.seconds))


def seconds_text(seconds: float) -> Text:
    """Return a number of seconds, at most two decimals, with a decimal comma in Dutch."""
    written = f"{seconds:.2f}".rstrip("0").rstrip(".")
    return Text(written.replace(".", ","), written)


def _crashed(ending: Crashed, _budget: int) -> Text:
    return say.EXITED if ending.exit_status is not None else say.CRASHED


def _not_run(ending: NotRun, _budget: int) -> Text:
    return not_run_text(ending)


def not_run_text(ending: NotRun) -> Text:
    """Return why a call was not made."""
    if ending.reason == "load" and ending.line is not None:
        return say.NOT_RUN["load at line"].fill(line=ending.line)
    return say.NOT_RUN.get(ending.reason, say.NOT_RUN_OTHERWISE)


_ENDINGS: Mapping[type, Callable[[Any, int], Text]] = {
    Returned: _returned,
    Raised: _raised,
    TimedOut: _timed_out,
    Crashed: _crashed,
    NotRun: _not_run,
    MemoryExceeded: lambda ending, _budget: say.MEMORY_EXCEEDED.fill(memory_mb=ending.memory_mb),
    OutputExceeded: lambda ending, _budget: say.OUTPUT_EXCEEDED.fill(output_kb=ending.output_kb),
    Tampered: lambda _ending, _budget: say.TAMPERED,
    Missing: lambda ending, _budget: say.MISSING if ending.callable else say.NOT_CALLABLE,
}
