"""Every attack, graded for real under every protection: no false verdict, no harm, nothing left, and the next one is graded."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from graders.engine.model import Verdict
from tests.attacks.attack import Attack, Group
from tests.attacks.catalogue import CATALOGUE
from tests.attacks.scene import Protection, Scene
from tests.attacks.users import User, me, nobody

__all__ = ["nobody"]

if sys.platform != "linux":
    pytest.skip("attacks run only where Linux confines them", allow_module_level=True)

FULL = Protection("full", {"preload": "usual", "namespaces": True}, 4)
LEVEL_3 = Protection("level 3", {}, 3)
WITHOUT_LANDLOCK = Protection("without Landlock", {"landlock": False}, 2)
WITHOUT_SECCOMP = Protection("without seccomp", {"seccomp": False, "namespaces": True}, 1)

CPU = 0.1
"""CPU seconds that an attack may cost the supervisor more than a harmless wrong submission does."""

MEMORY = 50 << 20
"""Bytes by which the supervisor may grow."""

LAYERED = frozenset({Group.FRAMES, Group.FILES, Group.PROCESSES, Group.KERNEL, Group.SIGNALS, Group.NETWORK})
"""The groups that a layer of protection, or the rights of the user, could make a difference to."""

EVERY = frozenset(Group)


class Run(NamedTuple):
    """A protection and a user that attacks of some groups are graded under."""

    protection: Protection
    who: str
    groups: frozenset[Group]

    def __str__(self) -> str:
        return f"{self.protection.name}, {self.who}"


RUNS = (
    Run(FULL, "me", EVERY),
    Run(LEVEL_3, "me", EVERY),
    Run(WITHOUT_LANDLOCK, "me", LAYERED),
    Run(FULL, "nobody", LAYERED),
    Run(LEVEL_3, "nobody", LAYERED),
    Run(WITHOUT_LANDLOCK, "nobody", LAYERED),
)


@pytest.fixture(scope="module")
def run(request: pytest.FixtureRequest) -> Run:
    """The run of a test."""
    run: Run = request.param
    return run


@pytest.fixture(scope="module")
def scene(run: Run, nobody: User | str) -> Iterator[Scene]:
    """A scene for each run; skipped where this machine cannot protect so, or has no such user."""
    yield from _scene(run.protection, me() if run.who == "me" else nobody)


def _scene(protection: Protection, user: User | str) -> Iterator[Scene]:
    if isinstance(user, str):
        pytest.skip(f"not seen {protection.name}: {user}")
    scene = Scene(user, protection)
    try:
        standing = scene.standing
        if standing["level"] < protection.level:
            pytest.skip(
                f"not seen {protection.name}: this machine reaches {standing['level']}, {standing['missing']}"
            )
        yield scene
    finally:
        scene.close()


def _each(groups: frozenset[Group]) -> list[Attack]:
    return [attack for attack in CATALOGUE if attack.group in groups]


PAIRS = [(run, attack) for run in RUNS for attack in _each(run.groups)]


@pytest.mark.parametrize(
    ("run", "attack"),
    PAIRS,
    ids=[f"{run}-{attack.stem}" for run, attack in PAIRS],
    indirect=["run"],
    scope="module",
)
def test_an_attack_fails(attack: Attack, scene: Scene) -> None:
    seen = scene.grade(attack)
    assert seen.verdict is not Verdict.INTERNAL_ERROR, seen.error
    assert seen.harms == set()
    assert seen.verdict in attack.outcomes, seen.text
    assert set(seen.neighbours) == {Verdict.CORRECT}
    assert seen.left == ()
    assert seen.cpu < CPU
    assert seen.growth < MEMORY
    for pattern, text in ((attack.never_in_text, seen.text), (attack.never_in_table, seen.table)):
        assert not pattern or re.search(pattern, text, re.MULTILINE) is None


@pytest.mark.parametrize("run", RUNS, ids=str, indirect=True)
def test_which_groups_were_left_out(run: Run) -> None:
    """Say it, where not all attacks are graded; they are under another protection."""
    left_out = EVERY - run.groups
    assert any(left_out <= other.groups for other in RUNS)
    if left_out:
        names = ", ".join(sorted(group.value for group in left_out))
        pytest.skip(f"left out under {run}, since no layer or right concerns them: {names}")
