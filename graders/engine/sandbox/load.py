"""Loading a submission: statement by statement, and in a new child up to a statement that ended the one before."""

from __future__ import annotations

from _collections_abc import Mapping

from graders.engine.model import (
    Crashed,
    Loaded,
    LoadTrouble,
    MemoryExceeded,
    NotRun,
    OutputExceeded,
    SyntaxTrouble,
    Tampered,
    TimedOut,
    Trait,
)
from graders.engine.record import Record
from graders.engine.sandbox.chance import Chances, Tries, killed, taken_along
from graders.engine.sandbox.child import Child
from graders.engine.sandbox.errors import SandboxError
from graders.engine.sandbox.facts import Facts, Told, Trouble, known, read_facts, read_told
from graders.engine.sandbox.frames import Answer, Loss, ProtocolError
from graders.engine.sandbox.limits import Budget
from graders.engine.sandbox.outcomes import of_loss
from graders.engine.sandbox.start import Code, Setup, Starter, Wanted
from graders.engine.sandbox.transcript import turns

ATTEMPTS = 3
"""How many children in a row a submission may end while loading, before none of its statements are run."""

_START = (0, 1)
"""The number and the line of the first statement."""


class Attempt(Record):
    """One child that was to load: what it told, or None and the trouble that it was lost in."""

    child: Child
    told: Told | None
    trouble: Trouble | None
    printed: str


class Nursery:
    """Starts and loads the children of one submission, and knows how far they can be loaded."""

    def __init__(self, starter: Starter, setup: Setup) -> None:
        self._starter = starter
        self._until: int | None = None
        self.setup = setup
        self.budget = Budget(setup.total_seconds)
        self.chances = Chances()

    def start(self) -> Child:
        """Return a new child, which parses and loads as far as it goes.

        Raises:
            SandboxError: when it cannot be started, however often.
        """
        tries = Tries()
        while True:
            try:
                return self._starter.start(self.setup, self._until)
            except SandboxError as error:
                if not tries.another(error.killed):
                    raise

    def parsed(self, child: Child | None = None) -> tuple[Child, Answer]:
        """Return a child that has parsed, and what it told; one that ended by chance, or was not ready, is replaced.

        Raises:
            SandboxError: when that happens again and again.
        """
        tries, suspicions = Tries(), 0
        while True:
            child = child or self.start()
            try:
                answer = self._answer(child)
            except SandboxError as error:
                if not tries.another(error.killed):
                    raise
            else:
                if not self._another(answer, suspicions):
                    break
                suspicions += not taken_along(answer.result)
            child = None
        if killed(answer.result):  # nothing of the submission has run yet
            raise SandboxError("killed while parsing, again and again", killed=True)
        child.send()
        return child, answer

    def first(self, child: Child, facts: Facts) -> tuple[Child | None, Loaded]:
        """Load the first child; return one that is loaded as far as it goes, and all that is known then.

        Raises:
            SandboxError: when there is no child to be had.
        """
        first = attempt = self._attempt(child)
        if not attempt.child.alive:
            self._retreat(attempt)
            attempt = self._reached() or attempt
        loaded = known(facts, attempt.told, first.trouble, first.printed)
        if attempt.child.alive:
            return attempt.child, loaded
        return None, loaded._replace(later={})  # nothing is called any more, for another reason

    def fresh(self) -> Child | None:
        """Return a new child, loaded as far as it goes; None when the time for all is up.

        Raises:
            SandboxError: when there is no child to be had.
        """
        attempt = self._reached()
        return attempt.child if attempt else None

    def study(self) -> dict[str, tuple[Trait, ...]]:
        """Return the traits of the functions, found by a child that has only parsed.

        Raises:
            SandboxError: when there is no child to be had.
        """
        # Lazy: only for what is wrong.
        from graders.engine.sandbox.study import study

        return study(self._starter, self.setup.memory_mb)

    @property
    def code(self) -> Code:
        """The submission's source."""
        return self._starter.code

    def line(self, stacks: bytes) -> int | None:
        """Return the line of the submission that a child was at, when it was over its time."""
        # Lazy: only for what does not end.
        from graders.engine.sandbox.stacks import line

        code = self._starter.code
        return line(stacks, code.file, code.text.count("\n") + 1)

    def _reached(self) -> Attempt | None:
        for number in range(ATTEMPTS + 1):
            if self.budget.over:
                return None
            attempt = self._attempt(self.parsed()[0])
            if attempt.child.alive:
                return attempt
            self._retreat(attempt)
            if number == ATTEMPTS - 1:
                self._until = 0
        if self.budget.over:
            return None
        raise SandboxError(f"not loaded: {attempt.trouble}")

    def _retreat(self, attempt: Attempt) -> None:
        """Load no further from now on than the statement that a child was lost in."""
        self._until = attempt.trouble.at if attempt.trouble else 0

    def _attempt(self, child: Child) -> Attempt:
        suspicions, furthest = 0, _START
        while child.alive:
            answer = self._answer(child)
            # What was ended from outside may have been before the statement that it ends itself in.
            furthest = max(furthest, child.at or _START)
            if not self._another(answer, suspicions):
                return self._loaded(child, answer, *furthest)
            suspicions += not taken_along(answer.result)
            child = self.parsed()[0]
        return Attempt(child, None, None, "")

    def _loaded(self, child: Child, answer: Answer, at: int, line: int) -> Attempt:
        printed = self._printed(answer)
        memory_mb = child.memory_mb or self.setup.memory_mb
        if not isinstance(answer.result, Mapping):
            return Attempt(
                child,
                None,
                Trouble(LoadTrouble(line, _ending(answer.result, self.setup, memory_mb)), at),
                printed,
            )
        try:
            told = read_told(answer.result, memory_mb)
        except ProtocolError as error:
            child.close()
            return Attempt(child, None, Trouble(LoadTrouble(line, Tampered(error.reason)), at), printed)
        return Attempt(child, told, told.trouble, printed)

    def _answer(self, child: Child) -> Answer:
        return child.answer(self.setup.load_limits, self.budget)

    def _another(self, answer: Answer, suspicions: int) -> bool:
        return self.chances.another(answer.result, self.setup.load_limits.seconds, suspicions)

    def _printed(self, answer: Answer) -> str:
        most = self.setup.load_limits.output_kb << 10
        return "".join(turn.said for turn in turns(answer.printed, answer.request, (), most)[0])


def facts_of(answer: Answer, wanted: Wanted | None = None) -> Facts:
    """Return what is known after parsing; a file that ends the parser is one that does not parse."""
    if isinstance(answer.result, Mapping):
        return read_facts(answer.result, wanted)
    return Facts(Loaded({}, syntax=SyntaxTrouble(1, 1, "", _TOO_MUCH)))


_TOO_MUCH = "too many nested parentheses or statements"
"""In the words of Python's own parser, which did not survive to say them."""


def _ending(
    loss: Loss, setup: Setup, memory_mb: int
) -> TimedOut | OutputExceeded | Crashed | Tampered | MemoryExceeded:
    """Return the loss as the ending of a load: the time for all was up in the middle of it.

    Raises:
        SandboxError: when the child was taken along by the end of what it was forked from, however often.
    """
    how = of_loss(loss, memory_mb)
    if taken_along(how):
        raise SandboxError("killed while loading, again and again", killed=True)
    return TimedOut(setup.total_seconds or 0.0) if isinstance(how, NotRun) else how
