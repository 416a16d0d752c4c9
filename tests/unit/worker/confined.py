"""Runs code in a process that is confined with the worker's own modules, as this user and as one without any rights."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Any, NamedTuple

import pytest

from graders.engine.worker import landlock, wire

WORKER = Path(wire.__file__).parent
CHILD = Path(__file__).with_name("confined_child.py")
LANDLOCKED = ("capabilities", "privileges", "landlock")
FILTERED = ("capabilities", "privileges", "seccomp")
ALL = (*LANDLOCKED, "seccomp")
NOBODY = 65534
INTERPRETERS = (sys.executable, "/usr/bin/python3", "/usr/local/bin/python3")

ABI = landlock.abi() if sys.platform == "linux" else 0
has_landlock = pytest.mark.skipif(ABI == 0, reason="this kernel has no Landlock, or it is off (ABI 0)")


class Ended(NamedTuple):
    """What came of it: notes, or the signal that ended the process (0: none)."""

    notes: dict[str, str]
    signal: int


class User(NamedTuple):
    """A user (by number; None: the one that runs the tests), an interpreter that it can read, and a folder of its own."""

    number: int | None
    python: str
    folder: Path

    def run(
        self,
        code: str,
        layers: tuple[str, ...] = ALL,
        *,
        read: tuple[str, ...] = (),
        written: tuple[str, ...] = (),
        threads: bool = False,
        writes: bool = False,
        opens: bool = True,
    ) -> Ended:
        """Take on the layers, and run the code; fails the test when the process fails in another way than by a signal."""
        settings = {"read": read, "written": written, "threads": threads, "writes": writes, "opens": opens}
        done = self._start(code, layers, settings)
        if done.returncode < 0:
            return Ended({}, -done.returncode)
        assert done.returncode == 0, done.stderr.decode()
        return Ended(json.loads(done.stdout), 0)

    def fails(self, layers: tuple[str, ...]) -> str:
        """Return what the process says when it cannot take on the layers; fails the test when it can."""
        settings = {"read": (), "written": (), "threads": False, "writes": False, "opens": True}
        done = self._start("", layers, settings)
        assert done.returncode == 1
        return done.stderr.decode()

    def _start(
        self, code: str, layers: tuple[str, ...], settings: dict[str, object]
    ) -> subprocess.CompletedProcess[bytes]:
        request = {"folder": str(self.folder / "worker"), "layers": layers, "code": dedent(code), **settings}
        child = str(self.folder / CHILD.name)
        return _execute([self.python, "-s", "-P", "-S", "-B", child, json.dumps(request)], self.number)


def _execute(command: list[str], number: int | None) -> subprocess.CompletedProcess[bytes]:
    user: dict[str, Any] = {} if number is None else {"user": number, "group": number, "extra_groups": []}
    return subprocess.run(
        command,
        capture_output=True,
        env={"LANG": "C.UTF-8", "TZ": "UTC"},
        cwd="/",
        timeout=60,
        check=False,
        **user,
    )


@cache
def _readable(number: int | None) -> str | None:
    """Return an interpreter, at least 3.11, that the user can run."""
    for python in INTERPRETERS:
        try:
            done = _execute(
                [
                    python,
                    "-s",
                    "-P",
                    "-S",
                    "-B",
                    "-c",
                    "import sys; print(sys.version_info >= (3, 11))",
                ],
                number,
            )
        except OSError:
            continue
        if done.stdout == b"True\n":
            return python
    return None


@pytest.fixture(params=[None, NOBODY], ids=["me", "nobody"])
def user(request: pytest.FixtureRequest) -> Iterator[User]:
    """This user; and, when that is the superuser, one without any rights."""
    number: int | None = request.param
    if number is not None and os.geteuid() != 0:
        pytest.skip("only the superuser can become another user; this run is an ordinary user's already")
    python = _readable(number)
    if python is None:
        pytest.skip("the other user can read no interpreter of Python 3.11 or later")
    folder = Path(tempfile.mkdtemp(prefix="nakijk-confined-"))
    try:
        shutil.copytree(WORKER, folder / "worker", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(CHILD, folder)
        folder.chmod(0o755)
        if number is not None:
            os.chown(folder, number, number)
        yield User(number, python, folder)
    finally:
        shutil.rmtree(folder)
