"""Read a `pycon` example into the calls that it makes and the output that it shows; pure, and never run."""

import ast
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from graders.engine.model import Tree
from graders.engine.values.literal import LiteralError, parse_literal
from graders.engine.verify.markdown import Block

PROMPT, MORE = ">>>", "..."


class UnreadableExample(Exception):
    """An example holds something else than literals, assignments and calls; the argument says what."""


class Shown(NamedTuple):
    """A call in an example: its name, its arguments, and the lines of output under it."""

    name: str
    arguments: tuple[Tree, ...]
    output: str
    line: int
    """The line in the description, from 1."""


class _Typed(NamedTuple):
    source: str
    output: str
    line: int


def calls(block: Block, values: Mapping[str, Tree]) -> Iterator[Shown]:
    """Yield the calls of a block; `values` are the named values that it may use.

    Raises:
        UnreadableExample: for anything that is not an assignment of a literal, a call or a name.
    """
    known = dict(values)
    for typed in _typed(block):
        statement = _statement(typed.source)
        if isinstance(statement, ast.Assign):
            known |= _assigned(statement, typed.source, known)
        elif isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
            yield _call(statement.value, typed, known)
        elif isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Name):
            _same_as_shown(statement.value.id, typed, known)
        else:
            raise UnreadableExample(typed.source)


def _typed(block: Block) -> Iterator[_Typed]:
    source: list[str] = []
    output: list[str] = []
    start = block.line
    for number, line in enumerate(block.lines, start=block.line + 1):
        if line.startswith(PROMPT):
            if source:
                yield _Typed("\n".join(source), "\n".join(output), start)
            source, output, start = [line[len(PROMPT) + 1 :]], [], number
        elif line.startswith(MORE) and not output and source:
            source.append(line[len(MORE) + 1 :])
        elif source:
            output.append(line)
        elif line.strip():
            raise UnreadableExample(line)
    if source:
        yield _Typed("\n".join(source), "\n".join(output), start)


def _statement(source: str) -> ast.stmt:
    try:
        body = ast.parse(source).body
    except SyntaxError as error:
        raise UnreadableExample(source) from error
    if len(body) != 1:
        raise UnreadableExample(source)
    return body[0]


def _assigned(statement: ast.Assign, source: str, known: Mapping[str, Tree]) -> dict[str, Tree]:
    (target,) = statement.targets
    if not isinstance(target, ast.Name):
        raise UnreadableExample(source)
    return {target.id: _value(statement.value, known)}


def _call(call: ast.Call, typed: _Typed, known: Mapping[str, Tree]) -> Shown:
    if not isinstance(call.func, ast.Name) or call.keywords:
        raise UnreadableExample(typed.source)
    arguments = tuple(_value(argument, known) for argument in call.args)
    return Shown(call.func.id, arguments, typed.output, typed.line)


def _value(node: ast.expr, known: Mapping[str, Tree]) -> Tree:
    if isinstance(node, ast.Name) and node.id in known:
        return known[node.id]
    try:
        return parse_literal(ast.unparse(node))
    except LiteralError as error:
        raise UnreadableExample(ast.unparse(node)) from error


def _same_as_shown(name: str, typed: _Typed, known: Mapping[str, Tree]) -> None:
    # Lazy in spirit: a bare name only shows that its value is as it was.
    if name not in known:
        raise UnreadableExample(name)
    try:
        shown = parse_literal(typed.output)
    except LiteralError as error:
        raise UnreadableExample(typed.output) from error
    if shown != known[name]:
        raise UnreadableExample(f"{name} = {typed.output}")
