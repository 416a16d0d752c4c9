"""However a command ends, its exit code is right and nothing stays behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.acceptance.conftest import ROOT, SUBMISSIONS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals and descriptors")

CLI = [sys.executable, str(ROOT / "cli.py")]
GOOD, LOOP = SUBMISSIONS / "awkward" / "good.py", SUBMISSIONS / "awkward" / "loop_swallow.py"
COMMANDS = [["list"], ["check", str(GOOD)], ["check", "-v", str(GOOD)], ["show", "word_game"]]


def shell(command: list[str], ending: str) -> subprocess.CompletedProcess[str]:
    """Run a command under bash, with redirections; its own exit code is the last line that is printed."""
    line = " ".join(f"'{word}'" for word in [*CLI, *command])
    return subprocess.run(["bash", "-c", f"{line} {ending}"], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_reader_that_goes_away_changes_nothing(command: list[str]) -> None:
    done = shell(command, "| true; echo ${PIPESTATUS[0]} >&2")
    assert done.stderr == "0\n"


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_closed_streams_change_nothing(command: list[str]) -> None:
    assert shell(command, ">&-").returncode == 0
    assert shell(command, ">/dev/null 2>&-").returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_full_disk_is_said_in_one_sentence(command: list[str]) -> None:
    done = shell(command, ">/dev/full")
    assert done.returncode == 3
    assert done.stderr == "Error: the output cannot be written (the disk is full).\n"


def started(folder: Path, *words: str) -> subprocess.Popen[bytes]:
    """Start a command on endless loops, and wait until a child of it runs."""
    environment = {**os.environ, "TMPDIR": str(folder)}
    process = subprocess.Popen(
        [*CLI, *words], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    deadline = time.monotonic() + 30
    while not list(folder.glob("nakijk-*")) and time.monotonic() < deadline:
        time.sleep(0.02)
    time.sleep(0.3)
    return process


def left_in(folder: Path) -> list[str]:
    """Return what stayed in a folder of temporary files, and the processes that have it in their arguments."""
    return [path.name for path in folder.iterdir()] + [line for line in running() if str(folder) in line]


def running() -> list[str]:
    """Return the command lines of all processes."""
    if not Path("/proc/self/cmdline").exists():
        listed = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout
        return listed.splitlines()
    lines = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            lines.append((process / "cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace"))
        except OSError:
            continue  # it ended in the meantime
    return lines


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)], ids=str
)
def test_nothing_stays_behind_when_a_check_is_told_to_end(number: int, code: int, tmp_path: Path) -> None:
    process = started(tmp_path, "check", str(LOOP))
    process.send_signal(number)
    assert process.wait(timeout=30) == code
    assert left_in(tmp_path) == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=str)
def test_nor_when_grading_is_told_so_twice(number: int, tmp_path: Path) -> None:
    folder, temporary = tmp_path / "in", tmp_path / "tmp"
    folder.mkdir()
    temporary.mkdir()
    for at in range(4):
        (folder / f"s{at}.py").write_bytes(LOOP.read_bytes())
    process = started(temporary, "grade", str(folder), "--out", str(tmp_path / "out"))
    process.send_signal(number)
    time.sleep(0.3)
    process.send_signal(number)
    process.wait(timeout=60)
    assert process.returncode in (130, 128 + number)
    assert left_in(temporary) == []
