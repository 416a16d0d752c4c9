"""What the catalogue is made of: programs, the calls made of them, and what must come of each call."""

from collections.abc import Mapping
from typing import NamedTuple


class Failure(NamedTuple):
    """An exception: the name of its class, and its message; None where that differs between versions of Python."""

    kind: str
    message: str | None


class Try(NamedTuple):
    """One call, and what must come of it."""

    function: str
    arguments: tuple[object, ...]
    ending: object
    """The value that it returns, or a `Failure`."""
    printed: str = ""
    """What it prints, without the lines that are typed to it."""
    stdin: tuple[str, ...] = ()
    after: tuple[object, ...] | None = None
    """Its arguments after the call; None when they are as they were."""


class Program(NamedTuple):
    """A file among the programs, the calls that are made of it in one process, and what it is given."""

    name: str
    tries: tuple[Try, ...]
    loading: str = ""
    """What it prints while it loads."""
    files: tuple[str, ...] = ()
    """Names in `files/`."""
    writes: tuple[str, ...] = ()
    helpers: Mapping[str, str] = {}
    """Per module beside it, its file in `beside/`."""
    packages: tuple[str, ...] = ()
    threads: bool = False
    needs: tuple[str, ...] = ()
    """Modules that not every Python was built with; `zoneinfo` stands for the time zones too, which the system must have."""


def gives(
    function: str,
    *arguments: object,
    value: object = None,
    printed: str = "",
    stdin: tuple[str, ...] = (),
    after: tuple[object, ...] | None = None,
) -> Try:
    """Return a call that returns `value`."""
    return Try(function, arguments, value, printed, stdin, after)


def fails(
    function: str,
    *arguments: object,
    kind: str,
    message: str | None,
    printed: str = "",
    stdin: tuple[str, ...] = (),
) -> Try:
    """Return a call that raises an exception of the class that is called `kind`."""
    return Try(function, arguments, Failure(kind, message), printed, stdin)
