"""Render an exercise as the file that a student begins with: headers, docstrings, given constants."""

import ast
from collections.abc import Iterator
from textwrap import wrap

from graders.engine.model import Exercise, Function

_WIDEST = 79


def render(exercise: Exercise) -> str:
    """Return the Python source of the start file, in the exercise's language."""
    parts = [f'"""{exercise.title.pick(exercise.language)}."""']
    if exercise.constants:
        parts.append("\n".join(_commented(exercise, name, literal) for name, literal in exercise.constants))
    parts += ["\n".join(_function(function, exercise)) for function in exercise.functions]
    first, *rest = parts
    return first + "\n\n" + "\n\n\n".join(rest) + "\n"


def _commented(exercise: Exercise, name: str, literal: str) -> str:
    comment = exercise.constant_comments.get(name)
    first = f"# {comment.pick(exercise.language)}\n" if comment else ""
    return first + _constant(name, literal)


def _constant(name: str, literal: str) -> str:
    """Return an assignment, a long collection over several lines, if its value is the same then."""
    line = f"{name} = {literal}"
    if len(line) <= _WIDEST:
        return line
    body = wrap(literal[1:-1], _WIDEST - 4, break_long_words=False, break_on_hyphens=False)
    folded = "\n".join([f"{literal[0]}", *(f"    {part}" for part in body), literal[-1]])
    try:
        same = ast.literal_eval(folded) == ast.literal_eval(literal)
    except (SyntaxError, ValueError):
        same = False  # a text was broken in two: then rather a long line
    return f"{name} = {folded}" if same else line


def _function(function: Function, exercise: Exercise) -> Iterator[str]:
    yield f"def {function.name}({', '.join(function.parameters)}):"
    yield f'    """{function.summary.pick(exercise.language)}"""'
    yield "    pass"
