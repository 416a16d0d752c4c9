"""Hold the tables of a grader to the exercise: every key is the id of one of its functions."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path

from graders.engine.bank.suggest import suggestion
from graders.engine.custom.load import Grader
from graders.engine.custom.trouble import first_line, trouble_in
from graders.engine.messages import verify as say
from graders.engine.model import Exercise
from graders.engine.verify.problem import Problem


def check(exercise: Exercise, grader: Grader) -> Iterator[Problem]:
    """Yield the keys of `allowed`, `hints` and `strategies` that are no function of the exercise."""
    if grader.file is None:
        return
    ids = [function.id for function in exercise.functions]
    yield from _unknown(grader.file, "allowed", grader.allowed, ids)
    yield from _unknown(grader.file, "hints", grader.hints, ids)
    yield from _strategies(grader, grader.file, ids)


def _unknown(file: str, table: str, keys: Iterable[object], ids: list[str]) -> Iterator[Problem]:
    for key in keys:
        if key not in ids:
            text = say.unknown_id(table, str(key), suggestion(str(key), ids))
            yield Problem(file, _line_of(file, table, key), 1, "V152", text)


def _strategies(grader: Grader, file: str, ids: list[str]) -> Iterator[Problem]:
    # Only who generates cases installs Hypothesis; without it the strategies cannot be asked for.
    if grader.strategies is None or find_spec("hypothesis") is None:
        return
    try:
        made = grader.strategies()
    except Exception as error:  # noqa: BLE001 - the grader's own code: its failure is the bank's
        trouble = trouble_in(file, error, grader.strategies)
        yield Problem(file, trouble.line or 1, 1, "V153", say.strategies_failed(trouble.what))
        return
    if isinstance(made, Mapping):
        yield from _unknown(file, "strategies", made, ids)
    else:
        line = first_line(file, grader.strategies) or 1
        yield Problem(file, line, 1, "V153", say.strategies_no_table(type(made).__name__))


def _line_of(file: str, table: str, key: object) -> int:
    """Return the line where a key stands in a table of the grader, else that of the table."""
    for statement in ast.parse(Path(file).read_bytes()).body:
        if table in _defined(statement):
            keys = (
                node for node in ast.walk(statement) if isinstance(node, ast.Constant) and node.value == key
            )
            return next((node.lineno for node in keys), statement.lineno)
    return 1


def _defined(statement: ast.stmt) -> list[str]:
    if isinstance(statement, ast.FunctionDef):
        return [statement.name]
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    return [target.id for target in targets if isinstance(target, ast.Name)]
