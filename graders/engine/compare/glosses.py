"""What an exception of Python's own means: by its class and its message, which are those of CPython 3.11 to 3.13."""

from __future__ import annotations

import re
from collections.abc import Mapping

from graders.engine.compare.misspelt import explain_attribute, explain_name
from graders.engine.compare.phrases import sentence, short
from graders.engine.messages import glosses as say
from graders.engine.messages.compare import NOUNS
from graders.engine.model import Call, Raised
from graders.engine.text import Text, same

DELIBERATE = ("AssertionError", "NotImplementedError")
"""Classes of which no more is said where the student raised one instead of another."""

MOST = 500
"""Characters of a message that are looked at: Python's own are shorter, a submission's may be anything."""

_FUNCTION = r"(?:function|builtin_function_or_method|method|method_descriptor)"
_NUMBER = r"(?:int|float|bool|complex)"

_TYPE_ERRORS: tuple[tuple[str, Text], ...] = (
    (r"must derive from BaseException", say.RAISE_TYPE),
    (rf"'{_FUNCTION}' object (?:is not subscriptable|does not support item)", say.ROUND),
    (rf"'{_FUNCTION}'|not \"?{_FUNCTION}\b", say.FUNCTION_ITSELF),
    (r"^type '\w+' is not subscriptable|'type'", say.TYPE_ITSELF),
    (r"'(?:list|tuple|dict|str)' object is not callable", say.SQUARE),
    (r"'module' object is not callable", say.MODULE_CALLED),
    (r"object is not callable", say.NOT_CALLABLE),
    (r"expected str instance", say.JOIN),
    (r"can only concatenate str|must be str, not", say.TEXT_PLUS),
    (r"can only concatenate list", say.LIST_PLUS),
    (rf"unsupported operand .*: '(?:{_NUMBER}' and 'str|str' and '{_NUMBER})'", say.NUMBER_AND_TEXT),
    (
        r"unsupported operand type\(s\) for (?P<operator>\S+).*: '(?P<one>\w+)' and '(?P<other>\w+)'",
        say.OPERANDS,
    ),
    (
        r"'(?P<operator>\S+)' not supported between instances of '(?P<one>\w+)' and '(?P<other>\w+)'",
        say.COMPARED,
    ),
    (r"bad operand type .*'str'|type str doesn't define", say.TEXT_AS_NUMBER),
    (r"can't multiply sequence by non-int", say.TIMES_TEXT),
    (r"not all arguments converted during string formatting", say.PERCENT),
    (r"'float' object cannot be interpreted as an integer", say.FLOAT_AS_INTEGER),
    (r"object cannot be interpreted as an integer", say.NEEDS_INTEGER),
    (r"indices must be integers.* not '?float", say.INDEX_FLOAT),
    (r"indices must be integers.* not '?tuple", say.INDEX_PAIR),
    (r"indices must be integers", say.INDEX_TYPE),
    (rf"argument of type '{_NUMBER}' is not", say.IN_NUMBER),
    (
        rf"'{_NUMBER}' (?:has no len|object is not subscriptable|object does not support item)",
        say.NUMBER_PARTS,
    ),
    (rf"'{_NUMBER}' object is not iterable", say.NUMBER_LOOP),
    (r"'(?P<noun>set|frozenset)' object is not subscriptable", say.NO_INDEX),
    (r"'(?P<noun>str|tuple|range|bytes)' object does not support item", say.UNCHANGEABLE),
    (r"unhashable type: '(?P<noun>\w+)'", say.UNHASHABLE),
    (r"cannot unpack non-iterable", say.UNPACK_FEW),
    (
        r"missing \d+ required|(?:expected|takes) at least|expected \d+ arguments?, got 0|\(0 given\)",
        say.TOO_FEW_ARGUMENTS,
    ),
    (
        r"takes .* but \d+ .*given|takes (?:no arguments|exactly one|at most)|expected at most",
        say.TOO_MANY_ARGUMENTS,
    ),
)

_BY_MESSAGE: Mapping[str, tuple[tuple[str, Text], ...]] = {
    "TypeError": _TYPE_ERRORS,
    "IndexError": (
        (r"assignment index out of range", say.APPEND),
        (r"(?:list|string|tuple|range object) index out of range", say.LAST_INDEX),
        (r"empty", say.EMPTY),
    ),
    "KeyError": ((r"from an empty", say.EMPTY),),
    "ValueError": (
        (r"invalid literal for int", say.NO_INTEGER),
        (r"could not convert string to float", say.NO_FLOAT),
        (r"not enough values to unpack", say.UNPACK_FEW),
        (r"too many values to unpack", say.UNPACK_MANY),
        (r"not in list|not in tuple|substring not found|not found", say.NOT_FOUND),
        (r"empty sequence|iterable argument is empty", say.EMPTY),
    ),
    "RuntimeError": (
        (r"changed size during iteration|keys changed during iteration", say.CHANGED_SIZE),
        (r"No active exception", say.RAISE_TYPE),
        (r"can't start new thread", say.NO_THREADS),
    ),
    "NameError": ((r"cannot access free variable", say.NO_VALUE_YET),),
}
"""Class → what its message is like → what that means; the first that fits is said."""


def gloss(ending: Raised, call: Call, demanded: str | None = None) -> Text | None:
    """Return in one sentence what an exception means, None if its class is the submission's or needs no words.

    `demanded` is the class of the exception that the call must raise, if any.
    """
    own = ending.types[0] if ending.types else ""
    if demanded is not None and own in DELIBERATE:
        return None
    message = (ending.message or "")[:MOST]
    found = _none(own, message) or _by_message(own, message, demanded or "AssertionError")
    if found is None and own == "NameError":
        found = explain_name(message, ending, call, demanded)
    if found is None and own == "AttributeError":
        found = explain_attribute(message)
    return found or say.BY_TYPE.get(own)


def _none(own: str, message: str) -> Text | None:
    if "NoneType" not in message or own not in ("TypeError", "AttributeError"):
        return None
    return say.NONE_BEFORE_DOT if own == "AttributeError" else say.NONE_INSIDE


def _by_message(own: str, message: str, type_name: str) -> Text | None:
    for pattern, words in _BY_MESSAGE.get(own, ()):
        found = re.search(pattern, message)
        if found:
            parts: dict[str, object] = {name: _part(name, part) for name, part in found.groupdict().items()}
            return sentence(words.fill(type=type_name, **parts))
    return None


def _part(name: str, part: str) -> Text:
    known = None if name == "operator" else NOUNS.get(part)
    return known or same(short(part.rstrip(":")))
