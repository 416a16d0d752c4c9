"""Trees and frames as compact ASCII JSON: what `json` does, without its import, which costs a start of Python."""

from _json import encode_basestring_ascii, make_encoder, make_scanner


class _Reading:
    """What `_json`'s scanner wants to know; these are `json.loads`'s own settings."""

    strict = True
    object_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int
    parse_constant = float


_write = make_encoder(None, repr, encode_basestring_ascii, None, ":", ",", False, False, False)
_scan = make_scanner(_Reading())  # type: ignore[arg-type]  # any object with these names does


def dumps(tree: object) -> str:
    """Return `tree` as compact ASCII JSON.

    Raises:
        ValueError: for nan or an infinity, which a tree writes as text.
    """
    return "".join(_write(tree, 0))


def loads(text: str) -> object:
    """Return what the JSON `text` says; only for text of our own making."""
    value: object = _scan(text, 0)[0]
    return value
