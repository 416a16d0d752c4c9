"""Reads and writes `testcases/derived/<slug>.json`: what `verify --write` computes from a bank."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from graders.engine.bank.places import Bank

FORMAT = 1


class Derived(NamedTuple):
    """The computed data of one exercise."""

    validated: str
    """The mark of the files that were found valid (`validated.mark_of`)."""
    digest: str
    """The digest (`digest.digest`) of the bank that the rest was computed from."""
    fingerprints: Mapping[str, Mapping[str, Mapping[str, str]]] = {}
    """Misconception → function id → case id → mark of the outcome."""
    stubs: Mapping[str, Any] = {}
    answers: Sequence[Any] = ()
    """What the reference answers when functions that build on others ask it (`grade/known.py` knows the format)."""


def read_derived(bank: Bank, slug: str) -> Derived | None:
    """Return the computed data of `slug`; None if there is none, or it is not in today's format.

    (A damaged file is not an error here: `verify` says that it is out of date, and `--write` renews it.)
    """
    try:
        raw = json.loads(Path(bank.derived_file(slug)).read_bytes())
    except (OSError, ValueError, RecursionError):
        return None
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        return None
    fields = [raw.get(name) for name in Derived._fields]
    kinds = (str, str, dict, dict, list)
    if not all(isinstance(field, kind) for field, kind in zip(fields, kinds, strict=True)):
        return None
    return Derived._make(fields)._replace(answers=tuple(raw["answers"]))


def write_derived(bank: Bank, slug: str, derived: Derived) -> None:
    """Write the computed data of `slug`, all of it or nothing.

    Raises:
        OSError: if it cannot be written.
    """
    file = Path(bank.derived_file(slug))
    file.parent.mkdir(exist_ok=True)
    _write_whole(file, _text(derived))


def write_whole(file: Path, data: Mapping[str, object]) -> None:
    """Write a JSON file, all of it or nothing.

    Raises:
        OSError: if it cannot be written.
    """
    _write_whole(file, json.dumps(data, indent=1, ensure_ascii=False))


def _write_whole(file: Path, text: str) -> None:
    beside = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        beside.write_text(f"{text}\n", encoding="utf-8", newline="\n")
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def _text(derived: Derived) -> str:
    """Return the data as JSON: readable, but for an answer a line."""
    data = {"format": FORMAT, **derived._asdict()}
    answers = [json.dumps(one, separators=(",", ":"), ensure_ascii=False) for one in data.pop("answers")]
    head = json.dumps(data, indent=1, ensure_ascii=False).removesuffix("\n}")
    lines = ",\n  ".join(answers)
    return f'{head},\n "answers": [\n  {lines}\n ]\n}}' if answers else f'{head},\n "answers": []\n}}'
