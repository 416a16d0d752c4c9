"""The text of a bank's file from its bytes, and what is wrong with the encoding."""

from __future__ import annotations

import codecs

from graders.engine.bank.scanner import Trouble
from graders.engine.messages import bank_json as say


def decode(content: bytes) -> tuple[str, tuple[Trouble, ...]]:
    """Return the text of a file, and the troubles with its encoding; what is no UTF-8 becomes U+FFFD.

    Never raises, whatever the bytes.
    """
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16", "replace"), (Trouble(0, (), say.UTF16),)
    troubles: list[Trouble] = []
    if content.startswith(codecs.BOM_UTF8):
        content = content.removeprefix(codecs.BOM_UTF8)
        troubles.append(Trouble(0, (), say.BOM))
    try:
        return content.decode(), tuple(troubles)
    except UnicodeDecodeError as error:
        before = len(content[: error.start].decode())
        said = say.NOT_UTF8.fill(byte=f"{content[error.start]:02X}")
        return content.decode(errors="replace"), (*troubles, Trouble(before, (), said))
