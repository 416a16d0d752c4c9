"""JSON without `json`, whose import takes as long as reading a bank: straight from CPython's `_json`, as it does itself."""

from __future__ import annotations

from _json import encode_basestring_ascii, make_encoder, make_scanner

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from typing import Any

_WHITE_SPACE = " \t\n\r"


class _Settings:
    """What the scanner wants to know; these are the settings of `json.loads`."""

    strict = True
    object_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int
    parse_constant = float


def _refused(value: object) -> object:
    raise TypeError(type(value).__name__)


_scan = make_scanner(_Settings())  # type: ignore[arg-type]  # any object with these names does
_write = make_encoder(None, _refused, encode_basestring_ascii, None, ":", ",", False, False, False)


def loads(text: str) -> Any:
    """Return what the JSON `text` says.

    Raises:
        ValueError: when it is no JSON.
    """
    text = text.strip(_WHITE_SPACE)
    try:
        value, end = _scan(text, 0)
    except StopIteration:
        raise ValueError("no JSON") from None
    if end != len(text):
        raise ValueError("more than one value")
    return value


def compact(value: object) -> str:
    """Return `value` as compact ASCII JSON.

    Raises:
        TypeError: for what JSON does not have.
        ValueError: for nan or an infinity.
    """
    return "".join(_write(value, 0))
