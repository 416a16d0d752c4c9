"""What happens when a layer of protection is missing: harm is done, so it is that layer which keeps it away; no forgery."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest

from graders.engine.model import Verdict
from tests.attacks.attack import Attack, Harm
from tests.attacks.catalogue import CATALOGUE
from tests.attacks.runs import LAYERED, WITHOUT_SECCOMP, each_of, opened
from tests.attacks.scene import Scene
from tests.attacks.users import User, me, nobody

__all__ = ["nobody"]

if sys.platform != "linux":
    pytest.skip("attacks run only where Linux confines them", allow_module_level=True)


@pytest.fixture(scope="module")
def bare(nobody: User | str) -> Iterator[Scene]:
    """A scene without a filter of system calls; namespaces hold what is then possible, and no limit on processes holds root."""
    for scene in opened(WITHOUT_SECCOMP, me() if os.geteuid() else nobody):
        missing = scene.standing["missing"]
        if not scene.apart or "processes" not in scene.standing["on"]:
            pytest.skip(f"not seen without seccomp: nothing else would hold an attack here, {missing}")
        yield scene


@pytest.mark.parametrize("attack", each_of(LAYERED), ids=lambda attack: attack.stem)
def test_without_seccomp_nothing_is_forged_or_left(attack: Attack, bare: Scene) -> None:
    assert bare.apart
    seen = bare.grade(attack)
    assert seen.verdict is not Verdict.INTERNAL_ERROR, seen.error
    assert attack.answers or seen.verdict is not Verdict.CORRECT
    assert set(seen.neighbours) == {Verdict.CORRECT}
    assert Harm.PROCESS not in seen.harms
    assert seen.left == ()


def test_which_groups_were_left_out() -> None:
    """Say it; they are under other protections."""
    names = ", ".join(sorted({attack.group.value for attack in CATALOGUE if attack.group not in LAYERED}))
    pytest.skip(f"left out without seccomp, since it does not concern them: {names}")
