"""The shape of a bank, held to its JSON Schema, with every departure in our own words."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from graders.engine.bank.found import Found
from graders.engine.bank.schema import Fault, definition, faults, schema
from graders.engine.bank.suggest import suggestion
from graders.engine.messages import bank_shape as say
from graders.engine.messages.bank import Said
from graders.engine.text import Text

Translator: TypeAlias = Callable[[Fault], Iterator[Found]]

_RESERVED = ("program", "class")
_LONGEST = 40


def shape(data: Any, *, overlay: bool = False) -> tuple[Found, ...]:
    """Return all in which the parsed JSON of a bank (or of its overlay) has not the shape it must have."""
    found = (one for fault in faults(data, overlay=overlay) for one in _translated(fault))
    return tuple(dict.fromkeys(found))


def _translated(fault: Fault) -> Iterator[Found]:
    if fault.is_key:
        yield Found((*fault.path, fault.value), say.BAD_ID.fill(value=fault.value), at_key=True)
    else:
        yield from _TRANSLATORS[fault.rule](fault)


def _required(fault: Fault) -> Iterator[Found]:
    properties = fault.part["properties"]
    for key in fault.asked:
        if key not in fault.value:
            yield Found(fault.path, say.MISSING.fill(key=key, what=_kind(properties[key])))


def _unknown_keys(fault: Fault) -> Iterator[Found]:
    known = fault.part["properties"]
    for key in fault.value:
        if key not in known:
            yield Found((*fault.path, key), _unknown_key(key, known), at_key=True)


def _unknown_key(key: str, known: Iterable[str]) -> Said:
    if key in _RESERVED:
        return say.RESERVED.fill(key=key)
    for place, text in say.PLACES.items():
        if key in _properties(place):
            return say.UNKNOWN_KEY.fill(key=key, suggestion=say.ELSEWHERE.fill(key=key, place=text))
    return say.UNKNOWN_KEY.fill(key=key, suggestion=suggestion(key, known))


def _properties(place: str) -> Mapping[str, Any]:
    properties: Mapping[str, Any] = (schema() if place == "bank" else definition(place))["properties"]
    return properties


def _type(fault: Fault) -> Iterator[Found]:
    wanted = str(fault.asked)
    yield Found(fault.path, _wrong_type(fault.value, _kind(fault.part), (wanted,)))


def _wrong_type(value: Any, wanted: Text, types: Iterable[str]) -> Said:
    found = say.FOUND[_type_of(value)].fill(value=_shown(value))
    return say.WRONG_TYPE.fill(wanted=wanted, found=found, suggestion=_repair(value, wanted, tuple(types)))


def _repair(value: Any, wanted: Text, types: tuple[str, ...]) -> Text:
    """Return what to do about a value of the wrong type."""
    kind = _type_of(value)
    if "string" in types and kind in ("integer", "number", "boolean"):
        return say.QUOTE_IT.fill(value=_shown(value))
    if kind == "string" and {"integer", "number", "boolean"}.intersection(types) and _is_bare(value):
        return say.UNQUOTE_IT.fill(value=value)
    if kind == "number" and "integer" in types:
        return say.WHOLE
    if kind != "object" and "array" in types:
        return say.IN_LIST
    return say.REPLACE_IT.fill(wanted=wanted)


def _is_bare(text: str) -> bool:
    return text in ("true", "false") or text.removeprefix("-").replace(".", "", 1).isdecimal()


def _alternatives(fault: Fault) -> Iterator[Found]:
    """Translate the errors of the one alternative whose type fits, else say which types there are."""
    fitting = [branch for branch in fault.alternatives if not any(_is_type(inner, fault) for inner in branch)]
    if fitting:
        yield from (found for inner in fitting[0] for found in _translated(inner))
        return
    types = [str(inner.asked) for branch in fault.alternatives for inner in branch]
    yield Found(fault.path, _wrong_type(fault.value, _kind(fault.part), types))


def _is_type(inner: Fault, outer: Fault) -> bool:
    return inner.rule == "type" and inner.path == outer.path


def _not_one_of(fault: Fault) -> Iterator[Found]:
    known = [str(value) for value in fault.asked]
    value = fault.value
    advice = suggestion(value if isinstance(value, str) else "", known)
    yield Found(fault.path, say.NOT_ONE_OF.fill(value=_shown(value), suggestion=advice))


def _format(fault: Fault) -> Iterator[Found]:
    yield Found(fault.path, say.FORMAT.fill(value=_shown(fault.value)))


def _bound(said: Said) -> Translator:
    def translate(fault: Fault) -> Iterator[Found]:
        yield Found(fault.path, said.fill(value=_shown(fault.value), limit=fault.asked))

    return translate


def _empty(fault: Fault) -> Iterator[Found]:
    yield Found(fault.path, say.NO_CASES if fault.path[-1:] == ("cases",) else say.EMPTY)


def _pattern(fault: Fault) -> Iterator[Found]:
    said = say.BAD_SLUG if fault.part["title"] == "slug" else say.BAD_ID
    yield Found(fault.path, said.fill(value=fault.value))


_TRANSLATORS: Mapping[str, Translator] = {
    "required": _required,
    "additionalProperties": _unknown_keys,
    "type": _type,
    "anyOf": _alternatives,
    "enum": _not_one_of,
    "const": _format,
    "minimum": _bound(say.TOO_LITTLE),
    "exclusiveMinimum": _bound(say.NOT_ABOVE),
    "maximum": _bound(say.TOO_MUCH),
    "minItems": _empty,
    "minLength": _empty,
    "minProperties": _empty,
    "pattern": _pattern,
}


# ---------------------------------------------------------------- naming kinds and values


def _kind(part: Any) -> Text:
    """Return what a part of the schema asks for, in words."""
    if not isinstance(part, Mapping):
        return say.ANY_VALUE
    if "$ref" in part:
        return _kind(definition(part["$ref"].removeprefix("#/$defs/")))
    if part.get("title") in say.KINDS:
        return say.KINDS[part["title"]].fill()
    if "anyOf" in part:
        first, second = part["anyOf"]
        return say.OR.fill(one=_kind(first), other=_kind(second))
    if "const" in part:
        return Text(nl=str(part["const"]), en=str(part["const"]))
    return say.TYPES[part.get("type", "string")]


def _type_of(value: Any) -> str:
    names = {str: "string", bool: "boolean", int: "integer", float: "number", list: "array", dict: "object"}
    return names.get(type(value), "null")


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
