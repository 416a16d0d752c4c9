"""The values of a bank: plain JSON, `$py`, `$use` and `$lang`, turned into trees for one language."""

from __future__ import annotations

from graders.engine.bank.words import Words
from graders.engine.model import Tree
from graders.engine.values.scalars import EXACT, scalar

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from typing import Any


_NESTED = frozenset({list, dict})


def _is_marked(raw: dict[str, Any]) -> bool:
    return "$" in "".join(raw) and any(key[:1] == "$" for key in raw)  # hardly ever is there one at all


class Values:
    """Turns the values of a (valid) bank into trees; a named value is one shared tree: never change it."""

    def __init__(self, words: Words) -> None:
        """Know no named values yet: give them by `name`, in the order of the bank."""
        self._words = words
        self._raw: dict[str, Any] = {}
        self.named: dict[str, Tree] = {}
        """The trees of the named values."""
        self._literals: dict[str, Tree] = {}

    def name(self, name: str, raw: Any) -> None:
        """Give the value `raw` a name; it may use those that were named before."""
        self._raw[name] = raw
        self.named[name] = self.tree(raw)

    def tree(self, raw: Any) -> Tree:
        """Return the tree of one value as the bank writes it."""
        kind = type(raw)
        if kind is str and raw.isascii():  # the most frequent by far
            return raw  # type: ignore[no-any-return]  # a text stands for itself
        if kind is int and -EXACT <= raw <= EXACT:
            return raw  # type: ignore[no-any-return]  # so does such a number
        if kind is list:
            return ["l", [self.tree(item) for item in raw]]
        if kind is not dict:
            return scalar(raw)
        if _is_marked(raw):
            return self._marked_tree(raw)
        return ["d", [[self.tree(key), self.tree(value)] for key, value in raw.items()]]

    def trees(self, raw: list[Any]) -> tuple[Tree, ...]:
        """Return the trees of a list of values."""
        return tuple([self.tree(item) for item in raw])

    def python(self, raw: Any) -> object:
        """Return one value as an ordinary Python value (a new one each time), for checkers and start files."""
        if type(raw) is list:
            return [self.python(item) if type(item) in _NESTED else item for item in raw]
        if type(raw) is not dict:
            return raw
        if not _is_marked(raw):
            return {
                key: self.python(value) if type(value) in _NESTED else value for key, value in raw.items()
            }
        # Imported here because most exercises need it for nothing, and starting up must be quick.
        from graders.engine.values.rebuild import rebuild

        return rebuild(self._marked_tree(raw))

    def lines(self, raw: Any) -> tuple[str, ...] | str:
        """Return a text, or a list of lines, in which `$use` and `$lang` may stand anywhere."""
        raw = self._plain(raw)
        return tuple(map(self._plain, raw)) if isinstance(raw, list) else raw

    def _plain(self, raw: Any) -> Any:
        while isinstance(raw, dict):
            raw = self._raw[raw["$use"]] if "$use" in raw else self._words.pick(raw["$lang"])
        return raw

    def _marked_tree(self, raw: dict[str, Any]) -> Tree:
        if "$py" in raw:
            return self._literal(raw["$py"])
        if "$lang" in raw:
            return self.tree(self._words.pick(raw["$lang"]))
        if "$use" in raw:
            return self.named[raw["$use"]]
        return self.tree({key: value for key, value in raw.items() if key != "$comment"})

    def _literal(self, text: str) -> Tree:
        if text not in self._literals:
            # Lazy: many a bank is plain JSON, and `nakijk check` must start fast.
            from graders.engine.values.literal import parse_literal

            self._literals[text] = parse_literal(text)
        return self._literals[text]
