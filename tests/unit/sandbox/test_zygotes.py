"""When namespaces are given up, and when not: a level that was found out holds for every zygote after it."""

import sys
from typing import ClassVar

import pytest

if sys.platform != "linux":
    pytest.skip("zygotes are for Linux", allow_module_level=True)

from graders.engine.sandbox import probing, zygotes
from graders.engine.sandbox.zygote import Wish, ZygoteGone


class Fake:
    """A zygote that starts as its class says; the wishes of all are kept."""

    wishes: ClassVar[list[Wish]] = []
    starts: ClassVar[list[bool]] = []

    def __init__(self, wish: Wish) -> None:
        Fake.wishes.append(wish)
        self.alive = True
        self._starts = Fake.starts.pop(0)

    def told(self) -> None:
        if not self._starts:
            self.alive = False
            raise ZygoteGone("ended")

    def close(self) -> None:
        self.alive = False


@pytest.fixture
def fakes(monkeypatch: pytest.MonkeyPatch) -> type[Fake]:
    """Zygotes that are none."""
    monkeypatch.setattr(zygotes, "Zygote", Fake)
    monkeypatch.setattr(probing, "Probing", lambda _: object())
    monkeypatch.setattr(Fake, "wishes", [])
    return Fake


def _namespaces(fakes: type[Fake]) -> list[bool]:
    return [wish.namespaces for wish in fakes.wishes]


def test_a_system_without_namespaces(fakes: type[Fake]) -> None:
    """The first zygote does not start with them, the second does without."""
    fakes.starts = [False, True]
    zygotes.Zygotes(Wish(namespaces=True))._ready()
    assert _namespaces(fakes) == [True, False]


def test_one_that_ends_later(fakes: type[Fake]) -> None:
    """It has the same protection as the one whose level was found out, or there is none."""
    fakes.starts = [True, False, True]
    all_of_them = zygotes.Zygotes(Wish(namespaces=True))
    all_of_them._ready().close()
    with pytest.raises(ZygoteGone):
        all_of_them._ready()
    all_of_them._ready()
    assert _namespaces(fakes) == [True, True, True]
