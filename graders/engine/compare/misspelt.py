"""A name that does not exist: which one was meant, or which import was forgotten."""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Mapping

from graders.engine.compare.phrases import sentence, short
from graders.engine.messages import glosses as say
from graders.engine.messages.compare import NOUNS
from graders.engine.model import Call, Raised
from graders.engine.text import Text
from graders.engine.values.spelling import near

MODULES = frozenset({
    "bisect", "collections", "copy", "csv", "datetime", "decimal", "fractions", "functools", "heapq", "itertools",
    "json", "math", "operator", "os", "pathlib", "random", "re", "statistics", "string", "sys", "textwrap", "time",
    "typing", "unicodedata",
})  # fmt: skip
"""Modules that beginners import; others (`code`, `test`, `token`) are more often a variable that was forgotten."""

HOMES: Mapping[str, str] = {
    "choice": "random", "choices": "random", "randint": "random", "randrange": "random", "sample": "random",
    "shuffle": "random", "ceil": "math", "floor": "math", "sqrt": "math", "Counter": "collections",
    "defaultdict": "collections", "deque": "collections", "deepcopy": "copy", "reduce": "functools",
    "combinations": "itertools", "permutations": "itertools", "product": "itertools", "ascii_letters": "string",
    "ascii_lowercase": "string", "ascii_uppercase": "string", "punctuation": "string",
}  # fmt: skip
"""Names that are often used without the module they come from."""

OTHERWISE: Mapping[str, str] = {
    "length": "len", "lenght": "len", "size": "len", "lengte": "len", "null": "None", "nil": "None", "integer": "int",
    "boolean": "bool", "double": "float", "array": "list", "printf": "print", "println": "print", "echo": "print",
    "upper": "….upper()", "lower": "….lower()", "append": "….append(…)", "split": "….split(…)", "join": "….join(…)",
    "waar": "True", "onwaar": "False", "niets": "None",
}  # fmt: skip
"""What is called otherwise in Python."""

SHORTEST = 4
"""Letters from which a name with one other letter is a near one: shorter ones are near to too many."""

TYPES: Mapping[str, type] = {
    kind.__name__: kind for kind in (str, list, tuple, dict, set, frozenset, int, float, bool, bytes, range)
}

_NAME = re.compile(r"^name '(\w+)' is not defined")
_ATTRIBUTE = re.compile(r"^'(\w+)' object has no attribute '(\w+)'")
_MODULE = re.compile(r"module '([\w.]+)' has no attribute '(\w+)'")


def explain_name(message: str, ending: Raised, call: Call, demanded: str | None) -> Text | None:
    """Return what to say of a name that is not defined; None without a better idea than a typo."""
    found = _NAME.match(message)
    if found is None:
        return None
    name = found[1]
    if name in MODULES:
        return say.IMPORT.fill(name=name)
    if name in HOMES:
        return say.IMPORT_FROM.fill(module=HOMES[name], name=name)
    meant = OTHERWISE.get(name) or _near(name, ending, call, demanded)
    return None if meant is None else say.MEANT.fill(name=short(meant))


def _near(name: str, ending: Raised, call: Call, demanded: str | None) -> str | None:
    """Return the name that was meant: of the function itself or its variables, else one of Python's own."""
    variables = [variable for variable, _ in ending.frames[-1].variables] if ending.frames else []
    public = [one for one in dir(builtins) if not one.startswith("_")]
    own = [
        call.name,
        *(frame.function for frame in ending.frames if frame.function.isidentifier()),
        *variables,
    ]
    expected = [] if demanded is None else [demanded]
    for known in ([*expected, *own], [*public, *keyword.kwlist], sorted(MODULES)):
        meant = near(name, known, SHORTEST)
        if meant is not None:
            return meant
    return None


def explain_attribute(message: str) -> Text | None:
    """Return what to say of an attribute that a value of a type of Python's own, or a module, does not have."""
    module = _MODULE.search(message)
    if module is not None:
        return say.MODULE.fill(module=short(module[1]), name=short(module[2]))
    found = _ATTRIBUTE.match(message)
    if found is None or found[1] not in TYPES:
        return None
    if OTHERWISE.get(found[2]) == "len":
        return say.MEANT.fill(name="len(…)")
    meant = near(found[2], [name for name in dir(TYPES[found[1]]) if not name.startswith("_")], 3)
    if meant is not None:
        return say.MEANT.fill(name=meant)
    return sentence(say.NO_ATTRIBUTE.fill(noun=NOUNS[found[1]], name=short(found[2])))
