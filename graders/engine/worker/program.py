"""The submission in this process: its source, its module, and the files that count as its own."""

import sys
from marshal import loads

from .facts import LENGTH, NAMES, Budget, facts
from .modules import filename, make_main
from .protocol import CAP
from .source import Source

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from .desk import Frame
    from .watch import Watch

WARNINGS = 20
"""How many of the compiler's warnings are told."""


STUDY = "_nakijk_study"
"""What the package is called that finds the traits."""


class Program:
    """One submission, as the request to parse it brought it."""

    def __init__(self, request: "Frame", rules: "ModuleType | None" = None) -> None:
        """Take what `request` brings; `rules` is the module of that name, for a bank that has some."""
        self.file: str = request["file"]
        self.text: str = request["source"]
        self.helpers: dict[str, str] = request["helpers"]
        self.files = frozenset(
            {self.file, *(filename(name, package) for name in self.helpers for package in (False, True))}
        )
        self.source: Source | None = None
        self.names: tuple[str, ...] = ()
        self.module: ModuleType | None = None
        self.seed: Callable[[int], None] | None = None
        self._rules = rules
        self._wish = request.get("rules")
        self.watch: Watch | None = None
        if rules is not None and self._wish and self._wish[0]:
            self.watch = rules.Watch(self._wish[0], self.file, self.files)
        self.room = CAP
        """How many bytes the text of a large value may take."""

    def parse(self) -> "Frame":
        """Return the facts of the file, or its syntax error."""
        try:
            self.source = Source(self.text, self.file)
        except SyntaxError as error:
            return _syntax_error(error, self.text)
        except (ValueError, MemoryError, RecursionError) as error:
            # A null byte or a lone surrogate; or nested deeper than the parser can follow.
            return _syntax_error(SyntaxError(str(error) or type(error).__name__), self.text)
        told = facts(self.source.tree)
        self.names = tuple(told["names"])
        warnings = [[line, _printable(message)[:LENGTH]] for line, message in self.source.warnings[:WARNINGS]]
        statements = len(self.source.tree.body)
        answer = {"kind": "parsed", "statements": statements, **told, "warnings": warnings}
        if self._rules is not None:
            answer["rules"] = self._rules.scopes(self.source.tree, self.text, self.helpers, self._wish)
        return answer

    def prepare(self) -> None:
        """Import `random` if the submission may use it, to seed it: now, when nobody waits for us."""
        texts = (self.text, *self.helpers.values())
        if "random" not in self.helpers and any("random" in text for text in texts):
            import random

            self.seed = random.seed

    def study(self, codes: "list[tuple[str, str]]") -> "Frame":
        """Return the traits of the functions; the modules that find them come along, since we have no way to files any more.

        `codes` holds their names and their compiled code (marshal) as hexadecimal digits, each after those that it imports.
        """
        assert self.source is not None
        package = type(sys)(STUDY)
        package.__path__ = []
        sys.modules[STUDY] = package
        for name, code in codes:
            package = sys.modules[f"{STUDY}.{name}"] = type(sys)(f"{STUDY}.{name}")
            package.__package__ = STUDY
            exec(loads(bytes.fromhex(code)), package.__dict__)  # noqa: S102, S302 (from our supervisor)
        return {"kind": "studied", "traits": package.traits(self.source.tree, Budget())}

    def make_module(self, packages: dict[str, str]) -> "ModuleType":
        """Make the module, which is still empty, and fix chance if the submission may use it."""
        self.module = make_main(self.file, self.text, self.helpers, packages)
        if self.seed is not None:
            self.seed(0)
        return self.module

    def callables(self) -> list[str]:
        """Return the names in the module that can be called, those that the file itself defines first."""
        assert self.module is not None
        there = self.module.__dict__
        names = dict.fromkeys([*self.names, *(name for name in list(there) if type(name) is str)])
        known = (name for name in names if len(name) <= LENGTH and not name.startswith("__"))
        found = [name for name in known if callable(there.get(name)) and _printable(name) == name][:NAMES]
        budget = Budget()
        return [name for name in found if budget.takes(name)]


def _syntax_error(error: SyntaxError, text: str) -> "Frame":
    line = error.lineno or 1
    lines = text.split("\n", line)
    shown = error.text if error.text is not None else lines[line - 1] if line <= len(lines) else ""
    same_line = error.end_lineno in (None, line)
    return {
        "kind": "syntax",
        "line": line,
        "column": max(error.offset or 1, 1),
        "end_column": error.end_offset if same_line and error.end_offset and error.end_offset > 0 else None,
        "source": _printable(shown.rstrip("\n"))[:1000],
        "message": _printable(str(error.msg))[:1000],
    }


def _printable(text: str) -> str:
    """Return `text` without what JSON cannot carry."""
    return text.encode("utf-8", "backslashreplace").decode()
