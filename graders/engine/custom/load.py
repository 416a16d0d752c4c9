"""Load an exercise's grader by path, under a private name, so that a bank's folder shadows nothing."""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, cast

from graders.engine.custom.api import Checker, Hint
from graders.engine.errors import NakijkError
from graders.engine.messages import custom as say
from graders.engine.text import Text


class GraderError(NakijkError):
    """A grader that cannot be loaded, or that failed: the bank's fault, with its own lines to look at."""

    def __init__(
        self, text: Text, trace: str = "", *, line: int | None = None, case: str | None = None
    ) -> None:
        """Take the line of the grader's file where it went wrong, and the id of the case, as far as known."""
        super().__init__(text, trace)
        self.line = line
        self.case = case


class Grader(NamedTuple):
    """What a grader module may define; all of it is optional."""

    checkers: Mapping[str, Checker] = {}
    hints: Mapping[str, Hint] = {}
    strategies: Callable[[], Mapping[str, object]] | None = None
    allowed: Mapping[str, Callable[..., object]] = {}
    """Per function id: what the description leaves open in these arguments (a Text), or None."""
    file: Path | None = None
    """Where it was loaded from; None when the exercise has no grader of its own."""


def load_grader(path: Path) -> Grader:
    """Return the grader in `path`, an empty one when there is no such file.

    Raises:
        GraderError: when the module cannot be imported, or one of its names is not what it should be.
    """
    if not path.is_file():
        return Grader()
    module = _import(path)
    strategies = getattr(module, "strategies", None)
    if strategies is not None and not callable(strategies):
        raise GraderError(say.not_callable(path.name, "strategies"))
    return Grader(
        checkers=cast("Mapping[str, Checker]", _table(module, path, "checkers")),
        hints=cast("Mapping[str, Hint]", _table(module, path, "hints")),
        strategies=strategies,
        allowed=cast("Mapping[str, Callable[..., object]]", _table(module, path, "allowed")),
        file=path,
    )


def _import(path: Path) -> ModuleType:
    # Compiled by hand, so that nothing of a bank enters sys.modules or sys.path.
    module = ModuleType(f"nakijk_grader_{path.stem}")
    module.__file__ = str(path)
    try:
        exec(compile(path.read_bytes(), str(path), "exec"), module.__dict__)  # noqa: S102 - a bank's own code
    except Exception as error:
        # Lazy: a trace is needed only when a grader is broken.
        from graders.engine.custom.trouble import trouble_in

        trouble = trouble_in(path, error)
        text = say.import_failed(_place(path, trouble.line), trouble.what)
        raise GraderError(text, trouble.trace, line=trouble.line) from error
    return module


def _table(module: ModuleType, path: Path, name: str) -> Mapping[str, object]:
    table = getattr(module, name, {})
    if not isinstance(table, Mapping):
        raise GraderError(say.not_a_table(path.name, name))
    for key, function in table.items():
        if not callable(function):
            raise GraderError(say.not_callable(path.name, f"{name}[{key!r}]"))
    return table


def _place(path: Path, line: int | None) -> str:
    return f"{path.name}:{line}" if line else path.name
