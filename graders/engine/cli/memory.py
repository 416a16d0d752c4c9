"""Remembers, in the user's cache, how many cases were right the last time that a file was checked."""

from __future__ import annotations

import os

from graders.engine.bank.validated import cache_folder
from graders.engine.model import Report
from graders.engine.values.hashing import sha256
from graders.engine.values.jsontext import compact, loads

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Mapping

_MOST = 500
"""How many files are remembered; the oldest are forgotten."""


def recall(report: Report) -> Mapping[str, int]:
    """Return, per function id, how many cases were right last time; but for functions that have other cases now."""
    place = _place(report)
    try:
        kept = _read(place) if place else None
    except (OSError, ValueError, RecursionError):
        return {}  # never checked before, or not readable: then there is nothing to compare with
    if not isinstance(kept, dict):
        return {}
    return {
        one.function.id: before[0]
        for one in report.functions
        if isinstance(before := kept.get(one.function.id), list) and before[1:] == [len(one.results)]
    }


def _read(place: str) -> object:
    with open(place, encoding="utf-8") as file:
        return loads(file.read())


def remember(report: Report) -> None:
    """Keep how many cases are right now; where that cannot be written, nothing is lost but the comparison."""
    place = _place(report)
    if place is None:
        return
    cases = {one.function.id: len(one.results) for one in report.functions}
    counts = {name: [count, cases[name]] for name, count in {**recall(report), **right(report)}.items()}
    try:
        os.makedirs(os.path.dirname(place), exist_ok=True)
        part = f"{place}.{os.getpid()}"
        with open(part, "w", encoding="utf-8") as file:
            file.write(compact(counts))
        os.replace(part, place)
        _forget(os.path.dirname(place))
    except OSError:
        return


def right(report: Report) -> dict[str, int]:
    """Return, per function id, how many cases are right."""
    return {one.function.id: one.correct for one in report.functions}


def _forget(folder: str) -> None:
    with os.scandir(folder) as entries:
        files = list(entries)
    if len(files) > _MOST:
        files.sort(key=lambda file: file.stat().st_mtime)
        for old in files[: len(files) - _MOST]:
            os.unlink(old)


def _place(report: Report) -> str | None:
    folder = cache_folder()
    if folder is None:
        return None
    path = os.path.abspath(report.submission.path)  # not `realpath`: that costs, and means nothing here
    key = sha256(f"{report.exercise.slug}\n{path}".encode("utf-8", "surrogateescape")).hexdigest()
    return os.path.join(folder, "last", key[:32])
