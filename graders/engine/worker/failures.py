"""What is known of an exception: its classes by identity, its message, and where in the submission it passed."""

import builtins
import sys

from .codec import encode, measured
from .protocol import FRAMES, VARIABLES
from .slots import class_dict, class_name, mro, plain

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import FrameType, TracebackType

    from graders.engine.model import Tree

    from .desk import Frame

CLASSES = 20
MESSAGE = 10_000
"""How much of an exception is told: classes, frames, local variables of a frame, characters of its message."""

VARIABLES_IN_ALL = (1_000, 10_000)
"""How much is told of all variables together, those of the innermost frames first: nodes, characters of text."""

_BUILTIN = {id(kind): class_name(kind) for kind in vars(builtins).values() if isinstance(kind, type)}
_TEXT = {
    id(kind): class_dict(kind)["__str__"]
    for kind in vars(builtins).values()
    if isinstance(kind, type) and "__str__" in class_dict(kind)
}
_ATOMS = frozenset(map(id, (str, int, float, bool, type(None), bytes, complex, range)))
_CONTAINERS = frozenset(map(id, (list, tuple, set, frozenset)))
_LONG = 1_000
"""The least length of a variable that may have taken the memory."""
reserve = [bytes(3 << 20)]
"""Untouched address space, to let go of when there is none left: more than an arena of Python's allocator."""

_SIZED = frozenset(map(id, (str, bytes, bytearray, list, tuple, set, dict)))
_IN_FUNCTION = 0x2  # CO_NEWLOCALS

_traceback = BaseException.__dict__["__traceback__"].__get__
_arguments = BaseException.__dict__["args"].__get__


def types(error: BaseException) -> list[str]:
    """Return the names of the classes from the class up; `user:` before one that is not the builtin itself."""
    return [_BUILTIN.get(id(kind)) or f"user:{class_name(kind)}" for kind in mro(type(error))[:CLASSES]]


def message(error: BaseException) -> "Tree":
    """Return `str(error)` as the built-in class makes it, as the tree of a str.

    None when the submission's own code would have a say in it (a `__str__` of its own, an object of its own as
    argument), or when it is too long.
    """
    for kind in mro(type(error)):
        text = _TEXT.get(id(kind))
        if text is not None:
            return _text(text, error) if _ordinary(_arguments(error)) else None
        if id(kind) not in _BUILTIN and "__str__" in class_dict(kind):
            return None
    return None


def _text(text: "object", error: BaseException) -> "Tree":
    try:
        said = text(error)  # type: ignore[operator]  # a slot of a built-in class
    except Exception:  # noqa: BLE001 (an exception whose fields were filled with anything, an int of 5,000 digits)
        return None
    return encode(said) if len(said) <= MESSAGE else None


def _ordinary(value: object, depth: int = 5) -> bool:
    """Tell whether `str` of the value runs built-in code only."""
    if id(type(value)) in _ATOMS:
        return True
    if not depth:
        return False
    if type(value) is dict:
        return all(_ordinary(item, depth - 1) for pair in list(value.items()) for item in pair)
    if id(type(value)) not in _CONTAINERS:
        return False
    items: Iterable[object] = value  # type: ignore[assignment]  # one of the containers
    return all(_ordinary(item, depth - 1) for item in items)


def describe(error: BaseException, files: frozenset[str]) -> "Frame":
    """Return the answer that tells of `error`; frames are those in `files`, the innermost last."""
    if type(error) is MemoryError:
        place = _largest(_traceback(error), files)
        error.__traceback__ = None  # its frames hold what took the memory, and we need some
        return {"kind": "raised", "types": types(error), "message": None, "frames": place}
    return _described(error, _passed(_traceback(error)), files)


def describe_here(error: BaseException, files: frozenset[str]) -> "Frame":
    """Return the answer that tells of `error` as if whoever called us raised it."""
    return _described(error, reversed(list(_callers())), files)


def _largest(traceback: "TracebackType | None", files: frozenset[str]) -> list[list[object]]:
    """Return the innermost place in `files`, with the longest of its variables and its length; nothing if memory is too short."""
    try:
        own = [passed for passed in _passed(traceback) if passed[0].f_code.co_filename in files]
        if not own:
            return []
        (frame, line), code = own[-1], own[-1][0].f_code
        lengths = [(len(value), name) for name, value in frame.f_locals.items() if id(type(value)) in _SIZED]
        longest = [
            [plain(name), length] for length, name in [max(lengths, default=(0, ""))] if length >= _LONG
        ]
        return [[code.co_filename, line, plain(code.co_name), longest]]
    except MemoryError:
        return []


def _described(
    error: BaseException, passed: "Iterable[tuple[FrameType, int]]", files: frozenset[str]
) -> "Frame":
    own: list[tuple[FrameType, int]] = []
    for frame, line in passed:
        if frame.f_code.co_filename in files:
            own.append((frame, line))
            if len(own) > 1000:  # a recursion may be a million deep
                del own[:-FRAMES]
    left = Left()
    told = [variables(frame, left) for frame, _ in reversed(own[-FRAMES:])]
    told.reverse()
    # A demanded exception is nearly always one of these: whoever is right does not pay for the constants of the file.
    if own and type(error) is not AssertionError:
        told[-1] += _constants(own[-1][0], VARIABLES - len(told[-1]), left)
    frames = [
        [frame.f_code.co_filename, line, plain(frame.f_code.co_name), values]
        for (frame, line), values in zip(own[-FRAMES:], told)  # noqa: B905 (both are as long)
    ]
    return {"kind": "raised", "types": types(error), "message": message(error), "frames": frames}


def _passed(traceback: "TracebackType | None") -> "Iterator[tuple[FrameType, int]]":
    while traceback is not None:
        yield traceback.tb_frame, traceback.tb_lineno
        traceback = traceback.tb_next


def _callers() -> "Iterator[tuple[FrameType, int]]":
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        yield frame, frame.f_lineno
        frame = frame.f_back


class Left:
    """How much may still be told of variables, in nodes and in characters of text; and how deep."""

    def __init__(self, nodes: int = VARIABLES_IN_ALL[0], text: int = VARIABLES_IN_ALL[1]) -> None:
        self.nodes = nodes
        self.text = text

    def told(self, value: object) -> "Tree":
        """Return the tree of a value, as far as there is room, and count it."""
        tree, nodes, text = measured(value, min(200, self.nodes), 10, min(2000, self.text))
        if type(tree) is not list or tree[0] != "!":
            self.nodes -= nodes
            self.text -= text
        return tree


def variables(frame: "FrameType", left: Left) -> "list[list[Tree]]":
    """Return the local variables of a function's frame; those of the module itself are no news."""
    code = frame.f_code
    if not code.co_flags & _IN_FUNCTION:
        return []
    kept, all_names = frame.f_locals, code.co_varnames
    if code.co_cellvars or code.co_freevars:
        all_names = tuple(dict.fromkeys((*all_names, *code.co_cellvars, *code.co_freevars)))
    names = [name for name in all_names[:VARIABLES] if name in kept]
    return [[plain(name), left.told(kept[name])] for name in names]


def _constants(frame: "FrameType", room: int, left: Left) -> "list[list[Tree]]":
    """Return the simple values of the module that a function's code mentions, at most `room` of them."""
    if room <= 0 or not frame.f_code.co_flags & _IN_FUNCTION:
        return []
    found: list[list[Tree]] = []
    for name in frame.f_code.co_names:
        value = dict.get(frame.f_globals, name, _traceback)
        if _is_simple(value) and name[:2] != "__":
            found.append([plain(name), left.told(value)])
    return found[:room]


def _is_simple(value: object) -> bool:
    kind = type(value)
    return kind is dict or id(kind) in _ATOMS or id(kind) in _CONTAINERS
