"""What happens when a layer of protection is missing: harm is done, so it is that layer which keeps it away; no forgery."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from graders.engine.model import Call, Raised, Returned, Verdict
from graders.engine.sandbox.session import Setup, open_session
from graders.engine.sandbox.system import confined
from graders.engine.sandbox.zygotes import Wish
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


HARM_WITHOUT_SECCOMP = {
    "a75_chmod_chown_utime": {Harm.BOAST, Harm.CANARY},
    "b152_abstract_socket": {Harm.BOAST},
    "a55_sysv_shm": {Harm.BOAST},
}
"""What some attacks then get done: Landlock and namespaces do not keep it away."""


@pytest.mark.parametrize("stem", HARM_WITHOUT_SECCOMP)
def test_without_seccomp_harm_is_done(stem: str, bare: Scene) -> None:
    (attack,) = (attack for attack in CATALOGUE if attack.stem == stem)
    assert bare.grade(attack).harms == HARM_WITHOUT_SECCOMP[stem]


READER = b"def read(path):\n    with open(path) as file:\n        return file.read()\n"


@pytest.mark.parametrize("landlock", [True, False])
def test_landlock_keeps_files_from_who_may_open_some(landlock: bool, tmp_path: Path) -> None:
    """With an exercise that gives a file, files may be opened: then only Landlock keeps the others apart."""
    given, other = tmp_path / "given.txt", tmp_path / "other.txt"
    given.write_text("given", encoding="utf-8")
    other.write_text("secret", encoding="utf-8")
    system = confined(Wish(landlock=landlock))
    try:
        if system.standing().level < (3 if landlock else 2):
            pytest.skip(f"not seen with Landlock {landlock}: {system.standing().missing}")
        calls = [Call("read", "read", (path,)) for path in ("given.txt", str(other))]
        with open_session(READER, "mine.py", None, Setup(files={"given.txt": given}), system) as session:
            assert session.level == (3 if landlock else 1)
            ((mine, others),) = session.run([calls])
    finally:
        system.close()
    assert mine.ending == Returned("given")
    if landlock:
        assert isinstance(others.ending, Raised)
        assert others.ending.types[0] == "PermissionError"
    else:
        assert others.ending == Returned("secret")
