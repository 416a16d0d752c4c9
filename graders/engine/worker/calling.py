"""Making one call of the submission, and telling what came of it."""

import sys
from itertools import islice
from marshal import dumps as image
from time import thread_time  # a limit on CPU time makes the process's clock as coarse as a tick

from .codec import NODES, TEXT, decode, encode
from .failures import describe, describe_here
from .jsontext import dumps
from .loading import END_OF_INPUT
from .room import OwnRoom
from .streams import Typing

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, NoReturn

    from graders.engine.model import Tree

    from .desk import Desk, Frame
    from .program import Program

_ABSENT = object()
_UNCHANGEABLE = frozenset(
    map(id, (type(None), bool, int, float, complex, str, bytes, range, tuple, frozenset, type(...)))
)


class Stubs:
    """The functions that are replaced during a call, and how often each was called."""

    def __init__(self, module: "dict[str, object]", replaces: "list[list[Any]]") -> None:
        self._module = module
        self._kept = {name: module.get(name, _ABSENT) for name, _ in replaces}
        self.counts = [0 for _ in replaces]
        for place, (name, values) in enumerate(replaces):
            module[name] = self._stub(place, name, values)

    def _stub(self, place: int, name: str, values: "list[Tree]") -> "Callable[..., object]":
        def stub(*_: object, **__: object) -> object:
            self.counts[place] += 1
            return decode(values[self.counts[place] - 1])

        stub.__name__ = stub.__qualname__ = name
        return stub

    def restore(self) -> None:
        """Put back what was replaced."""
        for name, value in self._kept.items():
            if value is _ABSENT:
                self._module.pop(name, None)
            else:
                self._module[name] = value


def call(program: "Program", request: "Frame", desk: "Desk") -> "Frame":
    """Make the call that `request` asks for, and return the answer."""
    assert program.module is not None
    function = program.module.__dict__.get(request["name"], _ABSENT)
    if function is _ABSENT or not callable(function):
        return {"kind": "missing", "callable": function is _ABSENT}
    if program.seed is not None and request["seed"] is not None:
        program.seed(request["seed"])
    return _Call(program, request, desk).make(function)


class _Call:
    """One call under way."""

    def __init__(self, program: "Program", request: "Frame", desk: "Desk") -> None:
        self._program = program
        self._request = request
        self._desk = desk
        self._arguments = [decode(tree) for tree in request["arguments"]]
        self._before = _image(self._arguments)
        self._typing = Typing(list(request["stdin"] or ()), desk.typed, self._tired)
        assert program.module is not None
        self._stubs = Stubs(program.module.__dict__, request["replaces"])
        self._started = 0.0

    def make(self, function: "Callable[..., object]") -> "Frame":
        sys.stdin = self._typing
        consume = self._request["consume"]
        self._started = thread_time()
        try:
            value = function(*self._arguments)
            if consume is not None and hasattr(type(value), "__next__"):
                value = list(islice(value, consume))  # type: ignore[call-overload]
        except BaseException as error:  # noqa: BLE001 (also SystemExit: whatever a function raises)
            with OwnRoom():
                return self._done({"kind": "raised", **describe(error, self._program.files)})
        with OwnRoom():
            return self._done({"kind": "returned", "value": encode(value), "same": self._same(value)})

    def _same(self, value: object) -> int | None:
        """Return which argument the result is; where nothing can be changed, it makes no difference."""
        if id(type(value)) in _UNCHANGEABLE:
            return None
        return next((place for place, argument in enumerate(self._arguments) if argument is value), None)

    def _tired(self) -> "NoReturn":
        error = EOFError(END_OF_INPUT)
        with OwnRoom():
            self._desk.end(self._done({"kind": "raised", **describe_here(error, self._program.files)}))

    def _done(self, ending: "Frame") -> "Frame":
        seconds = thread_time() - self._started
        self._stubs.restore()
        return {
            **ending,
            "arguments": self._changed(),
            "asked_more": self._typing.asked_more,
            "unread": self._typing.unread,
            "replaced": self._stubs.counts,
            "seconds": seconds,
        }

    def _changed(self) -> "list[Tree] | None":
        """Return the trees of the arguments, or None when they are as they were."""
        if self._before is not None and self._before == _image(self._arguments):
            return None
        sent = self._request["arguments"]
        wide = len(dumps(sent))
        trees = [encode(argument, max(NODES, wide), text=max(TEXT, wide)) for argument in self._arguments]
        if dumps(trees) == dumps(sent):
            return None
        return [encode(argument) for argument in self._arguments]


def _image(arguments: list[object]) -> bytes | None:
    """Return the arguments as bytes that tell types and values apart (but bytes and bytearray); None if they cannot be.

    Version 2 of the format: later ones depend on what is shared, not on what is equal.
    """
    try:
        return image(arguments, 2)
    except (ValueError, MemoryError):
        return None
