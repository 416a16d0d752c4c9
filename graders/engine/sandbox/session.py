"""One submission in the sandbox: opened, loaded, its functions called; the way in for every other room."""

from __future__ import annotations

from graders.engine.model import Call, Loaded, Loop, NotRun, Outcome, Trait
from graders.engine.sandbox.child import Child
from graders.engine.sandbox.errors import SandboxError
from graders.engine.sandbox.facts import Facts
from graders.engine.sandbox.load import Nursery, facts_of
from graders.engine.sandbox.run import Runner
from graders.engine.sandbox.standing import level_of
from graders.engine.sandbox.start import Code, Setup, Starter, Wanted
from graders.engine.sandbox.suppress import suppress
from graders.engine.sandbox.system import System, system
from graders.engine.text import Text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from types import TracebackType

__all__ = ["SandboxError", "Session", "Setup", "Wanted", "level_for", "open_session"]


def open_session(
    source: bytes,
    filename: str,
    helpers: Mapping[str, bytes] | None = None,
    setup: Setup | None = None,
    on: System | None = None,
) -> Session:
    """Start a child for a submission, at once, and return it as a context manager.

    `source` is UTF-8; `filename` is what tracebacks call it; `helpers` are the modules beside it, by name; `setup` is what it may
    use. The child starts, parses and loads while the caller works on.

    Raises:
        SandboxError: when no child can be started.
    """
    beside = {name: _text(text) for name, text in (helpers or {}).items()}
    on = on or system()
    name = filename.encode("utf-8", "backslashreplace").decode()  # answers hold no half characters
    return Session(Nursery(Starter(Code(name, _text(source), beside), on), setup or Setup()), on)


def level_for(setup: Setup, on: System | None = None) -> int:
    """Return the level of protection that a submission gets with this setup."""
    standing = (on or system()).standing()
    return level_of(standing, standing.on, setup.opens_files)


def _text(source: bytes) -> str:
    return source.decode("utf-8", "surrogateescape").removeprefix("\ufeff")


class Session:
    """A submission under way: `facts` and `load` first, then `run` and `run_fresh`; closed at the end."""

    def __init__(self, nursery: Nursery, on: System) -> None:
        self._nursery = nursery
        self._system = on
        self._child: Child | None = nursery.start()
        self._facts: Facts | None = None
        self._loaded: Loaded | None = None
        self._struck: dict[str, int] = {}
        self._runner: Runner | None = None
        self._on: tuple[str, ...] = ()
        self.failure: str | None = None
        """What our own failure said, when calls were not made for it (`NotRun("infrastructure")`)."""

    def __enter__(self) -> Session:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def facts(self) -> Loaded:
        """Return what can be told without running anything: names, bodies, calls, a syntax error.

        Raises:
            SandboxError: when the child failed for a reason of ours.
        """
        return self._parsed().loaded

    def _parsed(self) -> Facts:
        if self._facts is None:
            self._child, answer = self._nursery.parsed(self._child)
            self._facts = facts_of(answer, self._nursery.setup.wanted)
            self._on = self._child.on
        return self._facts

    def load(self) -> Loaded:
        """Run the module, statement by statement, and return all that is known then; once.

        Raises:
            SandboxError: when the child failed for a reason of ours.
        """
        if self._loaded is None:
            facts = self._parsed()
            if facts.loaded.syntax:
                self._loaded = facts.loaded
            else:
                assert self._child is not None
                self._child, self._loaded = self._nursery.first(self._child, facts)
                self._on = self._child.on if self._child else self._on
            self._runner = Runner(self._nursery, self._child, self._loaded.later, self._struck)
            with suppress(OSError):  # whoever asks what came of it will try again
                self._system.try_out()
        return self._loaded

    def study(self) -> Mapping[str, tuple[Trait, ...]]:
        """Return per function at top level the traits of its source, in the order of the lines; for a submission that is wrong.

        They come from a child of their own, which parses and runs nothing, so that they are not the submission's to choose; it
        costs some milliseconds. There are none when the file does not parse, or takes too long.

        Raises:
            SandboxError: when the child failed for a reason of ours.
        """
        if self._facts is not None and self._facts.loaded.syntax:
            return {}
        return self._nursery.study()

    def run(self, groups: Iterable[Iterable[Call]]) -> Iterator[tuple[Outcome, ...]]:
        """Yield the outcomes of each group of calls (one case), made in one process as long as that lasts.

        Own failures on the way give `NotRun("infrastructure")`, and `failure` says more.
        """
        return self._made(self._begun(), groups)

    def run_fresh(self, calls: Iterable[Call]) -> tuple[Outcome, ...]:
        """Return the outcomes of calls that are made in a process of their own."""
        self._begun()
        runner = Runner(self._nursery, None, self.load().later, self._struck)
        try:
            (outcomes,) = self._made(runner, [calls])
        finally:
            runner.close()
        return outcomes

    def run_apart(self, groups: Iterable[Iterable[Call]]) -> Iterator[tuple[Outcome, ...]]:
        """Yield the outcomes of groups of calls made in new processes, also of functions that were given up before."""
        self._begun()
        runner = Runner(self._nursery, None, self.load().later, {})
        try:
            yield from self._made(runner, groups)
        finally:
            runner.close()

    def watch(self, calls: Sequence[Call]) -> Loop | None:
        """Return the loop that the last of these calls does not leave, in a process of their own; None if that cannot be told."""
        self.load()
        # Lazy: only for what does not end.
        from graders.engine.sandbox.watch import watched

        return watched(self._nursery, calls)

    def _begun(self) -> Runner:
        self.load()
        assert self._runner is not None
        return self._runner

    def _made(self, runner: Runner, groups: Iterable[Iterable[Call]]) -> Iterator[tuple[Outcome, ...]]:
        syntax = self.load().syntax
        if syntax is not None:
            for calls in groups:
                yield tuple(Outcome(NotRun("syntax", syntax.line)) for _ in calls)
            return
        yield from runner.run(groups)
        self.failure = self.failure or runner.failure

    @property
    def level(self) -> int:
        """The level of protection that is on.

        Raises:
            SandboxError: when the child failed for a reason of ours.
        """
        self._parsed()
        return level_of(self._system.standing(), self._on, self._nursery.setup.opens_files)

    @property
    def protections(self) -> tuple[int, Text]:
        """The level of protection that is on, and what that is."""
        # Lazy: while the child starts, on another processor, there is time to import it.
        from graders.engine.messages.sandbox import protections

        return self.level, protections(self.level, self._on)

    def close(self) -> None:
        """End all that still runs."""
        if self._runner is not None:
            self._runner.close()
        if self._child is not None:
            self._child.close()
