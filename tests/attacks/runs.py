"""Which attacks are graded under which protections, as whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.attacks.attack import Attack, Group
from tests.attacks.catalogue import CATALOGUE
from tests.attacks.scene import Protection, Scene
from tests.attacks.users import User

FULL = Protection("full", {"usual": True, "namespaces": True}, 4)
LEVEL_3 = Protection("level 3", {}, 3)
WITHOUT_LANDLOCK = Protection("without Landlock", {"landlock": False}, 2)
WITHOUT_SECCOMP = Protection("without seccomp", {"seccomp": False, "namespaces": True}, 1)

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


def opened(protection: Protection, user: User | str) -> Iterator[Scene]:
    """Give a scene; skips the test where this machine cannot protect so, or has no such user."""
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


def each_of(groups: frozenset[Group]) -> list[Attack]:
    """Return the attacks of some groups."""
    return [attack for attack in CATALOGUE if attack.group in groups]
