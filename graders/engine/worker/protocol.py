"""What both ends of the wire agree on: frames and trees as compact ASCII JSON, and the bounds of an answer.

The JSON is that of `json`, without its import, which costs a child part of its start.
"""

from _json import encode_basestring_ascii, make_encoder, make_scanner

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable

CAP = 1 << 20
"""The longest answer in bytes."""

LARGE = 2_048
"""From how many bytes of JSON on a value is large: of such a one the head is told, and all of it apart, as a text."""

ROOM = 1 << 15
"""How many bytes the text of large values may take, where no right answer needs more."""

VALUE, RAISED = 1 << 14, 1 << 18
"""How many bytes a value takes at most where it stands itself, or its head; and all that is told of an exception."""


def longest(room: int) -> int:
    """Return how long an answer may be with `room` for the text of its value, and as much for that of its arguments.

    As a part of a frame, a text takes at most twice its length.
    """
    return min(CAP, RAISED + 4 * room)


FRAMES, VARIABLES = 10, 20
"""How many places an exception tells of, and how many variables of each."""

SCOPES, ENTRIES, CALLED = 2_000, 10_000, 100
"""For the rules of a bank: how many parts of a source are told, how many things in all of them, and how many calls in all."""

OUT_OF_MEMORY = 87
"""The exit status of a child in which not even an answer can be made any more."""


class _Reading:
    """What `_json`'s scanner wants to know; these are `json.loads`'s own settings."""

    strict = True
    object_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int

    def __init__(self, constant: "Callable[[str], object]") -> None:
        self.parse_constant = constant


def scanner(constant: "Callable[[str], object]") -> "Callable[[str, int], tuple[object, int]]":
    """Return a function from a text and a place in it to the JSON value there, and where it ends.

    `constant` is called for NaN and the infinities. The function raises StopIteration or ValueError for what is no JSON,
    RecursionError for what nests too deep.
    """
    return make_scanner(_Reading(constant))  # type: ignore[arg-type]  # any object with these names does


_write = make_encoder(None, repr, encode_basestring_ascii, None, ":", ",", False, False, False)
_scan = scanner(float)


def dumps(tree: object) -> str:
    """Return `tree` as compact ASCII JSON.

    Raises:
        ValueError: for nan or an infinity, which a tree writes as text.
    """
    return "".join(_write(tree, 0))


def loads(text: str) -> object:
    """Return what the JSON `text` says; only for text of our own making."""
    return _scan(text, 0)[0]
