"""Every attack, graded for real under every protection: no false verdict, no harm, nothing left, and the next one is graded."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

import pytest

from graders.engine.model import Verdict
from tests.attacks.attack import Attack, Group
from tests.attacks.runs import EVERY, LAYERED, RUNS, Run, each_of, opened
from tests.attacks.scene import Scene
from tests.attacks.users import User, me, nobody

__all__ = ["nobody"]

if sys.platform != "linux":
    pytest.skip("attacks run only where Linux confines them", allow_module_level=True)

CPU = 0.1
"""CPU seconds that an attack may cost the supervisor more than a harmless wrong submission does."""

MEMORY = 50 << 20
"""Bytes by which the supervisor may grow."""


@pytest.fixture(scope="module")
def run(request: pytest.FixtureRequest) -> Run:
    """The run of a test."""
    run: Run = request.param
    return run


@pytest.fixture(scope="module")
def scene(run: Run, nobody: User | str) -> Iterator[Scene]:
    """A scene for each run; skipped where this machine cannot protect so, or has no such user."""
    yield from opened(run.protection, me() if run.who == "me" else nobody)


def _runs(groups: frozenset[Group]) -> pytest.MarkDecorator:
    runs = [run for run in RUNS if run.groups == groups]
    return pytest.mark.parametrize("run", runs, ids=str, indirect=True, scope="module")


def _attacks(groups: frozenset[Group]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("attack", each_of(groups), ids=lambda attack: attack.stem)


@_runs(EVERY)
@_attacks(EVERY)
def test_an_attack_fails(attack: Attack, scene: Scene) -> None:
    _grade(attack, scene)


@_runs(LAYERED)
@_attacks(LAYERED)
def test_an_attack_on_a_layer_fails(attack: Attack, scene: Scene) -> None:
    _grade(attack, scene)


def _grade(attack: Attack, scene: Scene) -> None:
    """Grade an attack, and see that nothing came of it."""
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
