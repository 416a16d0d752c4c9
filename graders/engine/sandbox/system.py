"""How this system starts children and watches their pipes: the one place that knows which system it is."""

from __future__ import annotations

import os
import sys

from graders.engine.record import Record
from graders.engine.sandbox.standing import Standing
from graders.engine.sandbox.suppress import suppress

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable

    from graders.engine.sandbox.launch import Launched
    from graders.engine.sandbox.process import Ends, Pipes, Spawner
    from graders.engine.sandbox.zygotes import Wish


class System(Record):
    """One way to have children, and how well it protects."""

    spawn: Spawner
    pipes: Callable[[Ends], Pipes]
    standing: Callable[[], Standing]
    """Finds out what is really refused; at the second time it is known."""
    try_out: Callable[[], None] = lambda: None
    """Starts finding that out, without waiting for it; harmless at any moment.

    Raises:
        OSError: when the system refuses.
    """
    close: Callable[[], None] = lambda: None
    """Ends what was started beside the children; harmless at any moment, and another child starts it again."""
    ahead: bool = True
    """Whether answers cannot be overtaken by what is printed after them: then a child may be asked for more than one thing."""
    folders: bool = True
    """Whether each child needs a folder of its own, since it could write in any other."""

    @property
    def level(self) -> int:
        """The level of protection that it reaches."""
        return self.standing().level


def posix() -> System:
    """Return the way of POSIX systems, which others cannot even import."""
    from graders.engine.sandbox.posix import PolledPipes, spawn

    return System(spawn, PolledPipes, lambda: Standing(1))


def macos() -> System:
    """Return the way of macOS: as POSIX, and clock and memory of a child are read from outside; as POSIX where they cannot be."""
    from graders.engine.sandbox.macos import Meter, spawner
    from graders.engine.sandbox.posix import PolledPipes

    try:
        meter = Meter()
    except OSError:
        return posix()
    return System(spawner(meter), PolledPipes, lambda: Standing(1))


def windows() -> System:
    """Return the way of Windows: each child in a job object, which limits and kills it."""
    from graders.engine.sandbox.kernel32 import Kernel32
    from graders.engine.sandbox.portable import ThreadedPipes
    from graders.engine.sandbox.windows import spawner

    return System(spawner(Kernel32()), ThreadedPipes, lambda: Standing(0), ahead=False)


def portable() -> System:
    """Return the way that works anywhere; importing it costs a few milliseconds more."""
    from graders.engine.sandbox.portable import ThreadedPipes, spawn

    return System(spawn, ThreadedPipes, lambda: Standing(0), ahead=False)


def confined(wish: Wish | None = None, launched: Launched | None = None) -> System:
    """Return the way of Linux: workers forked from a zygote that confines them as far as this system goes.

    `launched` is a zygote that was started for the wish before.
    """
    from graders.engine.sandbox.posix import PolledPipes
    from graders.engine.sandbox.zygotes import Zygotes

    zygotes = Zygotes(wish, launched)
    return System(
        zygotes.spawn,
        PolledPipes,
        zygotes.standing,
        zygotes.try_out,
        zygotes.close,
        folders=False,
    )


_system: list[System] = []


def system() -> System:
    """Return the best way that this system has, the same at each call."""
    if not _system:
        _system.append(_best())
    return _system[0]


def take_over(launched: Launched, modules: tuple[str, ...]) -> None:
    """Let the way of this system have a zygote that was started, with these modules, before anything else was done."""
    from graders.engine.sandbox.zygotes import Wish

    use(confined(Wish(modules=modules), launched))


def use(chosen: System) -> None:
    """Take `chosen` as the way of this system from now on."""
    for before in _system:
        before.close()
    _system[:] = [chosen]


def for_many() -> None:
    """Take from now on the way that suits many submissions: a start that takes longer, and all the protection there is.

    Our own memory is closed to other processes of the same user, whatever protects besides.
    """
    if _linux():
        from graders.engine.sandbox.zygotes import Wish
        from graders.engine.worker.linux import not_dumpable

        with suppress(OSError):  # where even that is forbidden, what else is will be seen
            not_dumpable()
        use(confined(Wish(usual=True, namespaces=True)))


def _best() -> System:
    if _linux():
        return confined()
    return (_OWN_WAYS.get(sys.platform) or (posix if hasattr(os, "posix_spawn") else portable))()


_OWN_WAYS = {"darwin": macos, "win32": windows}


def _linux() -> bool:
    return sys.platform == "linux" and hasattr(os, "pidfd_open")
