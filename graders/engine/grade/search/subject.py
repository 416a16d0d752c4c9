"""One file whose functions are called during a search, in a sandbox of its own: the student's, or a reference solution."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from graders.engine.model import Call, NotRun, Outcome
from graders.engine.sandbox.session import SandboxError, Session, Setup, open_session


class Source(NamedTuple):
    """What to load: UTF-8 text, what tracebacks call it, the modules beside it, what it may use."""

    text: bytes
    name: str
    helpers: Mapping[str, bytes]
    setup: Setup


class Subject:
    """Makes calls one at a time: each in a process of its own, or after the others."""

    def __init__(self, source: Source) -> None:
        """Take what to load; it is loaded at the first call."""
        self._source = source
        self._session: Session | None = None

    def after_others(self, call: Call) -> Outcome:
        """Return what comes of a call in the process of the calls before it: quick, and only as good as the file keeps nothing.

        Raises:
            SandboxError: when the sandbox itself fails.
        """
        return self._made(call, fresh=False)

    def fresh(self, call: Call) -> Outcome:
        """Return what comes of a call in a process of its own.

        Raises:
            SandboxError: when the sandbox itself fails.
        """
        return self._made(call, fresh=True)

    def _made(self, call: Call, *, fresh: bool) -> Outcome:
        outcome = self._asked(call, fresh)
        if outcome.ending == NotRun("gave up"):
            # A function is given up after two calls that do not end; smaller ones are wanted none the less.
            self.close()
            outcome = self._asked(call, fresh)
        return outcome

    def _asked(self, call: Call, fresh: bool) -> Outcome:
        if self._session is None:
            self._session = open_session(*self._source)
        if fresh:
            (outcome,) = self._session.run_fresh((call,))
        else:
            ((outcome,),) = self._session.run([(call,)])
        if self._session.failure is not None:
            raise SandboxError(self._session.failure)
        return outcome

    def close(self) -> None:
        """End its processes."""
        if self._session is not None:
            self._session.close()
            self._session = None
