"""Every trace of harm is seen when it is there: each is left here by ourselves, while a harmless attack is graded."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from graders.engine.model import Verdict
from tests.attacks.attack import Harm
from tests.attacks.catalogue import CATALOGUE
from tests.attacks.runs import LEVEL_3, opened
from tests.attacks.scene import Ended, Scene
from tests.attacks.users import me

if sys.platform != "linux":
    pytest.skip("scenes are for Linux", allow_module_level=True)

(PLAIN_WRITE,) = (attack for attack in CATALOGUE if attack.stem == "b95_plain_write")
"""It is refused, and knows its token."""


class Doer:
    """Does harm, in the place of an attack."""

    def __init__(self, scene: Scene, submission: Path, answer: dict[str, Any], started: list[Any]) -> None:
        self.scene = scene
        self.stage = scene.stage
        self.submission = submission
        self.answer = answer
        self.started = started
        found = re.search(r"x[0-9a-f]{24}y", submission.read_text(encoding="utf-8"))
        assert found
        self.token = found[0]

    def start(self) -> None:
        self.started.append(subprocess.Popen(["sleep", "60"], env={"MARK": self.token}))

    def leave_file(self) -> None:
        path = Path("/tmp", f"{self.token}.py")
        path.touch()
        self.started.append(path)


DOING: dict[Harm, Callable[[Doer], object]] = {
    Harm.BOAST: lambda do: do.answer.update(json=f"...{do.token[::-1]}..."),
    Harm.CANARY: lambda do: do.stage.canary.chmod(0o640),
    Harm.FOLDER: lambda do: (do.stage.canaries / "x").touch(),
    Harm.SECRET: lambda do: do.answer.update(sheet=do.stage.secrets["bank"]),
    Harm.VICTIM: lambda do: os.setpriority(os.PRIO_PROCESS, do.stage.victim.pid, 7),
    Harm.SUPERVISOR: lambda do: os.setpriority(os.PRIO_PROCESS, do.scene.pid, 7),
    Harm.CONNECTED: lambda do: socket.create_connection(do.stage.port.getsockname()).close(),
    Harm.PROCESS: Doer.start,
    Harm.FILE: Doer.leave_file,
    Harm.SUBMISSION: lambda do: do.submission.write_bytes(b""),
    Harm.NEIGHBOUR: lambda do: do.answer.update(neighbours=["correct", "wrong"]),
}


@pytest.fixture
def scene() -> Iterator[Scene]:
    """A scene of its own for each harm."""
    yield from opened(LEVEL_3, me())


@pytest.fixture
def started() -> Iterator[list[Any]]:
    """Processes and files, which are there no more after the test."""
    things: list[Any] = []
    yield things
    for thing in things:
        if isinstance(thing, Path):
            thing.unlink()
        else:
            thing.kill()
            thing.wait()


@pytest.mark.parametrize("harm", Harm, ids=lambda harm: harm.name)
def test_each_harm_is_seen(
    harm: Harm, scene: Scene, started: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    _do(scene, started, monkeypatch, DOING[harm])
    seen = scene.grade(PLAIN_WRITE)
    assert seen.verdict is Verdict.CORRECT
    assert seen.harms == {harm}


@pytest.mark.parametrize("what", ["files", "processes", "descriptors"])
def test_what_is_left_is_seen(
    what: str, scene: Scene, started: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    leave: dict[str, Callable[[Doer], object]] = {
        "files": lambda do: (do.stage.home / "left").touch(),
        "processes": lambda _: monkeypatch.setattr("tests.attacks.scene.descendants", lambda *_: {1}),
        "descriptors": lambda _: monkeypatch.setattr("tests.attacks.scene.descriptors", lambda _: 0),
    }
    _do(scene, started, monkeypatch, leave[what])
    assert any(line.startswith(f"{what}: ") for line in scene.grade(PLAIN_WRITE).left)


def test_nothing_is_seen_where_nothing_was_done(scene: Scene) -> None:
    seen = scene.grade(PLAIN_WRITE)
    assert (seen.verdict, seen.harms, seen.left) == (Verdict.CORRECT, frozenset(), ())


def test_a_supervisor_that_ended_is_seen_and_replaced(scene: Scene) -> None:
    """The attack that ended it fails, the next one does not."""
    os.kill(scene.pid, 9)
    with pytest.raises(Ended):
        scene.grade(PLAIN_WRITE)
    assert scene.grade(PLAIN_WRITE).verdict is Verdict.CORRECT


def _do(
    scene: Scene, started: list[Any], monkeypatch: pytest.MonkeyPatch, harm: Callable[[Doer], object]
) -> None:
    ask = scene._ask

    def and_harm(submission: Path, beside: bool = False) -> dict[str, Any]:
        answer = ask(submission, beside)
        harm(Doer(scene, submission, answer, started))
        return answer

    monkeypatch.setattr(scene, "_ask", and_harm)
