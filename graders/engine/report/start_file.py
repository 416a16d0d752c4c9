"""Render an exercise as the file that a student begins with: headers, docstrings, given constants."""

import ast
from collections.abc import Iterator
from textwrap import wrap

from graders.engine.model import Exercise, Function

_WIDEST = 79
_INDENT = "    "


def render(exercise: Exercise) -> str:
    """Return the Python source of the start file, in the exercise's language."""
    title = exercise.title.pick(exercise.language)
    parts = ["\n".join(_docstring(f"{title}.", ""))]
    if exercise.constants:
        parts.append("\n".join(_commented(exercise, name, literal) for name, literal in exercise.constants))
    parts += ["\n".join(_function(function, exercise)) for function in exercise.functions]
    first, *rest = parts
    return first + "\n\n" + "\n\n\n".join(rest) + "\n"


def _commented(exercise: Exercise, name: str, literal: str) -> str:
    comment = exercise.constant_comments.get(name)
    lines = wrap(comment.pick(exercise.language), _WIDEST - 2) if comment else []
    return "\n".join([*(f"# {line}" for line in lines), _constant(name, literal)])


def _constant(name: str, literal: str) -> str:
    """Return an assignment; a long collection stands over several lines, each with whole elements."""
    return "\n".join(_laid(literal, ast.parse(literal, mode="eval").body, "", f"{name} = "))


def _laid(literal: str, node: ast.expr, indent: str, before: str, after: str = "") -> list[str]:
    """Return the lines of a part of a literal, with what stands before and after it on its first and last line."""
    source = _source(literal, node)
    line = f"{indent}{before}{source}{after}"
    elements = _elements(literal, node)
    if len(line) <= _WIDEST or not elements:
        return [line]
    inner, lines = indent + _INDENT, [f"{indent}{before}{source[0]}"]
    for key, value in elements:
        piece = f"{key}{_source(literal, value)},"
        joined = f"{lines[-1]} {piece}"
        if (
            len(lines) > 1
            and len(joined) <= _WIDEST
            and lines[-1] not in (f"{inner}],", f"{inner}),", f"{inner}}},")
        ):
            lines[-1] = joined
        else:
            lines += _laid(literal, value, inner, key, ",")
    return [*lines, f"{indent}{source[-1]}{after}"]


def _elements(literal: str, node: ast.expr) -> list[tuple[str, ast.expr]]:
    """Return the elements of a list, tuple, set or dict, each with its `key: ` before it; none for anything else."""
    if isinstance(node, ast.Dict):
        pairs = zip(node.keys, node.values, strict=True)
        return [(f"{_source(literal, key)}: ", value) for key, value in pairs if key]
    if isinstance(node, ast.List | ast.Tuple | ast.Set):
        return [("", element) for element in node.elts]
    return []


def _source(literal: str, node: ast.expr) -> str:
    return ast.get_source_segment(literal, node) or ast.unparse(node)


def _function(function: Function, exercise: Exercise) -> Iterator[str]:
    yield f"def {function.name}({', '.join(function.parameters)}):"
    yield from _docstring(function.summary.pick(exercise.language), _INDENT)
    yield f"{_INDENT}pass"


def _docstring(text: str, indent: str) -> list[str]:
    """Return a docstring of lines that fit."""
    safe = text.replace("\\", "\\\\")
    if '"""' in safe or safe.endswith('"'):
        safe = safe.replace('"', '\\"')
    return wrap(
        f'{indent}"""{safe}"""',
        _WIDEST,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
