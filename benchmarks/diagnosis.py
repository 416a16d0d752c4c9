"""Measure what naming the cause costs: the same submissions graded with and without it, in turn, in one process.

    python benchmarks/diagnosis.py [--rounds 3] [--strict]

Right submissions are the references, wrong ones those of `tests/diagnosis/submissions/`. What is shown is the time with
diagnosis over the time without it: CPU of this process and of those it started and reaped, and wall time beside it.
"""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from statistics import median
from time import perf_counter
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from graders.engine.bank.places import find_bank  # noqa: E402 - the checkout is on the path only now
from graders.engine.cli.find import known, language_for  # noqa: E402
from graders.engine.cli.material import material  # noqa: E402
from graders.engine.grade import explain  # noqa: E402
from graders.engine.grade.material import Material  # noqa: E402
from graders.engine.grade.one import grade  # noqa: E402
from graders.engine.grade.setup import setup_of  # noqa: E402
from graders.engine.model import Report, Submission  # noqa: E402
from graders.engine.sandbox.session import Session, open_session  # noqa: E402
from graders.engine.sandbox.system import for_many  # noqa: E402
from graders.engine.submissions.read import read  # noqa: E402
from graders.engine.submissions.scan import defined_names  # noqa: E402

RIGHT, WRONG = 1.05, 2.0
"""The most that grading with diagnosis may take, in gradings without it: nothing more than noise, and twice as much."""

WAITS = ("spannende_pauze_per_worp", "sleep_while_dealing")
"""Submissions that sleep until they are given up: their time is not ours."""

BANK = find_bank(None)
MATERIALS: dict[tuple[str, str], Material] = {}


class Task(NamedTuple):
    """A submission and what it is graded with."""

    submission: Submission
    ready: Material


def task(file: Path, slug: str) -> Task:
    """Read a submission of an exercise."""
    submission = read(str(file))
    defined = tuple(defined_names(submission.source))
    language = language_for(known(BANK, slug).functions, defined, None, "nl")
    if (slug, language) not in MATERIALS:
        MATERIALS[slug, language] = material(BANK, slug, language, with_digest=False)
    return Task(submission, MATERIALS[slug, language])


def graded(one: Task) -> Report:
    """Grade it once."""
    setup = setup_of(BANK, one.ready.exercise)
    name = Path(one.submission.path).name
    with open_session(one.submission.source, name, one.submission.helpers, setup) as session:
        return grade(one.ready, one.submission, session)


def without(report: Report, session: Session, ready: Material) -> Report:
    """Stand in for what names the cause, and name none."""
    del session, ready
    return report


def seconds(one: Task) -> tuple[float, float]:
    """Return CPU and wall seconds of one grading."""
    before, start = _cpu(), perf_counter()
    graded(one)
    return _cpu() - before, perf_counter() - start


def _cpu() -> float:
    usages = (getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN))
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def ratios(tasks: Iterable[Task], rounds: int) -> tuple[float, float, float]:
    """Return the ratio of all CPU, the median ratio of wall times, and the ratio of all wall time."""
    real = explain.explained
    cpu, wall, each = [0.0, 0.0], [0.0, 0.0], []
    for one in tasks:
        graded(one)
        best = [1e9, 1e9]
        for _ in range(rounds):
            for side, way in enumerate((without, real)):
                setattr(explain, "explained", way)  # noqa: B010 - for the type checker it is not to be replaced
                own, taken = seconds(one)
                cpu[side] += own
                wall[side] += taken
                best[side] = min(best[side], taken)
        each.append(best[1] / best[0])
    setattr(explain, "explained", real)  # noqa: B010
    return cpu[1] / cpu[0], median(each), wall[1] / wall[0]


def main() -> int:
    """Print the ratios, and return 1 with `--strict` when one is above its limit."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--strict", action="store_true", help="exit 1 when a ratio is above its limit")
    options = parser.parse_args()
    for_many()
    right = [task(file, file.parent.name) for file in sorted(ROOT.glob("reference/*/solution_*.py"))]
    files = sorted((ROOT / "tests/diagnosis/submissions").glob("*/*.py"))
    wrong = [task(file, file.parent.name) for file in files if file.stem not in WAITS]
    above = False
    for name, tasks, limit in (("right", right, RIGHT), ("wrong", wrong, WRONG)):
        cpu, middle, wall = ratios(tasks, options.rounds)
        above |= middle > limit
        print(
            f"{name}: {len(tasks)} submissions, with diagnosis / without: "
            f"wall {middle:.2f} × in the middle (limit {limit}), {wall:.2f} × in all, CPU {cpu:.2f} × in all",
            flush=True,
        )
    return 1 if above and options.strict else 0


if __name__ == "__main__":
    sys.exit(main())
