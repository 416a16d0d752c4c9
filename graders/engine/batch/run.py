"""Many submissions side by side: hands them out to threads, and sees that none of them goes missing."""

from __future__ import annotations

import os
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from queue import Empty, SimpleQueue
from typing import NamedTuple, TypeAlias

from graders.engine.batch.lines import Line, failure, line_of
from graders.engine.batch.store import Store
from graders.engine.batch.table import Row
from graders.engine.errors import NakijkError
from graders.engine.messages import batch as messages
from graders.engine.submissions.folder import Found

Report: TypeAlias = Mapping[str, object]
"""A report as JSON-ready data."""

GradeOne: TypeAlias = Callable[[Found], Report]
Failed: TypeAlias = Callable[[Found, str], Report]
"""Makes the report on a submission that could not be graded, of it and our trace."""

_POLL = 0.2
"""How long, in seconds, a wait may last before Ctrl-C is looked at: Windows does not interrupt it."""


class Progress(NamedTuple):
    """How far it is, and the submission that was last finished."""

    done: int
    total: int
    row: Row


def default_jobs() -> int:
    """Return how many submissions to grade side by side: one more than there are processors for us.

    While we judge one, the worker of another works; with as many as there are processors, one of them would often wait.
    """
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) + 1
    return (os.cpu_count() or 1) + 1


def grade_all(
    found: Iterable[Found],
    grade_one: GradeOne,
    jobs: int,
    store: Store,
    progress: Callable[[Progress], None] = lambda _: None,
    failed: Failed = failure,
    waiting: Callable[[], None] = lambda: None,
) -> tuple[Row, ...]:
    """Grade every submission, `jobs` at a time, and store each report as it comes; return the rows so far.

    Threads will do, since students' code runs in processes of its own. A `grade_one` that raises (our own
    mistake) gives that submission the report of `failed`, and the others go on. `progress` is called in the
    thread of the caller, and so is `waiting`, when Ctrl-C came and others are still finished.

    Raises:
        NakijkError: when the system lets us start nothing.
        KeyboardInterrupt: after Ctrl-C, when the submissions in hand are finished and stored; a second Ctrl-C
            does not wait for them.
        OutputError: when a report cannot be stored; the others are then not graded.
    """
    crew = _Crew(deque(found), lambda each: store.add(_line(each, grade_one, failed)), progress)
    try:
        crew.start(jobs)
        crew.follow()
    except BaseException as problem:
        crew.waiting.clear()
        if isinstance(problem, KeyboardInterrupt) and crew.busy():
            waiting()
        crew.follow()
        raise
    return store.rows


class _Crew:
    """The threads that grade, and the one (the caller's) that follows them."""

    def __init__(
        self, waiting: deque[Found], grade: Callable[[Found], Row], progress: Callable[[Progress], None]
    ) -> None:
        self.waiting = waiting
        self._grade = grade
        self._progress = progress
        self._finished: SimpleQueue[Row | BaseException | None] = SimpleQueue()
        """A row per submission; what ended a thread too early; None when a thread ends."""
        self._threads: list[threading.Thread] = []
        self._total = len(waiting)
        self._done = self._ended = 0

    def start(self, jobs: int) -> None:
        """Start as many threads as there is work for, and as the system allows.

        Raises:
            NakijkError: when it allows none.
        """
        for number in range(max(1, min(jobs, self._total))):
            # Daemons: the second Ctrl-C must be able to leave them behind.
            thread = threading.Thread(target=self._work, name=f"grade-{number}", daemon=True)
            self._threads.append(thread)
            try:
                thread.start()
            except RuntimeError:  # "can't start new thread": a limit on processes counts threads, too
                self._threads.pop()
                if not self._threads:
                    raise NakijkError(messages.NO_THREAD) from None
                return

    def _work(self) -> None:
        try:
            while (found := self._next()) is not None:
                self._finished.put(self._grade(found))
        except BaseException as error:  # noqa: BLE001 - it is raised again in the caller's thread
            self._finished.put(error)
        finally:
            self._finished.put(None)

    def _next(self) -> Found | None:
        try:
            return self.waiting.popleft()
        except IndexError:
            return None

    def follow(self) -> None:
        """Tell the progress until every thread has ended; raise what ended one too early."""
        problem: BaseException | None = None
        while self._ended < len(self._threads) and self.busy():
            try:
                item = self._finished.get(timeout=_POLL)
            except Empty:
                continue
            if item is None:
                self._ended += 1
            elif isinstance(item, BaseException):
                self.waiting.clear()
                problem = problem or item
            else:
                self._done += 1
                self._progress(Progress(self._done, self._total, item))
        if problem is not None:
            raise problem

    def busy(self) -> bool:
        """Whether anything may still come; Ctrl-C can swallow the word that a thread has ended."""
        return any(thread.is_alive() for thread in self._threads) or not self._finished.empty()


def _line(found: Found, grade_one: GradeOne, failed: Failed) -> Line:
    """Return the line of one submission, whatever happens: nobody's result may go missing."""
    try:
        return line_of(grade_one(found))
    except BaseException:  # noqa: BLE001 - the trace is in the line, and the others go on
        reason = traceback.format_exc()
    try:
        return line_of(failed(found, reason))
    except BaseException:  # noqa: BLE001 - as above
        return line_of(failure(found, f"{reason}\n{traceback.format_exc()}"))
