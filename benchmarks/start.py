"""Measure how long `nakijk check` on a right file takes, in bare starts of the interpreter (`python -c pass`).

    python benchmarks/start.py [--pairs 21] [--strict] [--right] [FILE …]

Both commands are run in turn, so that a busy machine slows both; what counts is the median of the ratios of the
pairs. It judges no clock unless `--strict` is given, but a check that does not end with "all correct" fails.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

LIMIT = 6
"""The most that a check may take, in bare starts."""

ROOT = Path(__file__).resolve().parent.parent
BARE = (sys.executable, "-c", "pass")


class Measured(NamedTuple):
    """The medians over all pairs: two times in seconds, and the ratio of the second to the first."""

    bare: float
    check: float
    ratio: float


class NotRight(Exception):
    """A command that had to succeed did not."""


def main() -> int:
    """Measure each file, print its ratio and the limit, and return the exit code."""
    options = _options()
    files = options.files or sorted(ROOT.glob("reference/*/solution_nl.py"))
    files += sorted(ROOT.glob("reference/*/right/*.py")) if options.right else []
    above = False
    failed = False
    for file in files:
        try:
            measured = measure(check_of(file), options.pairs)
        except NotRight as error:
            print(error, file=sys.stderr, flush=True)
            failed = True
            continue
        above |= measured.ratio > LIMIT
        print(
            f"{measured.ratio:4.1f} × a bare start (limit {LIMIT}): "
            f"check {measured.check * 1000:.0f} ms, bare {measured.bare * 1000:.0f} ms, {_shown(file)}",
            flush=True,
        )
    if not files:
        print("There is no right file to check in reference/.", file=sys.stderr)
    return 1 if failed or not files or (above and options.strict) else 0


def check_of(file: Path) -> tuple[str, ...]:
    """Return the command that a student gives: the installed one, else the checkout's."""
    installed = Path(sys.executable).with_name("nakijk.exe" if os.name == "nt" else "nakijk")
    command = (str(installed),) if installed.exists() else (sys.executable, str(ROOT / "cli.py"))
    return (*command, "check", str(file))


def measure(check: Sequence[str], pairs: int) -> Measured:
    """Run both commands `pairs` times in turn, after one run of each that fills the caches."""
    seconds(BARE), seconds(check)
    times: list[tuple[float, float]] = []
    for number in range(pairs):
        # Each goes first as often as the other: what runs second may find the caches of the processor cold.
        if number % 2:
            second, first = seconds(check), seconds(BARE)
        else:
            first, second = seconds(BARE), seconds(check)
        times.append((first, second))
    bare, checked = zip(*times, strict=True)
    return Measured(median(bare), median(checked), median(second / first for first, second in times))


def seconds(command: Sequence[str]) -> float:
    """Return how long `command` takes, in seconds.

    Raises:
        NotRight: when it does not succeed; what it printed is shown.
    """
    # A student's Python keeps its bytecode, whatever this machine is set to.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    start = perf_counter()
    done = subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    taken = perf_counter() - start
    if done.returncode:
        sys.stderr.buffer.write(done.stdout + done.stderr)
        raise NotRight(f"{' '.join(command)} ended with exit code {done.returncode}")
    return taken


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "files", nargs="*", type=Path, metavar="FILE", help="right files; default: references"
    )
    parser.add_argument("--pairs", type=int, default=21, help="how many pairs of runs (default: %(default)s)")
    parser.add_argument(
        "--right", action="store_true", help="measure the other right solutions (reference/*/right) too"
    )
    parser.add_argument("--strict", action="store_true", help="exit 1 when a ratio is above the limit")
    return parser.parse_args()


def _shown(file: Path) -> Path:
    resolved = file.resolve()
    return resolved.relative_to(ROOT) if resolved.is_relative_to(ROOT) else file


if __name__ == "__main__":
    sys.exit(main())
