"""A submission's source: parsed as a whole, compiled statement by statement; nothing is run here."""

import sys
from _ast import Constant, Expr, ImportFrom, Module
from _warnings import filters

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import CodeType

_PARSE_ONLY = 0x400  # ast.PyCF_ONLY_AST
_ACROSS = ("global", "__future__")
"""Words of rules that hold from one statement to another: a compiler that sees only one at a time does not know them."""
_modules = sys.modules


class Warned:
    """What the compiler warns of while this is entered: (line, message) pairs.

    It stands in for the module `warnings`, which the interpreter asks, if it is imported, which warnings to show and how.
    Nothing is printed, and nothing that a submission asked of that module makes an error of a warning.
    """

    def __init__(self) -> None:
        self.all: list[tuple[int, str]] = []
        self.filters: list[object] = [("always", None, Warning, None, 0)]

    def __enter__(self) -> "Warned":
        self._real = _modules.get("warnings")
        _modules["warnings"] = self  # type: ignore[assignment]
        return self

    def __exit__(self, *_: object) -> None:
        self.filters[:] = filters  # the interpreter keeps this list
        if self._real is None:
            del _modules["warnings"]
        else:
            _modules["warnings"] = self._real

    @staticmethod
    def WarningMessage(message: Warning, _kind: type, _file: str, line: int, *_: object) -> tuple[int, str]:  # noqa: N802
        """Return what is told of a warning."""
        return line, str(message)

    def _showwarnmsg(self, warned: tuple[int, str]) -> None:
        self.all.append(warned)


class Source:
    """Source that compiles, and what the compiler warned of."""

    def __init__(self, text: str, file: str) -> None:
        """Parse, and compile every statement by itself.

        Raises:
            SyntaxError, ValueError, MemoryError, RecursionError: for source that does not compile.
        """
        with Warned() as warned:
            self.tree: Module = compile(text, file, "exec", _PARSE_ONLY, dont_inherit=True)
            if any(word in text for word in _ACROSS):
                compile(self.tree, file, "exec", dont_inherit=True)
            flags = _future_flags(self.tree)
            try:
                self._codes: list[CodeType] = [
                    compile(Module([statement], []), file, "exec", flags, dont_inherit=True)
                    for statement in self.tree.body
                ]
            except SyntaxError:
                compile(self.tree, file, "exec", dont_inherit=True)  # of several errors, this tells the first
                raise
        self.warnings = sorted(set(warned.all))

    def statements(self) -> "Iterator[tuple[int, int]]":
        """Yield number and line of each statement that does something."""
        for number, statement in enumerate(self.tree.body):
            # A text that is not the docstring does nothing, but would become it when compiled alone.
            if number == 0 or not (isinstance(statement, Expr) and isinstance(statement.value, Constant)):
                yield number, statement.lineno

    def code(self, number: int) -> "CodeType":
        """Return the code of one statement."""
        return self._codes[number]


def _future_flags(tree: Module) -> int:
    """Return the compiler flags that the `from __future__` statements ask for."""
    names = [
        alias.name
        for statement in tree.body
        if isinstance(statement, ImportFrom) and statement.module == "__future__"
        for alias in statement.names
    ]
    if not names:
        return 0
    import __future__

    flags = 0
    for name in names:
        flags |= getattr(__future__, name).compiler_flag
    return flags
