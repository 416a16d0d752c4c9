"""The supervisor of a scene: a process of its own that grades what it is told to, and measures itself while it does.

Run as `python -m tests.attacks.supervisor SETTINGS` in a folder with `graders` and `tests`; it needs nothing but the standard
library beside them, so that any user with an interpreter can run it. Settings, questions and answers are JSON, one a line.
"""

from __future__ import annotations

import json
import sys
import threading
import time
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from graders.engine.bank.build import build
from graders.engine.bank.places import find_bank
from graders.engine.bank.source import parsed, read_source
from graders.engine.batch.lines import line_of
from graders.engine.batch.sheet import sheet
from graders.engine.batch.table import table_of
from graders.engine.custom.load import load_grader
from graders.engine.grade.material import Material
from graders.engine.grade.one import grade, ungraded, verdict_of
from graders.engine.grade.setup import setup_of
from graders.engine.model import Language, Limits, Report
from graders.engine.report import terminal
from graders.engine.report.json import as_data
from graders.engine.sandbox import limits
from graders.engine.sandbox.session import open_session
from graders.engine.sandbox.system import System, confined
from graders.engine.sandbox.zygotes import Wish
from graders.engine.submissions.read import read

EXERCISE = "solve"
LANGUAGE: Language = "en"
TIMES, GRACE = 2, 0.4
"""How long a sleeper gets, instead of the engine's own: there are many of them."""

LOADING = Limits(seconds=1.0)
TOTAL = 5.0
"""Limits for loading, and in wall seconds for a whole submission: time for two sleepers, each tried twice on a busy machine."""

Data = Mapping[str, object]


class Supervisor:
    """Grades on one system, as a batch does."""

    def __init__(self, settings: Mapping[str, str], system: System) -> None:
        bank = find_bank(Path(settings["bank"]))
        exercise = build(parsed(read_source(bank, EXERCISE)), LANGUAGE)
        grader = load_grader(bank.grader_file(EXERCISE))
        self._material = Material(exercise, lambda: grader, dict)
        self._setup = setup_of(bank, exercise)._replace(load_limits=LOADING, total_seconds=TOTAL)
        self._neighbour = settings["neighbour"]
        self._system = system

    def standing(self) -> Data:
        """Return how well submissions are confined here."""
        standing = self._system.standing()
        return {"level": standing.level, "missing": dict(standing.missing), "on": standing.on}

    def answer(self, path: str, beside: bool) -> Data:
        """Return all that came of the file at `path`: verdicts, reports, and what it cost us.

        A right submission is graded after it; and `beside` it, in another thread, all the while.
        """
        with self._others(beside) as verdicts:
            resident = _reset_peak()
            before = time.thread_time()
            report = self._graded(path)
            shown = _shown(report)
            cpu = time.thread_time() - before
            growth = _peak() - resident
        verdicts.append(verdict_of(self._graded(self._neighbour)).value)
        return {
            "verdict": verdict_of(report).value,
            "error": report.error,
            "level": report.level,
            "neighbours": verdicts,
            "cpu": cpu,
            "growth": growth,
            **shown,
        }

    def _graded(self, path: str) -> Report:
        submission = read(path, helpers=False)
        name = Path(path).name
        try:
            with open_session(submission.source, name, None, self._setup, self._system) as session:
                return grade(self._material, submission, session)
        except Exception:  # noqa: BLE001 (as a batch does: nobody's result may go missing)
            return ungraded(self._material, submission, traceback.format_exc())

    @contextmanager
    def _others(self, beside: bool) -> Iterator[list[str]]:
        """Grade the right submission again and again in another thread, if asked; gives the verdicts so far."""
        verdicts: list[str] = []
        if not beside:
            yield verdicts
            return
        done = threading.Event()

        def work() -> None:
            while not done.is_set():
                verdicts.append(verdict_of(self._graded(self._neighbour)).value)

        thread = threading.Thread(target=work)
        thread.start()
        try:
            yield verdicts
        finally:
            done.set()
            thread.join()


def _shown(report: Report) -> Data:
    """Return the report in every form that a person or a program gets to see."""
    data = as_data(report, for_student=False)
    line = line_of(data)
    return {
        "text": terminal.render(report, LANGUAGE, verbose=True),
        "json": line.text.decode("ascii"),
        "sheet": sheet(table_of([line.row])).decode("utf-8-sig"),
    }


def _reset_peak() -> int:
    """Return the bytes of memory in use, and count the most from here on: proc_pid_clear_refs(5)."""
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")
    return _memory("VmRSS")


def _peak() -> int:
    return _memory("VmHWM")


def _memory(field: str) -> int:
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    return int(status.partition(f"{field}:")[2].split()[0]) << 10


def main(settings: str) -> None:
    """Answer questions until there are no more."""
    given = json.loads(settings)
    limits.TIMES, limits.GRACE = TIMES, GRACE
    system = confined(Wish(**given["wish"]))
    supervisor = Supervisor(given, system)
    _tell(supervisor.standing())
    for line in sys.stdin:
        _tell(supervisor.answer(**json.loads(line)))
    system.close()


def _tell(data: Data) -> None:
    sys.stdout.write(f"{json.dumps(data)}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
