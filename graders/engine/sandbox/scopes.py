"""From what a child tells for the rules of a bank to the scopes of a submission: pure, and trusting none of it."""

from __future__ import annotations

from graders.engine.model import Scope
from graders.engine.sandbox.frames import ProtocolError, count, expect, words
from graders.engine.worker.protocol import ENTRIES, SCOPES

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from graders.engine.sandbox.start import Wanted

_FIELDS = 7


def read_scopes(value: object, wanted: Wanted) -> tuple[Scope, ...]:
    """Return the scopes that the answer to `parse` tells of.

    Raises:
        ProtocolError: when it does not, or points to what is not there.
    """
    told = expect(value, dict)
    files = ("", *words(told.get("files")))
    scopes = expect(told.get("scopes"), list)
    if len(scopes) > SCOPES:
        raise ProtocolError("malformed")
    kinds = (("name", wanted.names), ("import", wanted.modules), ("statement", wanted.statements))
    things = [(kind, word) for kind, asked in kinds for word in asked]
    read = tuple(_scope(one, files, things, len(scopes)) for one in scopes)
    if sum(len(one.found) + len(one.mentions) for one in read) > ENTRIES:
        raise ProtocolError("malformed")
    return read


def _scope(value: object, files: tuple[str, ...], things: list[tuple[str, str]], size: int) -> Scope:
    parts = expect(value, list)
    if len(parts) != _FIELDS:
        raise ProtocolError("malformed")
    name, file, inside, line, lines, found, mentions = parts
    return Scope(
        name=expect(name, str),
        file=files[_below(file, len(files))],
        inside=-1 if inside == -1 else _below(inside, size),
        line=count(line),
        lines=count(lines),
        found=tuple((*things[_below(number, len(things))], line) for number, line in _pairs(found)),
        mentions=tuple((_below(number, size), line) for number, line in _pairs(mentions)),
    )


def _pairs(value: object) -> list[tuple[int, int]]:
    pairs = [expect(pair, list) for pair in expect(value, list)]
    if any(len(pair) != 2 for pair in pairs):
        raise ProtocolError("malformed")
    return [(count(number), count(line)) for number, line in pairs]


def _below(value: object, end: int) -> int:
    number = count(value)
    if number >= end:
        raise ProtocolError("malformed")
    return number
