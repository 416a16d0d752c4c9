"""An attack graded for real, by a supervisor in a process of its own, and the traces of harm that are there afterwards."""

from __future__ import annotations

import json
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

from graders.engine.model import SEVERITY, Verdict
from tests.attacks.attack import Attack, Group, Harm, filled
from tests.attacks.stage import Stage
from tests.attacks.traces import (
    Process,
    descendants,
    descriptors,
    file_state,
    names_below,
    names_in,
    numbers,
    process_state,
    processes,
    said,
)
from tests.attacks.users import ROOT, User

ANSWER = 60.0
"""Seconds that grading one attack, and a right submission after it, may take by far."""

SETTLED = 3.0
"""Seconds after which whatever is about to end has ended."""

COMMON = ("/tmp", "/var/tmp", "/dev/shm", "/", str(ROOT), *sys.path)
"""Folders where an attack may leave a file for others."""

VERDICTS = {verdict.value: verdict for verdict in SEVERITY}


class Protection(NamedTuple):
    """What a zygote is wished to put on, and the level that this comes to."""

    name: str
    wish: Mapping[str, object]
    level: int


class Seen(NamedTuple):
    """What came of one attack."""

    verdict: Verdict
    error: str | None
    neighbours: tuple[Verdict, ...]
    """The verdicts on a right submission that was graded beside and after it."""
    cpu: float
    """CPU seconds that grading and reporting cost the supervisor, above those for a harmless wrong submission."""
    growth: int
    """Bytes by which the memory of the supervisor grew meanwhile, at most."""
    text: str
    table: str
    harms: frozenset[Harm]
    left: tuple[str, ...]
    """Processes, descriptors and files that were not there before."""


class Hung(AssertionError):
    """The supervisor does not answer."""


class Ended(AssertionError):
    """The supervisor is gone."""


class _Before(NamedTuple):
    """What there was before an attack."""

    submission: Path
    facts: Mapping[str, object]
    grader: Mapping[str, object]
    names: set[str]


class Scene:
    """One supervisor with one zygote, and a stage; many attacks, one after the other, as in a batch."""

    def __init__(self, user: User, protection: Protection) -> None:
        self.protection = protection
        self.stage = Stage(user)
        self._process: subprocess.Popen[bytes] | None = None
        self._usual = 0.0
        self.standing: dict[str, Any] = {}
        try:
            self._start()
        except BaseException:
            self.close()
            raise

    # -------------------------------------------------------------- the supervisor

    def _start(self) -> None:
        stage = self.stage
        settings = {
            "wish": dict(self.protection.wish),
            "bank": str(stage.bank),
            "neighbour": str(stage.neighbour),
        }
        self._process = subprocess.Popen(
            [stage.user.python, "-s", "-B", "-m", "tests.attacks.supervisor", json.dumps(settings)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={
                "LANG": "C.UTF-8",
                "PATH": "/usr/bin:/bin",
                "HOME": str(stage.home),
                "TMPDIR": str(stage.temporary),
                stage.variable: stage.secrets["environment"],
            },
            cwd=stage.user.checkout,
            start_new_session=True,
            **stage.user.rights,
        )
        self.standing = self._heard()
        for _ in range(3):  # the first ones import what a report needs
            self._usual = float(self._ask(stage.harmless)["cpu"])

    @property
    def pid(self) -> int:
        """The number of the supervisor."""
        assert self._process is not None
        return self._process.pid

    def _ask(self, submission: Path, beside: bool = False) -> dict[str, Any]:
        assert self._process is not None
        assert self._process.stdin is not None
        question = json.dumps({"path": str(submission), "beside": beside})
        try:
            self._process.stdin.write(question.encode() + b"\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            self._stop()
            raise Ended from None
        return self._heard()

    def _heard(self) -> dict[str, Any]:
        assert self._process is not None
        assert self._process.stdout is not None
        if not select.select([self._process.stdout], [], [], ANSWER)[0]:
            self._stop()
            raise Hung
        line = self._process.stdout.readline()
        if not line:
            self._stop()
            raise Ended
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            for pipe in (process.stdin, process.stdout):
                assert pipe is not None
                with suppress(BrokenPipeError):  # it has ended, and a question was still to be sent
                    pipe.close()
            try:
                process.wait(SETTLED)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    @property
    def apart(self) -> bool:
        """Whether the zygote is the first process of a namespace of its own, which dies with it."""
        return any(numbers(pid)[1:] == (1,) for pid in descendants(self.pid, processes()))

    def close(self) -> None:
        """End the supervisor, and remove the stage."""
        self._stop()
        self.stage.clear()

    # -------------------------------------------------------------- an attack

    def grade(self, attack: Attack) -> Seen:
        """Grade an attack, and return what came of it; an attack that ended the supervisor finds a new one.

        Raises:
            Ended: when the supervisor has.
            Hung: when it does not answer.
        """
        if self._process is None:
            self._start()
        token = f"x{token_hex(12)}y"
        before = self._before(attack, token)
        answer = self._ask(before.submission, beside=attack.group is Group.OTHERS)
        neighbours = tuple(VERDICTS[word] for word in answer["neighbours"])
        harms = {*self._reported(answer, token), *self._done(before, token)}
        if set(neighbours) != {Verdict.CORRECT}:
            harms.add(Harm.NEIGHBOUR)
        left = self._left(before)
        before.submission.unlink()
        return Seen(
            verdict=VERDICTS[answer["verdict"]],
            error=answer["error"],
            neighbours=neighbours,
            cpu=answer["cpu"] - self._usual,
            growth=answer["growth"],
            text=answer["text"],
            table=answer["sheet"],
            harms=frozenset(harms),
            left=left,
        )

    def _before(self, attack: Attack, token: str) -> _Before:
        source = filled(attack, self.stage.marks(token, self.pid))
        submission = self.stage.hand_in(attack.stem, source)
        self.stage.visited()
        return _Before(submission, self._facts(submission), self._grader(), names_in(*COMMON))

    def _facts(self, submission: Path) -> dict[str, object]:
        """Return the state of whatever an attack may change, by the name of the harm."""
        stage = self.stage
        return {
            Harm.CANARY.name: file_state(stage.canary),
            Harm.SUBMISSION.name: file_state(submission),
            Harm.VICTIM.name: process_state(stage.victim.pid),
            Harm.SUPERVISOR.name: process_state(self.pid),
        }

    def _grader(self) -> dict[str, object]:
        """Return what the grader itself has: its processes, their descriptors, its files."""
        pids = descendants(self.pid, processes())
        return {
            "processes": pids,
            "descriptors": {pid: descriptors(pid) for pid in (self.pid, *sorted(pids))},
            "files": names_below(self.stage.root),
        }

    # -------------------------------------------------------------- traces

    def _reported(self, answer: Mapping[str, Any], token: str) -> Iterator[Harm]:
        report = "".join([answer["text"], answer["json"], answer["sheet"], answer["error"] or ""])
        if token[::-1] in report:
            yield Harm.BOAST
        if any(secret in report for secret in self.stage.secrets.values()):
            yield Harm.SECRET

    def _done(self, before: _Before, token: str) -> Iterator[Harm]:
        stage = self.stage
        after = self._facts(before.submission)
        yield from (Harm[name] for name in after if after[name] != before.facts[name])
        if not stage.canaries.is_dir() or any(stage.canaries.iterdir()):
            yield Harm.FOLDER
        if stage.visited():
            yield Harm.CONNECTED
        if not _within(lambda: not self._strangers(before, token)):
            yield Harm.PROCESS
        names = names_below(stage.root) | (names_in(*COMMON) - before.names)
        if any(token in name or re.fullmatch(r"core(\.\d+)?", Path(name).name) for name in names):
            yield Harm.FILE

    def _strangers(self, before: _Before, token: str) -> list[Process]:
        """Return the processes that the attack left: those below ours, and others that bear its token or our folder."""
        known: Any = before.grader["processes"]
        everyone = processes()
        ours = descendants(self.pid, everyone)
        marks = (token.encode(), str(self.stage.temporary).encode())
        return [
            process
            for process in everyone
            if process.pid not in known
            and process.pid != self.pid
            and (process.pid in ours or any(mark in said(process.pid) for mark in marks))
        ]

    def _left(self, before: _Before) -> tuple[str, ...]:
        """Return what the grader has afterwards, and had not before; a descriptor or a file less counts too."""
        if _within(lambda: self._grader() == before.grader):
            return ()
        after = self._grader()
        return tuple(
            f"{name}: {before.grader[name]} -> {after[name]}"
            for name in after
            if after[name] != before.grader[name]
        )


def _within(settled: Any) -> bool:
    """Tell whether something is so before long."""
    until = time.monotonic() + SETTLED
    while not settled():
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True
