"""Stubs that answer from a table what a right function would: returned values, exceptions, conversations.

A call that is not in the table is a question: the submission's call ends with it, and whoever knows the answer tries again.
"""

import builtins
import sys

from .codec import decode, encode
from .protocol import dumps
from .room import OwnRoom

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, NoReturn

    from graders.engine.model import Tree

    from .desk import Frame
    from .streams import Typist

_ABSENT = object()
_FUNCTION = type(lambda: None)
_VARARGS = 0x0C  # CO_VARARGS | CO_VARKEYWORDS


class Asked(BaseException):
    """A stub was called with what is not in its table; it passes through the submission's code."""


class Answering:
    """The functions that answer from a table during a call."""

    def __init__(
        self,
        module: "dict[str, object]",
        stubs: "list[list[Any]]",
        typist: "Typist",
        end: "Callable[[], NoReturn]",
    ) -> None:
        """Replace the functions; `end` ends the process, of a submission that swallows what should end its call.

        A stub is `[name, parameters, talks, entries]`, an entry `[arguments, typed or null, answer]`, and an answer `[turns,
        value, exception, arguments]` (`_give`); of a stub that talks, what is typed after the call counts too.
        """
        self._module = module
        self._typist = typist
        self._end = end
        self._kept = {stub[0]: module.get(stub[0], _ABSENT) for stub in stubs}
        self.question: Frame | None = None
        for place, stub in enumerate(stubs):
            module[stub[0]] = self._stub(place, *stub)

    def restore(self) -> None:
        """Put back what was replaced."""
        for name, value in self._kept.items():
            if value is _ABSENT:
                self._module.pop(name, None)
            else:
                self._module[name] = value

    def _stub(
        self, place: int, name: str, parameters: list[str], talks: bool, entries: "list[list[Any]]"
    ) -> "Callable[..., object]":
        table = {_key(arguments, typed): answer for arguments, typed, answer in entries}
        names, defaults = _signature(self._kept[name], parameters)

        def stub(*given: object, **named: object) -> object:
            values = _bound(given, named, names, defaults)
            with OwnRoom():
                typed = self._typist.left() if talks else None
                trees = [encode(value) for value in values]
                answer = table.get(_key(trees, typed))
            if answer is None:
                self._ask({"kind": "question", "stub": place, "arguments": trees, "typed": typed})
            return self._give(answer, values)

        stub.__name__ = stub.__qualname__ = name
        return stub

    def _ask(self, question: "Frame") -> "NoReturn":
        if self.question is not None:
            self._end()
        self.question = question
        raise Asked

    def _give(self, answer: "list[Any]", values: "Sequence[object]") -> object:
        """Do what an answer says.

        `turns`: `[said, whether a line is typed then]`; `exception`: null or `[class, message]`; `arguments`: null or what
        becomes of them.
        """
        turns, value, exception, changed = answer
        for said, typed in turns:
            sys.stdout.write(said)
            if typed and not sys.stdin.readline():
                raise EOFError("EOF when reading a line")
        for place, tree in enumerate(changed or ()):
            _become(values[place], decode(tree))
        if exception is not None:
            raise self._exception(*exception)
        return decode(value)

    def _exception(self, name: str, message: str) -> BaseException:
        kind = vars(builtins).get(name) or self._module.get(name)
        if isinstance(kind, type) and issubclass(kind, BaseException):
            return kind(message) if message else kind()
        return NameError(f"name '{name}' is not defined")


def _signature(kept: object, parameters: list[str]) -> "tuple[Sequence[str], dict[str, object]]":
    """Return the names of a function's parameters as the submission calls them, and the values they have without a call's."""
    if type(kept) is not _FUNCTION or kept.__code__.co_flags & _VARARGS:
        return parameters, {}
    code = kept.__code__
    names = code.co_varnames[: code.co_argcount][: len(parameters)]
    every = code.co_varnames[: code.co_argcount]
    values = kept.__defaults__ or ()
    defaults = dict(zip(every[len(every) - len(values) :], values, strict=True))
    return names, defaults


def _bound(
    given: "Sequence[object]",
    named: "dict[str, object]",
    names: "Sequence[str]",
    defaults: "dict[str, object]",
) -> list[object]:
    """Return the arguments by position; what does not fit is left out or added, and then is in no table."""
    values = list(given)
    for name in names[len(given) :]:
        if name in named:
            values.append(named[name])
        elif name in defaults:
            values.append(defaults[name])
        else:
            break
    return values


def _key(arguments: "list[Tree]", typed: "list[str] | None") -> str:
    """Return a text that is the same for the same arguments, however the dicts in them are ordered."""
    return dumps([[_ordered(tree) for tree in arguments], typed])


def _ordered(tree: "Any") -> "Tree":
    if type(tree) is not list or not tree:
        return tree  # type: ignore[no-any-return]  # a scalar
    tag, *rest = tree
    if tag == "d":
        return [tag, sorted([[_ordered(key), _ordered(value)] for key, value in rest[0]], key=dumps)]
    if tag in ("S", "F"):
        return [tag, sorted(map(_ordered, rest[0]), key=dumps)]
    if tag in ("l", "t"):
        return [tag, [_ordered(item) for item in rest[0]]]
    return tree


def _become(old: object, new: object) -> None:
    """Change a list, dict, set or bytearray into another of its kind; nothing else can be changed."""
    if type(old) is not type(new):
        return
    if isinstance(old, list | bytearray):
        old[:] = new  # type: ignore[call-overload]
    elif isinstance(old, dict | set):
        old.clear()
        old.update(new)  # type: ignore[call-overload, arg-type]
