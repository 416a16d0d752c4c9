"""Everything of ours that runs beside us, so that nothing stays behind when we end, in whatever way."""

from __future__ import annotations

import atexit

from graders.engine.sandbox.errors import SandboxError

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

_ending = False
"""Whether we are about to end, and nothing may be started any more."""


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
    while everyone := [*_living]:
        for one in everyone:
            one.abandon()
        for one in everyone:
            one.clear_away()
            _living.discard(one)


def check_going_on() -> None:
    """Refuse to start anything when we are about to end.

    Raises:
        SandboxError: then.
    """
    if _ending:
        raise SandboxError("ending")
