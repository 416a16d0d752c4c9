"""Rules of the files and packages that a solution may use."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from graders.engine.bank.facts import At, Facts
from graders.engine.bank.found import Found
from graders.engine.bank.rules.functions import is_name
from graders.engine.bank.suggest import near
from graders.engine.messages import bank as say_bank
from graders.engine.messages import bank_rules as say


def plain_names(facts: Facts) -> Iterator[Found]:
    """`files` and `writes` give names without folders."""
    for key in ("files", "writes"):
        for name in _listed(facts, key):
            if not _is_plain(name.value):
                yield name.found(say.BAD_PATH.fill(name=name.value))


def _listed(facts: Facts, key: str) -> Iterator[At]:
    functions = (function for _id, function in facts.functions)
    cases = (case for _id, case in facts.cases)
    for part in (facts.top, *functions, *cases):
        yield from part.within(key, str)


def _is_plain(name: str) -> bool:
    return (
        name.isprintable()
        and not set('/\\:*?"<>|').intersection(name)
        and name.strip(". ") == name.lstrip(".")
    )


def data_files(facts: Facts) -> Iterator[Found]:
    """The files to read stand beside the description."""
    folder = Path(facts.bank.exercises, facts.slug)
    for name in _listed(facts, "files"):
        if _is_plain(name.value) and not (folder / name.value).is_file():
            there = [file.name for file in folder.iterdir()] if folder.is_dir() else []
            nearest = near(name.value, there)
            advice = say_bank.DID_YOU_MEAN.fill(name=nearest) if nearest else say.PUT_FILE_THERE
            file = f"exercises/{facts.slug}/{name.value}"
            yield name.found(say.NO_DATA_FILE.fill(file=file, suggestion=advice))


def read_only(facts: Facts) -> Iterator[Found]:
    """A file to read is not written."""
    read = {name.value for name in _listed(facts, "files")}
    for name in _listed(facts, "writes"):
        if name.value in read:
            yield name.found(say.READ_AND_WRITTEN.fill(name=name.value))


def packages(facts: Facts) -> Iterator[Found]:
    """Packages are names that can be imported, and not Python's own."""
    for name in _listed(facts, "packages"):
        if not is_name(name.value):
            yield name.found(say.BAD_PACKAGE.fill(name=name.value))
        elif name.value in sys.stdlib_module_names:
            yield name.found(say.STANDARD_PACKAGE.fill(name=name.value))


RULES = (plain_names, data_files, read_only, packages)
