"""Make the one-step mutants of a source, each with what was changed in words of the source; pure."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from graders.engine.verify.mutants.edits import Source, parts
from graders.engine.verify.mutants.operators import OPERATORS
from graders.engine.verify.mutants.reach import bound

MOST = 400
"""How many mutants a source gets at most; of more, as many are taken, spread evenly over it."""

RULES = 1
"""Raise this when other mutants are made, or they are marked in another way: what is kept of them is then out of date."""


class Mutant(NamedTuple):
    """A source with one change in it."""

    source: str
    line: int
    """The line (from 1) where it was changed."""
    was: str
    now: str
    """What stands there now; `"pass"` for a statement that was left out."""
    function: str
    """The function or class at top level that it is in, "" for the rest of the module."""
    binds: frozenset[str] | None
    """The names that the changed statement of the module gives a value; None when its effects are not known."""


def mutants(text: str, most: int = MOST) -> tuple[Mutant, ...]:
    """Return the mutants of a module's source (lines end in a line feed), all different, in the order of their lines.

    Raises:
        SyntaxError: when the source does not parse.
    """
    source = Source(text)
    seen = {ast.dump(ast.parse(text))}
    made = list(_different(_all(source, ast.parse(text).body), seen))
    if len(made) > most:
        made = [made[index * len(made) // most] for index in range(most)]
    return tuple(sorted(made, key=lambda one: one.line))


def _all(source: Source, statements: Iterable[ast.stmt]) -> Iterator[Mutant]:
    for statement in statements:
        defines = isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        name = getattr(statement, "name", "") if defines else ""
        names = bound(statement)
        for at in parts(statement):
            for edit in OPERATORS[type(at.node)](source, at) if type(at.node) in OPERATORS else ():
                changed = source.applied(edit)
                if changed is not None:
                    line = source.line(edit.span.start)
                    yield Mutant(changed, line, *source.described(edit), name, names)


def _different(candidates: Iterable[Mutant], seen: set[str]) -> Iterator[Mutant]:
    """Yield those that compile, and do not say the same as one before."""
    for one in candidates:
        try:
            tree = ast.parse(one.source)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                compile(tree, "mutant", "exec", dont_inherit=True)
        except SyntaxError:
            continue
        said = ast.dump(tree)
        if said not in seen:
            seen.add(said)
            yield one
