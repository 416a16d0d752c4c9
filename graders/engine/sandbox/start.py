"""Starting a child for a submission, and telling it what it may use, what to parse and what to load."""

from __future__ import annotations

import os

from graders.engine.model import Limits
from graders.engine.record import Record
from graders.engine.sandbox import folder
from graders.engine.sandbox.child import Child
from graders.engine.sandbox.errors import SandboxError, ZygoteGone
from graders.engine.sandbox.living import Starting
from graders.engine.sandbox.order import BACKSTOP, Order, packed
from graders.engine.sandbox.system import System
from graders.engine.worker.protocol import ROOM

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Mapping

SPARE = 10
"""Seconds after the limit for all that a submission does, after which the system itself ends a request, should we be gone."""


class Wanted(Record):
    """What the rules of a bank look for in a submission; what they forbid and what that costs is not told to a child."""

    names: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    statements: tuple[str, ...] = ()


class Setup(Record):
    """What an exercise gives a submission, and what it may use."""

    files: Mapping[str, str | os.PathLike[str]] = {}
    """Read-only files in the folder that it runs in, by name."""
    writes: tuple[str, ...] = ()
    """Names of files it may write there."""
    packages: tuple[str, ...] = ()
    """Third-party packages it may import."""
    load_limits: Limits = Limits(seconds=2.0)
    memory_mb: int = 256
    """The most that any case allows, in units of 2**20 bytes."""
    total_seconds: float | None = None
    """Wall seconds that the submission may use in all."""
    threads: bool = False
    room: int = ROOM
    """How many bytes of JSON the whole of a large value may take; of a larger one only its head is told."""
    wanted: Wanted | None = None
    """What to look for in the source, if the bank has rules on it."""

    @property
    def opens_files(self) -> bool:
        """Whether there is any file that the submission may open."""
        return bool(self.files or self.writes or self.packages)


class Code(Record):
    """A submission's source, and that of the modules beside it."""

    file: str
    text: str
    helpers: Mapping[str, str]


class Starter:
    """Starts children for one submission."""

    def __init__(self, code: Code, system: System) -> None:
        self.code = code
        self._system = system

    def start(self, setup: Setup, until: int | None) -> Child:
        """Start a child that may use what `setup` says, and have it parse the source and load it.

        It runs the statements before number `until` (all when None); each of the two is a request, asked for together.

        Raises:
            SandboxError: when it cannot be started, or a file or package of the exercise is not there.
        """
        packages, origins = _packages(setup)
        child = self._parsing(setup, packages)
        if not self._system.ahead:
            child.send()  # the rest goes when this is answered
        child.ask(
            {
                "do": "load",
                "until": until,
                "seconds": BACKSTOP if setup.total_seconds is None else int(setup.total_seconds) + SPARE,
                "packages": origins,
                "room": setup.room,
            }
        )
        if self._system.ahead:
            child.send()
        return child

    def _parse(self, setup: Setup) -> dict[str, object]:
        request: dict[str, object] = {
            "do": "parse",
            "file": self.code.file,
            "source": self.code.text,
            "helpers": dict(self.code.helpers),
        }
        if setup.wanted is not None:
            request["rules"] = setup.wanted
        return request

    def parse(self, memory_mb: int) -> Child:
        """Start a child that may use nothing, and have it parse the source; it is to run none of it.

        Raises:
            SandboxError: when it cannot be started.
        """
        child = self._parsing(Setup(memory_mb=memory_mb), ())
        child.send()
        return child

    def _parsing(self, setup: Setup, packages: tuple[str, ...]) -> Child:
        with Starting():
            child = self._started(setup, packages)
        child.ask(self._parse(setup))
        return child

    def _started(self, setup: Setup, packages: tuple[str, ...]) -> Child:
        """Return a child that is told what it may use."""
        place = ""
        try:
            if self._system.folders or setup.files or setup.writes:
                place = folder.make()
                folder.fill(place, setup.files, setup.writes)
            order = _order(setup, place, packages)
            process = self._system.spawn(order)
        except OSError as error:
            folder.remove(place)
            killed = isinstance(error, ZygoteGone) and error.killed
            raise SandboxError(f"{type(error).__name__}: {error}", killed) from error
        child = Child(process, self._system.pipes(process.ends), place, setup.threads)
        child.order(packed(order) if setup.wanted is None else packed(order, rules=True))
        return child


def _order(setup: Setup, place: str, packages: tuple[str, ...]) -> Order:
    return Order(
        folder=place,
        reads=(*([place] if setup.files else []), *packages),
        writes=tuple(folder.inside(place, name) for name in setup.writes),
        threads=setup.threads,
        memory_mb=setup.memory_mb,
    )


def _packages(setup: Setup) -> tuple[tuple[str, ...], dict[str, str]]:
    """Return what a child must be able to read for its packages, and the file of each by name."""
    if not setup.packages:
        return (), {}
    from graders.engine.sandbox.packages import grants, origins  # lazy: few exercises allow any

    return grants(setup.packages), origins(setup.packages)
