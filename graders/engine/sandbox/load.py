"""Loading a submission: statement by statement, and in a new child up to a statement that ended the one before."""

from typing import NamedTuple

from graders.engine.model import Crashed, Loaded, LoadTrouble, NotRun, OutputExceeded, Tampered, TimedOut
from graders.engine.sandbox.budget import Budget
from graders.engine.sandbox.child import Answer, Child, Loss
from graders.engine.sandbox.errors import SandboxError
from graders.engine.sandbox.facts import Facts, Trouble, complete, none_loaded, read_facts, read_trouble
from graders.engine.sandbox.frames import Frame, ProtocolError
from graders.engine.sandbox.start import Setup, Starter, allowance
from graders.engine.sandbox.transcript import turns

ATTEMPTS = 3
"""How many children in a row a submission may end while loading, before none of its statements are run."""


class Reached(NamedTuple):
    """A child that is loaded as far as it goes, and its answer."""

    child: Child
    frame: Frame


class Nursery:
    """Starts and loads the children of one submission, and knows how far they can be loaded."""

    def __init__(self, starter: Starter, setup: Setup) -> None:
        self._starter = starter
        self._until: int | None = None
        self.setup = setup
        self.budget = Budget(setup.total_seconds)

    def prepare(self, setup: Setup) -> None:
        """Take the setup for the children that are loaded from now on."""
        self.setup = setup
        self.budget = Budget(setup.total_seconds)

    def start(self) -> Child:
        """Return a new child, which parses.

        Raises:
            SandboxError: when it cannot be started, twice.
        """
        try:
            return self._starter.start(self.setup.memory_mb)
        except SandboxError:
            return self._starter.start(self.setup.memory_mb)

    def parsed(self, child: Child | None = None) -> tuple[Child, Answer]:
        """Return a child that has parsed, and what it told; one that ended before it was ready is replaced, once.

        Raises:
            SandboxError: when that happens twice.
        """
        try:
            child = child or self.start()
            return child, self._answer(child)
        except SandboxError:
            child = self.start()
            return child, self._answer(child)

    def facts(self, answer: Answer) -> Facts:
        """Return what is known after parsing."""
        if isinstance(answer.result, dict):
            return read_facts(answer.result)
        return Facts(Loaded({}, trouble=LoadTrouble(1, _ending(answer.result))))

    def first(self, child: Child, facts: Facts) -> tuple[Child | None, Loaded]:
        """Load the first child; return one that is loaded as far as it goes, and all that is known.

        Raises:
            SandboxError: when there is no child to be had.
            ProtocolError: when what it tells is no answer.
        """
        answer = self._loaded(child)
        printed = self._printed(answer)
        if isinstance(answer.result, dict):
            trouble = read_trouble(answer.result, self.setup.memory_mb)
            return child, complete(facts, answer.result, trouble, printed)
        at, line = child.at or (0, 1)
        trouble = Trouble(LoadTrouble(line, _ending(answer.result)), at)
        self._until = at
        reached = self.fresh()
        if reached is None:
            return None, none_loaded(facts, trouble, printed)
        return reached.child, complete(facts, reached.frame, trouble, printed)

    def fresh(self) -> Reached | None:
        """Return a new child, loaded as far as it goes; None when the time for all is up.

        Raises:
            SandboxError: when there is no child to be had.
        """
        for attempt in range(ATTEMPTS + 1):
            if self.budget.over:
                return None
            child, parsed = self.parsed()
            answer = self._loaded(child) if child.alive else parsed
            if isinstance(answer.result, dict) and child.alive:
                return Reached(child, answer.result)
            child.close()
            self._until = child.at[0] if child.at and attempt < ATTEMPTS - 1 else 0
        if self.budget.over:
            return None
        raise SandboxError(f"not loaded: {answer.result}")

    def _loaded(self, child: Child) -> Answer:
        self._starter.load(child, self.setup, self._until)
        return self._answer(child)

    def _answer(self, child: Child) -> Answer:
        with self.budget.spending():
            return child.answer(allowance(self.setup.load_limits, self.budget.left))

    def _printed(self, answer: Answer) -> str:
        most = self.setup.load_limits.output_kb << 10
        return "".join(turn.said for turn in turns(answer.printed, answer.request, (), most)[0])


def _ending(loss: Loss) -> TimedOut | OutputExceeded | Crashed | Tampered:
    """Return the loss as the ending of a load: the time for all was up in the middle of it."""
    return TimedOut(0.0) if isinstance(loss, NotRun) else loss
