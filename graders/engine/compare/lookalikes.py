"""Characters that look alike: texts that a person reads as the same, and a computer does not."""

from __future__ import annotations

import unicodedata

from graders.engine.compare.found import Found
from graders.engine.messages import compare as say
from graders.engine.text import Text, same
from graders.engine.values.escape import quoted

_GROUPS = (
    "AΑАᎪ", "BΒВ", "CСϹ", "EΕЕ", "HΗН", "IΙІӀ", "JЈ", "KΚК", "MΜМ", "NΝ", "OΟОՕ", "PΡР", "SЅ", "TΤТ",
    "XΧХ", "YΥҮ", "ZΖ", "aаɑ", "cсϲ", "eе", "hһ", "iіı", "jј", "oοоօ", "pрρ", "sѕ", "vνѵ", "wԝ", "xхχ×",
    "yуү", "'‘’‚‛′ʹʼ`´", "\"“”„‟″", "-‐‑‒–—―−", ".․", ",‚،", ":ː∶", ";;", "/⁄∕", "*∗⁎", "|ǀ∣", "~∼˜", "<‹", ">›",
)  # fmt: skip
"""In each group the first character is the one of the keyboard, the others are from other alphabets.

Source: a choice from the confusables of Unicode Technical Standard 39.
"""

_PLAIN = {ord(other): group[0] for group in _GROUPS for other in group[1:]}

_KEYS = str.maketrans("I1|O0", "llloo")
"""Keys of the keyboard that look alike, to one of them."""


def half_character(expected: str, actual: str) -> Found | None:
    """Tell where a lone surrogate stands, if only `actual` holds one."""
    at = next((index for index, char in enumerate(actual) if _is_half(char)), None)
    if at is None or any(_is_half(char) for char in expected):
        return None
    return Found("text", say.SURROGATE.fill(index=at, code=_codes(actual[at])), place=(at,))


def explain_look_alike(expected: str, actual: str) -> Found | None:
    """Tell in which character two texts differ that look the same; None if they do not."""
    if _skeleton(expected) != _skeleton(actual):
        return None
    at = next(
        (at for at, (one, other) in enumerate(zip(expected, actual, strict=False)) if one != other), None
    )
    if at is None:
        return None
    if unicodedata.normalize("NFC", expected) == unicodedata.normalize("NFC", actual):
        codes = {"actual_code": _codes(_cluster(actual, at)), "expected_code": _codes(_cluster(expected, at))}
        return Found("look-alike", say.COMPOSED.fill(index=at, **codes), place=(at,))
    shown = {"actual": quoted(actual[at]), "expected": quoted(expected[at])}
    words = say.LOOK_ALIKE.fill(
        index=at, actual_name=_name(actual[at]), expected_name=_name(expected[at]), **shown
    )
    return Found("look-alike", words, place=(at,))


def _name(char: str) -> Text:
    return say.NAMED.get(char) or same(_codes(char))


def _is_half(char: str) -> bool:
    return "\ud800" <= char <= "\udfff"


def _skeleton(value: str) -> str:
    return unicodedata.normalize("NFKC", value).translate(_PLAIN).translate(_KEYS)


def _cluster(value: str, at: int) -> str:
    """Return the character at an index with the accents that follow it, at most three."""
    end = at + 1
    while end < min(len(value), at + 4) and unicodedata.combining(value[end]):
        end += 1
    return value[at:end]


def _codes(value: str) -> str:
    return " ".join(f"U+{ord(char):04X}" for char in value)
