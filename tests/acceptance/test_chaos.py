"""While workers and zygotes are killed at random, every submission gets its verdict, and nothing is left behind."""

import csv
import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from graders.engine.bank.places import find_bank
from graders.engine.batch.run import grade_all
from graders.engine.batch.store import open_store
from graders.engine.cli.material import material
from graders.engine.grade.one import grade
from graders.engine.grade.setup import setup_of
from graders.engine.report.json import as_data
from graders.engine.sandbox import living
from graders.engine.sandbox.session import open_session
from graders.engine.sandbox.system import System, confined
from graders.engine.sandbox.zygotes import Wish
from graders.engine.submissions.choose import read_found
from graders.engine.submissions.folder import Found, find
from tests.acceptance.chaos import Killer, anybody
from tests.acceptance.chaos_kinds import HOSTILE, NOT_GRADED, Handed, hand_in, make_bank
from tests.acceptance.conftest import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="zygotes are for Linux")

SEED = int(os.environ.get("CHAOS_SEED", "1"))
SIZE = int(os.environ.get("CHAOS_SIZE", "300"))
PATIENCE = 400
"""How many seconds a run may take before it counts as one that hangs, on a machine that is busy with others."""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for temporary files, of which every zygote is told."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    return folder


def check(handed: Handed, reports: Mapping[str, Any]) -> None:
    """Compare the verdict of each function with what its kind demands, all at once."""
    assert reports.keys() == handed.kinds.keys()
    found = {name: _verdicts(report) for name, report in reports.items()}
    assert {
        name: (found[name], kind.verdicts, reports[name].get("error"))
        for name, kind in handed.kinds.items()
        if not kind.may_be(found[name])
    } == {}
    hostile = [name for name in reports if name[5:] in HOSTILE]
    assert len(hostile) == len(reports) // 3
    assert [name for name in hostile if reports[name]["verdict"] == "correct"] == []
    ungraded = [name for name, report in reports.items() if report["verdict"] == "internal error"]
    assert [name for name in ungraded if found[name] != NOT_GRADED] == []
    assert len({report["level"] for report in reports.values() if report["error"] is None}) == 1
    assert [name for name in ungraded if "again and again" not in reports[name]["error"]["reason"]] == []


def _verdicts(report: Any) -> tuple[str, ...]:
    return tuple(function["verdict"] for function in report["functions"])


def reports_in(out: Path) -> dict[str, Any]:
    """Return the reports by id; each stands there once, and has a row in the sheet."""
    lines = [json.loads(line) for line in (out / "results.jsonl").read_text("utf-8").splitlines()]
    reports = {line["submission"]["id"]: line for line in lines}
    assert len(reports) == len(lines)
    with (out / "results.csv").open(encoding="utf-8-sig", newline="") as file:
        sheet = {row["id"]: row["verdict"] for row in csv.DictReader(file)}
    assert sheet == {name: report["verdict"] for name, report in reports.items()}
    return reports


def test_a_class_is_graded_while_everything_is_killed(tmp_path: Path, place: Path) -> None:
    bank = make_bank(tmp_path / "bank")
    handed = hand_in(tmp_path / "in", SIZE - SIZE // 3, SIZE // 3, SEED)
    out = tmp_path / "out"
    words = [
        "grade",
        str(handed.folder),
        "--out",
        str(out),
        "--bank",
        str(bank),
        "--jobs",
        "2",
        "--lang",
        "en",
    ]
    with Killer(str(place), SEED) as killer:
        done = subprocess.run(
            [sys.executable, str(ROOT / "cli.py"), *words, "--exercise", "double"],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    reports = reports_in(out)
    check(handed, reports)
    ungraded = sum(report["verdict"] == "internal error" for report in reports.values())
    assert done.returncode == (3 if ungraded else 0), done.stderr
    assert killer.killed["worker"] > SIZE // 10, killer.killed
    assert killer.killed["zygote"] > SIZE // 30, killer.killed
    assert anybody(str(place), 5) == []
    assert [path.name for path in place.iterdir()] == []


@pytest.fixture
def system(place: Path) -> Iterator[System]:
    """Zygotes of the test's own, as many submissions have them."""
    way = confined(Wish(usual=True, namespaces=True))
    yield way
    way.close()


class Supervisor:
    """This process, as one that grades: what it has, apart from what it did."""

    def __init__(self) -> None:
        self.descriptors = sorted(_targets())
        self.threads = threading.active_count()
        self.children = _children()
        self.living = len(living._living)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Supervisor) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(vars(self))


def _targets() -> Iterator[str]:
    """Yield what each of our descriptors is, without the numbers of pipes and sockets."""
    for entry in Path("/proc/self/fd").iterdir():
        try:
            yield str(entry.readlink()).partition(":")[0]
        except OSError:
            continue  # that of the listing itself


def _children() -> list[str]:
    lists = [path.read_text().split() for path in Path("/proc/self/task").glob("*/children")]
    return sorted(number for numbers in lists for number in numbers)


def _memory() -> int:
    """Return our resident memory in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")


def test_the_supervisor_is_afterwards_as_before(tmp_path: Path, place: Path, system: System) -> None:
    """Sixty submissions, graded in this process, after a few that have it load what it needs."""
    bank = find_bank(make_bank(tmp_path / "bank"))
    ready = material(bank, "double", "en", with_digest=False)
    setup = setup_of(bank, ready.exercise)

    def graded(found: Found) -> Mapping[str, object]:
        submission = read_found(found, {"double", "longest"})
        with open_session(submission.source, "mine.py", submission.helpers, setup, system) as session:
            return as_data(grade(ready, submission, session), for_student=False)

    def all_graded(name: str, honest: int, hostile: int) -> None:
        handed = hand_in(tmp_path / name, honest, hostile, SEED)
        with open_store(tmp_path / f"{name}-out", force=False) as store:
            grade_all(find(handed.folder), graded, 2, store)
        check(handed, reports_in(tmp_path / f"{name}-out"))

    all_graded("first", 16, 8)
    system.close()
    before, memory = Supervisor(), _memory()
    with Killer(str(place), SEED) as killer:
        all_graded("then", 40, 20)
    system.close()
    assert killer.killed["worker"] > 5, killer.killed
    assert killer.killed["zygote"] > 1, killer.killed
    assert Supervisor() == before
    assert _memory() - memory < 16 << 20
    assert anybody(str(place), 5) == []
    assert [path.name for path in place.iterdir()] == []
