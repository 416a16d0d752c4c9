"""Making calls, several under way at a time, in one child after another: one group of outcomes per group of calls."""

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping

from graders.engine.model import Call, NotRun, Outcome
from graders.engine.sandbox.child import Child
from graders.engine.sandbox.errors import SandboxError
from graders.engine.sandbox.frames import Frame, ProtocolError
from graders.engine.sandbox.load import Nursery
from graders.engine.sandbox.outcomes import outcome, strikes, tampered
from graders.engine.sandbox.start import allowance

WINDOW = 8
"""How many calls are under way: an answer then never waits for us."""

AHEAD = 64
"""How many groups are looked at before the first of them is complete."""

STRIKES = 2
"""How often the calls of one function may exceed a limit or end their process before it is given up."""


class Group:
    """The calls of one case, and what is known of them so far."""

    def __init__(self, calls: Iterable[Call]) -> None:
        self.calls = tuple(calls)
        self.outcomes: list[Outcome | None] = [None] * len(self.calls)
        self.sent = 0
        self.stopped: NotRun | None = None
        """Why the rest of its calls is not made."""

    @property
    def complete(self) -> bool:
        """Whether every call has its outcome."""
        return None not in self.outcomes

    @property
    def begun(self) -> bool:
        """Whether any of its calls was made."""
        return any(one is not None for one in self.outcomes)

    def result(self) -> tuple[Outcome, ...]:
        """Return the outcomes of a complete group."""
        return tuple(one for one in self.outcomes if one is not None)

    def take_back(self) -> None:
        """Forget that calls were sent to a child that is gone; a group that had begun in it cannot go on."""
        if self.begun and not self.complete:
            self.stopped = self.stopped or NotRun("step")
        self.sent = next((place for place, one in enumerate(self.outcomes) if one is None), len(self.calls))


class Runner:
    """Makes the calls of one submission."""

    def __init__(
        self, nursery: Nursery, child: Child | None, later: Mapping[str, int], struck: Counter[str]
    ) -> None:
        self._nursery = nursery
        self._child = child
        self._later = later
        self._struck = struck
        self._under_way: deque[tuple[Group, int]] = deque()
        self.failure: str | None = None

    def run(self, groups: Iterable[Iterable[Call]]) -> Iterator[tuple[Outcome, ...]]:
        """Yield the outcomes of each group, in order."""
        coming = iter(groups)
        waiting: deque[Group] = deque()
        try:
            while True:
                self._send(waiting, coming)
                if not waiting:
                    return
                while waiting and waiting[0].complete:
                    yield waiting.popleft().result()
                if self._under_way:
                    self._receive(waiting)
        finally:
            if self._under_way:
                self.close()

    def close(self) -> None:
        """End the child."""
        if self._child is not None:
            self._child.close()
            self._child = None
        self._under_way.clear()

    # -------------------------------------------------------------- sending

    def _send(self, waiting: deque[Group], coming: Iterator[Iterable[Call]]) -> None:
        """Send calls, several together, until enough are under way; one that is not made gets its outcome at once."""
        if len(self._under_way) > WINDOW // 2:
            return
        calls = []
        while len(self._under_way) < WINDOW and (group := self._next(waiting, coming)) is not None:
            place = group.sent
            group.sent += 1
            reason = self._reason(group, place) or self._no_child()
            if reason is None:
                self._under_way.append((group, place))
                calls.append(_request(group.calls[place]))
            else:
                group.outcomes[place] = Outcome(reason)
        if self._child is not None and calls:
            self._child.ask(*calls)

    def _next(self, waiting: deque[Group], coming: Iterator[Iterable[Call]]) -> Group | None:
        """Return the first group with a call to send."""
        for group in waiting:
            if group.sent < len(group.calls):
                return group
        if len(waiting) >= AHEAD:
            return None
        for calls in coming:
            waiting.append(Group(calls))
            if waiting[-1].calls:
                return waiting[-1]
        return None

    def _reason(self, group: Group, place: int) -> NotRun | None:
        """Return why a call is not made, if it is not."""
        call = group.calls[place]
        if place == 0 and any(self._struck[one.function] >= STRIKES for one in group.calls):
            group.stopped = NotRun("gave up")
        if group.stopped is not None:
            return group.stopped
        if call.name in self._later:
            return NotRun("load", self._later[call.name])
        return None

    def _no_child(self) -> NotRun | None:
        """See to it that there is a child; return why there is none."""
        if self._child is None and self.failure is None:
            self._child = self._new_child()
        if self._child is not None:
            return None
        return NotRun("budget" if self.failure is None else "infrastructure")

    def _new_child(self) -> Child | None:
        try:
            return self._nursery.fresh()
        except SandboxError as error:
            self.failure = error.trace or str(error)
        return None

    # -------------------------------------------------------------- receiving

    def _receive(self, waiting: deque[Group]) -> None:
        """Wait for the answer to the oldest call."""
        assert self._child is not None
        group, place = self._under_way.popleft()
        call = group.calls[place]
        budget = self._nursery.budget
        with budget.spending():
            answer = self._child.answer(allowance(call.limits, budget.left))
        try:
            what = outcome(answer, call, self._nursery.setup.memory_mb)
        except ProtocolError as error:
            what = tampered(answer, call, error.reason)
        group.outcomes[place] = what
        if strikes(what.ending):
            self._struck[call.function] += 1
            self._child.close()
        if not self._child.alive:
            self.close()
            for one in waiting:
                one.take_back()


def _request(call: Call) -> Frame:
    return {
        "do": "call",
        "name": call.name,
        "arguments": call.arguments,
        "stdin": call.stdin,
        "seed": call.seed,
        "consume": call.consume,
        "replaces": [[one.name, one.in_turn] for one in call.replaces],
    }
