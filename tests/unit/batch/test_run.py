"""Many submissions are graded side by side, and each has its line whatever happens to it."""

import _thread
import errno
import json
import signal
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import BinaryIO

import pytest

from graders.engine.batch import store as room
from graders.engine.batch.lines import failure
from graders.engine.batch.run import Progress, default_jobs, grade_all
from graders.engine.batch.store import OutputError, open_store
from graders.engine.errors import NakijkError
from graders.engine.submissions.folder import Found, find


def found(count: int) -> list[Found]:
    return [Found(f"s{number:03}", f"s{number:03}.py", Path()) for number in range(count)]


def right(one: Found) -> Mapping[str, object]:
    submission = {"id": one.id, "path": one.place}
    return {"submission": submission, "verdict": "correct", "points": 1, "max_points": 1}


def stored(folder: Path) -> dict[str, str]:
    lines = [json.loads(text) for text in (folder / "results.jsonl").read_text().splitlines()]
    return {line["submission"]["id"]: line["verdict"] for line in lines}


@pytest.mark.parametrize("jobs", [-1, 1, 2, 7, 500])
def test_every_submission_is_graded_once(tmp_path: Path, jobs: int) -> None:
    seen: list[Progress] = []
    with open_store(tmp_path) as store:
        rows = grade_all(found(100), right, jobs, store, seen.append)
    assert sorted(row.id for row in rows) == [one.id for one in found(100)]
    assert stored(tmp_path) == {one.id: "correct" for one in found(100)}
    assert [(each.done, each.total) for each in seen] == [(number, 100) for number in range(1, 101)]
    assert {each.row for each in seen} == set(rows)


def test_as_many_are_in_hand_as_there_are_jobs(tmp_path: Path) -> None:
    together = threading.Barrier(3, timeout=20)

    def grade(one: Found) -> Mapping[str, object]:
        together.wait()
        return right(one)

    with open_store(tmp_path) as store:
        rows = grade_all(found(6), grade, 3, store)
    assert [row.verdict for row in rows] == ["correct"] * 6


@pytest.mark.parametrize("allowed", [0, 1, 3])
def test_a_system_that_allows_few_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, allowed: int
) -> None:
    """Those that there are do all of it; without any, it says why nothing is graded."""
    real = threading.Thread.start
    started: list[str] = []

    def start(thread: threading.Thread) -> None:
        if len(started) == allowed:
            raise RuntimeError("can't start new thread")
        started.append(thread.name)
        real(thread)

    with open_store(tmp_path) as store:
        monkeypatch.setattr(threading.Thread, "start", start)
        if allowed:
            assert len(grade_all(found(20), right, 5, store)) == 20
        else:
            with pytest.raises(NakijkError, match="ulimit -u"):
                grade_all(found(20), right, 5, store)
    assert len(started) == allowed


def test_order_of_lines_is_that_of_completion(tmp_path: Path) -> None:
    second_done = threading.Event()

    def grade(one: Found) -> Mapping[str, object]:
        if one.id == "s000":
            assert second_done.wait(20)
        return right(one)

    def progress(step: Progress) -> None:
        if step.row.id == "s001":
            second_done.set()

    with open_store(tmp_path) as store:
        grade_all(found(2), grade, 2, store, progress)
    assert list(stored(tmp_path)) == ["s001", "s000"]


def _raise(error: BaseException) -> Callable[[Found], Mapping[str, object]]:
    def grade(_one: Found) -> Mapping[str, object]:
        raise error

    return grade


def _nested() -> object:
    value: object = None
    for _ in range(200_000):
        value = [value]
    return value


@pytest.mark.parametrize(
    "broken",
    [
        _raise(RuntimeError("our bug")),
        _raise(SystemExit(0)),
        _raise(KeyboardInterrupt()),
        _raise(MemoryError()),
        lambda one: {**right(one), "points": float("nan")},
        lambda one: {**right(one), "results": {1, 2}},
        lambda _one: {"self": _nested()},
    ],
)
def test_one_that_fails_has_a_line_and_the_others_go_on(
    tmp_path: Path, broken: Callable[[Found], Mapping[str, object]]
) -> None:
    with open_store(tmp_path) as store:
        grade_all(found(5), lambda one: broken(one) if one.id == "s002" else right(one), 2, store)
    verdicts = stored(tmp_path)
    assert len(verdicts) == 5
    assert verdicts.pop("s002") == "internal error"
    assert set(verdicts.values()) == {"correct"}


def test_failure_carries_the_trace(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        [row] = grade_all(found(1), _raise(RuntimeError("our bug")), 1, store)
    assert (row.id, row.file, row.points) == ("s000", "s000.py", None)
    assert (row.error or "").endswith("RuntimeError: our bug\n")
    assert (row.error or "").startswith("Traceback")


def test_report_of_a_failure_is_that_of_the_caller(tmp_path: Path) -> None:
    def failed(one: Found, reason: str) -> Mapping[str, object]:
        return {**failure(one, reason), "max_points": 5}

    with open_store(tmp_path) as store:
        [row] = grade_all(found(1), _raise(RuntimeError()), 1, store, failed=failed)
    assert row.max_points == 5


def test_failing_failure_still_gives_a_line(tmp_path: Path) -> None:
    def failed(_one: Found, _reason: str) -> Mapping[str, object]:
        raise ValueError("broken too")

    with open_store(tmp_path) as store:
        [row] = grade_all(found(1), _raise(RuntimeError("our bug")), 1, store, failed=failed)
    assert row.verdict == "internal error"
    assert "our bug" in (row.error or "")
    assert "broken too" in (row.error or "")


def test_first_interrupt_keeps_what_is_in_hand(tmp_path: Path) -> None:
    in_hand, handled = threading.Barrier(2, timeout=20), threading.Event()
    said: list[bool] = []

    def grade(one: Found) -> Mapping[str, object]:
        if in_hand.wait() == 0:
            _thread.interrupt_main()
        assert handled.wait(20)
        time.sleep(0.1)  # the caller's thread is raising; it must come to the end of that
        return right(one)

    def handle(_number: int, _frame: object) -> None:
        handled.set()
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, handle)
    try:
        with pytest.raises(KeyboardInterrupt), open_store(tmp_path) as store:
            grade_all(found(50), grade, 2, store, waiting=lambda: said.append(handled.is_set()))
    finally:
        signal.signal(signal.SIGINT, before)
    assert said == [True]
    assert stored(tmp_path) == {"s000": "correct", "s001": "correct"}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["results.csv", "results.jsonl"]


def test_second_interrupt_waits_for_nothing(tmp_path: Path) -> None:
    released, again = threading.Event(), threading.Timer(0.2, _thread.interrupt_main)

    def grade(one: Found) -> Mapping[str, object]:
        if one.id == "s001":
            released.wait(30)
        return right(one)

    def progress(step: Progress) -> None:
        if step.done == 1:
            again.start()
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), open_store(tmp_path) as store:
        grade_all(found(5), grade, 2, store, progress)
    assert again.finished.is_set()
    assert "s001" not in stored(tmp_path)
    released.set()


def test_disk_that_is_full_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    graded: list[str] = []
    whole = room._write

    def grade(one: Found) -> Mapping[str, object]:
        graded.append(one.id)
        return right(one)

    def write(file: BinaryIO, content: bytes) -> None:
        if file.name.endswith("jsonl.part") and file.tell() > 3 * len(content):
            raise OSError(errno.ENOSPC, "No space left on device")
        whole(file, content)

    monkeypatch.setattr(room, "_write", write)
    with pytest.raises(OutputError, match="the disk is full"), open_store(tmp_path) as store:
        grade_all(found(100), grade, 2, store)
    assert len(stored(tmp_path)) == 4
    assert len(graded) <= 6  # each thread stops at its first failure


def test_nothing_to_grade_is_no_failure(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        assert grade_all([], right, 4, store) == ()


def test_thousand_submissions_of_a_folder(tmp_path: Path) -> None:
    for number in range(1000):
        (tmp_path / f"student {number}.py").touch()
    with open_store(tmp_path / "results") as store:
        rows = grade_all(find(tmp_path), right, 2, store)
    assert len(rows) == len(stored(tmp_path / "results")) == 1000


def test_threads_do_not_share_a_store_unsafely(tmp_path: Path) -> None:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with open_store(tmp_path) as store:
            grade_all(found(300), right, 8, store)
    finally:
        sys.setswitchinterval(interval)
    assert len(stored(tmp_path)) == 300


def test_default_jobs_is_a_number_of_processors() -> None:
    assert default_jobs() >= 1
