"""Render an exercise as the file that a student begins with: headers, docstrings, given constants."""

from collections.abc import Iterator

from graders.engine.model import Exercise, Function


def render(exercise: Exercise) -> str:
    """Return the Python source of the start file, in the exercise's language."""
    parts = [f'"""{exercise.title.pick(exercise.language)}."""']
    if exercise.constants:
        parts.append("\n".join(f"{name} = {literal}" for name, literal in exercise.constants))
    parts += ["\n".join(_function(function, exercise)) for function in exercise.functions]
    first, *rest = parts
    return first + "\n\n" + "\n\n\n".join(rest) + "\n"


def _function(function: Function, exercise: Exercise) -> Iterator[str]:
    yield f"def {function.name}({', '.join(function.parameters)}):"
    yield f'    """{function.summary.pick(exercise.language)}"""'
    yield "    pass"
