"""Whom the grader runs as: this user, and an ordinary one beside the superuser, with an interpreter that it can read."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
NOBODY = 65534
SYSTEM_PYTHONS = ("/usr/bin/python3", "/usr/local/bin/python3")
NEEDED = "import sys; import _ctypes, _socket, json, resource; print(sys.version_info >= (3, 11))"


class User(NamedTuple):
    """A user (by number; None: the one that runs the tests), its interpreter, and a checkout that it can read."""

    number: int | None
    python: str
    checkout: Path

    @property
    def rights(self) -> dict[str, Any]:
        """Return what starts a process as this user."""
        return rights(self.number)

    def own(self, path: Path) -> None:
        """Give the user a file or folder."""
        if self.number is not None:
            os.chown(path, self.number, self.number)


def rights(number: int | None) -> dict[str, Any]:
    """Return the arguments of `subprocess` for a user."""
    return {} if number is None else {"user": number, "group": number, "extra_groups": []}


def me() -> User:
    """Return the user that runs the tests."""
    return User(None, sys.executable, ROOT)


@pytest.fixture(scope="session")
def nobody() -> Iterator[User | str]:
    """Give an ordinary user, with copies of what it cannot read in a folder for the session; or why there is none."""
    if os.geteuid() != 0:
        yield "only the superuser can be another user; these tests ran as an ordinary one"
        return
    folder = Path(tempfile.mkdtemp(prefix="nakijk-attacks-user-"))
    try:
        folder.chmod(0o755)
        python = _python(folder)
        yield (
            "no interpreter here that an ordinary user can run"
            if python is None
            else _with_checkout(python, folder)
        )
    finally:
        shutil.rmtree(folder)


def _with_checkout(python: str, folder: Path) -> User:
    for name in ("graders", "tests/attacks"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("modules"))
    return User(NOBODY, python, folder)


def _python(folder: Path) -> str | None:
    """Return an interpreter that an ordinary user can run: this one, else a copy of it, else one of the system."""
    if _runs(sys.executable):
        return sys.executable
    with suppress(OSError):  # it is laid out in a way that we do not know
        copy = _copied(folder)
        if _runs(copy):
            return copy
    return next(filter(_runs, SYSTEM_PYTHONS), None)


@cache
def _runs(python: str) -> bool:
    try:
        done = subprocess.run(
            [python, "-s", "-P", "-S", "-B", "-c", NEEDED],
            capture_output=True,
            env={},
            cwd="/",
            timeout=60,
            check=False,
            **rights(NOBODY),
        )
    except OSError:
        return False
    return bool(done.stdout == b"True\n")


def _copied(folder: Path) -> str:
    """Return a copy of this interpreter and of the standard library (compiled too), which finds itself wherever it lies."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    base = Path(sys.base_prefix)
    target = folder / "python"
    (target / "bin").mkdir(parents=True)
    shutil.copy2(Path(sys.executable).resolve(), target / "bin" / version)
    leave = shutil.ignore_patterns("site-packages", "test", "tests", "idlelib", "ensurepip", "config-*")
    shutil.copytree(base / "lib" / version, target / "lib" / version, ignore=leave)
    return str(target / "bin" / version)
