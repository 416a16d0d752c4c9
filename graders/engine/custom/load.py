"""Load an exercise's grader by path, under a private name, so that a bank's folder shadows nothing."""

from __future__ import annotations

import os
from _collections_abc import Mapping as _Mapping  # `collections.abc`, without the package
from _frozen_importlib_external import SourceFileLoader  # as `importlib.machinery`, which imports `warnings`
from os.path import basename, isfile, splitext

from graders.engine import messages as say
from graders.engine.custom.api import Checker, Hint
from graders.engine.errors import NakijkError
from graders.engine.record import Record
from graders.engine.text import Text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import ModuleType
    from typing import Any


class GraderError(NakijkError):
    """A grader that cannot be loaded, or that failed: the bank's fault, with its own lines to look at."""

    def __init__(
        self, text: Text, trace: str = "", *, line: int | None = None, case: str | None = None
    ) -> None:
        """Take the line of the grader's file where it went wrong, and the id of the case, as far as known."""
        super().__init__(text, trace)
        self.line = line
        self.case = case


class Grader(Record):
    """What a grader module may define; all of it is optional."""

    checkers: Mapping[str, Checker] = {}
    hints: Mapping[str, Hint] = {}
    strategies: Callable[[], Mapping[str, object]] | None = None
    allowed: Mapping[str, Callable[..., object]] = {}
    """Per function id: what the description leaves open in these arguments (a Text), or None."""
    file: str | None = None
    """Where it was loaded from; None when the exercise has no grader of its own."""


def load_grader(path: str | os.PathLike[str]) -> Grader:
    """Return the grader in `path`, an empty one when there is no such file.

    Raises:
        GraderError: when the module cannot be imported, or one of its names is not what it should be.
    """
    path = os.fspath(path)
    if not isfile(path):
        return Grader()
    module = _import(path)
    strategies = getattr(module, "strategies", None)
    if strategies is not None and not callable(strategies):
        raise GraderError(say.custom.not_callable(basename(path), "strategies"))
    return Grader(
        checkers=_table(module, path, "checkers"),
        hints=_table(module, path, "hints"),
        strategies=strategies,
        allowed=_table(module, path, "allowed"),
        file=path,
    )


def _import(path: str) -> ModuleType:
    # Run by hand, so that nothing of a bank enters sys.modules or sys.path; its bytecode is kept as Python always does.
    name = f"nakijk_grader_{splitext(basename(path))[0]}"
    module = type(os)(name)
    module.__file__ = path
    try:
        code = SourceFileLoader(name, path).get_code(name)
        assert code is not None, "it has source"
        exec(code, module.__dict__)  # noqa: S102 - a bank's own code
    except Exception as error:
        # Lazy: a trace is needed only when a grader is broken.
        from graders.engine.custom.trouble import trouble_in

        trouble = trouble_in(path, error)
        text = say.custom.import_failed(_place(path, trouble.line), trouble.what)
        raise GraderError(text, trouble.trace, line=trouble.line) from error
    return module


def _table(module: ModuleType, path: str, name: str) -> Mapping[str, Callable[..., Any]]:
    table = getattr(module, name, {})
    if not isinstance(table, _Mapping):
        raise GraderError(say.custom.not_a_table(basename(path), name))
    for key, function in table.items():
        if not callable(function):
            raise GraderError(say.custom.not_callable(basename(path), f"{name}[{key!r}]"))
    return table


def _place(path: str, line: int | None) -> str:
    return f"{basename(path)}:{line}" if line else basename(path)
