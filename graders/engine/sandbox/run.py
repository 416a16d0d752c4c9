"""Making calls, several under way at a time, in one child after another: one group of outcomes per group of calls."""

from __future__ import annotations

from _json import encode_basestring_ascii as quoted

from graders.engine.model import Answer as StubAnswer
from graders.engine.model import Call, NotRun, Outcome, Returned, Stub, TimedOut
from graders.engine.sandbox.chance import taken_along
from graders.engine.sandbox.child import Child
from graders.engine.sandbox.errors import SandboxError
from graders.engine.sandbox.frames import Answer, ProtocolError
from graders.engine.sandbox.load import Nursery
from graders.engine.sandbox.outcomes import may_end, outcome, strikes, tampered
from graders.engine.worker.protocol import CAP, dumps, longest

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections import deque
    from collections.abc import Iterable, Iterator, Mapping
else:
    from _collections import deque

WINDOW, BYTES = 64, 1 << 15
"""How many calls are under way, and how many bytes of them are sent together: an answer then never waits for us."""

AHEAD = 128
"""How many groups are looked at before the first of them is complete."""

STRIKES = 2
"""How often the calls of one function may exceed a limit or end their process before it is given up."""


ENDS = 20
"""How often they may ask for input until their process ends; a submission may also claim that."""


class Group:
    """The calls of one case, and what is known of them so far."""

    def __init__(self, calls: Iterable[Call]) -> None:
        self.calls = tuple(calls)
        self.missing = len(self.calls)
        """How many of them have no outcome yet."""
        self.suspicions = 0
        """How often it was begun again, though it may have ended by itself."""
        self.stopped: NotRun | None = None
        """Why the rest of its calls is not made."""
        self._outcomes: list[Outcome | None] = [None] * self.missing

    def put(self, place: int, outcome: Outcome) -> None:
        """Note the outcome of one call."""
        self._outcomes[place] = outcome
        self.missing -= 1

    def result(self) -> tuple[Outcome, ...]:
        """Return the outcomes of a group of which none is missing."""
        return tuple(self._outcomes)  # type: ignore[arg-type]

    def repeat(self, suspicious: bool) -> None:
        """Forget what is known."""
        self.suspicions += suspicious
        self.missing = len(self.calls)
        self._outcomes = [None] * self.missing

    def interrupt(self) -> None:
        """Stop if it had begun in a child that is gone, and was not done: its next call would miss what it left."""
        if 0 < self.missing < len(self.calls):
            self.stopped = self.stopped or NotRun("step")


class Runner:
    """Makes the calls of one submission."""

    def __init__(
        self, nursery: Nursery, child: Child | None, later: Mapping[str, int], struck: dict[str, int]
    ) -> None:
        self._nursery = nursery
        self._child = child
        self._later = later
        self._struck = struck
        self._memory_mb = nursery.setup.memory_mb
        self._longest = longest(nursery.setup.room)
        self._to_send: deque[tuple[Group, int]] = deque()
        self._under_way: deque[tuple[Group, int]] = deque()
        self._ended: dict[str, int] = {}
        self.failure: str | None = None

    def run(self, groups: Iterable[Iterable[Call]]) -> Iterator[tuple[Outcome, ...]]:
        """Yield the outcomes of each group, in order."""
        coming = iter(groups)
        waiting: deque[Group] = deque()
        try:
            while True:
                if len(self._under_way) <= WINDOW // 2:
                    self._send(waiting, coming)
                if not waiting:
                    return
                while waiting and not waiting[0].missing:
                    yield waiting.popleft().result()
                if self._under_way:
                    self._receive(waiting)
        finally:
            self._to_send.clear()
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
        size = 0
        while len(self._under_way) < WINDOW and size < BYTES:
            if not self._to_send and not self._look_ahead(waiting, coming):
                break
            following = group, place = self._to_send.popleft()
            if self._child is None or self._later or self._struck or group.stopped is not None:  # hardly ever
                reason = self._reason(group, place)
                if reason is not None:
                    group.put(place, Outcome(reason))
                    continue
            assert self._child is not None
            self._under_way.append(following)
            size += self._child.ask_written(written(group.calls[place]))
        if size and self._child is not None:
            self._child.send()

    def _look_ahead(self, waiting: deque[Group], coming: Iterator[Iterable[Call]]) -> bool:
        """Have the calls of the next group sent; whether there is one that has any."""
        while len(waiting) < AHEAD:
            calls = next(coming, None)
            if calls is None:
                return False
            group = Group(calls)
            waiting.append(group)
            if group.missing:
                self._to_send.extend([(group, place) for place in range(group.missing)])
                return True
        return False

    def _reason(self, group: Group, place: int) -> NotRun | None:
        """Return why a call is not made, if it is not; if it is, there is a child for it."""
        if (
            place == 0
            and self._struck
            and any(self._struck.get(one.function, 0) >= STRIKES for one in group.calls)
        ):
            group.stopped = NotRun("gave up")
        if group.stopped is not None:
            return group.stopped
        name = group.calls[place].name
        if name in self._later:
            return NotRun("load", self._later[name])
        return None if self._child is not None else self._new_child()

    def _new_child(self) -> NotRun | None:
        """Have a new child made; return why there is none."""
        if self.failure is None:
            try:
                self._child = self._nursery.fresh()
            except SandboxError as error:
                self.failure = error.trace or str(error)
        if self._child is not None:
            return None
        return NotRun("budget" if self.failure is None else "infrastructure")

    # -------------------------------------------------------------- receiving

    def _receive(self, waiting: deque[Group]) -> None:
        """Wait for the answer to the oldest call."""
        assert self._child is not None
        group, place = self._under_way.popleft()
        call = group.calls[place]
        most = CAP if call.most is None else self._longest
        answer = self._child.answer(call.limits, self._nursery.budget, len(call.stdin or ()), most)
        try:
            what = outcome(answer, call, self._child.memory_mb or self._memory_mb)
        except ProtocolError as error:
            what = tampered(answer, call, error.reason)
        if self._child.alive:
            if isinstance(what.ending, Returned):  # nearly all
                group.put(place, what)
                return
        elif not isinstance(answer.result, tuple):
            what = self._ended_itself(answer, call, what)
        lost = taken_along(what.ending)
        if self._nursery.chances.another(what.ending, call.limits.seconds, group.suspicions):
            group.repeat(suspicious=not lost)
            self._repeat(group)
            return
        if lost:
            from graders.engine.sandbox import ends  # lazy: most children are closed before they end

            self.failure = self.failure or ends.again_and_again()
        if isinstance(what.ending, TimedOut):
            line = self._nursery.line(answer.stacks)
            what = what._replace(ending=what.ending._replace(line=line))
        group.put(place, what)
        if strikes(what.ending):
            self._struck[call.function] = self._struck.get(call.function, 0) + 1
            self._child.close()
        if not self._child.alive:
            self._begin_anew(waiting)

    def _ended_itself(self, answer: Answer, call: Call, what: Outcome) -> Outcome:
        """Return the outcome of a call whose answer says that its process ends with it; there is an end to that, too."""
        if not may_end(what):
            return tampered(answer, call, "ended")
        ended = self._ended[call.function] = self._ended.get(call.function, 0) + 1
        if ended >= ENDS:
            self._struck[call.function] = STRIKES
        return what

    def _repeat(self, group: Group) -> None:
        """Make a case once more from its first call, in another child; it was the first of those under way."""
        others = [one for one in (*self._under_way, *self._to_send) if one[0] is not group]
        self._to_send = deque([*((group, place) for place in range(group.missing)), *others])
        self.close()

    def _begin_anew(self, waiting: Iterable[Group]) -> None:
        """Send what was sent to a child that is gone again, to another."""
        self._to_send.extendleft(reversed(self._under_way))
        self.close()
        for group in waiting:
            group.interrupt()


def written(call: Call) -> str:
    """Return the request for a call as JSON, but for its last brace; what is as usual is left out."""
    request = f'{{"name":{quoted(call.name)},"arguments":{dumps(call.arguments)}'
    if call.stdin:
        request += f',"stdin":{dumps(call.stdin)}'
    if call.seed is not None:
        request += f',"seed":{call.seed}'
    if call.consume is not None:
        request += f',"consume":{call.consume}'
    if call.most is None:
        request += ',"free":true'
    if call.replaces:
        request += f',"replaces":{dumps([[one.name, one.in_turn] for one in call.replaces])}'
    if call.stubs:
        request += f',"stubs":{dumps([_stub(one) for one in call.stubs])}'
    return request


def _stub(stub: Stub) -> list[object]:
    entries = [[asked.arguments, asked.typed, _answer(answer)] for asked, answer in stub.table]
    return [stub.name, stub.parameters, stub.talks, entries]


def _answer(answer: StubAnswer) -> list[object]:
    turns = [[turn.said, turn.typed is not None] for turn in answer.turns]
    return [turns, answer.value, answer.raises, answer.arguments]
