"""What a change in one statement of a module may change: the functions that mention it, directly or through others; pure."""

from __future__ import annotations

import ast
from collections.abc import Mapping


def bound(statement: ast.stmt) -> frozenset[str] | None:
    """Return the names of the module that a statement at top level gives a value, at once or when it is called.

    None when that does not tell its effects: it is no definition or assignment, as `random.seed(1)` is not.
    """
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        inside = (node for node in ast.walk(statement) if isinstance(node, ast.Global))
        return frozenset({statement.name, *(name for node in inside for name in node.names)})
    if isinstance(statement, ast.Assign | ast.AnnAssign):
        nodes = list(ast.walk(statement))
        if not any(isinstance(node, ast.Subscript | ast.Attribute) and _stored(node) for node in nodes):
            return frozenset(node.id for node in nodes if isinstance(node, ast.Name) and _stored(node))
    return None


def dependents(text: str) -> Mapping[str, frozenset[str]]:
    """Return per name of the module the names whose statements mention it, directly or through others, itself included."""
    mentions = [(bound(statement), _mentioned(statement)) for statement in ast.parse(text).body]
    names = {name for given, _ in mentions for name in given or ()}
    reached = {name: {name} for name in names}
    for name in names:
        while True:
            more = {
                each
                for given, seen in mentions
                if given and not seen.isdisjoint(reached[name])
                for each in given
            }
            if more <= reached[name]:
                break
            reached[name] |= more
    return {name: frozenset(those) for name, those in reached.items()}


def _stored(node: ast.Name | ast.Subscript | ast.Attribute) -> bool:
    return isinstance(node.ctx, ast.Store)


def _mentioned(statement: ast.stmt) -> frozenset[str]:
    nodes = list(ast.walk(statement))
    return frozenset(
        [node.id for node in nodes if isinstance(node, ast.Name)]
        + [node.attr for node in nodes if isinstance(node, ast.Attribute)]
    )
