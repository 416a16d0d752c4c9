"""The zygote of this process: started when there is none, again when it is gone, and tried out before it is believed."""

from __future__ import annotations

from _thread import allocate_lock
from contextlib import suppress

from graders.engine.sandbox.process import TRIES
from graders.engine.sandbox.standing import Standing
from graders.engine.sandbox.zygote import Wish, Zygote, ZygoteGone

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from graders.engine.sandbox.forked import ForkedProcess
    from graders.engine.sandbox.order import Order
    from graders.engine.sandbox.probing import Probing

__all__ = ["Wish", "Zygotes"]


class Zygotes:
    """One zygote at a time, for all threads."""

    def __init__(self, wish: Wish | None) -> None:
        self._wish = wish or Wish()
        self._lock = allocate_lock()
        self._zygote: Zygote | None = None
        self._trial = allocate_lock()
        self._probing: Probing | None = None
        self._standing: Standing | None = None

    def begin(self) -> None:
        """Start a zygote if there is none, without waiting for it.

        Raises:
            OSError: when the system refuses.
        """
        self._living()

    def _living(self) -> Zygote:
        with self._lock:
            if self._zygote is None or not self._zygote.alive:
                if self._zygote is not None:
                    self._zygote.close()
                self._zygote = Zygote(self._wish)
            return self._zygote

    def spawn(self, _: Order) -> ForkedProcess:
        """Have a worker forked, which limits itself.

        Raises:
            OSError: when the system refuses.
        """
        zygote = self._ready()
        # Lazy: the zygote is started before anything else is imported.
        from graders.engine.sandbox.forked import spawn

        return spawn(zygote)

    def _ready(self) -> Zygote:
        """Return a zygote that has told of itself; when the first cannot have namespaces, they are wished for no more.

        A later one was ended by something else, and the level that was found out must hold for those that follow.
        """
        zygote = self._living()
        try:
            zygote.told()
        except ZygoteGone:
            if not self._wish.namespaces or self._probing is not None or self._standing is not None:
                raise
            self._wish = self._wish._replace(namespaces=False)
            zygote = self._living()
            zygote.told()
        with self._trial:
            if self._probing is None and self._standing is None:
                from graders.engine.sandbox.probing import Probing  # lazy: as above

                self._probing = Probing(zygote)
        return zygote

    def standing(self) -> Standing:
        """Return what is really refused, by a worker that tried; it was started with the first zygote."""
        for _ in range(TRIES):
            if self._standing is None:
                self._try_out()
        return self._standing or Standing(1)

    def _try_out(self) -> None:
        with suppress(OSError):  # the zygote is gone, and so is the probe
            self._ready()
            with self._trial:
                probing, self._probing = self._probing, None
                if probing is not None:
                    self._standing = self._standing or probing.standing()

    def close(self) -> None:
        """End the zygote, and with it its workers."""
        zygote, self._zygote = self._zygote, None
        if zygote is not None:
            zygote.close()
