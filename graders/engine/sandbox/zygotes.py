"""The zygote of this process: started when there is none, again when it is gone, and tried out before it is believed."""

from __future__ import annotations

from _thread import allocate_lock

from graders.engine.sandbox.errors import ZygoteGone
from graders.engine.sandbox.standing import Standing
from graders.engine.sandbox.zygote import Wish, Zygote

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from graders.engine.sandbox.forked import ForkedProcess
    from graders.engine.sandbox.launch import Launched
    from graders.engine.sandbox.order import Order
    from graders.engine.sandbox.probing import Probing

__all__ = ["Wish", "Zygotes"]


class Zygotes:
    """One zygote at a time, for all threads."""

    def __init__(self, wish: Wish | None, launched: Launched | None = None) -> None:
        """Take over a zygote that was started for the wish before, if there is one."""
        self._wish = wish or Wish()
        self._lock = allocate_lock()
        self._zygote = Zygote(self._wish, launched) if launched else None
        self._proven = False
        """Whether one got ready that was wished for like this."""
        self._trial = allocate_lock()
        self._probing: Probing | None = None
        self._standing: Standing | None = None

    def _living(self) -> Zygote:
        """Return the zygote, a new one if there is none, without waiting for it.

        Raises:
            OSError: when the system refuses.
        """
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
        """Return a zygote that has told of itself; when the first says that it has no namespaces, none are wished for again.

        One that was merely killed tells nothing about namespaces; and a level that was found out must hold for those that follow.
        """
        zygote = self._living()
        try:
            zygote.told()
        except ZygoteGone as gone:
            if gone.killed or self._proven or not self._wish.namespaces:
                raise
            self._wish = self._wish._replace(namespaces=False)
            zygote = self._living()
            zygote.told()
        self._proven = True
        return zygote

    def try_out(self) -> None:
        """Start finding out what is really refused, if that is not known and not under way.

        Raises:
            OSError: when the system refuses, or the zygote is gone.
        """
        if self._standing is not None:
            return
        zygote = self._ready()
        with self._trial:
            if self._probing is None and self._standing is None:
                from graders.engine.sandbox.probing import Probing  # lazy: as above

                self._probing = Probing(zygote)

    def standing(self) -> Standing:
        """Return what is really refused, by a worker that tried; it may have been started long before.

        When none could, that is said, and nothing is promised.
        """
        from graders.engine.sandbox.chance import Tries  # lazy: as above

        tries = Tries()
        while True:
            killed, said = True, "killed"
            try:
                found = self._tried_out()
            except OSError as error:  # the zygote is gone, and so is the probe
                found, said = None, str(error) or said
                killed = isinstance(error, ZygoteGone) and error.killed
            if found is not None and not found.failure:
                return found
            if found is not None:
                killed, said = False, found.failure
            if not tries.another(killed):
                return Standing(1, failure=said)

    def _tried_out(self) -> Standing | None:
        if self._standing is None:
            self.try_out()
            with self._trial:
                probing, self._probing = self._probing, None
                if probing is not None:
                    found = probing.standing()
                    if found is not None and found.failure:
                        return found  # it may go better the next time
                    self._standing = found
        return self._standing

    def close(self) -> None:
        """End the zygote, and with it its workers."""
        with self._trial:
            probing, self._probing = self._probing, None
            if probing is not None:
                probing.close()
        zygote, self._zygote = self._zygote, None
        if zygote is not None:
            zygote.close()
