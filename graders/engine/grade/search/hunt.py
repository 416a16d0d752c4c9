"""One function under search: every drawn call is made once, and the smallest that differs is kept."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path

from graders.engine.custom.load import Grader
from graders.engine.custom.run import left_open
from graders.engine.diagnose.failing import call_length
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
    TimedOut,
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

AGAIN = (1, 2)
"""The seeds with which the smallest call is made again, each time in a process of its own: else chance would repeat itself."""

SPOT = 20
"""So many of the calls that were right after others are made on their own, when nothing was found."""

BRISK, TIMES = 0.1, 10
"""Once a call was seen not to end, each has so many CPU seconds, or so many times what the reference took: else one that does
not end would use up the time for finding a smaller one. The smallest is made with the limit of the cases again."""


Differing = tuple[Told, Result]
"""A call that differs: what must come of it, and what came of it."""


def shortest(calls: Iterable[Differing]) -> Differing | None:
    """Return the shortest of the calls; of those of one length the last, which was found while looking for a simpler one."""
    return min(reversed([*calls]), key=lambda one: call_length(one[1]), default=None)


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
        self._known: dict[bytes, Differing | bool | None] = {}
        """What was found of each call: the same is answered again, so that nothing looks flaky to Hypothesis."""
        self._first: Differing | None = None
        self._last: Differing | None = None
        """The first and the last call that was asked about and differs."""
        self._right: list[Told] = []
        """The calls that do not differ, as far as they were made after others."""
        self._fresh = False
        """Whether each call gets a process of its own from now on: the file keeps something between calls."""
        self._brisk = False
        """Whether a call was seen that does not end."""
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
        known = self._known[key]
        if isinstance(known, tuple):
            self._first, self._last = self._first or known, known
        return known if known is None else bool(known)

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

    def _looked_at(self, made: Call) -> Differing | bool | None:
        if left_open(self._grader, made, show_call(made.name, made.arguments, 100)) is not None:
            return None
        told = self._references.told(self._pattern, made)
        self.tried += 1
        if self.tried <= BOTH:
            self._references.agree(told)
        result = self._judged(told, self._call(told))
        if result.verdict is not Verdict.CORRECT and not self._fresh:
            result = self._confirmed(told, result)
        if result.verdict is Verdict.CORRECT:
            self._right += () if self._fresh else (told,)
            return False
        self._references.agree(told)
        if isinstance(result.outcomes[0].ending, TimedOut):
            self._fresh = self._brisk = True
        return told, result

    def _call(self, told: Told) -> Outcome:
        made = told.call
        if self._brisk:
            seconds = min(made.limits.seconds, max(BRISK, TIMES * told.outcome.seconds))
            made = made._replace(limits=made.limits._replace(seconds=seconds))
        return self._student.fresh(made) if self._fresh else self._student.after_others(made)

    def _judged(self, told: Told, outcome: Outcome) -> Result:
        if isinstance(outcome.ending, NotRun):
            raise Enough
        return judged(lambda: self._grader, told.call, told.demands, outcome)

    def _confirmed(self, told: Told, result: Result) -> Result:
        """Return the result of a call in a process of its own; calls after others are trusted only if they tell the same."""
        if isinstance(result.outcomes[0].ending, TimedOut):
            self._fresh = self._brisk = True
            return self._judged(told, self._call(told))
        fresh = self._judged(told, self._student.fresh(told.call))
        if fresh.verdict is Verdict.CORRECT:
            self._fresh = True
        elif self._last is None and _answered(result.outcomes[0]):
            again = self._judged(told, self._student.after_others(told.call))
            self._fresh = again.verdict is Verdict.CORRECT
        return fresh

    def keeps_something(self) -> bool:
        """Return whether calls that were right after others differ on their own; then all must be looked at anew.

        Raises:
            NakijkError: when the bank is at fault, or the sandbox fails.
        """
        if self._last is not None or self._fresh:
            return False
        for told in self._right[:: max(1, len(self._right) // SPOT)][:SPOT]:
            if self._clock() >= self._until:
                return False
            outcome = self._student.fresh(told.call)
            if isinstance(outcome.ending, NotRun):
                return False
            if self._judged(told, outcome).verdict is not Verdict.CORRECT:
                self._fresh = True
                self._known.clear()
                return True
        return False

    def smallest(self, *, done: bool) -> Result | None:
        """Return the smallest call that differs, made again: by every reference, and by the file, each time on its own.

        `done`: Hypothesis came to an end by itself; else it is the shortest call so far.

        Raises:
            NakijkError: when the bank is at fault, or the sandbox fails.
        """
        found = (
            self._last if done else shortest(one for one in self._known.values() if isinstance(one, tuple))
        )
        if found is None or self._first is None:
            return None
        if self._brisk:
            found = self._with_all_its_time(found) or self._with_all_its_time(self._first)
            if found is None:
                return None
        told, result = found
        settled = self._references.settled(self._pattern, told.call)
        first = result.outcomes[0]
        if not isinstance(first.ending, (Returned, Raised)):
            return result
        outcomes = [self._student.fresh(told.call._replace(seed=seed)) for seed in AGAIN]
        result = judged(lambda: self._grader, told.call, settled.demands, first)
        return result if all(_alike(first, other) for other in outcomes) else _unstable(result)

    def _with_all_its_time(self, found: Differing) -> Differing | None:
        """Return a call that differs when it has the time of a case, too."""
        told, _ = found
        outcome = self._student.fresh(told.call)
        result = judged(lambda: self._grader, told.call, told.demands, outcome)
        return None if result.verdict in (Verdict.CORRECT, Verdict.NOT_RUN) else (told, result)


def _unstable(result: Result) -> Result:
    judgement = result.judgement
    feedback = (Feedback(UNSTABLE, say.UNSTABLE), *judgement.feedback)
    return result._replace(judgement=judgement._replace(feedback=feedback))


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
