"""How values are told: small ones as they are; of a large one the head, and all of it apart, as a text that need not be read.

The supervisor knows how large a right answer can be, and leaves the text alone where it is larger: so a value of any size costs
it no more than its head.
"""

from .codec import DEPTH, NODES, TEXT, head, measured
from .protocol import LARGE, dumps

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Sequence

    from graders.engine.model import Tree

SMALL_NODES, SMALL_TEXT = 32, 256
"""What has no more nodes and characters is not even looked at: it is not large."""

HEAD_NODES, HEAD_TEXT = 100, 1_000
"""How much of a large value its head tells."""


def told(values: "Sequence[object]", room: int) -> "tuple[list[Tree], str | None]":
    """Return the trees of `values`, and the JSON of all of them whole where one of them is large.

    Of a large one the tree is that of its head, and the JSON is None when it takes more than `room` bytes.
    """
    trees, wholes, fits, cut = [], [], True, False
    for value in values:
        whole, nodes, text = measured(value, min(NODES, room), DEPTH, min(TEXT, room))
        tree = whole
        if nodes > SMALL_NODES or text > SMALL_TEXT:
            full = _full(whole)
            if full or len(dumps(whole)) > LARGE:
                cut, fits = True, fits and not full
                tree = head(value, full or "size", HEAD_NODES, HEAD_TEXT)
        trees.append(tree)
        wholes.append(whole)
    if not (cut and fits):
        return trees, None
    said = dumps(wholes)
    return trees, said if len(said) <= room else None


def _full(tree: "Tree") -> str:
    """Return the word for what a value was too large in, if it was."""
    return str(tree[1]) if type(tree) is list and tree[0] == "!" else ""
