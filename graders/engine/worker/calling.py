"""Making one call of the submission, and telling what came of it."""

import sys
from itertools import islice
from marshal import dumps as image
from time import thread_time  # a limit on CPU time makes the process's clock as coarse as a tick

from .answering import Answering
from .codec import NODES, TEXT, decode, encode
from .failures import describe, describe_here, reserve
from .loading import END_OF_INPUT
from .protocol import dumps
from .room import OwnRoom
from .streams import Typist
from .telling import told

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

    A request has `name` and `arguments`, and may have `stdin`, `seed`, `consume`, `replaces`, `stubs` and `free` (nobody knows
    how large its answer is); an answer has a `kind` with what belongs to it, and may have `arguments` (as they are now),
    `asked_more`, `unread`, `replaced` and `called`, and `whole` and `whole_arguments`: the JSON of what is too large to
    stand there.
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
        self._free = "free" in request
        self._stubs: Stubs | None = None
        if "replaces" in request:
            assert program.module is not None
            self._stubs = Stubs(program.module.__dict__, request["replaces"])
        self._answering: Answering | None = None
        self._started = 0.0

    def make(self, function: "Callable[..., object]") -> "Frame":
        # It knows us, and we do not know it: a circle would be left for the garbage collector at every call.
        typist = Typist(self._request.get("stdin", []), self._desk.typed, self._tired)
        sys.stdin = typist.stream()
        if "stubs" in self._request:
            self._answering = self._answers(typist)
        consume = self._request.get("consume")
        watch = self._program.watch
        self._started = thread_time()
        if watch is not None:
            watch.start()
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

    def _answers(self, typist: Typist) -> Answering:
        assert self._program.module is not None
        return Answering(
            self._program.module.__dict__,
            self._request["stubs"],
            typist,
            lambda: self._desk.end(self._done({}, typist)),
        )

    def _returned(self, value: object) -> "Frame":
        answer: Frame = {"kind": "returned"}
        (answer["value"],) = self._told([value], answer, "whole")
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
        if self._answering is not None:
            self._answering.restore()
            if self._answering.question is not None:
                return {**self._answering.question, "seconds": answer["seconds"]}
        if self._before is None or self._before != _image(self._arguments):
            self._tell_changed(answer)
        if self._program.watch is not None:
            called = self._program.watch.new()
            if called:
                answer["called"] = called
        if typist.asked_more:
            answer["asked_more"] = True
        if typist.unread:
            answer["unread"] = typist.unread
        return answer

    def _tell_changed(self, answer: "Frame") -> None:
        """Tell of the arguments, unless they are as they were after all."""
        sent = dumps(self._request["arguments"])
        wide = len(sent)
        trees = [encode(argument, max(NODES, wide), text=max(TEXT, wide)) for argument in self._arguments]
        if dumps(trees) != sent:
            answer["arguments"] = self._told(self._arguments, answer, "whole_arguments")

    def _told(self, values: list[object], answer: "Frame", key: str) -> "list[Tree]":
        """Return the trees of values; what is too large to stand there is put into the answer under `key`."""
        if self._free:
            return [encode(value) for value in values]
        trees, whole = told(values, self._program.room)
        if whole is not None:
            answer[key] = whole
        return trees


def _image(arguments: list[object]) -> bytes | None:
    """Return the arguments as bytes that tell types and values apart (but bytes and bytearray); None if they cannot be.

    Version 2 of the format: later ones depend on what is shared, not on what is equal.
    """
    try:
        return image(arguments, 2)
    except (ValueError, MemoryError):
        return None
