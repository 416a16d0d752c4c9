"""Measure what the calls of an exercise cost, per call: CPU time of our own process, and time by the clock.

    python benchmarks/calls.py [--runs 15] [SLUG …]

The right solutions of the bank are run; what they print, return and raise is checked by nobody here. It judges nothing.
"""

import argparse
import sys
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from graders.engine.bank.load import load  # noqa: E402 - the checkout's, installed or not
from graders.engine.bank.places import Bank, find_bank, slugs  # noqa: E402
from graders.engine.grade.setup import setup_of  # noqa: E402
from graders.engine.plan import calls, together  # noqa: E402
from graders.engine.sandbox.session import open_session  # noqa: E402


class Spent(NamedTuple):
    """Seconds over all calls: CPU time of this process, and wall time, in which the child works too."""

    cpu: float
    wall: float


def main() -> int:
    """Measure each exercise and print a line for it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="exercises; default: all")
    parser.add_argument("--runs", type=int, default=15, help="runs of each (default: %(default)s)")
    options = parser.parse_args()
    bank = find_bank(None)
    for slug in options.slugs or slugs(bank):
        exercise = load(bank, slug, "nl")
        number = sum(len(calls(case)) for case in together(exercise.functions))
        spent = [measure(bank, slug) for _ in range(options.runs)]
        cpu, wall = (median(one) / number * 1e6 for one in zip(*spent, strict=True))
        least = min(one.cpu for one in spent) / number * 1e6
        print(f"{cpu:5.1f} µs CPU (least {least:.1f}), {wall:5.1f} µs wall, per call of {number}: {slug}")
    return 0


def measure(bank: Bank, slug: str) -> Spent:
    """Make all calls of an exercise once, in one child, and return what they took."""
    exercise = load(bank, slug, "nl")
    source = (ROOT / "reference" / slug / "solution_nl.py").read_bytes()
    groups = [calls(case) for case in together(exercise.functions)]
    with open_session(source, "solution.py", setup=setup_of(bank, exercise)) as session:
        session.load()
        cpu, wall = process_time(), perf_counter()
        for _ in session.run(groups):
            pass
        return Spent(process_time() - cpu, perf_counter() - wall)


if __name__ == "__main__":
    sys.exit(main())
