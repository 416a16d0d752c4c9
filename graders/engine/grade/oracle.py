"""Answers what a right function does: from what is known, and else by asking the reference solution in a worker of its own."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from types import TracebackType
from typing import NamedTuple

from graders.engine.grade.known import Known, Table, answerable, can_be_replaced, key, plain, talks
from graders.engine.model import (
    Answer,
    Call,
    Function,
    Outcome,
    Question,
    Raised,
    Returned,
)
from graders.engine.sandbox.session import SandboxError, Session


class Teacher(NamedTuple):
    """Where answers come from, for one exercise in one language."""

    known: Callable[[], Iterable[Known]] = tuple
    """What the derived data knows; what the bank's cases say is not in it."""
    reference: Callable[[], Session | None] = lambda: None
    """Opens the reference solution in a worker, None where there is none."""
    digest: Callable[[str], str] = str
    """From the digest of a bank to that of the bank and its reference, for a report that asked it something."""


class Oracle:
    """Answers questions; the reference's worker is started when it is first needed, and ended with the oracle."""

    def __init__(self, functions: Iterable[Function], table: Table, teacher: Teacher) -> None:
        self._functions = {one.id: one for one in functions if can_be_replaced(one)}
        self.table = table
        self._open = teacher.reference
        self._session: Session | None = None
        self._opened = False
        self._unknown: set[object] = set()
        self.asked = False
        """Whether the reference was asked anything."""

    def __enter__(self) -> "Oracle":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._session is not None:
            self._session.close()

    def find(self, question: Question) -> Answer | None:
        """Return what is known already."""
        return self.table.find(question)

    def ask(self, questions: Sequence[Question]) -> None:
        """Have the reference answer questions; what it answers is known from then on."""
        new = {key(one): one for one in questions if key(one) not in self._unknown and self._may_ask(one)}
        session = self._reference() if new else None
        if session is None:
            return
        self.asked = True
        calls = [[self._call(one)] for one in new.values()]
        with suppress(SandboxError):  # then it is not known
            for question, (outcome,) in zip(new.values(), session.run_apart(calls), strict=True):
                answer = answer_of(outcome)
                if answer is not None:
                    self.table.add(Known(question, answer))
        self._unknown.update(new)

    def _may_ask(self, question: Question) -> bool:
        function = self._functions.get(question.function)
        return function is not None and answerable(question, len(function.parameters))

    def _call(self, question: Question) -> Call:
        function = self._functions[question.function]
        call = function.cases[0].steps[0].call
        stdin = question.typed if talks(function) else None
        return Call(
            function.id, function.name, question.arguments, stdin, threads=call.threads, limits=call.limits
        )

    def _reference(self) -> Session | None:
        if not self._opened:
            self._opened = True
            with suppress(SandboxError):
                self._session = self._open()
        return self._session


def answer_of(outcome: Outcome) -> Answer | None:
    """Return what a right function did as an answer, None when it cannot be done again."""
    ending, changed = outcome.ending, outcome.arguments
    if changed is not None and not all(map(plain, changed)):
        return None
    if isinstance(ending, Returned) and plain(ending.value):
        return Answer(outcome.turns, ending.value, None, changed)
    if isinstance(ending, Raised) and ending.message is not None:
        return Answer(outcome.turns, None, (ending.types[0].removeprefix("user:"), ending.message), changed)
    return None
