"""What ends with us, also what is only just being started."""

import errno
import sys
import threading
import time

import pytest

if sys.platform != "linux":
    pytest.skip("zygotes are for Linux", allow_module_level=True)

from graders.engine.sandbox import living
from graders.engine.sandbox.errors import SandboxError
from graders.engine.sandbox.zygote import Wish, Zygote


class Stub:
    """Something that lives, and notes what is asked of it."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def abandon(self) -> None:
        self.said.append("abandon")

    def clear_away(self) -> None:
        self.said.append("clear away")
        raise OSError(errno.EBADF, "another thread was at it")


def test_what_is_just_being_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is waited for, and ended; nothing is started after it."""
    monkeypatch.setattr(living, "_ending", False)
    begun, child = threading.Event(), Stub()

    def start() -> None:
        with living.Starting():
            begun.set()
            time.sleep(0.1)
            living.lives(child)

    thread = threading.Thread(target=start)
    thread.start()
    begun.wait()
    living.kill_all()
    thread.join()
    assert child.said == ["abandon", "clear away"]
    with pytest.raises(SandboxError):
        Zygote(Wish())
    assert living._starting == set()


def test_what_is_started_by_ourselves(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a signal handler nobody can be waited for who waits for us."""
    monkeypatch.setattr(living, "_ending", False)
    monkeypatch.setattr(living, "BIRTH", 0.05)
    with living.Starting():
        living.kill_all()
