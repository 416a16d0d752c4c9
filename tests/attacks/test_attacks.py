"""Every attack, graded for real under every protection: no false verdict, no harm, nothing left, and the next one is graded."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

import pytest

from graders.engine.model import Verdict
from tests.attacks.attack import Attack, Harm
from tests.attacks.catalogue import CATALOGUE
from tests.attacks.scene import Protection, Scene, Seen
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

RUNS = [
    (FULL, "me"),
    (LEVEL_3, "me"),
    (WITHOUT_LANDLOCK, "me"),
    (FULL, "nobody"),
    (LEVEL_3, "nobody"),
    (WITHOUT_LANDLOCK, "nobody"),
]


def _named(run: tuple[Protection, str]) -> str:
    protection, user = run
    return f"{protection.name}, {user}"


@pytest.fixture(params=RUNS, ids=_named, scope="module")
def scene(request: pytest.FixtureRequest, nobody: User | str) -> Iterator[Scene]:
    """A scene for each protection and user; skipped where this machine cannot protect so."""
    protection, who = request.param
    yield from _scene(protection, me() if who == "me" else nobody)


def _scene(protection: Protection, user: User | str) -> Iterator[Scene]:
    if isinstance(user, str):
        pytest.skip(user)
    scene = Scene(user, protection)
    try:
        standing = scene.standing
        if standing["level"] < protection.level:
            pytest.skip(
                f"not seen {protection.name}: this machine reaches level {standing['level']}, {standing['missing']}"
            )
        yield scene
    finally:
        scene.close()


each = pytest.mark.parametrize("attack", CATALOGUE, ids=lambda attack: attack.stem)


@each
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
