"""The third-party packages that an exercise allows: where they are, and which folders that comes to."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from graders.engine.sandbox.errors import SandboxError


def origins(packages: Iterable[str]) -> dict[str, str]:
    """Return the file of each package, which a child loads.

    Raises:
        SandboxError: for one that is not installed.
    """
    return {name: str(_origin(name)) for name in packages}


def grants(packages: Iterable[str]) -> tuple[str, ...]:
    """Return what a child must be able to read of each: its own folder or file, and that of the libraries it came with.

    Raises:
        SandboxError: for one that is not installed.
    """
    places = []
    for name in packages:
        origin = _origin(name)
        if origin.name != "__init__.py":
            places.append(origin)
            continue
        beside = origin.parent.with_name(f"{name}.libs")  # where wheels for Linux put them: auditwheel
        places += [origin.parent, *([beside] if beside.is_dir() else [])]
    return tuple(map(str, places))


def _origin(package: str) -> Path:
    from importlib.util import find_spec  # only where an exercise allows a package

    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise SandboxError(f"{package} is not installed")
    return Path(spec.origin)
