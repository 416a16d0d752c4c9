"""Everything of ours that runs beside us, so that nothing stays behind when we end, in whatever way."""

from __future__ import annotations

import atexit
import time

from graders.engine.sandbox.errors import SandboxError
from graders.engine.sandbox.suppress import suppress

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from typing import Protocol

    class Living(Protocol):
        """A child, or a zygote."""

        def abandon(self) -> None:
            """Kill it, whatever we are doing with it at this moment."""

        def clear_away(self) -> None:
            """Remove its folder, once it is really gone."""


_living: set[Living] = set()

_starting: set[Starting] = set()
"""What is being started and does not live yet, though something of it may be there."""

_ending = False
"""Whether we are about to end, and nothing may be started any more."""

BIRTH = 1.0
"""How many seconds, when we end, those have that are in the middle of starting something; it may be ourselves."""


class Starting:
    """A `with` around what starts something, from before there is anything of it until it lives.

    Raises:
        SandboxError: when we are about to end.
    """

    def __enter__(self) -> None:
        _starting.add(self)
        if _ending:
            _starting.discard(self)
            raise SandboxError("ending")

    def __exit__(self, *_: object) -> None:
        _starting.discard(self)


def lives(one: Living) -> None:
    """Remember what was started; it is ended with us, whoever uses us."""
    if not _living:
        atexit.unregister(kill_all)
        atexit.register(kill_all)
    _living.add(one)


def is_gone(one: Living) -> None:
    """Forget what has ended, and left nothing."""
    _living.discard(one)


def kill_all() -> None:
    """Kill all that lives and remove its folders, at any moment, as from a signal handler; nothing is started after it.

    For just before this process ends: sessions that are still open are of no use any more.
    """
    global _ending
    _ending = True
    until = time.monotonic() + BIRTH
    while True:
        while everyone := [*_living]:
            _end(everyone)
        if not _starting or time.monotonic() > until:
            break
        time.sleep(0.002)
    while everyone := [*_living]:  # it may have come to live before it was no longer starting
        _end(everyone)


def _end(everyone: list[Living]) -> None:
    for one in everyone:
        one.abandon()
    for one in everyone:
        with suppress(OSError):  # another thread is at it, too
            one.clear_away()
        _living.discard(one)
