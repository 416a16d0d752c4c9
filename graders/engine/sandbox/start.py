"""Starting a child for a submission, and telling it what to parse, what to load, and under which limits."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from graders.engine.model import Limits
from graders.engine.record import Record
from graders.engine.sandbox import folder
from graders.engine.sandbox.child import Child, check_going_on
from graders.engine.sandbox.errors import SandboxError
from graders.engine.sandbox.system import System

BACKSTOP, SPARE = 600, 10
"""Seconds (of CPU time in all, and of any time in one request) after which the system itself ends a child, should we be
gone: where there is no limit for all that a submission does, and after that limit where there is."""


class Setup(Record):
    """What an exercise gives a submission, and what it may use."""

    files: Mapping[str, Path] = {}
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

    def start(self, memory_mb: int) -> Child:
        """Start a child and have it parse the source.

        Raises:
            SandboxError: when it cannot be started.
        """
        check_going_on()
        code = self.code
        place = ""
        try:
            place = folder.make()
            process = self._system.spawn([place, "keep" if sys.dont_write_bytecode else "cache"])
        except OSError as error:
            folder.remove(place)
            raise SandboxError(f"{type(error).__name__}: {error}") from error
        child = Child(process, self._system.pipes(process.ends), place)
        child.ask(
            {
                "do": "parse",
                "memory_mb": memory_mb,
                "file": code.file,
                "source": code.text,
                "helpers": dict(code.helpers),
            }
        )
        child.send()
        return child

    def load(self, child: Child, setup: Setup, until: int | None) -> None:
        """Have a child run the statements before number `until` (all when None).

        Raises:
            SandboxError: when a file or a package of the exercise is not there.
        """
        try:
            folder.fill(child.folder, setup.files, setup.writes)
        except OSError as error:
            raise SandboxError(f"{type(error).__name__}: {error}") from error
        child.ask(
            {
                "do": "load",
                "until": until,
                "memory_mb": setup.memory_mb,
                "cpu_seconds": BACKSTOP if setup.total_seconds is None else int(setup.total_seconds) + SPARE,
                "threads": setup.threads,
                "packages": {name: _place(name) for name in setup.packages},
            }
        )
        child.send()


def _place(package: str) -> str:
    """Return the folder that holds an installed package."""
    from importlib.util import find_spec  # only where an exercise allows a package

    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise SandboxError(f"{package} is not installed")
    origin = Path(spec.origin)
    return str(origin.parent.parent if spec.submodule_search_locations else origin.parent)
