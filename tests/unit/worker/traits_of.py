"""Short ways to ask for the traits of a small source."""

import ast
from textwrap import dedent

from graders.engine.worker.facts import Budget
from graders.engine.worker.study.traits import traits


def told(source: str, function: str = "f") -> list[tuple[str, int, str]]:
    """Return the traits of a function, as (kind, line, name)."""
    found = traits(ast.parse(dedent(source).lstrip("\n")), Budget())[function]
    return [(str(kind), int(line), str(name)) for kind, line, name in found]


def of(kind: str, source: str) -> list[tuple[int, str]]:
    """Return line and name of the traits of one kind of `f`."""
    return [(line, name) for each, line, name in told(source) if each == kind]


def in_f(body: str, parameters: str = "xs") -> str:
    """Return a function `f` with this body, which starts on line 2."""
    lines = dedent(body).strip("\n").splitlines()
    return "\n".join([f"def f({parameters}):", *(f"    {line}" for line in lines)]) + "\n"
