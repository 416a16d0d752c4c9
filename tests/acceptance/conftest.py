"""Run the command line as a user does: a process of its own, with a clean environment."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
SUBMISSIONS = Path(__file__).parent / "submissions"


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


Nakijk = Callable[..., Ran]


@pytest.fixture
def nakijk(tmp_path: Path) -> Nakijk:
    """Return a function that runs nakijk with these words, in a folder of the test's own."""

    def run(*words: str | Path, cwd: Path = tmp_path, env: Mapping[str, str] | None = None) -> Ran:
        kept = {
            name: os.environ[name] for name in ("PATH", "HOME", "SYSTEMROOT", "TMPDIR") if name in os.environ
        }
        environment = {**kept, "LANG": "C.UTF-8", "XDG_CACHE_HOME": str(tmp_path / "cache"), **(env or {})}
        command = [sys.executable, str(ROOT / "cli.py"), *map(str, words)]
        done = subprocess.run(
            command, cwd=cwd, env=environment, capture_output=True, timeout=120, check=False
        )
        return Ran(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))

    return run
