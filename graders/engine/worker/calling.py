"""Making one call of the submission, and telling what came of it."""

import sys
from itertools import islice
from marshal import dumps as image
from time import thread_time  # a limit on CPU time makes the process's clock as coarse as a tick

from .codec import NODES, TEXT, decode, encode
from .failures import describe, describe_here, reserve
from .loading import END_OF_INPUT
from .protocol import dumps
from .room import OwnRoom
from .streams import Typist

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
    """Make the call that `request` asks for, and return the answer; what is as usual is left out of both.

    A request has `name` and `arguments`, and may have `stdin`, `seed`, `consume` and `replaces`; an answer has a `kind`
    with what belongs to it, and may have `arguments` (as they are now), `asked_more`, `unread` and `replaced`.
    """
    assert program.module is not None
    function = program.module.__dict__.get(request["name"], _ABSENT)
    if function is _ABSENT or not callable(function):
        return {"kind": "missing", "callable": function is _ABSENT}
    if program.seed is not None and "seed" in request:
        program.seed(request["seed"])
    return _Call(program, request, desk).make(function)


class _Call:
    """One call under way."""

    def __init__(self, program: "Program", request: "Frame", desk: "Desk") -> None:
        self._program = program
        self._request = request
        self._desk = desk
        self._arguments = [decode(tree) if type(tree) is list else tree for tree in request["arguments"]]
        self._before = _image(self._arguments)
        self._stubs: Stubs | None = None
        if "replaces" in request:
            assert program.module is not None
            self._stubs = Stubs(program.module.__dict__, request["replaces"])
        self._started = 0.0

    def make(self, function: "Callable[..., object]") -> "Frame":
        # It knows us, and we do not know it: a circle would be left for the garbage collector at every call.
        typist = Typist(self._request.get("stdin", []), self._desk.typed, self._tired)
        sys.stdin = typist.stream()
        consume = self._request.get("consume")
        self._started = thread_time()
        try:
            value = function(*self._arguments)
            if consume is not None and hasattr(type(value), "__next__"):
                value = list(islice(value, consume))  # type: ignore[call-overload]
        except BaseException as error:  # noqa: BLE001 (also SystemExit: whatever a function raises)
            if type(error) is MemoryError:
                reserve.clear()
            with OwnRoom():
                return self._done(describe(error, self._program.files), typist)
        with OwnRoom():
            return self._done(self._returned(value), typist)

    def _returned(self, value: object) -> "Frame":
        answer: Frame = {"kind": "returned", "value": encode(value)}
        # Where nothing can be changed, it makes no difference which argument the result is.
        if id(type(value)) not in _UNCHANGEABLE:
            for place, argument in enumerate(self._arguments):
                if argument is value:
                    answer["same"] = place
                    break
        return answer

    def _tired(self, typist: Typist) -> "NoReturn":
        error = EOFError(END_OF_INPUT)
        with OwnRoom():
            self._desk.end(self._done(describe_here(error, self._program.files), typist))

    def _done(self, answer: "Frame", typist: Typist) -> "Frame":
        answer["seconds"] = thread_time() - self._started
        if self._stubs is not None:
            self._stubs.restore()
            answer["replaced"] = self._stubs.counts
        if self._before is None or self._before != _image(self._arguments):
            answer["arguments"] = self._changed()
        if typist.asked_more:
            answer["asked_more"] = True
        if typist.unread:
            answer["unread"] = typist.unread
        return answer

    def _changed(self) -> "list[Tree] | None":
        """Return the trees of the arguments, or None when they are as they were after all."""
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
