"""Remembers, in the user's cache, how many cases were right the last time that a file was checked."""

import json
import os
from collections.abc import Mapping
from pathlib import Path

from graders.engine.bank.validated import cache_folder
from graders.engine.model import Report, Verdict
from graders.engine.values.hashing import sha256

_MOST = 500
"""How many files are remembered; the oldest are forgotten."""


def recall(report: Report) -> Mapping[str, int]:
    """Return, per function id, how many cases were right last time; but for functions that have other cases now."""
    place = _place(report)
    try:
        kept = json.loads(place.read_bytes()) if place else None
    except (OSError, ValueError):
        return {}  # never checked before, or not readable: then there is nothing to compare with
    if not isinstance(kept, dict):
        return {}
    return {
        one.function.id: before[0]
        for one in report.functions
        if isinstance(before := kept.get(one.function.id), list) and before[1:] == [len(one.results)]
    }


def remember(report: Report) -> None:
    """Keep how many cases are right now; where that cannot be written, nothing is lost but the comparison."""
    place = _place(report)
    if place is None:
        return
    cases = {one.function.id: len(one.results) for one in report.functions}
    counts = {name: [count, cases[name]] for name, count in {**recall(report), **right(report)}.items()}
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        part = place.with_name(f"{place.name}.{os.getpid()}")
        part.write_text(json.dumps(counts), encoding="utf-8")
        part.replace(place)
        _forget(place.parent)
    except OSError:
        return


def right(report: Report) -> dict[str, int]:
    """Return, per function id, how many cases are right."""
    return {
        one.function.id: sum(result.verdict is Verdict.CORRECT for result in one.results)
        for one in report.functions
    }


def _forget(folder: Path) -> None:
    files = list(folder.iterdir())
    if len(files) > _MOST:
        files.sort(key=lambda file: file.stat().st_mtime)
        for old in files[: len(files) - _MOST]:
            old.unlink(missing_ok=True)


def _place(report: Report) -> Path | None:
    folder = cache_folder()
    if folder is None:
        return None
    path = os.path.abspath(report.submission.path)  # noqa: PTH100 - resolving links costs, and means nothing here
    key = sha256(f"{report.exercise.slug}\n{path}".encode("utf-8", "surrogateescape")).hexdigest()
    return folder / "last" / key[:32]
