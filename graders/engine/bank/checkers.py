"""The names of the checkers that an exercise has, as far as its grader's source tells without running it."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from graders.engine.bank.places import Bank
from graders.engine.bank.source import UnreadableError, read_bounded


class Taken(NamedTuple):
    """What a built-in checker looks at of a case, beside its data."""

    beside: tuple[str, ...] = ()
    """Those of `returns` and `prints` that it needs."""
    rather: Mapping[str, str] = {}
    """For those that it does not take: the key of its data that was probably meant."""


BUILT_IN: Mapping[str, Taken] = {
    "conversation": Taken(rather={"prints": "says"}),
    "multiset": Taken(("returns",)),
    "mapping_without_zeros": Taken(("returns",)),
    "distribution": Taken(rather={"returns": "one_of"}),
}


def checker_names(bank: Bank, slug: str) -> tuple[str, ...] | None:
    """Return the names of all checkers of `slug`, built in or its own; None if its grader does not tell.

    (It tells when it has no `checkers`, or sets them to one dict with texts for keys.)
    """
    file = Path(bank.grader_file(slug))
    if not file.is_file():
        return tuple(BUILT_IN)
    try:
        module = ast.parse(read_bounded(file))
    except (UnreadableError, SyntaxError, ValueError, RecursionError, MemoryError):
        return None  # loading the grader says what is wrong with it
    own: list[str] = []
    for statement in module.body:
        if "checkers" in _targets(statement):
            names = _keys(getattr(statement, "value", None))
            if names is None:
                return None
            own += names
    return (*BUILT_IN, *own)


def _targets(statement: ast.stmt) -> list[str]:
    targets: list[ast.expr] = []
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign | ast.AugAssign):
        targets = [statement.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _keys(value: ast.expr | None) -> list[str] | None:
    if not isinstance(value, ast.Dict):
        return None
    keys = [key.value if isinstance(key, ast.Constant) else None for key in value.keys]
    return [str(key) for key in keys] if all(isinstance(key, str) for key in keys) else None
