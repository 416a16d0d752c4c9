"""What Landlock is asked for, by version; whether it keeps it is seen in test_layers."""

import os
import sys
from pathlib import Path

import pytest

from tests.unit.worker.confined import User, has_landlock, user

__all__ = ["user"]

if sys.platform != "linux":
    pytest.skip("Landlock is Linux's", allow_module_level=True)

from graders.engine.worker import landlock

FIRST = 0b1_1111_1111_1111


@pytest.mark.parametrize(
    ("version", "files", "network", "scopes"),
    [
        (1, FIRST, 0, 0),
        (2, FIRST | 1 << 13, 0, 0),
        (3, FIRST | 3 << 13, 0, 0),
        (4, FIRST | 3 << 13, 3, 0),
        (5, FIRST | 7 << 13, 3, 0),
        (6, FIRST | 7 << 13, 3, 3),
        (8, FIRST | 7 << 13, 3, 3),
        (9, FIRST | 15 << 13, 3, 3),
        (12, FIRST | 15 << 13, 3, 3),
    ],
)
def test_what_each_version_handles(version: int, files: int, network: int, scopes: int) -> None:
    assert landlock.handled(version) == (files, network, scopes)


@has_landlock
def test_the_kernel_takes_it_as_an_older_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Each older version's structure is taken by this kernel, and a written file in each."""
    written = tmp_path / "written"
    written.touch()
    for version in range(1, landlock.abi() + 1):
        monkeypatch.setattr(landlock, "abi", lambda version=version: version)
        os.close(landlock.make_ruleset([str(tmp_path)], [str(tmp_path)], [str(written)]))


@has_landlock
def test_what_is_not_there() -> None:
    """It may be left out of what is read, not of what is written."""
    os.close(landlock.make_ruleset(["/nothing/here", "/dev/null/here"], ["/nothing"]))
    with pytest.raises(FileNotFoundError):
        landlock.make_ruleset([], [], ["/nothing/here"])


@has_landlock
def test_nothing_stays_open(tmp_path: Path) -> None:
    def count() -> int:
        return len(os.listdir("/proc/self/fd"))  # noqa: PTH208 (a link among them is gone when it is looked at)

    before = count()
    ruleset = landlock.make_ruleset([str(tmp_path), __file__], ["/usr"])
    assert count() == before + 1
    assert not os.get_inheritable(ruleset)
    os.close(ruleset)
    with pytest.raises(FileNotFoundError):
        landlock.make_ruleset([str(tmp_path)], [], ["/nothing/here"])
    assert count() == before


def test_a_kernel_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> int:
        raise OSError(38, "Function not implemented")

    monkeypatch.setattr(landlock, "system_call", missing)
    assert landlock.abi() == 0
    with pytest.raises(OSError, match="not implemented"):
        landlock.make_ruleset([])


@has_landlock
def test_only_a_ruleset_restricts(user: User) -> None:
    code = "from _nakijk import landlock\nattempt('none', landlock.restrict, -1)\nattempt('other', landlock.restrict, 0)"
    assert user.run(code, ("capabilities", "privileges")).notes == {"none": "EBADF", "other": "EBADFD"}
