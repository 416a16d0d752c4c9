"""What is noted of one function, and what is known of the file that it stands in."""

import builtins
from _ast import (
    AST,
    AnnAssign,
    Assign,
    AsyncFunctionDef,
    Call,
    ClassDef,
    Dict,
    DictComp,
    FunctionDef,
    Import,
    ImportFrom,
    List,
    ListComp,
    Name,
    Set,
    SetComp,
    Store,
)

from .nodes import FUNCTIONS, called, defaults, inside, own, parameters, table

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterator

    from .nodes import Definition

MOST, PLACES = 200, 50
"""How many traits a function has at most, and how many of one kind."""

_STARS = {
    "random": "choice choices randint random randrange sample shuffle uniform",
    "time": "perf_counter sleep time",
    "os": "_exit urandom",
    "sys": "exit",
}
"""What `import *` brings of what we look for."""

_CHANGEABLE = {"list", "dict", "set", "defaultdict", "Counter", "deque", "OrderedDict", "bytearray"}


class File:
    """What a function's traits depend on of the rest of its file."""

    def __init__(self, body: list[AST]) -> None:
        self.functions: dict[str, Definition] = {}
        """The functions at top level, the last of each name."""
        self.changeable: set[str] = set()
        """The names at top level that are bound to a list, a dictionary or a set."""
        self.tables: set[str] = set()
        """The names at top level that are bound to a dictionary of literals."""
        self.imported: dict[str, str] = {}
        """What the names that are imported anywhere in the file stand for, with dots."""
        for node in own(body):
            if isinstance(node, FUNCTIONS):
                self.functions[node.name] = node
            for name, value in bindings(node):
                if changeable(value):
                    self.changeable.add(name)
                if table(value):
                    self.tables.add(name)
        self.callable = {*dir(builtins), *self.functions}
        """What can be called by a name that the file may hide."""
        for node in inside(body, ()):
            if isinstance(node, Import | ImportFrom):
                self._import(node)

    def _import(self, node: Import | ImportFrom) -> None:
        within = f"{node.module}." if isinstance(node, ImportFrom) else ""
        for alias in node.names:
            if alias.name == "*":
                stars = _STARS.get(within[:-1], "").split()
                self.imported.update({name: within + name for name in stars})
            elif alias.asname or within:
                self.imported[alias.asname or alias.name] = within + alias.name


class Function:
    """One function at top level, taken apart, and its traits so far."""

    def __init__(self, node: "Definition", file: File) -> None:
        self.node = node
        self.name = node.name
        self.file = file
        self.parameters = parameters(node)
        given = [default for _, default in defaults(node)]
        self.all = [*inside([*given, *node.body])]
        """All that is in it, functions inside it too, in source order."""
        self.own = [*own(node.body)]
        """What is in it, but not in a function inside it."""
        self.inner = {one.name: one for one in self.all if isinstance(one, FUNCTIONS)}
        self.declared = {name for one in self.own for name in getattr(one, "names", ()) if type(name) is str}
        """What it declares to be global or nonlocal."""
        self.locals = {
            *self.parameters,
            *(one.id for one in self.own if isinstance(one, Name) and isinstance(one.ctx, Store)),
            *(one.name for one in self.own if isinstance(one, FunctionDef | AsyncFunctionDef | ClassDef)),
        } - self.declared
        self.traits: dict[tuple[str, int, str], None] = {}
        self._counts: dict[str, int] = {}
        self._seen: set[tuple[str, str]] = set()

    def note(self, kind: str, line: int, name: str = "") -> None:
        """Note a trait at one place."""
        count = self._counts.get(kind, 0)
        if count < PLACES and len(self.traits) < MOST and (kind, line, name) not in self.traits:
            self._counts[kind] = count + 1
            self.traits[kind, line, name] = None

    def first(self, kind: str, line: int, name: str = "", each: bool = False) -> None:
        """Note a trait at the first place only; with `each`, at the first for each name."""
        seen = (kind, name if each else "")
        if seen not in self._seen and len(self._seen) < MOST:
            self._seen.add(seen)
            self.note(kind, line, name)

    def meaning(self, name: str) -> str:
        """Return what a name with dots stands for: what is imported by its full name; "" when its start is a local one."""
        start, dot, rest = name.partition(".")
        if start in self.locals and start not in self.file.imported:
            return ""
        return self.file.imported.get(start, start) + dot + rest

    def bodies(self) -> "Iterator[tuple[str, list[AST]]]":
        """Yield name and contents of each function here, itself first; without what is in a function inside it."""
        yield self.name, self.own
        for name, one in self.inner.items():
            yield name, [*own(one.body)]


def bindings(node: AST) -> "Iterator[tuple[str, AST]]":
    """Yield the names that a plain assignment binds, and what to."""
    if isinstance(node, Assign):
        for target in node.targets:
            if isinstance(target, Name):
                yield target.id, node.value
    elif isinstance(node, AnnAssign) and isinstance(node.target, Name) and node.value is not None:
        yield node.target.id, node.value


def changeable(value: AST) -> bool:
    """Tell whether a value is a new list, dictionary or set."""
    if isinstance(value, Call):
        return called(value) in _CHANGEABLE
    return isinstance(value, List | Dict | Set | ListComp | DictComp | SetComp)
