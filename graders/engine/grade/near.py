"""Near misses: a wrong function that does just what the reference solution does with one step changed; for teachers only."""

from __future__ import annotations

from collections.abc import Iterable

from graders.engine.bank.mutants import Mutants
from graders.engine.diagnose.failing import STATE, VARIES
from graders.engine.diagnose.fingerprints import mark
from graders.engine.messages import near as say
from graders.engine.model import (
    FunctionReport,
    MemoryExceeded,
    Missing,
    NotRun,
    OutputExceeded,
    Report,
    Result,
    TimedOut,
    Verdict,
)
from graders.engine.text import Text
from graders.engine.values.hashing import sha256

_LIMITS = (TimedOut, MemoryExceeded, OutputExceeded)
"""Which of them ends an endless loop first is a matter of limits, and mutants get other ones."""


def behaviour(results: Iterable[Result]) -> str | None:
    """Return a digest of all that a function does on its cases: which it fails, and with what answers.

    None when it fails none, or when a case was not run: then nobody knows all that it does.
    """
    marks = []
    for result in results:
        endings = [outcome.ending for outcome in result.outcomes]
        if not endings or any(isinstance(ending, NotRun | Missing) for ending in endings):
            return None
        if result.verdict is not Verdict.CORRECT:
            over = any(isinstance(ending, _LIMITS) for ending in endings)
            marks.append(f"{result.case.id} {'over a limit' if over else _mark(result)}\n")
    return sha256("".join(marks).encode("utf-8", "replace")).hexdigest()[:20] if marks else None


def with_near_misses(report: Report, mutants: Mutants | None) -> Report:
    """Return the report in which functions that do just what a mutant does say so."""
    if mutants is None:
        return report
    functions = (one._replace(near_miss=_near_miss(one, mutants)) for one in report.functions)
    return report._replace(functions=tuple(functions))


def _near_miss(one: FunctionReport, mutants: Mutants) -> Text | None:
    known = mutants.near.get(one.function.id, {})
    seen = behaviour(one.results) if known else None
    step = known.get(seen) if seen else None
    if step is None:
        return None
    failing = [result for result in one.results if result.verdict is not Verdict.CORRECT]
    return say.near_miss(mutants.reference, *step, exactly=not any(map(_by_complaint, failing)))


def _mark(result: Result) -> str:
    """Return the mark without what fresh retries added: mutants are not tried again."""
    judgement = result.judgement
    feedback = tuple(one for one in judgement.feedback if one.kind not in (STATE, VARIES))
    return mark(result._replace(judgement=judgement._replace(feedback=feedback)))


def _by_complaint(result: Result) -> bool:
    """Whether the mark of a case is the kind of complaint, and not the answer itself."""
    return any(step.demand.checker or step.demand.prints is not None for step in result.case.steps)
