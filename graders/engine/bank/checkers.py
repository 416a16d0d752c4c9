"""The names of the checkers that an exercise has, as far as its grader's source tells without running it."""

from __future__ import annotations

import ast

from graders.engine.bank.places import Bank
from graders.engine.bank.source import UnreadableError, read_bounded

BUILT_IN = ("conversation", "multiset", "mapping_without_zeros", "distribution")


def checker_names(bank: Bank, slug: str) -> tuple[str, ...] | None:
    """Return the names of all checkers of `slug`, built in or its own; None if its grader does not tell.

    (It tells when it has no `checkers`, or sets them to one dict with texts for keys.)
    """
    file = bank.grader_file(slug)
    if not file.is_file():
        return BUILT_IN
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
