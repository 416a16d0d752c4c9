"""A submission's source: parsed as a whole, compiled statement by statement; nothing is run here."""

from _ast import Constant, Expr, ImportFrom, Module

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import CodeType

_PARSE_ONLY = 0x400  # ast.PyCF_ONLY_AST


class Source:
    """Source that compiles."""

    def __init__(self, text: str, file: str) -> None:
        """Parse, and let the compiler look at the whole.

        Raises:
            SyntaxError, ValueError, MemoryError, RecursionError: for source that does not compile.
        """
        self._file = file
        self.tree: Module = compile(text, file, "exec", _PARSE_ONLY, dont_inherit=True)
        compile(self.tree, file, "exec", dont_inherit=True)
        self._flags = _future_flags(self.tree)

    def statements(self) -> "Iterator[tuple[int, int]]":
        """Yield number and line of each statement that does something."""
        for number, statement in enumerate(self.tree.body):
            # A text that is not the docstring does nothing, but would become it when compiled alone.
            if number == 0 or not (isinstance(statement, Expr) and isinstance(statement.value, Constant)):
                yield number, statement.lineno

    def code(self, number: int) -> "CodeType":
        """Return the code of one statement."""
        alone = Module([self.tree.body[number]], [])
        code: CodeType = compile(alone, self._file, "exec", self._flags, dont_inherit=True)
        return code


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
