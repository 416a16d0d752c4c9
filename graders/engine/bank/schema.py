"""The JSON Schema of a bank, and where a document departs from it; only this module knows jsonschema."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import jsonschema
from jsonschema.validators import extend

from graders.engine.bank.scanner import Path


class Fault(NamedTuple):
    """One departure: the `rule` (a keyword of JSON Schema) with its `asked` value, and what stands there."""

    path: Path
    rule: str
    asked: Any
    value: Any
    part: Mapping[str, Any]
    """The part of the schema in which the rule stands."""
    is_key: bool = False
    """Whether `value` is a key of the object at `path`."""
    alternatives: tuple[tuple[Fault, ...], ...] = ()
    """Of `anyOf`: the faults that each alternative finds."""


@cache
def schema() -> Mapping[str, Any]:
    """Return the JSON Schema of a bank; that of an overlay is its `$defs/overlay`."""
    content = files("graders.engine").joinpath("schemas/bank.schema.json").read_bytes()
    loaded: dict[str, Any] = json.loads(content)
    return loaded


def definition(name: str) -> Mapping[str, Any]:
    """Return one of the schema's `$defs`."""
    found: Mapping[str, Any] = schema()["$defs"][name]
    return found


def faults(data: Any, *, overlay: bool = False) -> Iterator[Fault]:
    """Yield all in which parsed JSON departs from the schema of a bank, or of an overlay."""
    return map(_fault, _validator(overlay).iter_errors(data))


@cache
def _validator(overlay: bool) -> Any:
    # JSON Schema takes 1.0 for an integer; to Python, and so to a bank, it is a float.
    types = jsonschema.Draft202012Validator.TYPE_CHECKER
    strict = types.redefine("integer", lambda _checker, value: type(value) is int)
    make: Any = extend(jsonschema.Draft202012Validator, type_checker=strict)  # type: ignore[no-untyped-call]
    return make({"$ref": "#/$defs/overlay", "$defs": schema()["$defs"]} if overlay else schema())


def _fault(error: Any) -> Fault:
    return Fault(
        path=tuple(error.absolute_path),
        rule=error.validator,
        asked=error.validator_value,
        value=error.instance,
        part=error.schema,
        is_key="propertyNames" in error.absolute_schema_path,
        alternatives=_alternatives(error.context or ()),
    )


def _alternatives(errors: Any) -> tuple[tuple[Fault, ...], ...]:
    branches: dict[int, list[Fault]] = {}
    for error in errors:
        branches.setdefault(error.relative_schema_path[0], []).append(_fault(error))
    return tuple(map(tuple, branches.values()))
