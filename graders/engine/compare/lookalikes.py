"""Characters that look alike: texts that a person reads as the same, and a computer does not."""

from __future__ import annotations

import unicodedata

from graders.engine.compare.found import Found
from graders.engine.messages import compare as say
from graders.engine.values.escape import quoted

_GROUPS = (
    "AΑАᎪ", "BΒВ", "CСϹ", "EΕЕ", "HΗН", "IΙІӀ", "JЈ", "KΚКK", "MΜМ", "NΝ", "OΟОՕ", "PΡР", "SЅ", "TΤТ",
    "XΧХ", "YΥҮ", "ZΖ", "aаɑ", "cсϲ", "eе", "hһ", "iіı", "jј", "oοоօ", "pрρ", "sѕ", "vνѵ", "wԝ", "xхχ", "yуү",
    "'‘’‚‛′ʹʼ`´", "\"“”„‟″", "-‐‑‒–—―−﹣", ".․。", ",‚،", ":：ː∶", ";;", "/⁄∕", "*∗⁎", "|ǀ∣",
    "~∼˜", "<‹", ">›", "xх×", " \u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000",
)  # fmt: skip
"""In each group the first character is the one from the keyboard."""

_PLAIN = {ord(other): group[0] for group in _GROUPS for other in group[1:]}


def explain_look_alike(expected: str, actual: str) -> Found | None:
    """Tell in which character two texts differ that look the same; None if they do not."""
    if unicodedata.normalize("NFC", expected) == unicodedata.normalize("NFC", actual):
        return _composed(expected, actual)
    if _skeleton(expected) != _skeleton(actual):
        return None
    at = next(
        (index for index, pair in enumerate(zip(expected, actual, strict=False)) if pair[0] != pair[1]), None
    )
    if at is None:
        return None
    return Found("look-alike", say.LOOK_ALIKE.fill(
        index=at, actual=quoted(actual[at]), actual_code=_codes(actual[at]),
        expected=quoted(expected[at]), expected_code=_codes(expected[at]),
    ))  # fmt: skip


def _skeleton(value: str) -> str:
    return unicodedata.normalize("NFKC", value).translate(_PLAIN).translate(_PLAIN)


def _composed(expected: str, actual: str) -> Found:
    """Both are the same characters, written as one code point in one text and as several in the other."""
    at = next(
        (index for index, pair in enumerate(zip(expected, actual, strict=False)) if pair[0] != pair[1]), 0
    )
    return Found("look-alike", say.COMPOSED.fill(
        index=at, actual_code=_codes(_cluster(actual, at)), expected_code=_codes(_cluster(expected, at))
    ))  # fmt: skip


def _cluster(value: str, at: int) -> str:
    end = at + 1
    while end < len(value) and unicodedata.combining(value[end]) and end < at + 4:
        end += 1
    return value[at:end]


def _codes(value: str) -> str:
    return " ".join(f"U+{ord(char):04X}" for char in value)
