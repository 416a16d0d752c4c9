"""Measure what the sandbox costs: a submission of four functions and a hundred calls, graded in several ways.

    python benchmarks/sandbox.py [--rounds 100]                  the ratios, from interleaved runs
    python benchmarks/sandbox.py --throughput [--number 300]     submissions a second on one core and on two
    python benchmarks/sandbox.py --many [--sizes 100 1000 10000] time per submission and memory, as numbers grow

CPU time is that of every process involved; wall time stands beside it. It judges nothing but the answers: a run in which not all
of them are right ends it.
"""

import argparse
import os
import random
import resource
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from graders.engine.bank.places import find_bank  # noqa: E402 - the checkout's, installed or not
from graders.engine.cli.material import material  # noqa: E402
from graders.engine.grade.material import Material  # noqa: E402
from graders.engine.grade.one import grade, verdict_of  # noqa: E402
from graders.engine.model import Exercise, Submission, Verdict  # noqa: E402
from graders.engine.plan import calls  # noqa: E402
from graders.engine.sandbox.session import open_session  # noqa: E402
from graders.engine.sandbox.system import System, confined, posix  # noqa: E402
from graders.engine.sandbox.zygotes import Wish  # noqa: E402
from graders.engine.values.rebuild import rebuild  # noqa: E402

SLUG, CASES = "scrabble_scores", 25
TICK = os.sysconf("SC_CLK_TCK")


class Spent(NamedTuple):
    """Seconds of one run."""

    cpu: float
    wall: float


class Way(NamedTuple):
    """One way to have the calls made, and how to know what its processes used, in seconds of CPU time."""

    name: str
    run: Callable[[], None]
    others: Callable[[], float]


def main() -> int:
    """Measure what is asked for, and print it."""
    options = _options()
    if options.throughput:
        return _throughput(options.number)
    if options.many:
        return _many(options.sizes)
    return _ratios(options.rounds)


# ---------------------------------------------------------------- the work


def _material() -> Material:
    """Return an exercise of four functions with as many cases each."""
    whole = material(find_bank(None), SLUG, "nl", with_digest=True)
    short = tuple(each._replace(cases=each.cases[:CASES]) for each in whole.exercise.functions)
    assert len(short) == 4
    return whole._replace(exercise=whole.exercise._replace(functions=short))


def _graded(ready: Material, source: bytes, system: System) -> None:
    """Grade the submission once, from its source to a report; it must be right."""
    submission = Submission("solution", "solution.py", source)
    with open_session(source, "solution.py", on=system) as session:
        report = grade(ready, submission, session)
    assert verdict_of(report) is Verdict.CORRECT


def _script(exercise: Exercise, source: bytes) -> str:
    """Return a program that makes the same calls and compares the answers, as a simple grader would."""
    made = []
    for function in exercise.functions:
        for case in function.cases:
            (call,) = calls(case)
            demanded = case.steps[0].demand.returns
            assert demanded is not None
            arguments = [rebuild(tree) for tree in call.arguments]
            made.append((call.name, arguments, rebuild(demanded.tree)))
    text = source.decode()
    return f"{text}\n\nfor name, arguments, expected in {made!r}:\n    assert globals()[name](*arguments) == expected, name\n"


# ---------------------------------------------------------------- the ways


def _ways(ready: Material, source: bytes, folder: Path) -> Iterator[Way]:
    wishes = {
        "full protection": Wish(usual=True, namespaces=True),
        "without namespaces": Wish(usual=True),
        "(a) no protection": Wish(usual=True, landlock=False, seccomp=False),
    }
    for name, wish in wishes.items():
        system = confined(wish)
        system.standing()
        yield Way(name, partial(_graded, ready, source, system), partial(_family, _zygote()))
    script = folder / "calls.py"
    script.write_text(_script(ready.exercise, source), encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(script)]
    yield Way("(b) a fresh interpreter", partial(_graded, ready, source, posix()), _reaped)
    yield Way("    and by itself", partial(_started, command), _reaped)
    code = compile(script.read_text(encoding="utf-8"), "calls.py", "exec")
    yield Way("(c) in this process", lambda: exec(code, {}), lambda: 0.0)


def _started(command: list[str]) -> None:
    subprocess.run(command, check=True)


def _zygote() -> list[int]:
    """Return the processes of the youngest zygote: two where it has namespaces of its own."""
    children = Path(f"/proc/self/task/{threading.get_native_id()}/children").read_text().split()
    pid = int(children[-1])
    inner = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, inner[:1])]


def _family(pids: list[int]) -> float:
    """Return the CPU seconds of these processes and of their children that were reaped: fields 14 to 17 of proc_pid_stat(5)."""
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:15] for pid in pids]
    return sum(int(field) for each in fields for field in each) / TICK


def _reaped() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


# ---------------------------------------------------------------- the measurements


def _ratios(rounds: int) -> int:
    ready, source = _material(), _source()
    with tempfile.TemporaryDirectory() as folder:
        ways = list(_ways(ready, source, Path(folder)))
        for way in ways:
            way.run()
        spent = _interleaved(ways, rounds)
    base = spent[0]
    print(
        f"{4} functions, {4 * CASES} calls, {rounds} rounds; milliseconds, and what full protection is of each"
    )
    for way, one in zip(ways, spent, strict=True):
        print(
            f"{way.name:26} cpu {one.cpu * 1000:6.2f}  wall {one.wall * 1000:6.2f}   "
            f"full/this: cpu {base.cpu / one.cpu:5.2f}  wall {base.wall / one.wall:5.2f}"
        )
    return 0


def _interleaved(ways: list[Way], rounds: int) -> list[Spent]:
    """Run all ways in a new random order each round; return the mean CPU time and the median wall time of each.

    The system counts the CPU time of a zygote's workers in ticks: of one run it is not exact, of all together it is.
    """
    cpu = [0.0 for _ in ways]
    wall: list[list[float]] = [[] for _ in ways]
    order = list(range(len(ways)))
    for _ in range(rounds):
        random.shuffle(order)
        for place in order:
            others, own, clock = ways[place].others(), process_time(), perf_counter()
            ways[place].run()
            wall[place].append(perf_counter() - clock)
            cpu[place] += process_time() - own + ways[place].others() - others
    return [Spent(used / rounds, median(times)) for used, times in zip(cpu, wall, strict=True)]


def _throughput(number: int) -> int:
    allowed = sorted(os.sched_getaffinity(0))[:2]
    if len(allowed) < 2:
        print("There is only one core here.", file=sys.stderr)
        return 1
    rates = []
    for cores in (allowed[:1], allowed):
        os.sched_setaffinity(0, cores)
        with _grading() as one:
            _all(one, 20, len(cores) + 1)
            clock = perf_counter()
            _all(one, number, len(cores) + 1)
            rates.append(number / (perf_counter() - clock))
        print(f"{len(cores)} core: {rates[-1]:6.1f} submissions a second")
    print(f"two cores / one core: {rates[1] / rates[0]:.2f}")
    return 0


def _many(sizes: list[int]) -> int:
    with _grading() as one:
        _all(one, 50, 3)
        for size in sizes:
            cpu, clock = process_time(), perf_counter()
            _all(one, size, 3)
            wall, used = perf_counter() - clock, process_time() - cpu
            memory = int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 2**20
            print(
                f"{size:6} submissions: {wall / size * 1000:6.2f} ms each, {used / size * 1000:5.2f} ms CPU of ours, "
                f"{memory:5.1f} MB",
                flush=True,
            )
    return 0


@contextmanager
def _grading() -> Iterator[Callable[[], None]]:
    system = confined(Wish(usual=True, namespaces=True))
    try:
        yield partial(_graded, _material(), _source(), system)
    finally:
        system.close()


def _all(one: Callable[[], None], number: int, jobs: int) -> None:
    """Grade so many submissions, so many at a time."""
    left = iter(range(number))
    failures: list[BaseException] = []

    def work() -> None:
        try:
            for _ in left:
                one()
        except BaseException as error:  # noqa: BLE001 - raised again below, in the thread that asked
            failures.append(error)

    threads = [threading.Thread(target=work) for _ in range(jobs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def _source() -> bytes:
    return (ROOT / "reference" / SLUG / "solution_nl.py").read_bytes()


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=100, help="runs of each way (default: %(default)s)")
    parser.add_argument(
        "--throughput", action="store_true", help="submissions a second on one core and on two"
    )
    parser.add_argument("--number", type=int, default=300, help="submissions for it (default: %(default)s)")
    parser.add_argument("--many", action="store_true", help="time and memory as numbers grow")
    parser.add_argument("--sizes", type=int, nargs="+", default=[100, 1000, 10_000], help="how many")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
