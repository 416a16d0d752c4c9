"""Reads and writes `reference/<slug>/mutants.json`: what the one-step mutants of a reference do on the cases, for teachers.

It tells about the reference, so it stands beside it, and not in the wheel that students install.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from graders.engine.bank.derived import write_whole
from graders.engine.bank.places import Bank

FORMAT = 1


class Change(NamedTuple):
    """What was changed in the reference: the line (from 1), what stood there, and what stands there now (`pass`: left out)."""

    line: int
    was: str
    now: str


class Mutants(NamedTuple):
    """What became of the mutants of one reference solution."""

    digest: str
    """The digest of the reference, the bank and the rules that all of it was computed from."""
    reference: str
    """The name of its file."""
    made: int
    """How many mutants there are."""
    survivors: tuple[Change, ...] = ()
    """Those that no case notices."""
    near: Mapping[str, Mapping[str, Change]] = {}
    """Function id → behaviour (`grade.near.behaviour`) → the first mutant of which that function does just that."""


def read_mutants(bank: Bank, slug: str) -> Mutants | None:
    """Return what is kept of the mutants; None if there is nothing, or it is not in today's format.

    (A damaged file is not an error here: `verify` says that it is out of date, and `--write` renews it.)
    """
    file = bank.mutants_file(slug)
    if file is None:
        return None
    try:
        raw = json.loads(Path(file).read_bytes())
        return _decoded(raw) if raw["format"] == FORMAT else None
    except (OSError, ValueError, RecursionError, TypeError, KeyError, AttributeError):
        return None


def write_mutants(bank: Bank, slug: str, mutants: Mutants) -> None:
    """Write what became of the mutants, all of it or nothing; nothing where there are no references.

    Raises:
        OSError: if it cannot be written.
    """
    file = bank.mutants_file(slug)
    if file is None:
        return
    near = {
        function: {behaviour: step._asdict() for behaviour, step in steps.items()}
        for function, steps in mutants.near.items()
    }
    survivors = [step._asdict() for step in mutants.survivors]
    write_whole(Path(file), {"format": FORMAT, **mutants._asdict(), "survivors": survivors, "near": near})


def _decoded(raw: Any) -> Mutants:
    near = {
        str(function): {str(behaviour): _step(step) for behaviour, step in steps.items()}
        for function, steps in raw["near"].items()
    }
    survivors = tuple(map(_step, raw["survivors"]))
    return Mutants(str(raw["digest"]), str(raw["reference"]), int(raw["made"]), survivors, near)


def _step(raw: Any) -> Change:
    return Change(int(raw["line"]), str(raw["was"]), str(raw["now"]))
