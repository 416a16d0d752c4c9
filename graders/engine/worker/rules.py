"""What the rules of a bank ask of a submission's source, told by parsing it: what each part of it names, imports and says.

Only for a bank with such rules is this read. A *scope* is a part that has a name: a function, a method, a class, or what is bound
at top by an assignment or an import; what has none belongs to the scope of its file.
"""

from _ast import Assign, Attribute, Call, ClassDef, Import, ImportFrom, Lambda, Load, Module, Name

from .facts import Budget, bound
from .modules import filename
from .protocol import ENTRIES, SCOPES
from .tree import (
    DEFINITIONS,
    at_top,
    children,
    docstring,
    everything,
    lines_of,
    loaded,
    parameters,
    variables,
)
from .watch import Watch

__all__ = ["Watch", "scopes"]

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from _ast import AST
    from collections.abc import Iterable, Iterator, Mapping
    from typing import Any

    from .tree import Definition

    Env = dict[str, int | None]
    """What functions around a node bind: the scope of a function defined there, None for a variable."""
    Wish = tuple[list[str], list[str], list[str]]

_PARSE_ONLY = 0x400  # ast.PyCF_ONLY_AST

NAME_BYTES = 150_000
"""How many bytes of names of scopes are told, so that it all fits in a frame."""

WORDS = {
    "For": "for", "AsyncFor": "for", "While": "while", "If": "if", "Match": "match", "Try": "try", "TryStar": "try",
    "With": "with", "AsyncWith": "with", "Raise": "raise", "Assert": "assert", "Return": "return", "Break": "break",
    "Continue": "continue", "Pass": "pass", "Global": "global", "Nonlocal": "nonlocal", "Delete": "del",
    "Import": "import", "ImportFrom": "import", "ClassDef": "class", "Lambda": "lambda", "Yield": "yield",
    "YieldFrom": "yield", "ListComp": "comprehension", "SetComp": "comprehension", "DictComp": "comprehension",
    "GeneratorExp": "comprehension",
}  # fmt: skip
"""Kind of node → the word that a bank has for it."""

_OF_BUILTINS = frozenset(name for kind in (list, dict, set, str, bytes) for name in dir(kind))
"""Methods that may be those of a value: a call of one is one of the submission's own only on `self`."""


class _Scope:
    """One named part of a file."""

    def __init__(self, name: str, file: int, inside: int, line: int) -> None:
        self.name, self.file, self.inside, self.line = name, file, inside, line
        self.lines = 0
        """Lines of code; 0 for what is no function."""
        self.of_class = False
        self.found: dict[tuple[str, str], int] = {}
        self.mentions: dict[int, int] = {}


class _File:
    """One file: its statements, its scopes at top, and which of their names are imported."""

    def __init__(self, number: int, root: int, text: str, body: "list[AST]") -> None:
        self.number, self.root, self.body = number, root, body
        said = (line.strip() for line in text.split("\n"))
        self.code = {at for at, line in enumerate(said, 1) if line and not line.startswith("#")}
        """The numbers of the lines that have code: not empty, no comment, and (once it is looked at) no docstring."""
        self.tops: dict[str, int] = {}
        self.imported: set[str] = set()
        self.modules: dict[str, _File] = {}
        """Name → the module beside the submission that it stands for."""
        self.stars: list[_File] = []
        """The modules of which it imports everything."""

    def length(self, body: "Iterable[AST]") -> int:
        """Return how many lines of code there are in statements."""
        return len(self.code & lines_of(body))


def scopes(tree: "Module", text: str, helpers: "Mapping[str, str]", wish: "Wish") -> "dict[str, Any]":
    """Return the scopes of a file and of the modules beside it (by name, their source), as the answer to `parse` has them.

    `wish`: the names, modules and statements that are looked for; the numbers of what is found count through all three.

    Returns:
        `files`: the name of each file but the submission itself, which is number 0; `scopes`: [name, number of its file,
        number of the scope that it stands in or -1, line, lines of code, [[number of what was found, line] …], [[number of a
        scope that it mentions, line] …]].
    """
    walk = _Walk(wish)
    files = [walk.file(0, text, tree)]
    packages = {name.rpartition(".")[0] for name in helpers}
    for number, (name, source) in enumerate(helpers.items(), 1):
        walk.helpers[name] = walk.file(number, source, _parsed(source))
    for file in (*files, *walk.helpers.values()):
        walk.read(file)
    return {"files": [filename(name, name in packages) for name in helpers], "scopes": walk.told()}


def _parsed(text: str) -> "Module":
    """Return a module beside the submission; one that does not parse tells nothing."""
    try:
        tree: Module = compile(text, "beside", "exec", _PARSE_ONLY, dont_inherit=True)
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        tree = Module([], [])
    return tree


class _Walk:
    """One walk through all files. Without recursion: files nest deep."""

    def __init__(self, wish: "Wish") -> None:
        self._names, self._modules, self._statements = map(frozenset, wish)
        kinds = ("name", "import", "statement")
        keys = [(kind, word) for kind, words in zip(kinds, wish, strict=True) for word in words]
        self._numbers = {key: number for number, key in enumerate(keys)}
        self._scopes: list[_Scope] = []
        self._left = ENTRIES
        self._own: set[str] = set()
        """Names of methods and attributes that the submission makes itself."""
        self._methods: dict[str, list[int]] = {}
        self._called: list[tuple[int, str, int]] = []
        """Scope, the name of a method that it mentions, and the line."""
        self.helpers: dict[str, _File] = {}

    def file(self, number: int, text: str, tree: "Module") -> _File:
        """Make the scopes at top of a file."""
        root = self._scope("", number, -1, 1)
        file = _File(number, root, text, loaded(tree))
        file.code -= lines_of(docstring(file.body))
        for node in at_top(file.body):
            for name, line in bound(node):
                if name not in file.tops:
                    file.tops[name] = self._scope(name, number, root if number else -1, line)
                if isinstance(node, Import | ImportFrom):
                    file.imported.add(name)
        for node in everything(file.body):
            if isinstance(node, DEFINITIONS):
                file.code -= lines_of(docstring(node.body))
            if isinstance(node, ClassDef):
                self._own.update(name for inner in at_top(node.body) for name, _ in bound(inner))
            elif isinstance(node, Attribute) and not isinstance(node.ctx, Load):
                self._own.add(node.attr)
        self._scopes[root].lines = file.length(file.body)
        return file

    def read(self, file: _File) -> None:
        """Note what is found in each scope of a file, and which others it mentions."""
        waiting: list[tuple[AST, int, Env]] = [(node, file.root, {}) for node in reversed(file.body)]
        while waiting:
            inner = list(self._node(*waiting.pop(), file))
            inner.reverse()
            waiting += inner

    def told(self) -> "list[list[Any]]":
        """Return the scopes as data."""
        for scope, method, line in self._called:
            for target in self._methods.get(method, ()):
                self._mention(scope, target, line)
        budget = Budget(NAME_BYTES)
        return [
            [
                one.name if budget.takes(one.name) else "",
                *(one.file, one.inside, one.line, one.lines),
                [[self._numbers[key], line] for key, line in one.found.items()],
                [[target, line] for target, line in one.mentions.items()],
            ]
            for one in self._scopes
        ]

    def _scope(self, name: str, file: int, inside: int, line: int) -> int:
        if len(self._scopes) < SCOPES:
            self._scopes.append(_Scope(name, file, inside, line))
        return len(self._scopes) - 1

    def _note(self, scope: int, kind: str, word: str, line: int) -> None:
        found = self._scopes[scope].found
        if (kind, word) not in found and self._left > 0:
            self._left -= 1
            found[kind, word] = line

    def _mention(self, scope: int, target: int, line: int) -> None:
        mentions = self._scopes[scope].mentions
        if target not in mentions and self._left > 0:
            self._left -= 1
            mentions[target] = line

    def _node(self, node: "AST", scope: int, env: "Env", file: _File) -> "Iterator[tuple[AST, int, Env]]":
        """Note what this very node says, and yield what is in it."""
        if isinstance(node, DEFINITIONS):
            scope, env = self._enter(node, scope, env, file)
        elif isinstance(node, Lambda):
            env = {**env, **dict.fromkeys(parameters(node))}
        elif isinstance(node, Name) and isinstance(node.ctx, Load):
            self._name(node.id, node.lineno, scope, env, file)
        elif isinstance(node, Attribute) and isinstance(node.ctx, Load):
            if self._attribute(node, scope, env, file):
                return
        elif isinstance(node, Import | ImportFrom):
            self._import(node, scope, file)
        elif isinstance(node, Assign) and scope == file.root:
            scope = self._assigned(node, file)
        word = WORDS.get(type(node).__name__)
        if word in self._statements:
            self._note(scope, "statement", word, node.lineno)  # type: ignore[attr-defined]
        yield from ((child, scope, env) for child in children(node))

    def _enter(self, node: "Definition", scope: int, env: "Env", file: _File) -> "tuple[int, Env]":
        """Return the scope of a definition, and what is bound in it."""
        outer = self._scopes[scope]
        inner = file.tops[node.name] if scope == file.root else env.get(node.name)
        if inner is None or (scope != file.root and self._scopes[inner].inside != scope):
            inner = self._scope(f"{outer.name}.{node.name}", file.number, scope, node.lineno)
        made = self._scopes[inner]
        made.found, made.mentions, made.line = {}, {}, node.lineno  # of several the last one counts
        made.of_class = isinstance(node, ClassDef)
        if isinstance(node, ClassDef):
            return inner, env
        made.lines = file.length(node.body) or 1
        if outer.of_class:
            self._methods.setdefault(node.name, []).append(inner)
        names, definitions = variables(node)
        own: Env = dict.fromkeys(names)
        for one in definitions:
            own[one.name] = self._scope(f"{made.name}.{one.name}", file.number, inner, one.lineno)
        return inner, {**env, **own}

    def _name(self, name: str, line: int, scope: int, env: "Env", file: _File) -> None:
        """What is the submission's own is followed to where it is made; what is not, may be looked for."""
        if name in env:
            target = env[name]
            if target is not None:
                self._mention(scope, target, line)
            return
        for place in (file, *file.stars):
            if name in place.tops:
                self._mention(scope, place.tops[name], line)
                if name not in place.imported:
                    return
        if name in self._names:
            self._note(scope, "name", name, line)

    def _attribute(self, node: Attribute, scope: int, env: "Env", file: _File) -> bool:
        """Return whether nothing in the node is left to look at."""
        base, name = node.value, node.attr
        if isinstance(base, Name) and base.id not in env and base.id in file.modules:
            beside = file.modules[base.id]
            self._mention(scope, beside.tops.get(name, beside.root), node.lineno)
            return True
        if name not in self._own:
            if name in self._names:
                self._note(scope, "name", name, node.lineno)
            return False
        on_self = isinstance(base, Name) and base.id in ("self", "cls")
        of_super = isinstance(base, Call) and isinstance(base.func, Name) and base.func.id == "super"
        if on_self or not (of_super or name in _OF_BUILTINS):
            self._called.append((scope, name, node.lineno))
        return False

    def _assigned(self, node: Assign, file: _File) -> int:
        """Return the scope of an assignment at top: that of the first name."""
        names = [target.id for target in node.targets if isinstance(target, Name)]
        if not names:
            return file.root
        first = file.tops[names[0]]
        for name in names[1:]:
            self._mention(file.tops[name], first, node.lineno)
        if isinstance(node.value, Lambda):
            self._scopes[first].lines = file.length([node])
        return first

    def _import(self, node: "Import | ImportFrom", scope: int, file: _File) -> None:
        for alias in node.names:
            name = alias.asname or alias.name.partition(".")[0]
            here = file.tops.get(name, scope) if scope == file.root else scope
            whole = [alias.name] if isinstance(node, Import) else self._from(node, alias.name)
            for module in self._modules:
                if any(one == module or one.startswith(f"{module}.") for one in whole):
                    self._note(here, "import", module, node.lineno)
            if isinstance(node, Import):
                self._beside(alias.name, name if scope == file.root else "", here, node.lineno, file)
                continue
            if alias.name in self._names:
                self._note(here, "name", alias.name, node.lineno)
            self._part_beside(node, alias.name, here, file, at_root=scope == file.root)

    def _from(self, node: ImportFrom, name: str) -> list[str]:
        """Return what `from … import name` may import: the module, and a module in it."""
        return [] if node.level or node.module is None else [node.module, f"{node.module}.{name}"]

    def _beside(self, module: str, name: str, scope: int, line: int, file: _File) -> None:
        """Follow an import of a whole module beside the submission, that `name` stands for at top ("" if it does not)."""
        beside = self.helpers.get(module)
        if beside is None:
            return
        self._mention(scope, beside.root, line)
        if name:
            file.modules[name] = beside

    def _part_beside(self, node: ImportFrom, name: str, scope: int, file: _File, *, at_root: bool) -> None:
        beside = self.helpers.get(node.module or "")
        if beside is None:
            self._beside(f"{node.module or ''}.{name}".strip("."), "", scope, node.lineno, file)
        elif name == "*":
            file.stars += [beside] * at_root
            if not at_root:
                self._mention(scope, beside.root, node.lineno)
        else:
            self._mention(scope, beside.tops.get(name, beside.root), node.lineno)
