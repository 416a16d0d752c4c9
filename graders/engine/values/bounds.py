"""How large a literal may be: counting trees, and what is raised when one is too large or is none."""

from __future__ import annotations

from graders.engine.messages import literal as say
from graders.engine.model import Tree
from graders.engine.text import Text
from graders.engine.values.scalars import weigh

MAX_NODES = 100_000
MAX_BYTES = 200_000
MAX_DEPTH = 100

_SLACK = 4
"""All steps in between together may make this many times what the value may weigh in the end."""


class LiteralError(Exception):
    """A text is not a literal; `reason` says why, as a clause without capital or full stop."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.en)
        self.reason = reason


class TooLargeError(LiteralError):
    """A text is a literal, but its value is larger than a value may be."""


def check_weight(tree: Tree) -> None:
    """Refuse a value that is larger than a value may be.

    Raises:
        TooLargeError: if it has more than 100,000 nodes, 200 kB of text or 100 levels.
    """
    weight = weigh(tree, MAX_NODES)
    _check(weight.nodes, weight.bytes, 1)
    if weight.levels > MAX_DEPTH:
        raise TooLargeError(say.TOO_DEEP.fill(limit=MAX_DEPTH))


class Tally:
    """Counts what operators are about to make, so that nothing large is made at all."""

    def __init__(self) -> None:
        self.nodes = 0
        self.bytes = 0

    def add(self, nodes: int, size: int) -> None:
        """Count `nodes` and `size` bytes that are about to be made.

        Raises:
            TooLargeError: if with these it is too much.
        """
        self.nodes += nodes
        self.bytes += size
        _check(self.nodes, self.bytes, _SLACK)


def _check(nodes: int, size: int, slack: int) -> None:
    if nodes > MAX_NODES * slack:
        raise TooLargeError(say.TOO_MANY_NODES.fill(limit=MAX_NODES))
    if size > MAX_BYTES * slack:
        raise TooLargeError(say.TOO_MANY_BYTES.fill(limit=MAX_BYTES // 1000))
