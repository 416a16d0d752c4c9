"""One function under search: every drawn call is made once, and the smallest that differs is kept."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from graders.engine.custom.load import Grader
from graders.engine.custom.run import left_open
from graders.engine.grade.failing import call_length
from graders.engine.grade.search.demand import Pattern, call
from graders.engine.grade.search.faults import Enough, StrategyFault
from graders.engine.grade.search.references import References, Told, judged
from graders.engine.grade.search.subject import Subject
from graders.engine.messages import search as say
from graders.engine.model import (
    Call,
    Feedback,
    NotRun,
    Outcome,
    Raised,
    Result,
    Returned,
    Tree,
    Verdict,
)
from graders.engine.values.canonical import canonical
from graders.engine.values.show import show_call
from graders.engine.worker.codec import decode, encode

UNSTABLE = "differs-from-run-to-run"
"""The kind of feedback on a call that does not come out the same each time."""

BOTH = 10
"""So many of the first calls are made with the references of all languages, and every call that differs is."""

AGAIN = 2
"""How often the smallest call is made again, each time in a process of its own."""


class Smallest:
    """The shortest call so far that differs; of calls of one length the last, which Hypothesis finds simpler."""

    def __init__(self) -> None:
        self.told: Told | None = None
        self.result: Result | None = None

    def offer(self, told: Told, result: Result) -> None:
        """Keep a call if none before was shorter."""
        if self.result is None or call_length(result) <= call_length(self.result):
            self.told, self.result = told, result


class Hunt:
    """Looks for a call of one function on which the student's file differs from the reference."""

    def __init__(
        self,
        grader: Grader,
        pattern: Pattern,
        parameters: int,
        student: Subject,
        references: References,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._grader = grader
        self._pattern = pattern
        self._parameters = parameters
        self._student = student
        self._references = references
        self._clock = clock
        self._until = clock() + seconds
        self._known: dict[bytes, bool | None] = {}
        """What was found of each call: the same is answered again, so that nothing looks flaky to Hypothesis."""
        self._smallest = Smallest()
        self._fresh = False
        """Whether each call gets a process of its own from now on: the file keeps something between calls."""
        self.tried = 0
        """How many different calls were made."""

    def differs(self, drawn: object) -> bool | None:
        """Return whether the student's file differs on drawn arguments; None when the description leaves them open.

        Raises:
            Enough: when the time is up, or the file cannot be called any more.
            NakijkError: when the bank is at fault, or the sandbox fails.
        """
        arguments = self._arguments(drawn)
        key = canonical(["t", list(arguments)])
        if key not in self._known:
            if self._clock() >= self._until:
                raise Enough
            self._known[key] = self._looked_at(call(self._pattern, arguments))
        return self._known[key]

    def _arguments(self, drawn: object) -> tuple[Tree, ...]:
        if isinstance(drawn, tuple) and len(drawn) == self._parameters:
            trees = tuple(encode(value) for value in drawn)
            try:
                for tree in trees:
                    decode(tree)
            except (KeyError, TypeError):
                pass  # something that is no plain value, or far too large
            else:
                return trees
        file = Path(self._grader.file or "").name
        raise StrategyFault(say.no_arguments(self._pattern.call.function, file, repr(drawn)[:200]))

    def _looked_at(self, made: Call) -> bool | None:
        if left_open(self._grader, made, show_call(made.name, made.arguments, 100)) is not None:
            return None
        told = self._references.told(self._pattern, made)
        self.tried += 1
        if self.tried <= BOTH:
            self._references.agree(told)
        result = self._judged(told, self._call(made))
        if result.verdict is not Verdict.CORRECT and not self._fresh:
            result = self._confirmed(told, result)
        if result.verdict is Verdict.CORRECT:
            return False
        self._references.agree(told)
        self._smallest.offer(told, result)
        return True

    def _call(self, made: Call) -> Outcome:
        return self._student.fresh(made) if self._fresh else self._student.after_others(made)

    def _judged(self, told: Told, outcome: Outcome) -> Result:
        if isinstance(outcome.ending, NotRun):
            raise Enough
        return judged(lambda: self._grader, told.call, told.demands, outcome)

    def _confirmed(self, told: Told, result: Result) -> Result:
        """Return the result of a call in a process of its own; calls after others are trusted only if they tell the same."""
        fresh = self._judged(told, self._student.fresh(told.call))
        if fresh.verdict is Verdict.CORRECT:
            self._fresh = True
        elif self._smallest.result is None and _answered(result.outcomes[0]):
            again = self._judged(told, self._student.after_others(told.call))
            self._fresh = again.verdict is Verdict.CORRECT
        return fresh

    def smallest(self) -> Result | None:
        """Return the smallest call that differs, made again: by every reference, and by the file, each time on its own.

        Raises:
            NakijkError: when the bank is at fault, or the sandbox fails.
        """
        result, told = self._smallest.result, self._smallest.told
        if result is None or told is None:
            return None
        settled = self._references.settled(self._pattern, told.call)
        first = result.outcomes[0]
        if not _answered(first):
            return result
        outcomes = [self._student.fresh(told.call) for _ in range(AGAIN)]
        result = judged(lambda: self._grader, told.call, settled.demands, first)
        if all(_alike(first, other) for other in outcomes):
            return result
        unstable = Feedback(UNSTABLE, say.UNSTABLE)
        judgement = result.judgement
        return result._replace(judgement=judgement._replace(feedback=(unstable, *judgement.feedback)))


def _answered(outcome: Outcome) -> bool:
    return isinstance(outcome.ending, (Returned, Raised))


def _alike(one: Outcome, other: Outcome) -> bool:
    """Whether two outcomes of the same call tell the same, apart from how long it took."""
    return _told(one) == _told(other)


def _told(outcome: Outcome) -> tuple[object, ...]:
    ending = outcome.ending
    if isinstance(ending, Returned):
        what: tuple[object, ...] = (canonical(ending.value),)
    elif isinstance(ending, Raised):
        what = (ending.types, ending.message)
    else:
        what = ()
    after = outcome.arguments and [canonical(tree) for tree in outcome.arguments]
    return type(ending), *what, outcome.stdout, after
